import { recite } from '../../../src/studio/narrator/recite.ts'
import { atRate } from '../../../src/studio/sound/mp3-samples.ts'

const SAMPLE_RATE = 16_000

/** How somebody reads: all of it is the narrator's Wren, made another by playing her faster or slower, which moves pitch and throat as well. */
export interface Manner {
  /** 1.15 reads so much faster and higher. */
  faster?: number
  /** Seconds of rest before a word, by its place among the words said. */
  rests?: Record<number, number>
  /** Decibels from the noise up to the voice. */
  noise?: number
}

export interface Read {
  samples: Float32Array
  /** When each of the words that were said starts, in seconds. */
  starts: number[]
}

/** Somebody reads words aloud. */
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

/** Hiss, the same at every run. */
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
