import { useCallback, useEffect, useRef, useState } from 'react'
import type { SleepTimer } from '../../src/components/player/evening.ts'

/** How long voice and ambience take to fade out. */
export const FALLING_ASLEEP_MS = 10_000
const MINUTE_MS = 60_000
const LOOKS_EVERY_MS = 1000

export interface SetTimer {
  timer: SleepTimer
  /** Until silence; undefined without a time. */
  minutesLeft: number | undefined
}

/** A timer that was set for minutes calls `fallAsleep` when they are over, and is off then; it runs only while there is sound. */
export function useSleepTimer(
  fallAsleep: () => void,
  sounds: boolean,
): [SetTimer, (timer: SleepTimer) => void] {
  const [timer, setTimer] = useState<SleepTimer>('off')
  const [minutesLeft, setMinutesLeft] = useState<number>()
  const leftMs = useRef(0)
  const set = useCallback((wanted: SleepTimer) => {
    leftMs.current = Number(wanted) * MINUTE_MS
    setTimer(wanted)
    setMinutesLeft(Number.isNaN(leftMs.current) ? undefined : Number(wanted))
  }, [])

  const counts = minutesLeft !== undefined && sounds
  useEffect(() => {
    if (!counts) return
    // By the clock, because timers of a page in the background rarely run.
    let seen = Date.now()
    const look = () => {
      leftMs.current -= Date.now() - seen
      seen = Date.now()
      if (leftMs.current > 0) return setMinutesLeft(Math.ceil(leftMs.current / MINUTE_MS))
      set('off')
      fallAsleep()
    }
    const looking = setInterval(look, LOOKS_EVERY_MS)
    return () => {
      clearInterval(looking)
      leftMs.current -= Date.now() - seen
    }
  }, [counts, set, fallAsleep])
  return [{ timer, minutesLeft }, set]
}
