import { BANDS } from './bands.ts'
import { type Examples, PARTS } from './examples.ts'
import { DIMS, featuresOf, levelAt, levelsOf, speechIn } from './features.ts'
import { learn, likelihood, type Mixture } from './mixtures.ts'

/** The models of each part of each phone in a recording's room, of its silence, and of any speech. */
export interface Sounds {
  /** By `phone number * PARTS + part`; then silence, then any speech. */
  mixtures: (Mixture | undefined)[]
  quiet: number
  anything: number
}

const GAUSSIANS = 8
const GAUSSIANS_OF_ANYTHING = 32
const GAUSSIANS_OF_QUIET = 4
/** One in this many frames of speech trains the model of any speech. */
const EVERY = 3

/** Trains the models on the narrator's examples, with the recording's noise added at its loudness. */
export function soundsIn({ phones, said }: Examples, recording: Float32Array): Sounds {
  const room = roomNoiseOf(recording)
  const lengths = said.map(({ labels }) => labels.length)
  const all = new Float32Array(lengths.reduce((sum, length) => sum + length, 0) * DIMS)
  const quiet = phones.size * PARTS
  const frames: number[][] = Array.from({ length: quiet + 2 }, () => [])
  let at = 0
  for (const { bands, labels } of said) {
    all.set(featuresOf(inRoom(bands, labels, room)), at * DIMS)
    for (const [frame, label] of labels.entries()) {
      frames[label < 0 ? quiet : label]?.push(at + frame)
      if (label >= 0 && frame % EVERY === 0) frames[quiet + 1]?.push(at + frame)
    }
    at += labels.length
  }
  const most = (state: number) =>
    state < quiet ? GAUSSIANS : state === quiet ? GAUSSIANS_OF_QUIET : GAUSSIANS_OF_ANYTHING
  return {
    mixtures: frames.map((own, state) => (own.length > 0 ? learn(all, own, most(state)) : undefined)),
    quiet,
    anything: quiet + 1,
  }
}

interface RoomNoise {
  /** Frames without speech, one after the other. */
  noise: Float32Array
  /** The mean power of speech in a frame, without the noise. */
  speech: number
}

function roomNoiseOf(bands: Float32Array): RoomNoise {
  const levels = levelsOf(bands)
  const below = levelAt(levels, 0.1)
  const quiet = [...levels.keys()].filter((frame) => (levels[frame] ?? 0) <= below)
  const noise = new Float32Array(quiet.length * BANDS)
  for (const [index, frame] of quiet.entries())
    noise.set(bands.subarray(frame * BANDS, (frame + 1) * BANDS), index * BANDS)
  const heard = meanPower(bands, speechIn(bands))
  const rest = meanPower(noise)
  return { noise, speech: Math.max(heard - rest, heard / 4) }
}

function inRoom(bands: Float32Array, labels: Int16Array, { noise, speech }: RoomNoise): Float32Array {
  const gain =
    speech /
    Math.max(
      1e-12,
      meanPower(
        bands,
        Uint8Array.from(labels, (label) => (label >= 0 ? 1 : 0)),
      ),
    )
  const count = noise.length / BANDS
  const noisy = new Float32Array(bands.length)
  for (let frame = 0; frame < labels.length; frame++) {
    const from = (Math.imul(frame, 7919) % Math.max(1, count)) * BANDS
    for (let band = 0; band < BANDS; band++)
      noisy[frame * BANDS + band] = (bands[frame * BANDS + band] ?? 0) * gain + (noise[from + band] ?? 0)
  }
  return noisy
}

function meanPower(bands: Float32Array, chosen?: Uint8Array): number {
  let sum = 0
  let count = 0
  for (let frame = 0; frame * BANDS < bands.length; frame++) {
    if (chosen && !chosen[frame]) continue
    count++
    for (let band = 0; band < BANDS; band++) sum += bands[frame * BANDS + band] ?? 0
  }
  return count > 0 ? sum / count : 0
}

/** The likelihood of each frame for each sound, frame after frame. */
export function likelihoodsOf({ mixtures }: Sounds, features: Float32Array): Float32Array {
  const count = features.length / DIMS
  const likelihoods = new Float32Array(count * mixtures.length).fill(UNHEARD_OF)
  for (let frame = 0; frame < count; frame++) {
    for (let state = 0; state < mixtures.length; state++) {
      const mixture = mixtures[state]
      if (mixture) likelihoods[frame * mixtures.length + state] = likelihood(mixture, features, frame)
    }
  }
  return likelihoods
}

const UNHEARD_OF = -1e4
