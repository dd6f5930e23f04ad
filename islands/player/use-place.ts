import { useEffect, useRef, useState } from 'react'
import { percentPlayed } from '../../src/components/player/percent-played.ts'
import type { StoryPlace } from '../../src/shared/stories/story-answer.ts'
import { remember, remembered } from './device-memory.ts'
import type { Playback } from './use-playback.ts'

/** A story that was left this near to one of its ends starts from the beginning. */
const NEAR_AN_END_SECONDS = 8
const KEPT_EVERY_SECONDS = 5
const TOLD_EVERY_SECONDS = 30

interface PlacedStory {
  storyId: number
  firebaseUid: string
  /** As the server knows it, from any device. */
  known: StoryPlace | null
}

/** Where the story was left, here or on another device; stores it during playback, on the device and on the server. */
export function usePlace(
  { storyId, firebaseUid, known }: PlacedStory,
  { status, seconds, durationSeconds }: Playback,
): { seconds: number; percent: number } | undefined {
  const key = `place-in-story-${storyId}`
  // The server renders it already, so that nothing moves when this device agrees.
  const [left, setLeft] = useState(known?.seconds || undefined)
  /** The newest of the server's places that this one follows. */
  const over = useRef('')
  useEffect(() => {
    const here = hereOf(remembered(key))
    const isNewer = known !== null && known.at > here.over
    const seconds = isNewer ? known.seconds : here.seconds
    over.current = isNewer ? known.at : here.over
    setLeft(seconds > 0 ? seconds : undefined)
  }, [key, known])

  const rounded = Math.floor(seconds / KEPT_EVERY_SECONDS) * KEPT_EVERY_SECONDS
  const inside = rounded > NEAR_AN_END_SECONDS && rounded < durationSeconds - NEAR_AN_END_SECONDS
  const place = inside && status !== 'ended' ? rounded : 0
  useEffect(() => {
    if (status !== 'idle') remember(key, { seconds: place, over: over.current })
  }, [key, status, place])

  const told = useRef(known?.seconds ?? 0)
  const tell = useRef(() => {})
  tell.current = () => {
    if (status === 'idle' || told.current === place) return
    told.current = place
    const percent = percentPlayed(place, durationSeconds)
    const body = { firebaseUid, place: place > 0 ? { seconds: place, percent } : null }
    void tellServer(storyId, body).then((at) => {
      if (!at) return
      over.current = at
      remember(key, { ...hereOf(remembered(key)), over: at })
    })
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

/** A place on this device. Only the server's times decide which of two is newer: a device's clock may be wrong. */
interface PlaceHere {
  seconds: number
  /** The server's time of the last place that this device knew of (ISO); '' for none. */
  over: string
}

function hereOf(kept: unknown): PlaceHere {
  const { seconds = 0, over = '' } = (kept ?? {}) as Partial<PlaceHere>
  return { seconds, over }
}

/** When the server stored it; undefined where it has not, or not yet: offline only the device has it. */
async function tellServer(storyId: number, body: object): Promise<string | null | undefined> {
  try {
    const answer = await fetch(`/api/stories/${storyId}/place`, {
      method: 'PUT',
      credentials: 'same-origin',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return answer.ok ? ((await answer.json()) as { at?: string | null }).at : undefined
  } catch {
    return undefined
  }
}
