import { literally } from '../../../shared/kit/literally.ts'
import type { Bond, HowBound } from '../../../shared/stories/scene.ts'
import { findProp } from '../figures/props/find-prop.ts'
import type { NamedActor } from '../named-actors.ts'

/** Things people sit, stand or lie on, in and under if the text says so; other props need a note. */
const ON =
  /^(?:bench|chair|armchair|stool|throne|couch-and-lamp|log|stump|boulder|chest|barrel|bucket|wall|gate|fence|haystack|stairs|henhouse|pillow|mattress|mattresses|mat|rug|carpet|woodpile|snow|sack|drum|goal|bed|mound|sandcastle|blossom|ball|tent|post|piano|package|well)$/
const IN =
  /^(?:basket|bucket|tub|barrel|chest|boat|rowboat|wagon|nest-with-eggs|nest|cauldron|pot-of-food|cooking pot|upturned hat|hat|sandbox|leaf pile|haystack|straw|blossom|tulip|package|luggage|bowl|hole|chair|throne|jeep|case|glass door)$/
const UNDER = /^(?:table|desk|blanket|umbrella|bed|bench|towel|counter|piano|leaf pile)$/

/** Verbs for touching somebody. */
const TOUCHED = '(?:scratched|patted|petted|stroked|tickled|nudged|poked|touched|tapped|comforted|shook)'
/** Things a hand pushes, turns or knocks on, and the verbs for it. */
const PUSHED =
  '(?:pushed|pressed|pulled|shoved|rang|turned|knocked on|banged on|rubbed|scratched|touched|patted|tapped)'
const PUSHABLE =
  /^(?:red button|radio-button|bell|handle|door|gate|wagon|barrel|boulder|chest|snow|well|pump|wheel|statue|machine|telephone|window|drum|keyhole|piano|sled|cart|wheelbarrow|rowboat|log|stone|rock|stroller|pumpkin|swing|lever|switch)$/

const WORD = "(?:(?:an?|the|his|her|its|their|\\p{Lu}\\p{L}+[’']s) )((?:\\p{L}+ ){0,2}\\p{L}+)"
const POSTURE =
  '(?:only |just |already |now |still )?(?:sat|stood|lay|was (?:sitting|standing|lying)|perched|climbed|got|jumped|hopped|landed|sank|crept|crawled|hid|knelt|curled up|settled)'
const ADVERB = '(?:down |up |back |right |quite still |all alone |flat |over )*'
const PREPOSITION = '(on top of|on|onto|in|into|inside|under|underneath|beneath)'

const HOW: Record<string, HowBound> = {
  'on top of': 'on',
  on: 'on',
  onto: 'on',
  in: 'in',
  into: 'in',
  inside: 'in',
  under: 'under',
  underneath: 'under',
  beneath: 'under',
}
const FITS: Partial<Record<HowBound, RegExp>> = { on: ON, in: IN, under: UNDER }

/** The bond that the narration gives an actor. */
export function narratedBond(
  narration: string,
  { name }: NamedActor,
  others: readonly NamedActor[],
): Bond | undefined {
  const own = literally(name)
  const ofProp =
    matched(new RegExp(`${own} ${POSTURE} ${ADVERB}${PREPOSITION} ${WORD}`, 'gu'), narration, propNamedIn) ??
    matched(
      new RegExp(`\\b${PREPOSITION} ${WORD} (?:sat|stood|lay|perched) ${own}(?![’\\p{L}])`, 'giu'),
      narration,
      propNamedIn,
    )
  const pushed = () =>
    matched(new RegExp(`${own} (${PUSHED}) ${WORD}`, 'gu'), narration, (_, words) =>
      named('hand-on', PUSHABLE, words),
    )
  const bathed = new RegExp(
    `${own}(?![’\\p{L}])[^.!?]{0,30} in (?:the|a|his|her) (?:bath|bathtub|tub)\\b`,
    'u',
  ).test(narration)
  return (
    ofProp ??
    (bathed ? { how: 'in', to: 'bathtub' } : undefined) ??
    others.flatMap((other) => ofSomebody(narration, own, other) ?? []).at(0) ??
    pushed()
  )
}

function matched(
  pattern: RegExp,
  narration: string,
  read: (how: string, words: string) => Bond | undefined,
): Bond | undefined {
  for (const [, how = '', words = ''] of narration.matchAll(pattern)) {
    const found = read(how.toLowerCase(), words)
    if (found) return found
  }
  return undefined
}

/** The longest part of the phrase that names a suitable prop. */
export function propNamedIn(said: string, words: string): Bond | undefined {
  // In an armchair or on a sofa one sits.
  const how = HOW[said] === 'in' && /\b(?:armchair|sofa|couch)\b/.test(words) ? 'on' : HOW[said]
  const fits = how && FITS[how]
  return how && fits ? named(how, fits, words) : undefined
}

function named(how: HowBound, fits: RegExp, words: string): Bond | undefined {
  const parts = words.split(' ')
  for (let length = parts.length; length > 0; length -= 1) {
    const to = parts.slice(0, length).join(' ')
    const last = parts[length - 1] ?? ''
    const model = findProp(to)
    const two = parts.slice(length - 2, length).join(' ')
    const isWhole = how === 'hand-on' || [last, two].some((noun) => findProp(noun)?.name === model?.name)
    if (model && fits.test(model.name) && isWhole) return { how, to }
  }
  return undefined
}

function ofSomebody(narration: string, own: string, { who, name }: NamedActor): Bond | undefined {
  const other = literally(name)
  const says = (pattern: string) => new RegExp(pattern, 'u').test(narration)
  const hand = '(?:a|an|one|his|her|its|both) (?:hands?|paws?)'
  if (says(`${own} (?:\\p{L}+ )?kissed ${other}(?![\\p{L}])`)) return { how: 'kissing', to: who }
  if (
    says(`${own} (?:and \\p{L}+ )?(?:took|held|squeezed|shook) ${other}[’']s (?:hand|paw)`) ||
    says(`${own} (?:and \\p{L}+ )?(?:took|held|led) ${other} by the (?:hand|paw)`) ||
    says(`${own} and ${other} [^.]{0,40}hand in hand`)
  )
    return { how: 'hand-in-hand', to: who }
  if (
    says(`${own} (?:put|laid) ${hand} (?:on|around) ${other}`) ||
    says(`${own} (?:\\p{L}+ )?${TOUCHED} ${other}(?![\\p{L}])`)
  )
    return { how: 'hand-on', to: who }
  if (
    says(
      `${own} (?:\\p{Ll}+ )?(?:sat|lay|jumped|climbed|hopped|landed|perched|rode) (?:down |up |still )?(?:on|onto) ${other}(?:[’']s (?:left |right |own )?(?:back|head|lap|knee|knees|shoulders?|hat|nose|tummy))?(?![’\\p{L}])`,
    ) ||
    says(
      `${own} was (?:\\p{Ll}+ )?(?:sitting )?on ${other}[’']s (?:left |right )?(?:back|lap|knees?|shoulders?)(?![’\\p{L}])`,
    )
  )
    return { how: 'on', to: who }
  return undefined
}
