import type { Sketch } from '../sketch.ts'
import { group, n } from '../svg.ts'
import { blocksInNumber } from './drawn/everyday.ts'
import { DRAWN, type PropDesign } from './drawn/index.ts'
import { OTHER_STATES } from './drawn/other-states.ts'
import { colorWordIn, drawDyed } from './dye.ts'
import icons from './icons.json' with { type: 'json' }
import { withPictureContent } from './picture-content.ts'
import { applyState, type PropState, stateIn } from './state.ts'
import { ICON_WORDS } from './words/icon-words.ts'
import { SYNONYMS } from './words/synonyms.ts'

/** A prop found by name, drawn around the palm in the rig's units. */
export type PropModel = Omit<PropDesign, 'draw'> & { name: string; draw(sketch: Sketch): string }

/** The rig's average child is 348 high, a picture's 300. */
const RIG_UNITS = 348 / 300
/**
 * Flat emoji of Microsoft's Fluent set (MIT; the notice is in the file). It holds only the bodies of the icons that
 * `ICON_WORDS` names, copied from `icons.json` of `@iconify-json/fluent-emoji-flat` 1.2.6, with short colors written
 * out and gradients flattened.
 */
const ICONS: Record<string, string> = icons.icons

/**
 * Finds the prop a phrase names by its noun: `a paper boat with a sail` is a paper boat, `boats` a boat, a `green
 * scarf` is green and a `mug in nine pieces` is broken. Undefined if the painter does not know it, or not in its state:
 * then it is left out rather than drawn as something else.
 */
export function findProp(words: string, state = stateIn(words)): PropModel | undefined {
  const dye = colorWordIn(words)
  if (state.unshown) return undefined
  for (const word of nounsIn(words)) {
    const found = exactly(word)
    if (!found) continue
    const many = /^blocks?$/.test(found.name) ? blocksOf(words, state) : undefined
    if (many)
      return applyState(
        { ...many, name: 'blocks' },
        { ...state, count: TOWERS.test(words) ? state.count : 1, stacked: false },
      )
    const opened = asOpen(found, state)
    if (!opened) return undefined
    const own = asShown(words, found, / of /.test(word) ? { ...state, count: 1 } : state)
    if (PICTURES.has(found.name)) return applyState(withPictureContent(words, opened, findProp), own)
    const shown = dye ? { ...opened, draw: (sketch: Sketch) => drawDyed(opened.draw, dye, sketch) } : opened
    return applyState(shown, own)
  }
  return undefined
}

/** A number of blocks is that many of them; a pile without one is the usual heap. */
function blocksOf(words: string, { count, stacked }: PropState): PropDesign | undefined {
  if (/^(?:pile|heap)s? of blocks?$/.test(words)) return exactly('blocks')
  if (/^(?:tower|stack) of (?:\w+ )?blocks$/.test(words) && count === 1) return blocksInNumber(A_TOWER, true)
  if (TOWERS.test(words)) return blocksInNumber(A_TOWER, true)
  return count > 1 ? blocksInNumber(Math.min(count, stacked ? 7 : 10), stacked) : undefined
}

const A_TOWER = 6
const TOWERS = /\btowers of\b/

/** What comes in twos is a pair, unless its words give a number; and a roll of its own is not rolled again. */
const asShown = (words: string, { name }: PropModel, state: PropState): PropState => ({
  ...state,
  count: state.count === 1 && IN_TWOS.test(words) ? 2 : state.count,
  rolled: state.rolled && !OTHER_STATES[`rolled ${name}`],
})
const IN_TWOS = /\b(?:slippers|boots|shoes)$/

/** The same prop open, shut or empty; undefined if it is only drawn in the other state. */
function asOpen(
  model: PropModel,
  { open, shut, empty, broken, dark, rolled }: PropState,
): PropModel | undefined {
  const states = [
    (empty || broken) && 'empty',
    open && 'open',
    shut && 'shut',
    dark && 'dark',
    rolled && 'rolled',
  ].filter((state) => state !== false)
  for (const state of states) {
    const other = OTHER_STATES[`${state} ${model.name}`]
    if (other) return { ...other, name: model.name }
  }
  const isOther =
    (empty && FULL.has(model.name)) ||
    (open && CLOSED.has(model.name)) ||
    (shut && OPENED.has(model.name)) ||
    (dark && LIT.has(model.name)) ||
    (broken && NEVER_BROKEN.has(model.name))
  return isOther ? undefined : model
}

/** Things that depict something, which their words name. */
export const PICTURES = new Set(['picture', 'photo', 'drawing', 'easel'])
/** Things always drawn full; when empty they are left out. */
const FULL = new Set([
  'pot-of-food',
  'honey-pot',
  'potted-plant',
  'sack',
  'tub',
  'glass-of-milk',
  'flour',
  'pond',
])
const CLOSED = new Set([
  'luggage',
  'cupboard',
  'refrigerator',
  'wrapped-gift',
  'backpack',
  'toolbox',
  'letter',
  'lunch box',
  'gate',
  'barrel',
])
const LIT = new Set(['glow', 'stove', 'fire', 'star'])
/** Wide and flat: there is no way to show them in pieces. */
const NEVER_BROKEN = new Set(['street', 'brook', 'fence', 'wall'])
const OPENED = new Set(['scroll', 'drawer', 'thin house', 'tent', 'stove'])

/**
 * The words that may name the prop, most likely first: of `a slice of birthday cake in a flag` those of `slice`, then
 * those of `birthday cake`.
 */
export function nounsIn(words: string): string[] {
  const plain = words
    .toLowerCase()
    .normalize('NFD')
    .replace(
      /^(an?|the|some|his|her|their|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|many|several) /,
      '',
    )
    .replace(/[^a-z ,-]/g, '')
    .replace(/ upside[ -]down$/, '')
    .replace(/\bnest (?:with|of|full of) (?:\w+ )?eggs?\b/, 'egg nest')
    .replace(/\b(?:ball|skein) of (?=yarn|wool|string|twine)/, '')
  const [said = ''] = plain.split(BREAK)
  const parts = said.replace(AMOUNT, '').split(' of ')
  const whole = / of /.test(said) ? [said] : []
  const named = [...parts, ...parts.map((part) => part.replace(DOING, ''))].flatMap((part) => {
    const tail = part.trim().split(/\s+/)
    return tail.flatMap((_, index) => singulars(tail.slice(index).join(' ')))
  })
  return [...whole.flatMap(singulars), ...named]
}

/** Words after which a phrase no longer names the prop. */
const BREAK =
  /,| (?:with|without|behind|before|around|along|where|whose|which|when|while|than|because|near|under|inside|into|onto|through|between|beside|above|below|across|against|after|facing|going|off|left|marked|worn|who|on|in|that|from|under|made|at|no|for|to|too|over|and|full|by|as|like|out|stuck|tied|caught|tangled|shaped|hardly|doing|used|blown|dipped|called) /

/** `A pile of` is an amount, not a prop. */
const AMOUNT =
  /^(?:[a-z]+ )?(?:tower|towers|stack|stacks|pile|piles|heap|heaps|row|rows|pair|dozen|half|bit|piece|lot|handful) of (?=(?!leaves|mattresses|books))(?:an? )?/

/** An activity or state after the name: `a balloon caught`, `shoes dancing`, `a tent up`. */
const DOING = / (?:[a-z]+ing|[a-z]+ed|caught|left|up|down|high|done|cut|each|sideways|upside)(?: .*)?$/

function exactly(word: string): PropModel | undefined {
  const name = DRAWN.has(word) ? word : (SYNONYMS.get(word) ?? '')
  const drawn = DRAWN.get(name)
  if (drawn) return { ...drawn, name }
  const entry = ICON_WORDS.get(word)
  const body = entry && ICONS[entry[0]]
  return body ? { ...fromIcon(body, entry[1]), name: entry[0], aloft: ALOFT.has(entry[0]) } : undefined
}

/** Whether a phrase of several words has a drawing of its own, such as `bottle cap`. */
export const isOwnProp = (words: string): boolean =>
  singulars(words).some((word) => exactly(word) !== undefined)

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

/** Small icons are held in the palm, large ones in front of the chest; an icon's box is 32 wide. */
function fromIcon(body: string, height: number): Omit<PropModel, 'name'> {
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
