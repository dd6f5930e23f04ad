import { useCallback, useState, useSyncExternalStore } from 'react'
import { type NarrationPlan, type NarrationPlayer, type NarrationState, openNarration } from './narration.ts'

const UNKNOWN: NarrationState = {
  status: 'idle',
  wordIndex: -1,
  seconds: 0,
  durationSeconds: 0,
  brokenOff: false,
}
const neverChanges = () => () => undefined

/** The narration of the audio element given to `attach`, undefined until there is one. */
export function useNarration(plan: NarrationPlan) {
  const [narration, setNarration] = useState<NarrationPlayer>()
  const attach = useCallback(
    (audio: HTMLAudioElement | null) => {
      if (!audio) return
      const opened = openNarration(audio, plan)
      setNarration(opened)
      return () => opened.close()
    },
    [plan],
  )
  return { narration, attach }
}

/** The state of a narration; renders again with every word. */
export const useNarrationState = (narration: NarrationPlayer | undefined): NarrationState =>
  useSyncExternalStore(
    narration?.subscribe ?? neverChanges,
    narration?.state ?? (() => UNKNOWN),
    () => UNKNOWN,
  )
