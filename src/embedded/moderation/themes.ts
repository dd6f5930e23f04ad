import type { UnfitTheme } from '../../ports/moderator.ts'
import { oneForm } from './readings.ts'
import { SOUTH_EAST_ASIA, UNSPACED } from './words/east-asia.ts'
import { ENGLISH } from './words/english.ts'
import { GERMANIC } from './words/germanic.ts'
import { HARM } from './words/harm.ts'
import { NEAR_EAST } from './words/near-east.ts'
import { ROMANCE } from './words/romance.ts'
import { SLAVIC } from './words/slavic.ts'
import { SOUTH_ASIA } from './words/south-asia.ts'
import { TOLD } from './words/told.ts'
import type { Words } from './words/words.ts'

const THEMES: readonly UnfitTheme[] = ['sexual', 'violence', 'self-harm', 'drugs', 'hate', 'swearing']
const SPACED = [ENGLISH, ROMANCE, GERMANIC, SLAVIC, NEAR_EAST, SOUTH_ASIA, SOUTH_EAST_ASIA]
const WORD_START = '(?<![\\p{L}\\p{M}\\p{N}])'
const WORD_END = '(?![\\p{L}\\p{M}\\p{N}])'

interface Matcher {
  theme: UnfitTheme
  pattern: RegExp
}

const source = (words: readonly string[]) =>
  `${WORD_START}(?:${words.map(oneForm).map(withLetters).join('|')})${WORD_END}`
const withLetters = (word: string) => word.replaceAll('\\w', '[\\p{L}\\p{M}]')

function matchersOf(spaced: readonly Words[], unspaced: Words = {}): Matcher[] {
  return THEMES.flatMap((theme) => {
    const words = spaced.flatMap((list) => list[theme] ?? [])
    const sources = [...(words.length ? [source(words)] : []), ...(unspaced[theme] ?? []).map(oneForm)]
    return sources.length ? [{ theme, pattern: new RegExp(sources.join('|'), 'iu') }] : []
  })
}

const ANYWHERE = matchersOf(SPACED, UNSPACED)
const HARMFUL = matchersOf([HARM])
const IN_STORIES = matchersOf([TOLD])
/** Surnames are made of the words for violence and drink, which no field of a name needs to be kept from. */
const IN_NAMES = ANYWHERE.filter(({ theme }) => theme !== 'violence' && theme !== 'drugs')
const NO_NAME = matchersOf(
  [
    {
      violence: [
        'killers?|murderers?|terrorists?|assassins?|kill \\w+|\\w+ suckers?',
        'asesin[oa]|mörder|morder[cs]a|убийца',
      ],
    },
  ],
  { violence: ['死ね|殺す'] },
)

const firstOf = (matchers: readonly Matcher[], text: string) =>
  matchers.find(({ pattern }) => pattern.test(text))?.theme

/** The unfit theme that a typed text names; undefined when it names none. */
export const themeIn = (text: string): UnfitTheme | undefined =>
  firstOf(ANYWHERE, text) ?? firstOf(HARMFUL, text)

/** That of a finished story, which is held to more. */
export const themeTold = (text: string): UnfitTheme | undefined => themeIn(text) ?? firstOf(IN_STORIES, text)

/** That of a name. */
export const themeNamed = (text: string): UnfitTheme | undefined =>
  firstOf(IN_NAMES, text) ?? firstOf(NO_NAME, text)
