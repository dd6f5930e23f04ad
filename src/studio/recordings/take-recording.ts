import type { RecordingBrief, Taking } from '../../ports/recorder.ts'
import { RECORDING_MAX_SECONDS } from '../../shared/recordings/recording.ts'
import { levelRecording, loudnessOf } from '../sound/loudness.ts'
import { encodeMp3 } from '../sound/mp3.ts'
import { atRate } from '../sound/mp3-samples.ts'
import { openRecording } from './open-recording.ts'
import { Unreadable } from './packed-sound.ts'
import { RECORDING_RATE } from './recording-rate.ts'

const KILOBITS_PER_SECOND = 64
/** In LUFS: anything quieter is an empty room. */
const SILENT = -55
/** Seconds of voice; with less, nobody has read anything. */
const LEAST_HEARD = 0.3
/** Maximum difference in seconds between the browser's clock and its sound. */
const CLOCKS_DIFFER = 2

/** Implements the port. */
export async function takeRecording({ bytes, seconds }: RecordingBrief): Promise<Taking> {
  try {
    const sound = await openRecording(bytes)
    const length = sound.samples.length / sound.sampleRate
    if (length > RECORDING_MAX_SECONDS + 1) return { ok: false, failure: 'too-long' }
    if (length < seconds * 0.9 - CLOCKS_DIFFER) return { ok: false, failure: 'cut-off' }
    const voice = heardIn(atRate(sound, RECORDING_RATE))
    if (!voice) return { ok: false, failure: 'silent' }
    const samples = levelRecording(voice, RECORDING_RATE)
    return {
      ok: true,
      value: {
        contentType: 'audio/mpeg',
        bytes: await encodeMp3(samples, {
          sampleRate: RECORDING_RATE,
          kilobitsPerSecond: KILOBITS_PER_SECOND,
        }),
        durationSeconds: samples.length / RECORDING_RATE,
      },
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    // A header without sound: either the rest got lost, or nothing was recorded.
    const isCut = error.why === 'empty' && bytes.byteLength > 0 && seconds > 1
    return { ok: false, failure: isCut ? 'cut-off' : error.why }
  }
}

const WINDOW = Math.round(0.02 * RECORDING_RATE)
/** Seconds of silence kept before the first sound and after the last. */
const LEAD = 0.15
const TAIL = 0.3
/** In decibels: a window this much louder than the room contains speech. */
const ABOVE_ROOM = 10

/** The part between the first and the last speech; undefined if there is none. */
function heardIn(samples: Float32Array): Float32Array | undefined {
  if (!(loudnessOf(samples, RECORDING_RATE) > SILENT)) return undefined
  const levels = levelsOf(samples)
  const sorted = levels.toSorted((one, other) => one - other)
  const room = sorted[Math.floor(sorted.length / 10)] ?? 0
  const loudest = sorted.at(-1) ?? 0
  const least = Math.min(room + ABOVE_ROOM, (room + loudest) / 2)
  const heard = levels.flatMap((level, index) => (level >= least ? [index] : []))
  const [first = 0, last = 0] = [heard[0], heard.at(-1)]
  if ((heard.length * WINDOW) / RECORDING_RATE < LEAST_HEARD) return undefined
  const from = Math.max(0, first * WINDOW - Math.round(LEAD * RECORDING_RATE))
  const to = Math.min(samples.length, (last + 1) * WINDOW + Math.round(TAIL * RECORDING_RATE))
  return samples.subarray(from, to)
}

/** Decibels of each 20 ms. */
function levelsOf(samples: Float32Array): number[] {
  const levels: number[] = []
  for (let from = 0; from + WINDOW <= samples.length; from += WINDOW) {
    let power = 0
    for (let at = from; at < from + WINDOW; at++) power += (samples[at] ?? 0) ** 2
    levels.push(10 * Math.log10(power / WINDOW + 1e-10))
  }
  return levels
}
