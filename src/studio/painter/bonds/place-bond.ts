import { literally } from '../../../shared/kit/literally.ts'
import type { Bond } from '../../../shared/stories/scene.ts'
import { findProp } from '../figures/props/find-prop.ts'
import type { NamedActor } from '../named-actors.ts'
import { propNamedIn } from './narrated-bond.ts'

const PREPOSITION = '(on top of|on|onto|in|into|inside|under|underneath|beneath|behind)'
/** “A guard in a tall hat” wears it. */
const WORN = / in (?:an?|the|his|her) (?:\p{L}+ )?(?:hat|cap|coat|cloak|suit|apron|nightshirt|robe)\b/gu
const OF_IT = /^(?:roof|back|top|edge|rim|seat)(?: of)?(?: the| a| an| its)?/u

/** The bond that the place gives an actor: “the henhouse, with a goat on its roof”. */
export function bondInPlace(place: string, one: NamedActor): Bond | undefined {
  const words = place.toLowerCase().replace(WORN, '')
  for (const name of [one.name, ...one.also]) {
    const own = literally(name.toLowerCase().replace(/^the /, ''))
    const [, within] = new RegExp(`\\b${own} (on|in) it(?=,| and |$)`, 'u').exec(words) ?? []
    const head = (words.split(/,| with /)[0] ?? '').replace(/^(?:the|an?) /, '')
    const inIt = within && bondTo(within, head)
    if (inIt) return inIt
    const found = new RegExp(
      `\\b${own}\\b(?: (?:\\p{L}+ing|right|half|high up))? ${PREPOSITION} (the|an?|its|his|her) ([\\p{L} -]+?)(?=,| and | with | without | in front |$)`,
      'u',
    ).exec(words)
    const [, how = '', determiner = '', said = ''] = found ?? []
    if (!found) continue
    const bond = bondTo(
      how,
      determiner === 'its' ? ofItself(said, words) : said.replace(OF_IT, '').trim() || said,
    )
    if (bond) return bond
  }
  return undefined
}

/** “Its roof” is the roof of the place's own prop. */
const ofItself = (part: string, place: string): string =>
  OF_IT.test(part) ? (place.split(/,| with /)[0] ?? '').replace(/^(?:the|an?) /, '') : part

/** “On the roof of the henhouse stood Nell.” */
export function bondInverted(narration: string, one: NamedActor): Bond | undefined {
  for (const name of [one.name, ...one.also.map((also) => `an? (?:\\p{L}+ )?${also}`)]) {
    const own = name === one.name ? literally(name) : name
    const pattern = new RegExp(
      `\\b${PREPOSITION} (?:the|an?|his|her|its|their) ((?:\\p{L}+ ){0,4}\\p{L}+) (?:sat|stood|lay|perched|slept|crouched|lived) ${own}(?![’'\\p{L}])`,
      'iu',
    )
    const [, how = '', said = ''] = pattern.exec(narration) ?? []
    const bond = said && bondTo(how.toLowerCase(), said.replace(OF_IT, '').trim() || said)
    if (bond) return bond
  }
  return undefined
}

function bondTo(how: string, words: string): Bond | undefined {
  if (how !== 'behind') return propNamedIn(how, words)
  const model = findProp(words)
  return model && !model.aloft ? { how: 'behind', to: words } : undefined
}

/** Sitting on somebody's hat, head or shoulder means being carried by them: “On his hat sat a butterfly.” */
export function bondOnSomebody(
  narration: string,
  one: NamedActor,
  others: readonly NamedActor[],
): Bond | undefined {
  const names = [literally(one.name), ...one.also.map((also) => `(?:an?|the) (?:\\p{L}+ )?${also}`)].join('|')
  const body = '(?:hat|head|nose|shoulder|arm|hand|finger|knee|lap|back|tummy|cap|helmet)'
  const whose = `(his|her|\\p{Lu}[\\p{L}. ]*?[’']s)`
  const found =
    new RegExp(`\\bon ${whose} ${body} (?:sat|stood|lay|perched) (?:${names})(?![’'\\p{L}])`, 'iu').exec(
      narration,
    ) ??
    new RegExp(
      `(?:${names}) (?:\\p{L}+ )?(?:sat|stood|lay|perched|landed|flew|came down|settled|climbed|hopped|jumped) (?:down )?(?:on|onto) ${whose} ${body}\\b`,
      'iu',
    ).exec(narration)
  const by = found?.[1]
  if (!by) return undefined
  if (!/^(?:his|her)$/i.test(by)) return ridingOn(others.find(({ name }) => by.startsWith(name)))
  const gender = by.toLowerCase() === 'his' ? 'male' : 'female'
  const fitting = others.filter((other) => other.gender === gender)
  const before = narration.slice(0, found.index + 1)
  const last = [...fitting].sort(
    (a, b) => before.lastIndexOf(b.name) - before.lastIndexOf(a.name) || Number(b.hatted) - Number(a.hatted),
  )[0]
  return ridingOn(last)
}

const ridingOn = (other: NamedActor | undefined): Bond | undefined => other && { how: 'on', to: other.who }
