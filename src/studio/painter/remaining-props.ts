import type { SceneNote, Setting } from '../../shared/stories/scene.ts'
import { type Actor, figureWordsOf } from './actors.ts'
import { isAtBed } from './bed-things.ts'
import { taleRoomOf } from './bedtime/bedtime-look.ts'
import { isSameAs } from './figures/index.ts'
import { isSameAnimal } from './figures/models.ts'
import { findProp } from './figures/props/find-prop.ts'
import { numberIn } from './figures/props/numbers.ts'
import { standsOutside } from './life-size.ts'
import { isAirless, isRoom } from './setting-kinds.ts'
import { windowProp } from './window-prop.ts'

/** Windows hang on walls. */
const WINDOW = /\bwindow$/

/** What a setting already shows: a second one would look like a toy. */
const THERE: Partial<Record<Setting, RegExp>> = {
  Bedroom: /^(?:the )?(?:child’s |small |warm )?bed$/,
  Farm: /^(?:big |red |old )?barn$/,
  Lighthouse: /^(?:old |tall )?lighthouse$/,
  Castle: /^(?:castle|(?:(?:shut|open|big|palace) )?gate)$/,
  Palace: /^castle$/,
  'City Center':
    /^(?:(?:the|two|three|four|five|six|many) )?(?:(?:street ?)?lamps?|street|(?:high |tall |very high )?houses?)$/,
  'Sports Field': /^(?:white |empty |wide )?goal$/,
  Mountain: /^mountain$/,
  'Safari Park': /\b(?:pond|water ?hole)$/,
  'Elementary School': /^(?:(?:the|small|big|old|red) )*school(?:house)?$/,
}

/** At night a wide view has a moon of its own. */
const MOON = /^(?:the )?(?:(?:full|big|round|bright) )*moon$/

/** Corn grows in these settings. */
const FIELD: ReadonlySet<Setting> = new Set<Setting>(['Farm', 'Hills', 'Garden', 'Autumn Forest'])

/** The props that are not already shown by the setting, the bed or an actor. */
export function remainingProps(
  actors: readonly Actor[],
  { place, props, setting, view, timeOfDay, weather }: SceneNote,
): string[] {
  const isInside = isRoom(setting) || view === 'inside'
  const isInTheSky =
    view === 'wide' && !isInside && !isAirless(setting) && weather === 'clear' && timeOfDay === 'night'
  const present = actors.flatMap(({ helper }) => (helper ? [figureWordsOf(helper)] : []))
  const lain = actors.some(({ sleepingPlace }) => sleepingPlace)
    ? /\b(?:bed|bunk|cot|quilt|pillow|mattress|sofa|couch|hammock|boat|straw|hay)\b/
    : undefined
  // A train or a hut has no child's bed.
  const there =
    setting === 'Campground' && view === 'inside'
      ? /\btent$/
      : taleRoomOf({ setting, place })
        ? undefined
        : THERE[setting]
  const shown = new Set([
    ...actors.flatMap(({ attachment }) => attachment?.model?.name ?? []),
    ...actors.flatMap(({ attachment }) => (attachment?.model && findProp(attachment.words)?.name) ?? []),
    ...actors.flatMap(({ presence: { holding } }) => (holding && findProp(holding)?.name) ?? []),
  ])
  const left = props.filter(
    (prop) =>
      (!shown.has(findProp(prop)?.name ?? '') || isMore(prop)) &&
      !there?.test(prop) &&
      !actors.some((actor) => isWornBy(prop, actor)) &&
      !/^stars$/.test(prop) &&
      !(isInTheSky && MOON.test(prop)) &&
      !(isInside && standsOutside(prop)) &&
      !(isInside && findProp(prop)?.name === 'footprint') &&
      ((isInside && !isAirless(setting)) || !WINDOW.test(prop)) &&
      (!lain?.test(prop) || isAtBed(prop)) &&
      !present.some((who) => isSameAs(prop, who) && !isAnother(prop, who.kind)) &&
      !actors.some(({ presence: { holding } }) => holding && isSameAnimal(prop, holding)),
  )
  return inTheWindow(left, isRoom(setting), isInside).map((prop) =>
    FIELD.has(setting) && /^(?:the )?(?:(?:tall|high|rows of) )?corn$/.test(prop)
      ? 'corn stalks'
      : MOON.test(prop) && isFullMoon(place)
        ? 'full moon'
        : windowProp(timeOfDay, weather, prop),
  )
}

/** Whoever holds one of seven umbrellas does not hold them all. */
const isMore = (prop: string): boolean => (numberIn(prop) ?? 1) > 2

/** “Under the full moon”. */
const isFullMoon = (place: string): boolean => /\b(?:full|big|bright|round) (?:\p{L}+ )?moon\b/u.test(place)

/** Several of an animal, or its young, beside a helper who is one. */
const isAnother = (prop: string, kind: string): boolean => {
  const [young] = YOUNG.exec(prop) ?? []
  return (numberIn(prop) ?? 1) > 1 || (young !== undefined && !kind.includes(young))
}
const YOUNG = /\b(?:baby|tiny|small|little|young|sleeping)\b/

/** What somebody wears, and a statue who is a helper, is not drawn twice. */
const isWornBy = (prop: string, { sheet, helper }: Actor): boolean =>
  helper
    ? WORN.some(({ worn, by }) => worn.test(prop) && by.test(`${helper.figure}: ${helper.kind ?? ''}`))
    : sheet?.hat !== undefined && HEADGEAR.test(prop)
const HEADGEAR = /\b(?:hat|cap|beanie|beret)$/
const WORN = [
  { worn: /\bhat$/, by: /: .*\b(?:hat|cap)\b/ },
  { worn: /\bcrown$/, by: /^(?:king|queen):/ },
  { worn: /\bstatue$/, by: /: .*\b(?:stone|marble|bronze|statue)\b/ },
] as const

/** Celestial objects are visible through a window, or through the opening of a tent or a ship. */
const SKYLIGHT = /^(?:the )?(?:\p{L}+ )?(?:moon|stars?|sun|rainbow|comet)$/u
function inTheWindow(props: readonly string[], hasWalls: boolean, isInside: boolean): string[] {
  if (!isInside || !props.some((prop) => SKYLIGHT.test(prop))) return [...props]
  const others = props.filter((prop) => !SKYLIGHT.test(prop))
  return !hasWalls || others.some((prop) => WINDOW.test(prop)) ? others : [...others, 'window']
}
