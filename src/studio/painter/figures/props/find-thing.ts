import type { Sketch } from '../sketch.ts'
import { group, n } from '../svg.ts'
import { DRAWN, type DrawnThing } from './drawn/index.ts'
import { dyed, dyeIn } from './dye.ts'
import icons from './icons.json' with { type: 'json' }
import { ICON_WORDS } from './words/icon-words.ts'
import { SAME_THING } from './words/same-thing.ts'

/** A thing by its word, drawn around the palm in the rig's units. */
export type Thing = Omit<DrawnThing, 'draw'> & { name: string; draw(sketch: Sketch): string }

/** The rig's middle child is 348 high where a picture's is 300. */
const RIG_UNITS = 348 / 300
/**
 * Flat emoji of Microsoft's Fluent set (MIT; the notice is in the file). It holds only the bodies of the icons that
 * `ICON_WORDS` names, copied from `icons.json` of `@iconify-json/fluent-emoji-flat` 1.2.6, with short colors written out
 * and gradients made plain.
 */
const ICONS: Record<string, string> = icons.icons

/**
 * Finds the thing that a few words name by its noun: `a paper boat with a sail` is a paper boat, `boats` a boat,
 * and a `green scarf` is green.
 * Undefined when the painter does not know it.
 */
export function findThing(words: string): Thing | undefined {
  const dye = dyeIn(words)
  for (const word of nounsIn(words)) {
    const found = exactly(word)
    if (found) return dye ? { ...found, draw: (sketch) => dyed(found.draw, dye, sketch) } : found
  }
  return undefined
}

/**
 * The words that may name the thing, likeliest first: of `a slice of birthday cake in a flag` those of `slice`, then those
 * of `birthday cake`.
 */
export function nounsIn(words: string): string[] {
  const plain = words
    .toLowerCase()
    .normalize('NFD')
    .replace(/^(an?|the|some|his|her|their|one|two|three) /, '')
    .replace(/[^a-z ,-]/g, '')
  const [said = ''] = plain.split(BREAK)
  const parts = said.split(' of ')
  return [...parts, ...parts.map((part) => part.replace(DOING, ''))].flatMap((part) => {
    const tail = part.trim().split(/\s+/)
    return tail.flatMap((_, index) => singulars(tail.slice(index).join(' ')))
  })
}

/** After these, a phrase tells more about its thing, and no longer its name. */
const BREAK =
  /,| (?:with|behind|before|around|along|where|facing|going|off|left|marked|worn|who|on|in|that|from|under|made|at|no|for|to|too|over|and|full|by|as|like|out|stuck|tied|caught|tangled|shaped|hardly|doing|used|blown|dipped|called) /

/** What a thing does or how it is, said after its name: `a balloon caught`, `shoes dancing`, `a tent up`. */
const DOING = / (?:[a-z]+ing|[a-z]+ed|caught|left|up|down|high|done|cut|each|sideways|upside)(?: .*)?$/

function exactly(word: string): Thing | undefined {
  const name = DRAWN.has(word) ? word : (SAME_THING.get(word) ?? '')
  const drawn = DRAWN.get(name)
  if (drawn) return { ...drawn, name }
  const entry = ICON_WORDS.get(word)
  const body = entry && ICONS[entry[0]]
  return body ? { ...fromIcon(body, entry[1]), name: entry[0], aloft: ALOFT.has(entry[0]) } : undefined
}

const ALOFT = new Set([
  'cloud',
  'rainbow',
  'ringed-planet',
  'crescent-moon',
  'satellite',
  'flying-saucer',
  'bubbles',
  'snowflake',
  'musical-note',
  'musical-notes',
  'sparkles',
  'helicopter',
  'small-airplane',
])

function singulars(word: string): string[] {
  const forms = [word]
  if (/(sh|ch|x|ss|o)es$/.test(word)) forms.push(word.slice(0, -2))
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`, word.slice(0, -1))
  if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`)
  if (word.endsWith('s')) forms.push(word.slice(0, -1))
  return forms
}

/** Small icons are held in the palm, large ones before the chest; an icon's box is 32 wide. */
function fromIcon(body: string, height: number): Omit<Thing, 'name'> {
  const size = height * RIG_UNITS
  const small = height <= 64
  const top = small ? -size * 0.84 : -size * 0.5
  return {
    above: -top - size * 0.04,
    below: size + top - size * 0.04,
    half: size / 2,
    hands: small ? 'one' : 'both',
    draw: () => group(body, `translate(${n(-size / 2)} ${n(top)}) scale(${n((size / 32) * 100) / 100})`),
  }
}
