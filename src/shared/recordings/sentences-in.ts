/** Whether a word ends a sentence, including closing quotation marks. */
const ENDS = /[.!?…]["”’')\]]*$/u
const TITLES = /^["“‘'(]*(?:Mr|Mrs|Ms|Dr|St|Prof)\.$/u

/** The sentences of a page as ranges of words, the end excluded. */
export function sentencesIn(words: readonly string[]): [from: number, to: number][] {
  const sentences: [number, number][] = []
  let from = 0
  for (const [index, word] of words.entries()) {
    const isLast = index === words.length - 1
    if (!isLast && (!ENDS.test(word) || TITLES.test(word))) continue
    sentences.push([from, index + 1])
    from = index + 1
  }
  return sentences
}
