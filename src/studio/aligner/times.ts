import { SECONDS_PER_FRAME } from './bands.ts'
import type { Heard } from './decode.ts'

/** When a word is said, in seconds. */
export interface WordTime {
  start: number
  end: number
}

/** Frames recognize a sound this much early: a frame's middle is later than its beginning. */
const LEAD = 0.002

/**
 * When each of the page's words is said; `words` identifies the heard ones. A word that was not heard gets the time
 * between its neighbors.
 */
export function timesOf(
  heard: readonly Heard[],
  words: readonly number[],
  { count, seconds }: { count: number; seconds: number },
): WordTime[] {
  const spans: (WordTime | undefined)[] = new Array(count).fill(undefined)
  let next = seconds
  let nextWord = count
  for (const { word, from, to } of heard.toReversed()) {
    const at = words[word]
    // If a word is read twice, the last reading counts.
    if (at === undefined || at >= nextWord) continue
    const end = Math.min(next, to * SECONDS_PER_FRAME + LEAD)
    const start = Math.min(end, from * SECONDS_PER_FRAME + LEAD)
    spans[at] = { start, end }
    next = start
    nextWord = at
  }
  return filled(spans, seconds)
}

/** Words without a time share the gap between their neighbors. */
function filled(spans: readonly (WordTime | undefined)[], seconds: number): WordTime[] {
  const all: WordTime[] = []
  while (all.length < spans.length) {
    const known = spans[all.length]
    if (known) {
      all.push(known)
      continue
    }
    const next = spans.findIndex((span, at) => at > all.length && span !== undefined)
    const count = (next < 0 ? spans.length : next) - all.length
    const from = all.at(-1)?.end ?? 0
    const each = ((spans[next]?.start ?? seconds) - from) / count
    for (let at = 0; at < count; at++) all.push({ start: from + at * each, end: from + (at + 1) * each })
  }
  return all
}
