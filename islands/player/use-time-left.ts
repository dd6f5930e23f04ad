import { useEffect, useState } from 'react'
import { timeLeftText, type Waiting } from '../../src/shared/stories/time-left.ts'

const TICK_MS = 1000

/** The remaining time, counted down; the first text is the server's. */
export function useTimeLeft(waiting: Waiting | null): string | undefined {
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    if (!waiting || waiting.usualSeconds === null) return
    const begun = performance.now()
    const timer = setInterval(() => setPassed((performance.now() - begun) / 1000), TICK_MS)
    return () => clearInterval(timer)
  }, [waiting])
  return waiting ? timeLeftText(waiting.sinceSeconds + passed, waiting.usualSeconds) : undefined
}
