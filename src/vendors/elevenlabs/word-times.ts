import type { Span } from '../../ports/bought-sound.ts'

/** When each character of a text sounds, in seconds, according to a vendor. */
export interface CharacterTimes {
  characters: string[]
  starts: number[]
  ends: number[]
}

/** Minimum duration of a word that the vendor gave none, in seconds. */
const SHORTEST = 0.04
/** How far ahead to look for the position in the characters after a mismatch. */
const LOOK_AHEAD = 60

/**
 * When each token sounds: exactly one span for each, never running backwards, all within `seconds`. Characters that
 * the vendor omitted, added or changed are bridged; a token without any time gets its share of the gap around it.
 */
export function wordTimes(tokens: readonly string[], times: CharacterTimes, seconds: number): Span[] {
  const expected = tokens.flatMap((token, index) => [...token].map((letter) => ({ letter, token: index })))
  const spoken = spokenCharacters(times)
  const spans: (Span | undefined)[] = tokens.map(() => undefined)
  const soundless: (Span | undefined)[] = tokens.map(() => undefined)
  for (const [at, found] of matched(expected, spoken)) {
    const { letter, token } = expected[at] ?? { letter: '', token: -1 }
    const character = spoken[found]
    if (!character || token < 0) continue
    const list = SOUNDS.test(letter) ? spans : soundless
    list[token] = { start: list[token]?.start ?? character.start, end: character.end }
  }
  const known = spans.map((span, token) => span ?? soundless[token])
  return inOrder(withoutGaps(known, tokens, seconds), seconds)
}

const SOUNDS = /[\p{L}\p{N}\p{M}&%$€£+=@]/u

interface Spoken extends Span {
  letter: string
}

/** The spoken characters, without blanks, with times that never run backwards. */
function spokenCharacters({ characters, starts, ends }: CharacterTimes): Spoken[] {
  const spoken: Spoken[] = []
  let at = 0
  for (const [index, letter] of characters.entries()) {
    const start = numberOr(starts[index], at)
    const end = numberOr(ends[index], start)
    at = Math.max(at, start)
    const span = { start: at, end: Math.max(at, end) }
    for (const part of letter) if (part.trim()) spoken.push({ letter: part, ...span })
  }
  return spoken
}

const numberOr = (value: number | undefined, fallback: number) =>
  value !== undefined && Number.isFinite(value) && value >= 0 ? value : fallback

/** Pairs of indexes (expected, spoken) of the same character, in order. */
function matched(
  expected: readonly { letter: string }[],
  spoken: readonly { letter: string }[],
): [number, number][] {
  const pairs: [number, number][] = []
  // Each is compared with many, so it is normalized once.
  const wanted = expected.map(({ letter }) => plain(letter))
  const heard = spoken.map(({ letter }) => plain(letter))
  const isSame = (at: number, found: number) => wanted[at] === heard[found]
  let at = 0
  let found = 0
  while (at < expected.length && found < spoken.length) {
    if (isSame(at, found)) {
      pairs.push([at, found])
      at += 1
      found += 1
      continue
    }
    const [skipExpected, skipSpoken] = nextMeeting(at, found, expected.length, spoken.length, isSame)
    at += skipExpected
    found += skipSpoken
  }
  return pairs
}

/** How much to skip on both sides until two characters in a row match again; the least of it. */
function nextMeeting(
  at: number,
  found: number,
  expectedCount: number,
  spokenCount: number,
  isSame: (at: number, found: number) => boolean,
): [number, number] {
  const meets = (a: number, b: number) => {
    if (at + a >= expectedCount || found + b >= spokenCount || !isSame(at + a, found + b)) return false
    const isLast = at + a + 1 >= expectedCount || found + b + 1 >= spokenCount
    return isLast || isSame(at + a + 1, found + b + 1)
  }
  for (let skipped = 1; skipped <= LOOK_AHEAD; skipped += 1) {
    for (let a = 0; a <= skipped; a += 1) if (meets(a, skipped - a)) return [a, skipped - a]
  }
  return [1, 1]
}

const plain = (letter: string) => SAME[letter] ?? letter.normalize('NFKC').toLowerCase()
const SAME: Record<string, string> = { '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '—': '-', '‑': '-' }

/** Divides the gap between neighbors among tokens without a time, by their lengths. */
function withoutGaps(
  spans: readonly (Span | undefined)[],
  tokens: readonly string[],
  seconds: number,
): Span[] {
  const filled: Span[] = []
  for (let index = 0; index < spans.length; index += 1) {
    const span = spans[index]
    if (span) {
      filled.push(span)
      continue
    }
    const next = spans.findIndex((other, at) => at > index && other !== undefined)
    const lost = tokens.slice(index, next < 0 ? undefined : next)
    const before = filled.at(-1)
    const end = spans[next]?.start ?? seconds
    const needed = lost.length * SHORTEST
    let start = before?.end ?? 0
    if (before && end - start < needed) {
      start = Math.max((before.start + before.end) / 2, Math.min(start, end - needed))
      before.end = start
    }
    const each = Math.max(0, end - start) / lost.reduce((sum, token) => sum + token.length, 0)
    for (const token of lost) {
      filled.push({ start, end: start + each * token.length })
      start += each * token.length
    }
    index += lost.length - 1
  }
  return filled
}

/** The same spans, none beginning before the previous one or ending after the sound. */
function inOrder(spans: readonly Span[], seconds: number): Span[] {
  let at = 0
  return spans.map((span) => {
    const start = Math.min(seconds, Math.max(at, span.start))
    at = start
    return { start, end: Math.min(seconds, Math.max(start, span.end)) }
  })
}
