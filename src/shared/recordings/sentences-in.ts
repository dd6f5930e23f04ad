/** Whether a word ends a sentence, with whatever quotation marks behind it. */
const ENDS = /[.!?…]["”’')\]]*$/u
const TITLES = /^["“‘'(]*(?:Mr|Mrs|Ms|Dr|St|Prof)\.$/u

/** The sentences of a page, each from its first word up to but without the next one's first. */
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
