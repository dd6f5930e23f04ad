import type { StoryAnswer } from '../../src/shared/stories/story-answer.ts'
import { read } from '../lib/api.ts'
import { askWorker, onKeptNews, storiesOnDevice } from './on-device.ts'
import { manifestOf } from './story-manifest.ts'
import type { KeptNews } from './story-record.ts'

/** Keeps a story by hand. The first one asks the browser not to clear it away by itself. */
export async function keepByHand(story: StoryAnswer, family: string): Promise<void> {
  if (!(await storiesOnDevice()).some(({ byHand }) => byHand)) void navigator.storage?.persist?.()
  await askWorker({ wish: 'keep', manifest: manifestOf(story, family), reason: 'kept' })
}

/** Keeps a story that was played; it leaves by itself when others were played since. */
export const keepPlayed = (story: StoryAnswer, family: string): Promise<void> =>
  askWorker({ wish: 'keep', manifest: manifestOf(story, family), reason: 'played' })

/** Keeps a story that the page knows by its number alone; throws where the server does not give it. */
export async function keepById(id: number, family: string): Promise<void> {
  const query = new URLSearchParams({ firebaseUid: family })
  await keepByHand(await read<StoryAnswer>(`/api/stories/${id}?${query}`, { prefix: 'HTTP ' }), family)
}

/** The same, and waits until it is known what became of it. */
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

export { bringUpToDate } from './bring-up-to-date.ts'
