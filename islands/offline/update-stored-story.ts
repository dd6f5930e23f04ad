import type { StoryAnswer } from '../../src/shared/stories/story-answer.ts'
import { askWorker } from './on-device.ts'
import { manifestOf } from './story-manifest.ts'

/** Updates a story that is on this device, where it has changed since: a page was mended, a picture redrawn. */
export async function updateStoredStory(
  story: StoryAnswer,
  family: string,
  found: { byHand: boolean; version: string } | undefined,
): Promise<void> {
  const manifest = manifestOf(story, family)
  if (!found || found.version === manifest.version) return
  await askWorker({ wish: 'keep', manifest, reason: found.byHand ? 'kept' : 'played' })
}
