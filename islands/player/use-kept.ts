import { useCallback, useEffect, useState } from 'react'
import type { Keeping } from '../../src/components/player/keep-button.tsx'
import type { StoryAnswer } from '../../src/shared/stories/story-answer.ts'
import { toast } from '../lib/toast.ts'
import { CANNOT_KEEP, NOT_KEPT, refusalToast } from '../offline/keep-refusal.ts'
import { askWorker, canKeep, onKeptNews, storiesOnDevice } from '../offline/on-device.ts'

/** A story that was heard for so long was played, and not only opened. */
const PLAYED_AFTER_MS = 5000

/** What keeps a story is brought when one is to be kept. */
const bring = () => import('../offline/keep-by-hand.ts')
/** Without it nothing is kept by itself, and the story plays all the same. */
const nothing = () => undefined

/** Whether the story is on this device, and what keeps it there or lets it go. */
export function useKept(story: StoryAnswer, family: string, playing: boolean): [Keeping, () => void] {
  const [keeping, setKeeping] = useState<Keeping>({ state: 'none' })
  const { id } = story
  const look = useCallback(async () => {
    const found = (await storiesOnDevice()).find((known) => known.story.id === id)
    setKeeping(found?.byHand ? { state: 'kept', bytes: found.bytes } : { state: 'none' })
    return found
  }, [id])
  useKeepsUp(story, family, look)
  usePlayed(story, family, playing)

  useEffect(
    () =>
      onKeptNews((news) => {
        if (news.id !== id) return
        if (news.news === 'keeping') setKeeping({ state: 'keeping', percent: news.percent })
        else void look()
        if (news.news === 'refused') void refusalToast(news.why).then(toast)
      }),
    [id, look],
  )

  const toggle = () => {
    if (!canKeep()) return toast(CANNOT_KEEP)
    if (keeping.state === 'kept') return void askWorker({ wish: 'let-go', id })
    setKeeping({ state: 'keeping', percent: 0 })
    bring().then(
      ({ keepByHand }) => keepByHand(story, family),
      () => {
        toast(NOT_KEPT)
        void look()
      },
    )
  }
  return [keeping, toggle]
}

/** A story that is here already and has changed since is brought up to date. */
function useKeepsUp(
  story: StoryAnswer,
  family: string,
  look: () => Promise<{ byHand: boolean; version: string } | undefined>,
): void {
  useEffect(() => {
    if (!isFinished(story)) return
    look()
      .then(async (found) => found && (await bring()).bringUpToDate(story, family, found))
      .catch(nothing)
  }, [story, family, look])
}

/** A finished story that is played stays on the device. */
function usePlayed(story: StoryAnswer, family: string, playing: boolean): void {
  useEffect(() => {
    if (!playing || !isFinished(story)) return
    const timer = setTimeout(
      () => bring().then(({ keepPlayed }) => keepPlayed(story, family), nothing),
      PLAYED_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [story, family, playing])
}

const isFinished = ({ generationStatus }: StoryAnswer) => generationStatus === 'complete'
