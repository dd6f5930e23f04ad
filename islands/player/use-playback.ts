import { useCallback, useEffect, useState } from 'react'
import {
  AMBIENCE_FADE_IN_MS,
  AMBIENCE_FADE_IN_ON_RESUME_MS,
  AMBIENCE_FADE_OUT_MS,
  RESTART_IMMERSION_MS,
} from '../../src/shared/constants.ts'
import { toast } from '../lib/toast.ts'
import type { AmbienceBed } from './ambience.ts'
import type { Narration, NarrationState } from './narration.ts'
import { useNarrationState } from './use-narration.ts'

export interface Playback extends NarrationState {
  /** The story was begun again after its end and waits until everybody has settled. */
  settling: boolean
  start: () => void
  playPause: () => void
  seek: (seconds: number) => void
}

/** Playing and pausing with the ambience under it, which follows what the audio element really does. */
export function usePlayback(narration: Narration | undefined, ambience: AmbienceBed): Playback {
  const state = useNarrationState(narration)
  const { status, seconds } = state
  const [settling, setSettling] = useState(false)

  const start = useCallback(() => {
    narration?.play().catch(() => couldNot('start'))
  }, [narration])

  const playPause = () => {
    if (status === 'playing') narration?.pause()
    else if (settling) setSettling(false)
    else if (status === 'ended') setSettling(true)
    else narration?.play().catch(() => couldNot(seconds > 0 ? 'resume' : 'start'))
  }

  const seek = (to: number) => {
    setSettling(false)
    narration?.seek(to)
  }

  useEffect(() => {
    if (!settling) return
    ambience.fadeIn(AMBIENCE_FADE_IN_MS)
    const timer = setTimeout(() => {
      setSettling(false)
      start()
    }, RESTART_IMMERSION_MS)
    return () => clearTimeout(timer)
  }, [settling, ambience, start])

  useEffect(() => {
    if (status === 'playing') ambience.fadeIn(AMBIENCE_FADE_IN_ON_RESUME_MS)
    if (status === 'paused' || status === 'ended') ambience.fadeOut(AMBIENCE_FADE_OUT_MS)
  }, [status, ambience])

  return { ...state, settling, start, playPause, seek }
}

function couldNot(what: 'start' | 'resume'): void {
  const text = `Could not ${what} the story audio. Please try again.`
  toast({ kind: 'error', title: 'Playback failed', text })
}
