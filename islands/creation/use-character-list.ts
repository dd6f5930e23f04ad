import { useCallback, useEffect, useRef, useState } from 'react'
import type { Step } from '../../src/components/creation/flow/flow.ts'
import {
  type CharacterAnswer,
  chosenFrom,
  type SentOptions,
} from '../../src/components/creation/flow/options.ts'
import { CHARACTERS_CACHE_MS } from '../../src/shared/constants.ts'
import { charactersChangedAt } from '../characters/set-aside.ts'
import { read } from '../lib/api.ts'
import { useReturn } from './use-return.ts'

const SLOW_MS = 300

/** Keeps the list for 5 minutes and reloads it after every change; true while a slow load is awaited. */
export function useCharacterList(
  firebaseUid: string,
  step: Step,
  changeOptions: (changes: Partial<SentOptions>) => void,
): boolean {
  const readAt = useRef<number | undefined>(undefined)
  const [loading, setLoading] = useState(false)

  const refresh = useCallback(async () => {
    readAt.current ??= cameFromHistory() ? 0 : Date.now()
    const age = Date.now() - readAt.current
    if (age < CHARACTERS_CACHE_MS && charactersChangedAt() <= readAt.current) return
    readAt.current = Date.now()
    const slow = setTimeout(() => setLoading(true), SLOW_MS)
    try {
      const query = new URLSearchParams({ firebaseUid })
      const answer = await read<{ characters: CharacterAnswer[] }>(`/api/characters?${query}`)
      changeOptions({ characters: answer.characters.map(chosenFrom) })
    } catch (error) {
      console.error('The characters could not be read again:', error)
    } finally {
      clearTimeout(slow)
      setLoading(false)
    }
  }, [firebaseUid, changeOptions])

  useEffect(() => {
    if (step === 'name') void refresh()
  }, [step, refresh])
  useReturn(refresh)
  return loading
}

/** Back and Forward may show a page from the browser's cache, older than the last change. */
function cameFromHistory(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward'
}
