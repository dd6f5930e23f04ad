import type { LitPiece } from '../../ports/bindery.ts'
import { litWith, type ReadAlong, type SpokenWord, wordCount } from '../../shared/stories/alignment.ts'

/** Readers reject a highlight without duration, and shorter ones are invisible. */
const SHORTEST_SECONDS = 0.03

/** When a narration reaches a page, in seconds; undefined where it says nothing of that page. */
export const beginOf = (along: ReadAlong, page: number): number | undefined => saidOn(along, page)[0]?.start

/**
 * Splits a page into the pieces that light up one after the other. Each stays lit until the next one begins, through
 * pauses and page turns, because readers play piece by piece and skip gaps. Empty where the narration says other words
 * than the page.
 */
export function litPieces(text: string, along: ReadAlong, page: number, durationSeconds: number): LitPiece[] {
  const said = saidOn(along, page)
  if (said.length === 0 || said.length !== wordCount(text)) return []
  const pieces: LitPiece[] = []
  let end = endOf(along, page, durationSeconds)
  let afterwards = ''
  for (const begun of begunOn(text, along, page).reverse()) {
    const whole = `${begun.text} ${afterwards}`.trim()
    const hasTime = end - begun.start >= SHORTEST_SECONDS
    afterwards = hasTime ? '' : whole
    if (!hasTime) continue
    pieces.unshift({ text: whole, start: begun.start, end })
    end = begun.start
  }
  const [first] = pieces
  if (first) first.text = `${afterwards} ${first.text}`.trim()
  return pieces
}

/** What begins when: single words, or the words of a sentence that light up together. */
function begunOn(text: string, along: ReadAlong, page: number): Omit<LitPiece, 'end'>[] {
  const { from, to } = along.paragraphs[page] ?? { from: 0, to: 0 }
  const tokens = text.trim().split(/\s+/)
  const begun: Omit<LitPiece, 'end'>[] = []
  let at = from
  while (at < to) {
    const next = Math.min(to, Math.max(at + 1, litWith(along, at).to))
    begun.push({ text: tokens.slice(at - from, next - from).join(' '), start: along.words[at]?.start ?? 0 })
    at = next
  }
  return begun
}

/** When the narration is done with a page, including the pause after it. */
function endOf(along: ReadAlong, page: number, durationSeconds: number): number {
  const next = along.paragraphs.find(({ from, to }, at) => at > page && to > from)
  const last = along.words.at(-1)?.end ?? 0
  return (next && along.words[next.from]?.start) ?? Math.max(durationSeconds, last)
}

function saidOn({ words, paragraphs }: ReadAlong, page: number): readonly SpokenWord[] {
  const { from, to } = paragraphs[page] ?? { from: 0, to: 0 }
  return words.slice(from, to)
}
