import type { AmbientSound } from '../../ports/ambience.ts'
import { BOUGHT_RATE } from '../../ports/bought-sound.ts'
import { limit, withLoudness } from './loudness.ts'
import { encodeMp3 } from './mp3.ts'

const KILOBITS_PER_SECOND = 48
/** The loudness of the embedded ambience, in LUFS. */
const LOUDNESS = -26
/** Seconds over which the end fades into the beginning. */
const CROSSFADE_SECONDS = 3
/** Seconds repeated on both sides of the loop in the file, for players that are off by an encoder's delay. */
const MARGIN_SECONDS = 0.5

/**
 * Makes a sound loop without a seam: its end is cross-faded into its beginning at equal power; then leveled and
 * encoded.
 */
export async function loopSound(sound: Uint8Array): Promise<AmbientSound> {
  const loop = crossfaded(samplesIn(sound))
  const margin = Math.min(loop.length, Math.round(MARGIN_SECONDS * BOUGHT_RATE))
  const whole = new Float32Array(loop.length + 2 * margin)
  whole.set(loop.subarray(loop.length - margin), 0)
  whole.set(loop, margin)
  whole.set(loop.subarray(0, margin), margin + loop.length)
  const samples = limit(withLoudness(whole, BOUGHT_RATE, LOUDNESS), BOUGHT_RATE)
  const start = margin / BOUGHT_RATE
  return {
    contentType: 'audio/mpeg',
    bytes: await encodeMp3(samples, { sampleRate: BOUGHT_RATE, kilobitsPerSecond: KILOBITS_PER_SECOND }),
    loop: { start, end: start + loop.length / BOUGHT_RATE },
  }
}

function samplesIn(sound: Uint8Array): Float32Array {
  const even = sound.byteLength - (sound.byteLength % 2)
  return Float32Array.from(new Int16Array(sound.slice(0, even).buffer), (sample) => sample / 32_768)
}

/** The sound without its last seconds, which are mixed into its first ones. */
function crossfaded(samples: Float32Array): Float32Array {
  const fade = Math.min(Math.round(CROSSFADE_SECONDS * BOUGHT_RATE), Math.floor(samples.length / 3))
  const loop = samples.slice(0, samples.length - fade)
  const ending = samples.subarray(samples.length - fade)
  for (let at = 0; at < fade; at += 1) {
    const turn = (at / fade) * (Math.PI / 2)
    loop[at] = (loop[at] ?? 0) * Math.sin(turn) + (ending[at] ?? 0) * Math.cos(turn)
  }
  return loop
}
