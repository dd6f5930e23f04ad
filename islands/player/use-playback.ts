import { useCallback, useEffect, useState } from 'react'
import type { SleepTimer } from '../../src/components/player/evening.ts'
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
import { FALLING_ASLEEP_MS, useSleepTimer } from './use-sleep-timer.ts'

export interface Playback extends NarrationState {
  /** The story was begun again after its end and waits until everybody has settled. */
  settling: boolean
  /** Begins the story, at its beginning unless said. */
  start: (seconds?: number) => void
  playPause: () => void
  seek: (seconds: number) => void
  sleepTimer: SleepTimer
  setSleepTimer: (timer: SleepTimer) => void
}

/** The ambience stays a little when the story is over, then fades. */
const LINGERS_MS = 10_000

/** Playing and pausing with the ambience under it, which follows what the audio element really does. */
export function usePlayback(
  narration: Narration | undefined,
  ambience: AmbienceBed,
  speed: number,
): Playback {
  const state = useNarrationState(narration)
  const { status, seconds } = state
  const [settling, setSettling] = useState(false)

  const fallAsleep = useCallback(() => {
    narration?.fadeAway(FALLING_ASLEEP_MS)
    ambience.fadeOut(FALLING_ASLEEP_MS)
  }, [narration, ambience])
  const [sleepTimer, setSleepTimer] = useSleepTimer(fallAsleep)

  const start = useCallback(
    (from?: number) => {
      if (from !== undefined) narration?.seek(from)
      narration?.play().catch(() => couldNot('start'))
    },
    [narration],
  )

  const playPause = () => {
    if (status === 'playing') narration?.pause()
    else if (settling) {
      setSettling(false)
      ambience.fadeOut(AMBIENCE_FADE_OUT_MS)
    } else if (status === 'ended') setSettling(true)
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
    if (status === 'paused') ambience.fadeOut(AMBIENCE_FADE_OUT_MS)
  }, [status, ambience])

  const over = status === 'ended' && !settling
  useEffect(() => {
    if (!over || isTimed(sleepTimer)) return
    const lingering = setTimeout(
      () => ambience.fadeOut(AMBIENCE_FADE_OUT_MS),
      sleepTimer === 'end' ? 0 : LINGERS_MS,
    )
    return () => clearTimeout(lingering)
  }, [over, sleepTimer, ambience])

  useEffect(() => narration?.setSpeed(speed), [narration, speed])

  return { ...state, settling, start, playPause, seek, sleepTimer, setSleepTimer }
}

/** The timer decides when the ambience goes, however early the words end. */
const isTimed = (timer: SleepTimer) => timer !== 'off' && timer !== 'end'

function couldNot(what: 'start' | 'resume'): void {
  const text = `Could not ${what} the story audio. Please try again.`
  toast({ kind: 'error', title: 'Playback failed', text })
}
