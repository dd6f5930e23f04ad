import type { Sketch } from '../sketch.ts'
import { group, n } from '../svg.ts'
import { DRAWN, type DrawnThing } from './drawn.ts'
import icons from './icons.json' with { type: 'json' }
import { ICON_WORDS, SAME_THING } from './words.ts'

/** A thing by its word, drawn around the palm in the rig's units. */
export type Thing = Omit<DrawnThing, 'draw'> & { draw(sketch: Sketch): string }

/** The rig's middle child is 348 high where a picture's is 300. */
const RIG_UNITS = 348 / 300
const ICONS: Record<string, string> = icons.icons

/**
 * Finds the thing that one or two words name: `paper boats`, then `boats`, then `boat`. Undefined when the painter does
 * not know it.
 */
export function findThing(words: string): Thing | undefined {
  const plain = words
    .toLowerCase()
    .replace(/[^a-z -]/g, '')
    .trim()
  const parts = plain.split(/\s+/)
  const tails = parts.map((_, index) => parts.slice(index).join(' '))
  for (const tail of tails)
    for (const word of singulars(tail)) {
      const found = exactly(word)
      if (found) return found
    }
  return undefined
}

function exactly(word: string): Thing | undefined {
  const drawn = DRAWN[word] ?? DRAWN[SAME_THING[word] ?? '']
  if (drawn) return drawn
  const entry = ICON_WORDS[word]
  const body = entry && ICONS[entry[0]]
  return body ? fromIcon(body, entry[1]) : undefined
}

function singulars(word: string): string[] {
  const forms = [word]
  if (/(sh|ch|x|ss|o)es$/.test(word)) forms.push(word.slice(0, -2))
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`, word.slice(0, -1))
  if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`)
  if (word.endsWith('s')) forms.push(word.slice(0, -1))
  return forms
}

/** Small icons are held in the palm, large ones before the chest; an icon's box is 32 wide. */
function fromIcon(body: string, height: number): Thing {
  const size = height * RIG_UNITS
  const small = height <= 64
  const top = small ? -size * 0.84 : -size * 0.5
  return {
    below: size + top - size * 0.04,
    half: size / 2,
    hands: small ? 'one' : 'both',
    draw: () => group(body, `translate(${n(-size / 2)} ${n(top)}) scale(${n((size / 32) * 100) / 100})`),
  }
}
