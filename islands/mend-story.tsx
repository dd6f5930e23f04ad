import { useEffect } from 'react'
import { PageCard } from '../src/components/mending/page-card.tsx'
import type { StoryPages } from '../src/shared/mending/story-pages-payload.ts'
import type { StoryAnswer } from '../src/shared/stories/story-answer.ts'
import { read } from './lib/api.ts'
import { useMending } from './mending/use-mending.ts'
import { storiesOnDevice } from './offline/on-device.ts'
import { updateStoredStory } from './offline/update-stored-story.ts'

export interface MendStoryProps {
  story: StoryPages
  firebaseUid: string
}

/** The mending page: `/app/story/{id}/mend`. */
export default function MendStory({ story: initial, firebaseUid }: MendStoryProps) {
  const mending = useMending(initial, firebaseUid)
  const { story, drafts, setDraft } = mending
  const words = story.pages.map((page) => page.words)
  useEffect(() => {
    if (!mending.isMaking) void renewOnDevice(story.id, firebaseUid).catch(() => undefined)
  }, [mending.isMaking, story, firebaseUid])
  return (
    <ol className="grid gap-5">
      {story.pages.map((mendable, page) => (
        <PageCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a page's place is its identity
          key={page}
          page={page}
          mendable={mendable}
          pages={words}
          ageGroup={story.ageGroup}
          draft={drafts[page] ?? {}}
          busy={mending.busyOn(page)}
          error={mending.errorOn(page)}
          onDraft={(draft) => setDraft(page, () => draft)}
          onSave={() => mending.saveWords(page)}
          onTakeBackWords={() => mending.takeBack(page, 'words')}
          onRetryWords={() => mending.retryWords(page)}
          onDraw={() => mending.drawPicture(page)}
          onTakeBackPicture={() => mending.takeBack(page, 'picture')}
        />
      ))}
    </ol>
  )
}

/** Updates the copy of the story on this device. */
async function renewOnDevice(id: number, family: string): Promise<void> {
  const found = (await storiesOnDevice()).find((known) => known.story.id === id)
  if (!found) return
  const query = new URLSearchParams({ firebaseUid: family })
  await updateStoredStory(await read<StoryAnswer>(`/api/stories/${id}?${query}`), family, found)
}
