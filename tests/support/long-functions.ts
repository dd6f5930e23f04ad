const LINES_MAX = 60

/** The first line of a function at the top of a file, as formatted. */
const BEGINS = /^(?:export )?(?:default )?(?:async )?function\b|^(?:export )?const \w+[^=]*= (?:async )?[(<]/
/** The first line of a nested one: a callback, or a method. */
const BEGINS_INSIDE = /^ *(?!(?:if|for|while|switch|catch|return)\b)(?:.*=> [{(]|(?:async )?\w+\(.*\).* \{)$/
/** A line that opens more than it closes. */
const GOES_ON = /(?:[{([<]|=>)$/
/** Above a function that is long for a reason. */
const REASON = /^ *\/\/ Long: ./

/** The functions of more than 60 lines in a formatted file, one sentence each; not those that give a reason. */
export function longFunctions(file: string, source: string): string[] {
  const lines = source.split('\n')
  return lines.flatMap((line, from) => {
    if (!GOES_ON.test(line) || !(BEGINS.test(line) || BEGINS_INSIDE.test(line))) return []
    if (REASON.test(lines[from - 1] ?? '')) return []
    const length = lastLineOf(lines, from) - from + 1
    return length > LINES_MAX ? [`${file}:${from + 1}: a function of ${length} lines`] : []
  })
}

/**
 * The next line that is indented like the first one and opens nothing: the parameters' end opens the body, the body's
 * end does not.
 */
function lastLineOf(lines: readonly string[], from: number): number {
  const indentOf = (line: string) => line.length - line.trimStart().length
  const indent = indentOf(lines[from] ?? '')
  const end = lines.findIndex(
    (line, at) => at > from && line.trim() !== '' && indentOf(line) <= indent && !GOES_ON.test(line),
  )
  return end < 0 ? lines.length - 1 : end
}
