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
import type { NarrationPlayer, NarrationState } from './narration.ts'
import { useNarrationState } from './use-narration.ts'
import { FALLING_ASLEEP_MS, type SetTimer, useSleepTimer } from './use-sleep-timer.ts'

export interface Playback extends NarrationState {
  /** The story was restarted after its end and waits until everybody has settled. */
  settling: boolean
  /** The voice was unavailable when it was last wanted: the story is read by eye. */
  voiceless: boolean
  /** Starts the story, at its beginning by default. */
  start: (seconds?: number) => void
  playPause: () => void
  seek: (seconds: number) => void
  /** Goes there and plays from there. */
  hearFrom: (seconds: number) => void
  sleepTimer: SetTimer
  setSleepTimer: (timer: SleepTimer) => void
}

/** The ambience stays a little after the story's end, then fades. */
const LINGERS_MS = 10_000

/** Playing and pausing with the ambience, following what the audio element really does. */
export function usePlayback(
  narration: NarrationPlayer | undefined,
  ambience: AmbienceBed,
  speed: number,
  isStillThere: () => Promise<boolean>,
): Playback {
  const state = useNarrationState(narration)
  const { status, seconds } = state
  const [settling, setSettling] = useState(false)

  const fallAsleep = useCallback(() => {
    narration?.fadeAway(FALLING_ASLEEP_MS)
    ambience.fadeOut(FALLING_ASLEEP_MS)
  }, [narration, ambience])
  const [sleepTimer, setSleepTimer] = useSleepTimer(fallAsleep, status === 'playing' || status === 'ended')

  const [voiceless, couldNot] = useVoiceless(state, isStillThere)

  const start = useCallback(
    (from?: number) => {
      if (from !== undefined) narration?.seek(from)
      narration?.play().catch(() => couldNot('start'))
    },
    [narration, couldNot],
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
  const hearFrom = (from: number) => {
    setSettling(false)
    start(from)
  }

  useSettling(settling, setSettling, ambience, start)
  useAmbienceAlong({ status, settling, sleepTimer }, ambience)
  useEffect(() => narration?.setSpeed(speed), [narration, speed])

  return { ...state, settling, voiceless, start, playPause, seek, hearFrom, sleepTimer, setSleepTimer }
}

/** Whether the voice was unavailable when it was last wanted, and what reports that. */
function useVoiceless(
  { status, brokenOff }: NarrationState,
  isStillThere: () => Promise<boolean>,
): [boolean, (what: 'start' | 'resume') => Promise<void>] {
  const [voiceless, setVoiceless] = useState(false)
  const couldNot = useCallback(
    async (what: 'start' | 'resume') => {
      if (!(await isStillThere())) return
      setVoiceless(true)
      const text = `Could not ${what} the story audio. Please try again.`
      toast({ kind: 'error', title: 'Playback failed', text })
    },
    [isStillThere],
  )
  useEffect(() => {
    if (status === 'playing') setVoiceless(false)
  }, [status])
  useEffect(() => {
    if (brokenOff) void couldNot('resume')
  }, [brokenOff, couldNot])
  return [voiceless, couldNot]
}

/** A restarted story waits under its ambience until everybody has settled. */
function useSettling(
  settling: boolean,
  setSettling: (settling: boolean) => void,
  ambience: AmbienceBed,
  start: () => void,
): void {
  useEffect(() => {
    if (!settling) return
    ambience.fadeIn(AMBIENCE_FADE_IN_MS)
    const timer = setTimeout(() => {
      setSettling(false)
      start()
    }, RESTART_IMMERSION_MS)
    return () => clearTimeout(timer)
  }, [settling, setSettling, ambience, start])
}

/** The ambience starts and stops with the voice, and ends when the story is over. */
function useAmbienceAlong(
  { status, settling, sleepTimer }: Pick<Playback, 'status' | 'settling' | 'sleepTimer'>,
  ambience: AmbienceBed,
): void {
  const { timer, minutesLeft } = sleepTimer
  useEffect(() => {
    if (status === 'playing') ambience.fadeIn(AMBIENCE_FADE_IN_ON_RESUME_MS)
    if (status === 'paused') ambience.fadeOut(AMBIENCE_FADE_OUT_MS)
  }, [status, ambience])

  const over = status === 'ended' && !settling
  useEffect(() => {
    // With a sleep timer, it ends with the timer, however early the words end.
    if (!over || minutesLeft !== undefined) return
    const lingering = setTimeout(
      () => ambience.fadeOut(AMBIENCE_FADE_OUT_MS),
      timer === 'end' ? 0 : LINGERS_MS,
    )
    return () => clearTimeout(lingering)
  }, [over, timer, minutesLeft, ambience])
}
