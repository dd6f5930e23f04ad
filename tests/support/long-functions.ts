const LINES_MAX = 60

/** How a function at the top of a file begins, as the formatter writes it. */
const BEGINS = /^(?:export )?(?:default )?(?:async )?function\b|^(?:export )?const \w+[^=]*= (?:async )?[(<]/
/** How one inside of something else begins: a callback, or a method. */
const BEGINS_INSIDE = /^ *(?!(?:if|for|while|switch|catch|return)\b)(?:.*=> [{(]|(?:async )?\w+\(.*\).* \{)$/
/** A line that opens more than it closes: what it begins has not ended. */
const GOES_ON = /(?:[{([<]|=>)$/
/** Above a function that is long for a reason. */
const REASON = /^ *\/\/ Long: ./

/** The functions of more than 60 lines in a file as the formatter has left it, a sentence each; not those that give a reason. */
export function longFunctions(file: string, source: string): string[] {
  const lines = source.split('\n')
  return lines.flatMap((line, from) => {
    if (!GOES_ON.test(line) || !(BEGINS.test(line) || BEGINS_INSIDE.test(line))) return []
    if (REASON.test(lines[from - 1] ?? '')) return []
    const length = lastLineOf(lines, from) - from + 1
    return length > LINES_MAX ? [`${file}:${from + 1}: a function of ${length} lines`] : []
  })
}

/** The next line that is indented as the first one is, and opens nothing: the end of the parameters does, that of the body does not. */
function lastLineOf(lines: readonly string[], from: number): number {
  const indentOf = (line: string) => line.length - line.trimStart().length
  const indent = indentOf(lines[from] ?? '')
  const end = lines.findIndex(
    (line, at) => at > from && line.trim() !== '' && indentOf(line) <= indent && !GOES_ON.test(line),
  )
  return end < 0 ? lines.length - 1 : end
}
