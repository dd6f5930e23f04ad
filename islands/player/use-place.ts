import { useEffect, useRef, useState } from 'react'
import { percentPlayed } from '../../src/components/player/player-controls.tsx'
import type { StoryPlace } from '../../src/shared/stories/story-answer.ts'
import { remember, remembered } from './device-memory.ts'
import type { Playback } from './use-playback.ts'

/** A story that was left this near to one of its ends begins again. */
const NEAR_AN_END_SECONDS = 8
const KEPT_EVERY_SECONDS = 5
const TOLD_EVERY_SECONDS = 30

interface PlacedStory {
  storyId: number
  firebaseUid: string
  /** As the server knows it, from whatever device. */
  known: StoryPlace | null
}

/** Where the story was left, here or on another device, and keeping it while it plays: on the device, and with the family. */
export function usePlace(
  { storyId, firebaseUid, known }: PlacedStory,
  { status, seconds, durationSeconds }: Playback,
): { seconds: number; percent: number } | undefined {
  const key = `place-in-story-${storyId}`
  const [left, setLeft] = useState<number>()
  useEffect(() => setLeft(newer(remembered(key), known)), [key, known])

  const rounded = Math.floor(seconds / KEPT_EVERY_SECONDS) * KEPT_EVERY_SECONDS
  const inside = rounded > NEAR_AN_END_SECONDS && rounded < durationSeconds - NEAR_AN_END_SECONDS
  const place = inside && status !== 'ended' ? rounded : 0
  useEffect(() => {
    if (status !== 'idle') remember(key, { seconds: place, at: new Date().toISOString() })
  }, [key, status, place])

  const told = useRef(known?.seconds ?? 0)
  const tell = useRef(() => {})
  tell.current = () => {
    if (status === 'idle' || told.current === place) return
    told.current = place
    const percent = percentPlayed(place, durationSeconds)
    const body = { firebaseUid, place: place > 0 ? { seconds: place, percent } : null }
    tellServer(storyId, body)
  }
  const period = Math.floor(rounded / TOLD_EVERY_SECONDS)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the story stops, and once in a while
  useEffect(() => tell.current(), [status, period])
  useEffect(() => {
    const onLeave = () => tell.current()
    addEventListener('pagehide', onLeave)
    return () => {
      removeEventListener('pagehide', onLeave)
      onLeave()
    }
  }, [])

  return left === undefined ? undefined : { seconds: left, percent: percentPlayed(left, durationSeconds) }
}

/** The place that was kept last; undefined at the story's beginning. */
function newer(here: unknown, known: StoryPlace | null): number | undefined {
  const { seconds = 0, at = '' } =
    typeof here === 'number' ? { seconds: here } : ((here ?? {}) as Partial<StoryPlace>)
  const last = known && known.at > at ? known.seconds : seconds
  return last > 0 ? last : undefined
}

/** Offline the device alone keeps it. */
function tellServer(storyId: number, body: object): void {
  fetch(`/api/stories/${storyId}/place`, {
    method: 'PUT',
    credentials: 'same-origin',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
}
