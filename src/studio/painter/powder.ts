import { mix } from './figures/color.ts'
import type { NamedActor } from './named-actors.ts'

/** The color of the flour or dust that covers somebody, by id. */
export type Powder = ReadonlyMap<string, string>

const COLORS: Record<string, string> = { white: '#fbf9f4', gray: '#a3a3ad' }
const WHITE =
  /\b(\p{Lu}[\p{L} ’]*?|[Hh]e|[Ss]he|[Ii]t) (?:was|were) (?:now |all |quite )?(white|gray) (?:with (?:flour|snow|dust|powder)|all over|from (?:his|her|its) \p{L}+ to)|\b(\p{Lu}[\p{L} ’]*?) was (white), and so was everything/gu

/** Who is powdered according to the narration. */
export function narratedPowder(narration: string, named: readonly NamedActor[]): Powder {
  const found = new Map<string, string>()
  for (const match of narration.matchAll(WHITE)) {
    const subject = match[1] ?? match[3] ?? ''
    const color = COLORS[match[2] ?? match[4] ?? '']
    const who = whoIs(subject, narration.slice(0, match.index), named)
    if (who && color) found.set(who, color)
  }
  return found
}

/** Who is meant: the last name in the subject, or before a “he” or “she”. */
function whoIs(subject: string, before: string, named: readonly NamedActor[]): string | undefined {
  const own = named.filter(
    ({ name }) => subject.endsWith(name) || subject.endsWith(name.replace(/^the /, '')),
  )
  if (own[0]) return own[0].who
  if (!/^(?:he|she|it)$/i.test(subject)) return undefined
  const gender = /^he$/i.test(subject) ? 'male' : /^she$/i.test(subject) ? 'female' : undefined
  const last = named
    .filter((one) => one.gender === undefined || one.gender === gender)
    .map(({ who, name }) => ({ who, at: before.lastIndexOf(name.replace(/^the /, '')) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at)[0]
  return last?.who
}

const [SHARE, KEPT] = [0.74, /^#(?:2|3|1)[0-9a-f]{5}$/] as const

/** A drawing with every color lightened by powder; the darkest ones, such as eyes, show through. */
export const applyPowder = (svg: string, color: string): string =>
  svg.replace(/#[0-9a-f]{6}\b/g, (own) => (KEPT.test(own) ? own : mix(own, color, SHARE)))
