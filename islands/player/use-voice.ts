import { useEffect, useState } from 'react'
import { NARRATOR } from '../../src/components/player/voice-select.tsx'
import { remember, remembered } from './device-memory.ts'

const KEY = 'story-voice'

/** The voice that tells stories on this device: a family voice where it has read this one, else the narrator's. */
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
