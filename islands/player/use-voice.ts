import { useEffect, useState } from 'react'
import { NARRATOR } from '../../src/components/player/voice-choice.tsx'
import { remember, remembered } from './device-memory.ts'

const KEY = 'story-voice'

/** In whose voice stories are told on this device: one of the family's where it has read this one, else the narrator's. */
export function useVoice(names: readonly string[]): [voice: string, pick: (name: string) => void] {
  const [wanted, setWanted] = useState(NARRATOR)
  useEffect(() => {
    const known = remembered(KEY)
    if (typeof known === 'string') setWanted(known)
  }, [])
  const pick = (name: string) => {
    setWanted(name)
    remember(KEY, name)
  }
  return [names.includes(wanted) ? wanted : NARRATOR, pick]
}
