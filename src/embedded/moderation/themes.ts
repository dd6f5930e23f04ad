import type { UnfitTheme } from '../../ports/moderator.ts'
import { oneForm } from './readings.ts'
import { SOUTH_EAST_ASIA, UNSPACED } from './words/east-asia.ts'
import { ENGLISH } from './words/english.ts'
import { GERMANIC } from './words/germanic.ts'
import { GREEK_HEBREW_SWAHILI } from './words/greek-hebrew-swahili.ts'
import { HARM } from './words/harm.ts'
import { HUNGARIAN } from './words/hungarian.ts'
import { NEAR_EAST } from './words/near-east.ts'
import { ROMANCE } from './words/romance.ts'
import { SLAVIC } from './words/slavic.ts'
import { SOUTH_ASIA } from './words/south-asia.ts'
import { TOLD } from './words/told.ts'
import type { WordLists } from './words/words.ts'

const THEMES: readonly UnfitTheme[] = ['sexual', 'violence', 'self-harm', 'drugs', 'hate', 'swearing']
const SPACED = [
  ENGLISH,
  ROMANCE,
  GERMANIC,
  SLAVIC,
  NEAR_EAST,
  SOUTH_ASIA,
  SOUTH_EAST_ASIA,
  GREEK_HEBREW_SWAHILI,
  HUNGARIAN,
]
const WORD_START = '(?<![\\p{L}\\p{M}\\p{N}])'
const WORD_END = '(?![\\p{L}\\p{M}\\p{N}])'

interface Matcher {
  theme: UnfitTheme
  pattern: RegExp
}

const source = (words: readonly string[]) =>
  `${WORD_START}(?:${words.map(oneForm).map(withLetters).join('|')})${WORD_END}`
const withLetters = (word: string) => word.replaceAll('\\w', '[\\p{L}\\p{M}]')

/**
 * Texts come in lower case. A pattern that ignores case takes forty times as long, so its words are lower-cased too;
 * the one Greek letter with two lower-case forms is normalized.
 */
const oneSigma = (text: string) => text.replaceAll('ς', 'σ')
const inLowerCase = (pattern: string) =>
  oneSigma(pattern.replace(/\\p\{\w+\}|\\.|\p{Lu}/gu, (it) => (it.startsWith('\\') ? it : it.toLowerCase())))

function matchersOf(spaced: readonly WordLists[], unspaced: WordLists = {}): Matcher[] {
  return THEMES.flatMap((theme) => {
    const words = spaced.flatMap((list) => list[theme] ?? [])
    const sources = [...(words.length ? [source(words)] : []), ...(unspaced[theme] ?? []).map(oneForm)]
    return sources.length ? [{ theme, pattern: new RegExp(inLowerCase(sources.join('|')), 'u') }] : []
  })
}

const ANYWHERE = matchersOf(SPACED, UNSPACED)
const HARMFUL = matchersOf([HARM])
const IN_STORIES = matchersOf([TOLD])
/** Surnames contain words for violence and drink, which a name's field need not refuse. */
const IN_NAMES = ANYWHERE.filter(({ theme }) => theme !== 'violence' && theme !== 'drugs')
const NO_NAME = matchersOf(
  [
    {
      violence: [
        'killers?(?! whale)|murderers?|terrorists?|assassins?|kill \\w+|kill\\w*sel(?:f|ves)|\\w+ suckers?',
        'asesin[oa]|mörder|morder[cs]a|убийца',
      ],
      drugs: ['cocaine|heroin|crackhead|junkie|crystal meth'],
    },
  ],
  { violence: ['死ね|殺す'] },
)

function firstOf(matchers: readonly Matcher[], text: string): UnfitTheme | undefined {
  const read = oneSigma(text)
  return matchers.find(({ pattern }) => pattern.test(read))?.theme
}

/** The unfit theme in a typed text in lower case; undefined when there is none. */
export const themeIn = (text: string): UnfitTheme | undefined =>
  firstOf(ANYWHERE, text) ?? firstOf(HARMFUL, text)

/** That of a finished story, which is judged more strictly. */
export const themeTold = (text: string): UnfitTheme | undefined => themeIn(text) ?? firstOf(IN_STORIES, text)

/** That of a name. */
export const themeNamed = (text: string): UnfitTheme | undefined =>
  firstOf(IN_NAMES, text) ?? firstOf(NO_NAME, text)
