import { useEffect, useState } from 'react'
import { habitsOf, type ReadingHabits, USUAL_HABITS } from '../../src/components/player/evening.ts'
import { remember, remembered } from './device-memory.ts'

const KEY = 'reading-habits'

/** The family's habits as this device stores them. */
export function useHabits(): [ReadingHabits, (changed: Partial<ReadingHabits>) => void] {
  const [habits, setHabits] = useState(USUAL_HABITS)
  useEffect(() => setHabits(habitsOf(remembered(KEY))), [])
  const change = (changed: Partial<ReadingHabits>) => {
    const after = { ...habits, ...changed }
    setHabits(after)
    remember(KEY, after)
  }
  return [habits, change]
}
