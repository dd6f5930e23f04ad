import type { FollowBrief, FollowedWords } from '../../ports/recorder.ts'
import { alignRecording } from '../aligner/index.ts'
import { samplesOfMp3At } from '../sound/mp3-samples.ts'

/** The aligner's sample rate. */
const LISTENING_RATE = 16_000

/** Implements the port. */
export async function followWords({ bytes, ...page }: FollowBrief): Promise<FollowedWords> {
  return alignRecording({ samples: await samplesOfMp3At(bytes, LISTENING_RATE), ...page })
}
