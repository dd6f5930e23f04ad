import { adapted } from './adapt.ts'
import { decode, type Heard } from './decode.ts'
import { type Examples, PARTS, type Sayings } from './examples.ts'
import { CERTAIN_SPEECH, featuresOf, speechIn } from './features.ts'
import { likelihoodsOf, type Sounds, soundsIn } from './sounds.ts'
import { OTHER_SPEECH, statesHeard } from './within-words.ts'

/** The words of a page that can be spoken, each by its number on the page, with the states of each pronunciation. */
export interface Script {
  words: number[]
  ways: number[][][]
}

/** What was heard in a recording, and its likelihood. */
export interface Followed {
  heard: Heard[]
  /** The state of each frame, -1 for other speech. */
  states: Int16Array
  /** The likelihood of each frame in each state, frame after frame. */
  likelihoods: Float32Array
  sounds: Sounds
}

/**
 * Factors for each pass: later passes know the speaker better, and are less inclined to hear the page's words in sounds
 * they do not recognize.
 */
const FAITH = [6, 2, 1]

/** Follows a page through the bands of a recording of it: first by the narrator's sounds, then by the speaker's. */
export function follow({ ways }: Script, examples: Examples, bands: Float32Array): Followed {
  const features = featuresOf(bands)
  const speech = speechIn(bands, CERTAIN_SPEECH)
  let sounds = soundsIn(examples, bands)
  let followed: Followed | undefined
  for (const faith of FAITH) {
    if (followed) sounds = adapted(sounds, features, followed.states)
    const likelihoods = likelihoodsOf(sounds, features)
    const room = {
      likelihoods,
      states: sounds.mixtures.length,
      quiet: sounds.quiet,
      anything: sounds.anything,
    }
    const heard = decode({ words: ways, faith, ...room })
    const states = statesHeard(heard, ways, room).map((state, frame) =>
      state === sounds.quiet && speech[frame] ? OTHER_SPEECH : state,
    )
    followed = { heard, states, likelihoods, sounds }
    // A pass's buffers are outside the heap, so the garbage collector does not notice them.
    Bun.gc(true)
  }
  return followed
    ? { ...followed, states: withoutFadings(followed, bands) }
    : { heard: [], states: new Int16Array(), likelihoods: new Float32Array(), sounds }
}

/**
 * Where a word fades out, a browser's codec leaves noise unlike anything on the page. If it is too quiet for speech, it
 * counts as silence.
 */
function withoutFadings({ states, sounds }: Followed, bands: Float32Array): Int16Array {
  const isLoudEnough = speechIn(bands)
  return states.map((state, frame) => (state === OTHER_SPEECH && !isLoudEnough[frame] ? sounds.quiet : state))
}

export function scriptOf(sayings: Sayings, { phones }: Examples): Script {
  const words = [...sayings.keys()].toSorted((one, other) => one - other)
  const statesOf = (way: readonly string[]) =>
    way.flatMap((name) => {
      const phone = phones.get(name)
      return phone === undefined ? [] : Array.from({ length: PARTS }, (_, part) => phone * PARTS + part)
    })
  return { words, ways: words.map((word) => (sayings.get(word) ?? []).map(statesOf)) }
}
