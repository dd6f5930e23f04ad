import { soundOfFirstName } from './first-names.ts'
import type { Lexicon } from './flite.ts'
import { bare, DOUBLE_NAME, type NameWords } from './phrasing.ts'
import { phonesSoundingLike } from './respelling.ts'
import { isInOtherLetters, soundOfScript } from './scripts.ts'
import { calmly } from './sounds.ts'

export interface Names {
  words: NameWords
  lexicon: Lexicon
}

/** A name as written in the text, and its sound. */
export type NameSound = readonly [name: string, sound: string]

/**
 * The sounds of known first names, and of everything in other scripts, among a paragraph's tokens; for a double name
 * not known as a whole, those of its parts.
 */
export function knownNamesIn(tokens: readonly string[]): NameSound[] {
  const capitalized = tokens
    .filter((token) => /^\P{L}*\p{Lu}/u.test(token) || isInOtherLetters(token))
    .map((token) => calmly(bare(token).replace(/'s$/, '')))
  return [...new Set(capitalized)].flatMap((name) => {
    const whole = soundsOf(name)
    return whole.length > 0 ? whole : name.split(DOUBLE_NAME).flatMap(soundsOf)
  })
}

function soundsOf(name: string): NameSound[] {
  const sound = soundOfFirstName(name) ?? soundOfScript(name)
  return sound ? [[name, sound]] : []
}

/**
 * Gives every name with a spelled sound its own word in the voice's lexicon. A name of several tokens divides its
 * spelling among them, in order. Unreadable spellings are dropped, and of two sounds for one name the first counts.
 */
export function namesSoundingLike(sounds: readonly NameSound[]): Names {
  const words = new Map<string, string>()
  const lexicon = new Map<string, readonly string[]>()
  for (const [name, spelling] of sounds) {
    for (const [token, sound] of shared(name, spelling)) {
      const phones = phonesSoundingLike(sound)
      if (phones.length === 0 || words.has(token)) continue
      const word = `name${letters(words.size)}`
      words.set(token, word)
      lexicon.set(word, phones)
    }
  }
  return { words, lexicon }
}

function shared(name: string, spelling: string): [token: string, sound: string][] {
  const tokens = name.split(/\s+/).map(bare).filter(Boolean)
  const sounds = spelling.split(/\s+/).filter(Boolean)
  return tokens.map((token, index) => {
    const from = Math.floor((index * sounds.length) / tokens.length)
    const to = Math.floor(((index + 1) * sounds.length) / tokens.length)
    return [token, sounds.slice(from, to).join(' ')]
  })
}

/** 0 is a, 25 is z, 26 is ba: the voice would read digits as numbers. */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26))
  return index < 26 ? last : letters(Math.floor(index / 26)) + last
}
