import { loopFor } from '../../src/studio/ambience/index.ts'
import { AMBIENCE_RATE as BED_RATE } from '../../src/studio/ambience/loop.ts'
import { FLITE_RATE as VOICE_RATE } from '../../src/studio/narrator/flite.ts'
import { speakParagraph } from '../../src/studio/narrator/index.ts'
import { levelVoice, withLoudness } from '../../src/studio/sound/loudness.ts'
import { encodeMp3, type Mp3Options } from '../../src/studio/sound/mp3.ts'
import { samplesOfMp3 } from '../../src/studio/sound/mp3-samples.ts'
import { paragraphsFor } from './word-times.ts'

const RATES = [32, 48, 64] as const
/** About the length of a story of six pages. */
const SECONDS = 150
/** Noise is masked by simultaneous sound, so it is compared in windows of this length. */
const MOMENT_SECONDS = 0.02
/** Below this a window counts as silence. */
const REST = 0.002
const LUFS = -19

/** The loss of packing: signal-to-noise ratio in decibels, of the whole and of the median window. */
export async function measureCodec() {
  const rows = []
  for (const [name, voice] of [
    ['Robin', undefined],
    ['Wren', 'slt'],
  ] as const)
    rows.push(...(await packed(name, voiceFor(voice), VOICE_RATE)))
  for (const setting of ['Enchanted Forest', 'Beach'] as const) {
    const bed = withLoudness(loopFor({ setting, tone: 'calm', seed: 1 }), BED_RATE, LUFS)
    rows.push(...(await packed(`ambience: ${setting}`, bed, BED_RATE)))
  }
  return rows
}

function voiceFor(voice: string | undefined): Float32Array {
  let at = 0
  const phrases = paragraphsFor(1, '6-8').flatMap((paragraph) =>
    speakParagraph({ paragraph, ageGroup: '6-8', ...(voice && { voice }) }).phrases.map(({ samples }) => {
      const start = at
      at += samples.length
      return { samples, start }
    }),
  )
  return levelVoice(phrases, { length: at, sampleRate: VOICE_RATE })
}

async function packed(sound: string, samples: Float32Array, sampleRate: Mp3Options['sampleRate']) {
  const rows = []
  for (const kilobitsPerSecond of RATES) {
    const bytes = await encodeMp3(samples, { sampleRate, kilobitsPerSecond })
    const after = (await samplesOfMp3(bytes)).samples
    rows.push({
      sound,
      'kbit/s': kilobitsPerSecond,
      'KB for 150 s': Math.round((bytes.byteLength * SECONDS * sampleRate) / samples.length / 1000),
      'whole (dB)': decibels(samples, after),
      'median moment (dB)': medianMoment(samples, after, sampleRate * MOMENT_SECONDS),
    })
  }
  return rows
}

function medianMoment(before: Float32Array, after: Float32Array, length: number): number {
  const found: number[] = []
  for (let from = 0; from + length <= Math.min(before.length, after.length); from += length) {
    const part = before.subarray(from, from + length)
    if (Math.sqrt(energy(part) / length) > REST)
      found.push(decibels(part, after.subarray(from, from + length)))
  }
  return found.toSorted((a, b) => a - b)[Math.floor(found.length / 2)] ?? 0
}

function decibels(before: Float32Array, after: Float32Array): number {
  const changed = before.map((sample, index) => sample - (after[index] ?? 0))
  return Math.round(100 * Math.log10(energy(before) / energy(changed))) / 10
}

const energy = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0)
