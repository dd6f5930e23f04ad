import { sentences } from '../../../shared/stories/reading-level.ts'

/**
 * The same words in exactly `count` paragraphs where that is easy: joins neighbors, shortest first, or splits the
 * longest between two sentences. Words too far from `count` are unchanged.
 */
export function refitted(paragraphs: readonly string[], count: number): string[] {
  const told = paragraphs.filter((paragraph) => /\p{L}/u.test(paragraph))
  if (told.length < count / 2 || told.length > count * 3) return [...paragraphs]
  while (told.length > count) joinShortest(told)
  while (told.length < count) if (!partLongest(told)) return [...paragraphs]
  return told
}

function joinShortest(paragraphs: string[]): void {
  const lengths = paragraphs.slice(1).map((next, index) => next.length + (paragraphs[index]?.length ?? 0))
  const at = lengths.indexOf(Math.min(...lengths))
  paragraphs.splice(at, 2, `${paragraphs[at]} ${paragraphs[at + 1]}`)
}

function partLongest(paragraphs: string[]): boolean {
  const lengths = paragraphs.map((paragraph) => paragraph.length)
  const at = lengths.indexOf(Math.max(...lengths))
  const parts = sentences(paragraphs[at] ?? '')
  if (parts.length < 2) return false
  const half = (lengths[at] ?? 0) / 2
  let first = ''
  let taken = 0
  while (
    taken < parts.length - 1 &&
    (taken === 0 || first.length + (parts[taken]?.length ?? 0) <= half + 20)
  ) {
    first = `${first} ${parts[taken]}`.trim()
    taken += 1
  }
  paragraphs.splice(at, 1, first, parts.slice(taken).join(' '))
  return true
}
