import { useCallback, useEffect, useState } from 'react'
import type { Keeping } from '../../src/components/player/keep-button.tsx'
import type { StoryAnswer } from '../../src/shared/stories/story-answer.ts'
import { type Toast, toast } from '../lib/toast.ts'
import { CANNOT_KEEP, NOT_KEPT } from '../offline/keep-refusal.ts'
import { askWorker, canKeep, onKeptNews, storiesOnDevice } from '../offline/on-device.ts'
import type { Refusal } from '../offline/story-record.ts'

/** After this much listening a story was played, not only opened. */
const PLAYED_AFTER_MS = 5000

/** The script that stores a story loads when one is to be stored. */
const bring = () => import('../offline/keep-by-hand.ts')
const whyRefused = (why: Refusal): Promise<Toast> =>
  import('../offline/refusal-toast.ts').then(({ refusalToast }) => refusalToast(why)).catch(() => NOT_KEPT)
/** Without it nothing is stored automatically, and the story still plays. */
const nothing = () => undefined

/** Whether the story is on this device, and what keeps or removes it. */
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
        if (news.news === 'refused') void whyRefused(news.why).then(toast)
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

/** Updates a story that is on this device and has changed since. */
function useKeepsUp(
  story: StoryAnswer,
  family: string,
  look: () => Promise<{ byHand: boolean; version: string } | undefined>,
): void {
  useEffect(() => {
    if (!isFinished(story)) return
    look()
      .then(async (found) => found && (await bring()).updateStoredStory(story, family, found))
      .catch(nothing)
  }, [story, family, look])
}

/** A finished story that is played is stored on the device. */
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
