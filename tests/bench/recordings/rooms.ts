import type { Said } from './voices.ts'

const SAMPLE_RATE = 16_000

/** Seeded random numbers from 0 to 1. */
export function chances(seed: number): () => number {
  let state = seed >>> 0 || 1
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

/** Adds noise at this signal-to-noise ratio in decibels: half hiss, half rumble. */
export function withNoise({ samples, starts }: Said, decibels: number, seed: number): Said {
  const chance = chances(seed)
  const noise = new Float32Array(samples.length)
  let rumble = 0
  for (let at = 0; at < noise.length; at++) {
    const hiss = chance() + chance() + chance() - 1.5
    rumble = rumble * 0.97 + hiss * 0.25
    noise[at] = hiss * 0.7 + rumble
  }
  const gain = Math.sqrt(speechPower(samples) / powerOf(noise)) * 10 ** (-decibels / 20)
  return { samples: samples.map((sample, at) => sample + (noise[at] ?? 0) * gain), starts }
}

/** Adds the reverberation of a room; `seconds` is the time until sound falls by 60 dB. */
export function inRoom({ samples, starts }: Said, seconds: number, seed: number): Said {
  const chance = chances(seed)
  const echoes = Array.from({ length: 400 }, () => {
    const delay = 0.004 + chance() ** 1.5 * seconds * 0.7
    return {
      delay: Math.round(delay * SAMPLE_RATE),
      gain: (chance() - 0.5) * 0.28 * 10 ** ((-3 * delay) / seconds),
    }
  })
  const heard = samples.slice()
  for (const { delay, gain } of echoes)
    for (let at = delay; at < heard.length; at++)
      heard[at] = (heard[at] ?? 0) + (samples[at - delay] ?? 0) * gain
  return { samples: heard, starts }
}

/** Adds pauses of up to two seconds before some of the words, and around the whole. */
export function withRests({ samples, starts }: Said, seed: number): Said {
  const chance = chances(seed)
  const pieces: Float32Array[] = [new Float32Array(SAMPLE_RATE * (0.2 + chance()))]
  const later: (number | undefined)[] = []
  let shift = (pieces[0]?.length ?? 0) / SAMPLE_RATE
  let from = 0
  for (const [word, start] of starts.entries()) {
    if (start !== undefined && word > 0 && chance() < 0.12) {
      const cut = Math.round(start * SAMPLE_RATE)
      const rest = 0.2 + 1.8 * chance()
      pieces.push(samples.slice(from, cut), new Float32Array(Math.round(rest * SAMPLE_RATE)))
      shift += rest
      from = cut
    }
    later.push(start === undefined ? start : start + shift)
  }
  pieces.push(samples.slice(from), new Float32Array(SAMPLE_RATE))
  return { samples: joined(pieces), starts: later }
}

export function joined(pieces: readonly Float32Array[]): Float32Array {
  const samples = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    samples.set(piece, at)
    at += piece.length
  }
  return samples
}

const powerOf = (samples: Float32Array): number =>
  samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length)

/** The mean power of speech. */
const speechPower = (samples: Float32Array): number => {
  const loud = samples.filter((sample) => Math.abs(sample) > 0.005)
  return powerOf(loud.length > 0 ? loud : samples)
}
