import { literally } from '../../shared/kit/literally.ts'
import type { SceneNote } from '../../shared/stories/scene.ts'
import { findProp } from './figures/props/find-prop.ts'
import { propPairIn } from './figures/props/prop.ts'
import { isRoom } from './setting-kinds.ts'
import { goesOnSurface } from './sort-props.ts'

/** Where the place says a prop is: “a ball in it”, “cups on a shelf”, “a hat in the air”. */
const WHERE = (noun: string) =>
  new RegExp(
    `\\b(?:${noun}),? (?:\\p{L}+ing |still |high up |left |half |all )?(on|in|over|inside|out of) (it|him|her|the \\p{L}+|an? (?:\\p{L}+ )?\\p{L}+|its \\p{L}+)`,
    'u',
  )
/** Where the paragraph says it is: “put the bun on the plate”, “the ball lay in the basket”. */
const TOLD = (noun: string) =>
  new RegExp(
    `\\b(?:${noun}) (?:(?:sat|lay|stood|was|were|hung|stayed|landed|fell|rolled|jumped|went|got) )?(?:only |just |still |again |now |back |down |up |right |carefully |all )?(on|in|over|inside|into|onto) ((?:the|an?|his|her) (?:\\p{L}+ )?\\p{L}+)`,
    'u',
  )
const TOLD_FIRST = (noun: string) =>
  new RegExp(
    `\\b([Oo]n|[Ii]n|[Ii]nside) ((?:the|an?|his|her) (?:\\p{L}+ )?\\p{L}+) (?:sat|lay|stood|was|were|hung) (?:an?|the|his|her|one|two|three|four|five) (?:\\p{L}+ )?(?:${noun})\\b`,
    'u',
  )
const FLYING = (noun: string) => new RegExp(`\\b(?:${noun}) flying\\b`, 'u')
/** Any prop without a surface of its own may be put on these if they are present. */
const SURFACES: ReadonlySet<string> = new Set([
  'table',
  'desk',
  'counter',
  'stove',
  'piano',
  'bench',
  'flat rock',
])
/** Things said to be on or in these stay there. */
const BASES =
  /\b(?:table|desk|bench|chair|stool|throne|shelf|cushion|pillow|rug|carpet|mat|goal|cup|mug|bowl|basket|bucket|crate|box|chest|boulder|car|hole|tree|barrel|nest|wagon|hat|plate|tray|pole|post|scarecrow)$/

/** Combines the scene's props where the place or paragraph says that they are on or in each other, or in the air. */
export function withPropPairs(
  props: readonly string[],
  { place, setting }: Pick<SceneNote, 'place' | 'setting'>,
  narration: string,
): string[] {
  const words = place.toLowerCase()
  const used = new Set<string>()
  const added: string[] = []
  const placed = props.map((prop) => {
    const noun = prop.split(' ').at(-1) ?? ''
    if (noun.length < 3 || / (?:on|in|of|with) /.test(prop)) return prop
    const forms = `${literally(noun.toLowerCase().replace(/s$/, ''))}(?:e?s)?`
    if (noun !== 'curtain' && FLYING(forms).test(words)) return `${prop} in the air`
    const [, how = '', said = ''] = WHERE(forms).exec(words) ?? narratedPlacement(forms, narration)
    if (!said) return prop
    if (/ air$/.test(said)) return `${prop} in the air`
    if (/ water$/.test(said)) return `${prop} in the water`
    if (/ rope$/.test(said) && noun === 'bag') return 'hanging bag'
    if (/ snow$/.test(said)) {
      if (how === 'on') return prop
      used.add('snow')
      return `${prop} in snow`
    }
    const base = (/^(?:it|him|her)$/.test(said) ? mainNounPhrase(words) : said).replace(
      /^(?:the|an?|its) /,
      '',
    )
    const of = findProp(base)?.name
    if (base === '' || of === undefined || of === findProp(prop)?.name) return prop
    const named = props.find((other) => other !== prop && findProp(other)?.name === of)
    const model = findProp(prop)
    if (SURFACES.has(of) && model && goesOnSurface(model, prop, !isRoom(setting))) {
      if (!named) added.push(of === 'bench' && isRoom(setting) ? 'table' : base)
      return prop
    }
    const both = `${prop} ${how !== 'on' && how !== 'over' ? 'in' : 'on'} ${of === 'shelf' ? 'empty shelf' : (named ?? base)}`
    if (!BASES.test(base) || !propPairIn(both)) return prop
    if (named) used.add(named)
    return both
  })
  const hangs = placed.includes('hanging bag')
  const left = placed.filter((prop) => !used.has(prop) && !(hangs && /\b(?:rope|tree)$/.test(prop)))
  return left.length < MOST ? [...left, ...added.slice(0, MOST - left.length)] : left
}
const MOST = 3

/** What the paragraph says about a prop, in the form `WHERE` matches in a place. */
function narratedPlacement(noun: string, narration: string): readonly string[] {
  const [, how, said = ''] = TOLD(noun).exec(narration) ?? TOLD_FIRST(noun).exec(narration) ?? []
  // Things in the air are held up, and her chest is not furniture.
  if (!how || / air$/.test(said) || /^(?:his|her) (?:chest|back|trunk)$/.test(said)) return []
  return ['', /^(?:on|onto|over)$/i.test(how) ? 'on' : 'in', said.replace(/^(?:his|her) /, 'the ')]
}

/** The place's main noun phrase: “a kitchen chair” of “a kitchen chair with a flat cake on it”. */
const mainNounPhrase = (place: string): string => {
  const before = place.split(/,? with /)[0] ?? ''
  const after = before.replace(/^(?:in front of|before|beside|at|by|outside|in|on|under|behind) /, '')
  return after.split(/ (?:in|on|at|by|of|outside|under|behind|before) /)[0] ?? ''
}
