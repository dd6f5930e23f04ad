import { adapted } from './adapt.ts'
import { decode, type Heard } from './decode.ts'
import { type Examples, PARTS, type Sayings } from './examples.ts'
import { CERTAIN_SPEECH, featuresOf, speechIn } from './features.ts'
import { likelihoodsOf, type Sounds, soundsIn } from './sounds.ts'
import { OTHER_SPEECH, statesHeard } from './within-words.ts'

/** The words of a page that can be said, each by its number on the page, and the states of each way to say it. */
export interface Script {
  words: number[]
  ways: number[][][]
}

/** What was heard in a recording, and how likely it is. */
export interface Followed {
  heard: Heard[]
  /** What each frame is, -1 where it is other speech. */
  states: Int16Array
  /** How likely each frame is by each state, a frame after the other. */
  likelihoods: Float32Array
  sounds: Sounds
}

/** Each pass knows the speaker better, and so believes less that what it does not recognize stands on the page. */
const FAITH = [6, 2, 1]

/** Follows a page through the bands of a recording of it: first by the narrator's sounds, then by what was heard of the speaker's. */
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
    // What a pass leaves behind lies outside the heap, which therefore feels no pressure to free it.
    Bun.gc(true)
  }
  return followed
    ? { ...followed, states: withoutFadings(followed, bands) }
    : { heard: [], states: new Int16Array(), likelihoods: new Float32Array(), sounds }
}

/** Where a word fades out, a browser's packing leaves what is like nothing on the page, but too quiet for speech: it is quiet. */
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
