import type { StoryAnswer } from '../../src/shared/stories/story-answer.ts'
import { read } from '../lib/api.ts'
import { askWorker, onKeptNews, storiesOnDevice } from './on-device.ts'
import { manifestOf } from './story-manifest.ts'
import type { KeptNews } from './story-record.ts'

/** Stores a story at a parent's request. The first one asks the browser not to clear it. */
export async function keepByHand(story: StoryAnswer, family: string): Promise<void> {
  if (!(await storiesOnDevice()).some(({ byHand }) => byHand)) void navigator.storage?.persist?.()
  await askWorker({ wish: 'keep', manifest: manifestOf(story, family), reason: 'kept' })
}

/** Stores a story that was played; it is removed when enough others were played since. */
export const keepPlayed = (story: StoryAnswer, family: string): Promise<void> =>
  askWorker({ wish: 'keep', manifest: manifestOf(story, family), reason: 'played' })

/** Stores a story of which the page knows only the number; throws where the server does not return it. */
export async function keepById(id: number, family: string): Promise<void> {
  const query = new URLSearchParams({ firebaseUid: family })
  await keepByHand(await read<StoryAnswer>(`/api/stories/${id}?${query}`, { prefix: 'HTTP ' }), family)
}

/** The same, and waits for the outcome. */
export function keepAndWait(id: number, family: string): Promise<KeptNews> {
  return new Promise((resolve, reject) => {
    const end = onKeptNews((news) => {
      if (news.id !== id || news.news === 'keeping') return
      end()
      resolve(news)
    })
    keepById(id, family).catch((error) => {
      end()
      reject(error)
    })
  })
}

export { updateStoredStory } from './update-stored-story.ts'
