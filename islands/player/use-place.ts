import { useEffect, useState } from 'react'
import { percentPlayed } from '../../src/components/player/player-controls.tsx'
import { remember, remembered } from './device-memory.ts'
import type { Playback } from './use-playback.ts'

/** A story that was left this near to one of its ends begins anew. */
const NEAR_AN_END_SECONDS = 8
const KEPT_EVERY_SECONDS = 5

/** Where the story was left on this device, and keeping it while it plays. */
export function usePlace(
  storyId: number,
  { status, seconds, durationSeconds }: Playback,
): { seconds: number; percent: number } | undefined {
  const key = `place-in-story-${storyId}`
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    const kept = remembered(key)
    if (typeof kept === 'number' && kept > 0) setLeft(kept)
  }, [key])

  const rounded = Math.floor(seconds / KEPT_EVERY_SECONDS) * KEPT_EVERY_SECONDS
  useEffect(() => {
    if (status === 'idle') return
    const inside = rounded > NEAR_AN_END_SECONDS && rounded < durationSeconds - NEAR_AN_END_SECONDS
    remember(key, inside && status !== 'ended' ? rounded : undefined)
  }, [key, status, rounded, durationSeconds])

  return left === undefined ? undefined : { seconds: left, percent: percentPlayed(left, durationSeconds) }
}
