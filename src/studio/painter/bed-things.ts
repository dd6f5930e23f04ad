import { isDrawn } from './figures/index.ts'
import { findProp } from './figures/props/find-prop.ts'
import { coversBody } from './figures/props/seats.ts'
import { SMALL } from './life-size.ts'

/** A prop of a bedtime picture: on the blanket, under or beside the bed, or not at the bed at all. */
export interface BedThing {
  prop: string
  where: 'on' | 'under' | 'beside' | 'away'
}

/** Things that stand beside or hang over a bed, however small. */
const BESIDE =
  /\b(?:bed|bunk|quilt|blanket|pillow|window|curtain|lamp|lantern|candle|chair|stool|table|desk|door|rug|slippers?|shoes?|boots?|clock|moon|star|stars|suitcase|bucket|tent|fire|footprints?|crumbs?|plates?|cups?|mugs?|bowls?|glass|spoons?|forks?|pots?)s?$/
const AT_BED = /^(.+) (on|under|beside) (?:the |his |her )?(?:bed|bunk|quilt|blanket)$/
/** What stands on the floor beside a bed, and in front of a larger view of it. */
const ON_FLOOR = /\b(?:slippers?|shoes?|boots?|suitcase|backpack|bucket|drum|ball|chest|basket|box)s?$/

/** Where a prop is, by its words: “cat under bed”, else by what it is. */
export function bedThingIn(words: string): BedThing {
  const [, prop = words, said] = AT_BED.exec(words) ?? []
  if (said === 'under' || said === 'beside') return { prop, where: said }
  if (said === 'on' && (isLaid(prop) || isSpread(prop))) return { prop, where: 'on' }
  if (!BESIDE.test(prop) && isLaid(prop)) return { prop, where: 'on' }
  return { prop, where: ON_FLOOR.test(prop) ? 'beside' : 'away' }
}

/** Whether it is small enough to lie on a blanket. */
function isLaid(prop: string): boolean {
  const model = findProp(prop)
  return model ? model.half < SMALL && !model.aloft : isDrawn(prop)
}

/** A coat is spread over a bed. */
export function isSpread(prop: string): boolean {
  const model = findProp(prop)
  return model !== undefined && coversBody(model)
}

/** Whether the words place a thing at the bed that a sleeping child lies in. */
export const isAtBed = (words: string): boolean => AT_BED.test(words)

/** At night pets sleep too; stuffed animals stay as they are. */
export const asleepPet = (prop: string): string =>
  findProp(prop) || /\b(?:toy|stuffed|plush|sleeping|awake)\b/.test(prop) ? prop : `sleeping ${prop}`
