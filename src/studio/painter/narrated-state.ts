import { literally } from '../../shared/kit/literally.ts'
import { colorWordIn } from './figures/props/dye.ts'
import { findProp, PICTURES } from './figures/props/find-prop.ts'
import { NUMBER } from './figures/props/numbers.ts'
import { stateIn } from './figures/props/state.ts'

/** Phrases that give a prop's state, before or after its noun. */
const STATES =
  'broken|torn|cracked|flat|squashed|dented|bent|crooked|folded|rolled-up|tied-up|empty|open|shut|wet|upside-down|huge|giant|enormous|half-eaten|bitten|unlit|shorn|locked|closed'
const COLORS = 'red|blue|green|yellow|golden|gold|white|black|gray|brown|pink|purple|orange|silver'
const BEFORE = (noun: string) =>
  new RegExp(
    `(?<!and )\\b(${STATES}|${COLORS})(?: (?!the |an? |his |her |its |their |up |of |and )\\p{Ll}+)? (?:${noun})\\b`,
    'u',
  )
const BEHIND = (noun: string) =>
  new RegExp(
    `\\b[Tt]he (?:${noun}) (?:was|were|lay|sat|stood|hung|is) (?:now |quite |all |still |completely )?(${STATES})(?=[.,;!]| and| at once)`,
    'u',
  )
/** Broken under another name: a `vase` of which the text says “the urn lay in forty pieces”. */
const IN_PIECES =
  /\b(?:(?:broken|smashed|shattered) (\p{Ll}+)|(\p{Ll}+) (?:\p{Ll}+ ){0,5}in (?:\p{Ll}+ )?(?:pieces|bits))\b/gu
const OUT = (noun: string) => new RegExp(`\\b(?:${noun}) (?:went|had gone|was|is|were|blew) out\\b`, 'u')
const HALVED = (noun: string) => new RegExp(`\\bhalf an? (?:${noun})\\b`, 'u')
const LIGHT = /\b(?:lamp|lantern|candle|torch|light)s?$/
const EATEN = (noun: string) =>
  new RegExp(
    `\\b(?:ate|had eaten|swallowed) (?:up )?(?:the|his|her|their|all the) (?:\\p{Ll}+ )?(?:${noun})\\b`,
    'u',
  )
const NIBBLED = (noun: string) =>
  new RegExp(
    `\\b(?:ate|bit into|was eating|took a bite (?:of|out of)) (?:a|an|his|her|the) (?:${noun})\\b`,
    'u',
  )
const GONE = (noun: string) =>
  new RegExp(
    `\\b(?:[Tt]he|[Hh]is|[Hh]er) (?:${noun}) (?:was|were|had) (?:gone|missing|nowhere|disappeared|vanished|driven off|melted)\\b|\\b[Nn]o (?:${noun}) (?:was|were|there|anywhere|at all)\\b|\\b[Nn]obody had an? (?:${noun})\\b|\\b(?:has|had) lost (?:the|his|her) (?:${noun})\\b|\\bcouldn[’']t find (?:the|his|her) (?:${noun})\\b`,
    'u',
  )
const FOUND = (noun: string) =>
  new RegExp(`\\b(?:found|there (?:was|were|stood|lay)|got) (?:the|his|her) (?:${noun})\\b`, 'iu')
const FOOD =
  /\b(?:sandwich|cookie|cake|apple|pear|bread|roll|pizza|cheese|carrot|toast|cracker|pancake|pie|bun|muffin)e?s?$/

/**
 * A prop in the state the place and paragraph give it: “the flat cake” is flat. Undefined if the prop is gone: eaten,
 * or nowhere to be found.
 */
export function withNarratedState(prop: string, place: string, narration: string): string | undefined {
  const noun =
    prop
      .split(/ (?:on|in|of|with) /)[0]
      ?.split(' ')
      .at(-1) ?? ''
  if (noun.length < 3 || / (?:on|in|of|with) /.test(prop) || PICTURES.has(findProp(prop)?.name ?? ''))
    return prop
  const forms = `${literally(noun.replace(/s$/, ''))}(?:e?s)?`
  if (GONE(forms).test(narration) && !FOUND(forms).test(narration)) return undefined
  if (EATEN(forms).test(narration) && !FOOD.test(prop)) return undefined
  if (/^(?:door|tank)$/.test(noun) && new RegExp(`\\bglass ${noun}\\b`).test(place)) return `glass ${noun}`
  const state =
    BEHIND(forms).exec(narration)?.[1] ?? BEFORE(forms).exec(place)?.[1] ?? BEFORE(forms).exec(narration)?.[1]
  if (LIGHT.test(noun) && OUT(forms).test(narration)) return said(`unlit ${prop}`, prop)
  if (!state && isInPieces(prop, `${place}. ${narration}`)) return said(`broken ${prop}`, prop)
  if (HALVED(forms).test(`${place} ${narration}`)) return said(`half a ${prop}`, prop)
  if (NIBBLED(forms).test(narration) && FOOD.test(prop)) return said(`half-eaten ${prop}`, prop)
  if (!state || prop.includes(state.split('-')[0] ?? '') || (colorWordIn(state) && colorWordIn(prop)))
    return prop
  // “The red one” of seven umbrellas does not dye them all.
  const isOfOne = colorWordIn(state) !== undefined && stateIn(prop).count > 1
  if (
    isOfOne &&
    !new RegExp(`${state}(?: \\p{Ll}+)? ${literally(noun)}\\b`, 'u').test(`${place} ${narration}`)
  )
    return prop
  return said(prop.replace(NUMBERED, `$&${state.replace('-', ' ')} `), prop)
}

const isInPieces = (prop: string, text: string): boolean =>
  [...text.matchAll(IN_PIECES)].some(([, one = '', other = '']) => {
    const name = findProp(one || other)?.name
    return name !== undefined && name === findProp(prop)?.name
  })

const NUMBERED = new RegExp(`^(?:(?:${NUMBER}) )?`)

/** A state that cannot be drawn is ignored: the prop is still there. */
const said = (words: string, prop: string) => (findProp(words)?.name === findProp(prop)?.name ? words : prop)
