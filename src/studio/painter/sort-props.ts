import type { SceneNote, Setting } from '../../shared/stories/scene.ts'
import { findProp, type PropModel } from './figures/props/find-prop.ts'
import { propPairIn } from './figures/props/prop.ts'
import { stateIn } from './figures/props/state.ts'
import { lifeSize, SMALL, STANDS_BEHIND } from './life-size.ts'
import { isAirless, isRoom, isSea } from './setting-kinds.ts'

/** Where the props nobody holds belong: against a wall, leaning somewhere, or on a surface. */
export interface SortedProps {
  /** On the wall of a room at eye level. */
  hung: string[]
  /** On the floor against the wall. */
  standing: string[]
  /** Long-handled tools. */
  leaning: string[]
  /** What small props stand on; the setting's default if the scene names nothing. */
  surface: string | undefined
  upon: string[]
  /** Doors outdoors, drawn as part of a house. */
  fronts: string[]
  /** Free-standing props. */
  loose: string[]
}

const HUNG: ReadonlySet<string> = new Set([
  'picture',
  'photo',
  'drawing',
  'map',
  'calendar',
  'mirror',
  'window',
  'night window',
  'snowy window',
  'bright snowy window',
  'rainy window',
  'open window',
  'bright window',
  'golden window',
  'dusk window',
  'bright rainy window',
  'bright open window',
  'flag',
  'coat',
  'shirt',
  'apron',
  'nightshirt',
  'red button',
  'shelf',
  'blackboard',
  'wall map',
  'copper hand',
])
const AT_WALL: ReadonlySet<string> = new Set([
  'door',
  'elevator',
  'fireplace',
  'cupboard',
  'refrigerator',
  'curtain',
])
const LEANS: ReadonlySet<string> = new Set(['broom', 'rake', 'spade', 'oar', 'cane', 'fishing rod', 'ladder'])
/** Things that others are put on, in order of preference. */
const BASES = [
  'table',
  'side table',
  'night table',
  'desk',
  'counter',
  'stove',
  'piano',
  'bench',
  'flat rock',
  'stool',
  'chest',
  'barrel',
  'stump',
  'log',
  'chair',
] as const
/** Surfaces that only take what is used there. */
const ONLY: Partial<Record<string, RegExp>> = {
  stove: /\b(?:pots?|pans?|soup|kettle|stew|noodles|porridge|pancakes?)$/,
  piano: /\b(?:vases?|notes|sheet music|music|metronome|candles?)$/,
}
/** A table keeps its full height even when empty. */
export const TABLES: ReadonlySet<string> = new Set(['table', 'desk', 'counter', 'side table', 'night table'])

/** Small props that still belong on the ground: they roll, grow, are stepped or sat on, or are too heavy. */
const ON_GROUND =
  /^(?:ball|soccer-ball|basketball|baseball|tennis|bucket|basket|watering can|wagon|pumpkin|chest|tent|campfire|cauldron|barrel|tub|sack|package|wrapped-gift|luggage|backpack|bag|toolbox|tools|case|boulder|sandcastle|sand|mound|leaf pile|hole|footprint|puddle|pool|snow|snowball|ice|icicle|sheaf-of-rice|straw|haystack|log|stump|wood|woodpile|moss|fern|seaweed|mushroom|tulip|blossom|crocus|dandelion|rose|sunflower|seedling|cactus|potted-plant|four-leaf-clover|herb|nest-with-eggs|nest|sled|kick-scooter|skateboard|blocks|shoe|slipper|glass slipper|bottle caps|wedge|metal detector|chalk hole|hiking-boot|ice-skate|skis|pillow|mattress|mat|rug|carpet|towel|blanket|sleeping bag|cello|harp|tuba|drum|music stand|easel|streetlight|traffic light|mailbox|sign|scoreboard|spotlight|statue|stone king|stone lion|chair|stool|bench|throne|buoy|post|pump|chimney|hose|board|fountain|bin|deck chair|armchair|snow heap|glass door|glass tank|scarecrow|rope|chains|anchor|wheel|gear|tower|thin house|henhouse|church|stove|machine|toaster oven|coat stand|vacuum cleaner|floor scale|beanstalk|vine|crosswalk|straw bed|spinning wheel|rover|submarine|rocket|automobile|volcano|lizard|front-facing-baby-chick|windmill|well|duck patch|camel costume|water tank|lighthouse|fence|stairs|pinwheel|balloon|kite|glow|sequin|dust|spider web|question mark|pole|paper boat|boat|rowboat|umbrella)$/
/** These also lie on the ground outdoors. */
const ON_EARTH =
  /^(?:rock|stone|shell|acorn|chestnut|pine cone|leaf-fluttering-in-wind|maple-leaf|feather|stick|seed|carrot|turnip|potato|radish|cabbage|ear-of-corn|egg|clay|bone|red-apple|pear|gem|pearl|hook|brick|coin|bell)$/

/** Surface for small props in each setting when the scene names none. */
const SURFACES: Partial<Record<Setting, string>> = {
  Bedroom: 'night table',
  'Elementary School': 'bench',
  'City Center': 'bench',
  'Sports Field': 'bench',
  Castle: 'bench',
  'Pirate Ship': 'barrel',
  Campground: 'stump',
  Garden: 'stump',
  Farm: 'stump',
  Hills: 'stump',
  'Spring Meadow': 'stump',
  'Wonder Glade': 'stump',
  'Enchanted Forest': 'stump',
  'Magical Forest': 'stump',
  'Autumn Forest': 'stump',
  'Snowy Wood': 'stump',
}
/** And inside of a ship, a tent or a school. */
const INSIDE: Partial<Record<Setting, string>> = {
  'Elementary School': 'desk',
  'Pirate Ship': 'chest',
  'Outer Space': 'chest',
  Moon: 'chest',
}
const surfaceOf = ({ setting, view }: Pick<SceneNote, 'setting' | 'view'>): string => {
  if (isRoom(setting)) return setting === 'Bedroom' ? 'night table' : 'side table'
  if (view === 'inside') return INSIDE[setting] ?? 'side table'
  return SURFACES[setting] ?? 'flat rock'
}

/** Sorts props by where they belong. Where everything floats, nothing stands on anything. */
export function sortProps(
  noted: readonly string[],
  scene: Pick<SceneNote, 'setting' | 'view'>,
  floats: boolean,
): SortedProps {
  const props = withTablesApart(
    noted.filter((prop) => !lacksWall(prop, scene)),
    scene,
  )
  const all: SortedProps = {
    hung: [],
    standing: [],
    leaning: [],
    surface: undefined,
    upon: [],
    fronts: [],
    loose: [],
  }
  if (floats) return { ...all, loose: [...noted] }
  const belonging = props.map((prop) => ({ prop, where: groupOf(prop, scene) }))
  const small = belonging.flatMap(({ prop, where }) => (where === 'upon' ? [prop] : []))
  const base = BASES.map((name) => props.find((prop) => isBase(prop, name, small))).find(
    (found) => found !== undefined,
  )
  for (const { prop, where } of belonging) if (prop !== base) all[where].push(prop)
  const needed = all.upon.length > 0 || (!isRoom(scene.setting) && all.leaning.length > 0)
  const isTable = base !== undefined && TABLES.has(findProp(base)?.name ?? '')
  if (base !== undefined && !needed && !isTable) all.loose.push(base)
  return { ...all, surface: needed || isTable ? (base ?? surfaceOf(scene)) : undefined }
}

/** What hangs on walls is left out where there is none: outdoors, and on a stage. */
const ON_WALLS = /^(?:(?:\p{L}+ )*)?(?:shelf|calendar)$/u
const ON_STAGE_WALLS = /\b(?:shelf|calendar|window|coat|shirt|apron|nightshirt)$/
const lacksWall = (prop: string, { setting, view }: Pick<SceneNote, 'setting' | 'view'>): boolean =>
  setting === 'Stage'
    ? ON_STAGE_WALLS.test(prop)
    : !isRoom(setting) && view !== 'inside' && ON_WALLS.test(prop)

/** Soup on a table lies on the table for small props, at which people can sit. */
function withTablesApart(
  props: readonly string[],
  { setting, view }: Pick<SceneNote, 'setting' | 'view'>,
): string[] {
  const outside = !isRoom(setting) && view !== 'inside'
  const apart = props.flatMap((prop) => {
    const { upper, lower, base, isIn } = propPairIn(prop) ?? {}
    const model = upper === undefined ? undefined : findProp(upper)
    if (!upper || !lower || !base || !model || isIn || !TABLES.has(base.name)) return [prop]
    return goesOnSurface(model, upper, outside) ? [lower, upper] : [prop]
  })
  const isSecondTable = (prop: string, index: number) =>
    TABLES.has(findProp(prop)?.name ?? '') &&
    !propPairIn(prop) &&
    apart.slice(0, index).some((other) => findProp(other)?.name === findProp(prop)?.name)
  return apart.filter((prop, index) => !isSecondTable(prop, index))
}

/** Where a prop belongs in a setting; a surface with nothing on it stands freely. */
function groupOf(
  prop: string,
  { setting, view }: Pick<SceneNote, 'setting' | 'view'>,
): Exclude<keyof SortedProps, 'surface'> {
  const room = isRoom(setting)
  const outside = !room && view !== 'inside'
  const both = propPairIn(prop)
  if (both && room && HUNG.has(both.base.name)) return 'hung'
  const model = both ? undefined : findProp(prop)
  if (!model) return 'loose'
  if (room && HUNG.has(model.name)) return 'hung'
  if (!outside && AT_WALL.has(model.name)) return 'standing'
  if (outside && !isAirless(setting) && !isSea(setting) && model.name === 'door') return 'fronts'
  if (LEANS.has(model.name)) return 'leaning'
  // In a tent small things lie on the floor.
  if (setting === 'Campground' && view === 'inside') return 'loose'
  return goesOnSurface(model, prop, outside) ? 'upon' : 'loose'
}

/** Whether a prop is this kind of surface and can take the small props. */
function isBase(prop: string, name: string, small: readonly string[]): boolean {
  if (findProp(prop)?.name !== name || propPairIn(prop)) return false
  const used = ONLY[name]
  if (!used) return true
  return !ELSEWHERE.test(prop) && small.length > 0 && small.every((one) => used.test(one))
}

/** Toys stay on the floor, and props in the air or on the ceiling take nothing. */
const ELSEWHERE = /\b(?:toy|in the air|on the ceiling)\b/

/** Half width up to which several small props still fit side by side. */
const A_ROW = 150

/** Whether a prop is put on the surface for small props. */
export function goesOnSurface(model: PropModel, prop: string, outside: boolean): boolean {
  if (lifeSize(prop, model) >= STANDS_BEHIND) return false
  if (model.aloft || model.half >= (stateIn(prop).count > 1 ? A_ROW : SMALL) || ELSEWHERE.test(prop))
    return false
  return !ON_GROUND.test(model.name) && !(outside && ON_EARTH.test(model.name))
}
