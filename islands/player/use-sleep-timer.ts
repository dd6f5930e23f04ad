import { useEffect, useState } from 'react'
import type { SleepTimer } from '../../src/components/player/evening.ts'

/** The voice and the ambience take this long to go. */
export const FALLING_ASLEEP_MS = 10_000
const MINUTE_MS = 60_000

/** A timer that was set for minutes calls `fallAsleep` when they are over, and is off then. */
export function useSleepTimer(fallAsleep: () => void): [SleepTimer, (timer: SleepTimer) => void] {
  const [set, setSet] = useState<{ timer: SleepTimer }>({ timer: 'off' })
  useEffect(() => {
    const minutes = Number(set.timer)
    if (Number.isNaN(minutes)) return
    const waiting = setTimeout(() => {
      setSet({ timer: 'off' })
      fallAsleep()
    }, minutes * MINUTE_MS)
    return () => clearTimeout(waiting)
  }, [set, fallAsleep])
  return [set.timer, (timer) => setSet({ timer })]
}
