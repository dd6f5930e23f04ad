import { useEffect, useRef } from 'react'
import { type AmbienceBed, openAmbience } from './ambience.ts'
import { type PlayableStory, soundBytes } from './playable-story.ts'

const SILENCE: AmbienceBed = { fadeIn() {}, fadeOut() {}, wake() {}, close() {} }

/** The story's ambience; silence where there is none or the browser has no Web Audio. */
export function useAmbience(ambience: PlayableStory['ambience']): AmbienceBed {
  const bed = useRef<AmbienceBed>(SILENCE)
  useEffect(() => {
    if (!ambience || typeof AudioContext === 'undefined') return
    const { source, loop } = ambience
    const load = () => soundBytes(source)
    bed.current = openAmbience({ load, loop }, () => new AudioContext({ latencyHint: 'playback' }))
    const wakeWhenSeen = () => document.visibilityState === 'visible' && bed.current.wake()
    document.addEventListener('visibilitychange', wakeWhenSeen)
    return () => {
      document.removeEventListener('visibilitychange', wakeWhenSeen)
      bed.current.close()
      bed.current = SILENCE
    }
  }, [ambience])
  const steady = useRef<AmbienceBed>({
    fadeIn: (milliseconds) => bed.current.fadeIn(milliseconds),
    fadeOut: (milliseconds) => bed.current.fadeOut(milliseconds),
    wake: () => bed.current.wake(),
    close: () => bed.current.close(),
  })
  return steady.current
}
