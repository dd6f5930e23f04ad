import { recite } from '../../../src/studio/narrator/recite.ts'
import { atRate } from '../../../src/studio/sound/mp3-samples.ts'

const SAMPLE_RATE = 16_000

/** A reader's manner: the narrator's Wren, played faster or slower, which also changes pitch and throat. */
export interface Manner {
  /** 1.15 reads 15 % faster and higher. */
  faster?: number
  /** Seconds of silence before a word, by its index among the words said. */
  rests?: Record<number, number>
  /** Signal-to-noise ratio in decibels. */
  noise?: number
}

export interface Read {
  samples: Float32Array
  /** The start of each spoken word, in seconds. */
  starts: number[]
}

/** Reads words aloud. */
export function readAloud(
  words: readonly string[],
  { faster = 1, rests = {}, noise = 30 }: Manner = {},
): Read {
  const pieces: Float32Array[] = [quiet(0.4)]
  const starts: number[] = []
  let at = 0.4
  const add = (samples: Float32Array) => {
    pieces.push(samples)
    at += samples.length / SAMPLE_RATE
  }
  for (const { samples, phones } of recite(words, { voice: 'slt' })) {
    const played = atRate(
      { samples: Float32Array.from(samples, (sample) => sample / 32_768), sampleRate: SAMPLE_RATE * faster },
      SAMPLE_RATE,
    )
    let from = 0
    for (const [token, own] of Map.groupBy(phones, (phone) => phone.token)) {
      const start = Math.round(((own[0]?.start ?? 0) / faster) * SAMPLE_RATE)
      add(played.slice(from, start))
      add(quiet(rests[token] ?? 0))
      starts[token] = at
      from = start
    }
    add(played.slice(from))
  }
  return { samples: inNoise(joined([...pieces, quiet(0.6)]), noise), starts }
}

const quiet = (seconds: number): Float32Array => new Float32Array(Math.round(seconds * SAMPLE_RATE))

function joined(pieces: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

/** Adds reproducible hiss. */
export function inNoise(samples: Float32Array, decibels: number): Float32Array {
  const loud = samples.filter((sample) => Math.abs(sample) > 0.01)
  const power = loud.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, loud.length)
  const gain = Math.sqrt(Math.max(power, 1e-4) * 3) * 10 ** (-decibels / 20)
  let state = 1
  return samples.map((sample) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return sample + (state / 2 ** 31 - 1) * gain
  })
}
