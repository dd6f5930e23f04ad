import type { AmbienceBrief, AmbientSound } from '../../ports/ambience.ts'
import { seededRandom } from '../../shared/kit/random.ts'
import { TONES } from '../../shared/stories/tones.ts'
import { limit, withLoudness } from '../sound/loudness.ts'
import { encodeMp3 } from '../sound/mp3.ts'
import { AMBIENCE_RATE, LOOP_LENGTH, LOOP_SECONDS, mixIn, withPower } from './loop.ts'
import { RECIPES } from './recipes.ts'

/** Loudness in LUFS: the player plays it under the voice at a fifth of its volume (the specification's section 9). */
const LOUDNESS = -26
const KILOBITS_PER_SECOND = 48

/**
 * Seconds of the loop that are repeated before and after it in the file: both sides of the loop's ends sound the same,
 * so it is seamless even in a player that shifts it by an encoder's delay.
 */
const MARGIN_SECONDS = 0.5

/** Quiet, seamlessly looping ambience for a setting and a tone. The same brief gives the same bytes. */
export async function makeBed(brief: AmbienceBrief): Promise<AmbientSound> {
  const samples = limit(withLoudness(withMargins(brief), AMBIENCE_RATE, LOUDNESS), AMBIENCE_RATE)
  return {
    contentType: 'audio/mpeg',
    bytes: await encodeMp3(samples, { sampleRate: AMBIENCE_RATE, kilobitsPerSecond: KILOBITS_PER_SECOND }),
    loop: { start: MARGIN_SECONDS, end: MARGIN_SECONDS + LOOP_SECONDS },
  }
}

/** One turn of the loop, at any level. */
export function loopFor(
  { setting, tone, seed }: AmbienceBrief,
  loop = new Float32Array(LOOP_LENGTH),
): Float32Array {
  const category = TONES.find(({ id }) => id === tone)?.category ?? 'Bedtime'
  for (const [index, [generate, strength]] of RECIPES[setting].entries()) {
    const layer = withPower(generate(seededRandom(seed * 16 + index), category))
    mixIn(loop, layer, strength)
    // Four megabytes, released at once: the garbage collector runs only at the end.
    if (layer.buffer instanceof ArrayBuffer) layer.buffer.transfer(0)
  }
  return loop
}

function withMargins(brief: AmbienceBrief): Float32Array {
  const margin = MARGIN_SECONDS * AMBIENCE_RATE
  const whole = new Float32Array(LOOP_LENGTH + 2 * margin)
  const loop = loopFor(brief, whole.subarray(margin, margin + LOOP_LENGTH))
  whole.set(loop.subarray(-margin), 0)
  whole.set(loop.subarray(0, margin), margin + LOOP_LENGTH)
  return whole
}
