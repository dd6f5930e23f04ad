import { useEffect, useState } from 'react'
import type { SleepTimer } from '../../src/components/player/evening.ts'

/** The voice and the ambience take this long to go. */
export const FALLING_ASLEEP_MS = 10_000
const MINUTE_MS = 60_000

export interface SetTimer {
  timer: SleepTimer
  /** Until everything goes quiet; none without a time. */
  minutesLeft: number | undefined
}

/** A timer that was set for minutes calls `fallAsleep` when they are over, and is off then. */
export function useSleepTimer(fallAsleep: () => void): [SetTimer, (timer: SleepTimer) => void] {
  const [set, setSet] = useState<{ timer: SleepTimer }>({ timer: 'off' })
  const [minutesLeft, setMinutesLeft] = useState<number>()
  useEffect(() => {
    let left = Number(set.timer)
    if (Number.isNaN(left)) return setMinutesLeft(undefined)
    setMinutesLeft(left)
    const passing = setInterval(() => {
      left -= 1
      if (left > 0) return setMinutesLeft(left)
      setSet({ timer: 'off' })
      fallAsleep()
    }, MINUTE_MS)
    return () => clearInterval(passing)
  }, [set, fallAsleep])
  return [{ timer: set.timer, minutesLeft }, (timer) => setSet({ timer })]
}
