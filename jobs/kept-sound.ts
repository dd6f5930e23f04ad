import type { KeptSound } from '../src/ports/splicer.ts'
import { mediaHashOf } from '../src/shared/media/media-url.ts'
import type { StoryAudio } from '../src/shared/stories/story-answer.ts'
import type { GenerationContext } from './generation-context.ts'

/** A narration with its bytes; undefined where they are unavailable, e.g. in an older record that contains them. */
export async function keptSound(
  { media }: Pick<GenerationContext, 'media'>,
  audio: StoryAudio | undefined,
): Promise<KeptSound | undefined> {
  const hash = audio?.audioUrl && mediaHashOf(audio.audioUrl)
  const file = hash ? await media.get(hash) : undefined
  if (!audio || !file) return undefined
  const words = audio.alignment.words.map(({ word, start_time_seconds, end_time_seconds }) => ({
    word,
    start_time_seconds,
    end_time_seconds: end_time_seconds ?? start_time_seconds,
  }))
  return { bytes: new Uint8Array(await file.arrayBuffer()), words }
}
