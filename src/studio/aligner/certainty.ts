import type { Heard } from './decode.ts'
import type { Followed, Script } from './follow.ts'
import { OTHER_SPEECH } from './within-words.ts'

/** Evidence that a sentence was not read as written. */
export interface Doubts {
  /** Number of its words that were not heard, or were heard twice. */
  leftOut: number
  again: number
  /** Frames of other speech in it or at its ends. */
  other: number
  /** In its least likely stretch, by how much its sounds are less likely than the best ones, per frame. */
  worstStretch: number
  /** By how much its words' sounds are likelier than any speech, per frame; and the same for the least likely word. */
  likeness: number
  leastLikeness: number
}

/** Shorter than this is a click or a breath. */
const MOST_OTHER = 5
const WORST_STRETCH = -9.5
const LEAST_LIKENESS_OF_A_WORD = 2.5
const LEAST_LIKENESS = 3.5

/**
 * A sentence is certain if each of its words was heard exactly once, nothing else was, and it sounds as written. At
 * these limits one in twenty misread sentences passed and one in twenty well-read ones did not (docs/decisions.md).
 */
export const isSure = (doubts: Doubts): boolean =>
  doubts.leftOut === 0 &&
  doubts.again === 0 &&
  doubts.other <= MOST_OTHER &&
  doubts.likeness >= LEAST_LIKENESS &&
  (doubts.worstStretch >= WORST_STRETCH || doubts.leastLikeness >= LEAST_LIKENESS_OF_A_WORD)

export function doubtsOf(
  followed: Followed,
  { words }: Script,
  sentences: readonly (readonly [from: number, to: number])[],
): Doubts[] {
  const { heard, states } = followed
  return sentences.map(([from, to]) => {
    const isOwn = ({ word }: Heard) => (words[word] ?? -1) >= from && (words[word] ?? -1) < to
    const said = heard.filter(isOwn)
    const own = words.filter((word) => word >= from && word < to)
    const different = new Set(said.map(({ word }) => word)).size
    const around = heard.slice(Math.max(0, heard.findIndex(isOwn) - 1), heard.findLastIndex(isOwn) + 2)
    const between = around.filter(({ word }) => word < 0)
    return {
      leftOut: own.length - different,
      again: said.length - different,
      other: between.reduce((sum, stretch) => sum + otherSpeechIn(states, stretch), 0),
      ...likenessOf(said, followed),
    }
  })
}

/** Speech taken for silence, because nothing on the page sounds like it, counts as other speech too. */
const otherSpeechIn = (states: Int16Array, { from, to }: Heard): number =>
  states.subarray(from, to).reduce((sum, state) => sum + Number(state === OTHER_SPEECH), 0)

type Likeness = Pick<Doubts, 'worstStretch' | 'likeness' | 'leastLikeness'>

function likenessOf(said: readonly Heard[], followed: Followed): Likeness {
  const tested = said.map((word) => ({ length: word.to - word.from, ...wordTested(word, followed) }))
  const frames = tested.reduce((sum, { length }) => sum + length, 0)
  const likenesses = tested.map(({ likeness }) => likeness)
  return {
    worstStretch: Math.min(0, ...tested.map(({ worstStretch }) => worstStretch)),
    likeness: tested.reduce((sum, { likeness, length }) => sum + likeness * length, 0) / Math.max(1, frames),
    leastLikeness: tested.length > 0 ? Math.min(...likenesses) : 0,
  }
}

/** Frames of a stretch: about one and a half sounds. */
const STRETCH = 12

function wordTested({ from, to }: Heard, { states, likelihoods, sounds }: Followed) {
  const size = sounds.mixtures.length
  const lacking: number[] = []
  let likeness = 0
  let worstStretch = 0
  let stretch = 0
  for (let frame = from; frame < to; frame++) {
    const own = likelihoods[frame * size + (states[frame] ?? 0)] ?? 0
    likeness += own - (likelihoods[frame * size + sounds.anything] ?? 0)
    let best = own
    for (let state = 0; state < sounds.quiet; state++)
      best = Math.max(best, likelihoods[frame * size + state] ?? 0)
    stretch += own - best - (lacking[lacking.length - STRETCH] ?? 0)
    lacking.push(own - best)
    if (lacking.length >= STRETCH) worstStretch = Math.min(worstStretch, stretch / STRETCH)
  }
  return { likeness: likeness / Math.max(1, to - from), worstStretch }
}
