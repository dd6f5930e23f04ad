import { literally } from '../kit/literally.ts'
import { SPACELESS } from './is-called.ts'

/** Names that fit any child and any sentence: "a" is right before each, and none is also a common word. */
const STAND_INS = [
  'Robin',
  'Charlie',
  'Jamie',
  'Riley',
  'Sasha',
  'Frankie',
  'Morgan',
  'Casey',
  'Taylor',
  'Mika',
]

/** Shorter parts of a name are words in many languages: the "de" of Ana de León. */
const PART_LETTERS_MIN = 3

export interface StandIn {
  name: string
  standIn: string
}

export interface TextsWithoutNames {
  texts: string[]
  standIns: StandIn[]
  /** Whether any word was changed: a recorded voice would then say a name. */
  isChanged: boolean
}

/**
 * Replaces each child's first name in the texts by another one, so that they still read well: whole names and their
 * parts, in capitals, drawn out ("Miiia!") and spelled ("M-i-a") too, with possessives and articles. A stand-in does
 * not occur in the texts. A word at the start of a sentence that looks like a name ("Rose petals") is replaced too: a
 * name that stays would be worse.
 */
export function withoutNames(names: readonly string[], texts: readonly string[]): TextsWithoutNames {
  const all = texts.join(' ').toLowerCase()
  const taken = new Set(names.map((name) => name.toLowerCase()))
  const standIns = [...new Set(names.map((name) => name.trim()).filter(Boolean))].map((name) => {
    const standIn =
      STAND_INS.find((each) => !taken.has(each.toLowerCase()) && !hasWord(all, each)) ?? 'Somebody'
    taken.add(standIn.toLowerCase())
    return { name, standIn }
  })
  const changes = standIns.flatMap(changesOf).sort((a, b) => b.written.length - a.written.length)
  const changed = texts.map((text) => changes.reduce(replaced, text.normalize('NFC')))
  const isChanged = changed.some((text, at) => text !== texts[at]?.normalize('NFC'))
  return { texts: changed, standIns, isChanged }
}

const hasWord = (text: string, word: string) =>
  new RegExp(`(?<!\\p{L})${word.toLowerCase()}(?!\\p{L})`, 'u').test(text)

interface Change {
  written: string
  standIn: string
}

/** The whole name, and each part that may stand alone. */
function changesOf({ name, standIn }: StandIn): Change[] {
  const whole = name.normalize('NFC')
  const parts = whole.split(/[\s\p{Pd}]+/u).filter((part) => [...part].length >= PART_LETTERS_MIN)
  return [...new Set([whole, ...parts])].map((written) => ({ written, standIn }))
}

function replaced(text: string, { written, standIn }: Change): string {
  const isPlain = written === written.toLowerCase()
  const called = text.replace(
    whereCalled(written),
    (match, article: string = '', found: string, mark = '') => {
      // The rose in the garden is not Rose.
      if (found === found.toLowerCase() && !isPlain) return match
      const possessive = mark === '' ? '' : `${mark}s`
      return article.replace(/n(?=\s)/i, '') + inCaseOf(found, standIn) + possessive
    },
  )
  return isSpelled(written)
    ? called.replace(whereSpelled(written), (_, sign: string) => [...standIn.toUpperCase()].join(sign))
    : called
}

/** With the article before it; the apostrophe is the possessive of a name in s: James' hat. */
function whereCalled(written: string): RegExp {
  const letters = stretched(written)
  if (SPACELESS.test(written)) return new RegExp(`()(${letters})()`, 'gu')
  const possessive = /s$/i.test(written) ? "(['’](?=\\s\\p{L}))?" : '()'
  return new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(an?\\s+)?(${letters})${possessive}(?![\\p{L}\\p{M}\\p{N}])`,
    'giu',
  )
}

/** Each letter as often as it is written, or drawn out. */
const stretched = (written: string) =>
  (written.match(/(.)\1*/gsu) ?? [])
    .map((run) => {
      const [first = ''] = run
      if (!/\p{L}/u.test(first)) return literally(run).replace(/['’]/g, "['’]")
      const count = [...run].length
      return count === 1 ? `(?:${first}{3,}|${first})` : `(?:${first}{${count + 2},}|${first}{${count}})`
    })
    .join('')

const isSpelled = (written: string) => /^\p{L}{3,}$/u.test(written) && !SPACELESS.test(written)

/** Letter by letter, with the same separator between all of them. */
function whereSpelled(written: string): RegExp {
  const [first = '', second = '', ...others] = written
  const rest = others.map((letter) => `\\1${letter}`).join('')
  return new RegExp(`(?<![\\p{L}\\p{M}])${first}([-–.…]\\s?|,\\s)${second}${rest}(?![\\p{L}\\p{M}])`, 'giu')
}

const inCaseOf = (found: string, standIn: string) =>
  found.length > 1 && found === found.toUpperCase() && found !== found.toLowerCase()
    ? standIn.toUpperCase()
    : standIn
