import { SECONDS_PER_FRAME } from './bands.ts'
import type { Heard } from './decode.ts'

/** When a word is said, in seconds. */
export interface Span {
  start: number
  end: number
}

/** Where a frame begins to hear what follows: its own middle lies later than its beginning. */
const LEAD = 0.002

/** When each of the page's words is said; `words` tells which of them the heard ones are. A word that was not heard has the time between its neighbors. */
export function timesOf(
  heard: readonly Heard[],
  words: readonly number[],
  { count, seconds }: { count: number; seconds: number },
): Span[] {
  const spans: (Span | undefined)[] = new Array(count).fill(undefined)
  let next = seconds
  let nextWord = count
  for (const { word, from, to } of heard.toReversed()) {
    const at = words[word]
    // What was read twice counts as it was read last.
    if (at === undefined || at >= nextWord) continue
    const end = Math.min(next, to * SECONDS_PER_FRAME + LEAD)
    const start = Math.min(end, from * SECONDS_PER_FRAME + LEAD)
    spans[at] = { start, end }
    next = start
    nextWord = at
  }
  return filled(spans, seconds)
}

/** The words of nobody share what lies between the words beside them. */
function filled(spans: readonly (Span | undefined)[], seconds: number): Span[] {
  const all: Span[] = []
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
