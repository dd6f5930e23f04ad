import { WORD_WINDOW } from '../constants.ts'
import type { AlignmentEntry } from './story-answer.ts'

export interface SpokenWord {
  word: string
  /** Seconds on the narration's clock. */
  start: number
  end: number
  paragraphIndex: number
}

/** From word `from` to before word `to`. */
export interface WordRange {
  from: number
  to: number
}

/** A narration for reading along: every word in order, and which of them each paragraph contains. */
export interface ReadAlong {
  words: readonly SpokenWord[]
  paragraphs: readonly WordRange[]
  /** Words that light up together, because it is not certain when each of them is said. */
  together: readonly WordRange[]
}

/**
 * Assigns a narration's words to the paragraphs by each one's word count (specification, section 3). Extra words
 * belong to the last paragraph; times that run backwards or are not numbers repeat the time before, so that the times
 * can be searched.
 */
export function readAlong(
  paragraphs: readonly string[],
  entries: readonly AlignmentEntry[],
  together: readonly (readonly [from: number, to: number])[] = [],
): ReadAlong {
  const ranges = paragraphRanges(paragraphs.map(wordCount), entries.length)
  const words: SpokenWord[] = []
  let paragraphIndex = 0
  let clock = 0
  for (const [index, entry] of entries.entries()) {
    while (paragraphIndex < ranges.length - 1 && index >= (ranges[paragraphIndex]?.to ?? 0)) paragraphIndex++
    const start = Math.max(clock, secondsOr(entry.start_time_seconds, clock))
    const next = secondsOr(entries[index + 1]?.start_time_seconds, start)
    const end = Math.max(start, secondsOr(entry.end_time_seconds, next))
    words.push({ word: entry.word, start, end, paragraphIndex })
    clock = start
  }
  return { words, paragraphs: ranges, together: together.map(([from, to]) => ({ from, to })) }
}

/** The words that are lit while the one at `wordIndex` is spoken: that word, or its group. */
export const litWith = ({ together }: ReadAlong, wordIndex: number): WordRange =>
  together.find(({ from, to }) => wordIndex >= from && wordIndex < to) ?? {
    from: wordIndex,
    to: wordIndex + 1,
  }

/** How many words a text has: whitespace-separated tokens, as every narrator counts them (design, section 1). */
export function wordCount(text: string): number {
  const trimmed = text.trim()
  return trimmed === '' ? 0 : trimmed.split(/\s+/).length
}

function paragraphRanges(counts: readonly number[], total: number): WordRange[] {
  let from = 0
  return counts.map((count, index) => {
    const to = index === counts.length - 1 ? total : Math.min(total, from + count)
    const range = { from, to }
    from = to
    return range
  })
}

const secondsOr = (seconds: number | undefined, otherwise: number) =>
  seconds !== undefined && Number.isFinite(seconds) ? seconds : otherwise

/** The index of the word that is spoken at `seconds`: the last one that has begun, or -1 before the first. */
export function wordAt(words: readonly SpokenWord[], seconds: number): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle]?.start ?? Number.POSITIVE_INFINITY) <= seconds) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** The paragraph of a word; before the first word it is the first paragraph. */
export const paragraphAt = (story: ReadAlong, wordIndex: number): number =>
  story.words[wordIndex]?.paragraphIndex ?? 0

/**
 * The words shown together with the one at `wordIndex` (specification, section 9: 5). They stay while those five are
 * spoken, never cross into another paragraph, and the last five of a paragraph are shown whole.
 */
export function wordWindow(story: ReadAlong, wordIndex: number, size: number = WORD_WINDOW): WordRange {
  const index = Math.max(0, wordIndex)
  const paragraph = story.paragraphs[paragraphAt(story, index)] ?? { from: 0, to: story.words.length }
  const group = paragraph.from + Math.floor((index - paragraph.from) / size) * size
  const from = Math.max(paragraph.from, Math.min(group, paragraph.to - size))
  return { from, to: Math.min(paragraph.to, from + size) }
}
