import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReadingState } from '../../src/components/recordings/read-aloud.tsx'
import { wordsMark } from '../../src/shared/recordings/words-mark.ts'
import { ApiError, errorSentence } from '../lib/api.ts'
import { CannotRecord, type Recorded, type RunningRecorder, startRecorder } from './recorder.ts'

const METER_MS = 100
const FULL = 'That is three minutes, the most for one page. Listen whether all of it is there.'
const NOTHING = 'Nothing was recorded. Please press Record once more.'
const OFFLINE =
  'You are offline. Your recording is still here: leave this page open, and press Keep when you are back.'
const NOT_SENT = 'This could not be sent. Your recording is still here: please press Keep once more.'

interface Reading {
  words: string | undefined
  /** Sends the recording; throws what `send` throws. */
  send: (sound: Blob, query: { seconds: string; seen: string }) => Promise<void>
}

/** Reading a page aloud: recording, listening, recording again, storing. */
export function useReading({ words = '', send }: Reading) {
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [news, setNews] = useState('')
  const { running, asking, recorded, setRecorded, record } = useRecording(setProblem, setNews)
  const meter = useMeter(running)
  useWarning(recorded !== undefined || running !== undefined)

  const keep = async () => {
    if (!recorded) return false
    setProblem(undefined)
    setSending(true)
    try {
      await send(recorded.sound, { seconds: recorded.seconds.toFixed(2), seen: wordsMark(words) })
      setRecorded(undefined)
      return true
    } catch (error) {
      setProblem(navigator.onLine || error instanceof ApiError ? errorSentence(error, NOT_SENT) : OFFLINE)
      return false
    } finally {
      setSending(false)
    }
  }

  /** On another page, an unsent recording of this one is dropped. */
  const leave = useCallback(() => {
    setRecorded(undefined)
    setProblem(undefined)
    setNews('')
  }, [setRecorded])

  return {
    state: stateOf(asking, running && meter, recorded && { seconds: recorded.seconds, isSending }),
    recorded,
    problem,
    setProblem,
    news,
    setNews,
    record,
    stop: () => running?.stop(),
    keep,
    leave,
  }
}

/** Recording, from the microphone's permission to the sound. */
function useRecording(setProblem: (problem: string | undefined) => void, setNews: (news: string) => void) {
  const [running, setRunning] = useState<RunningRecorder>()
  const [asking, setAsking] = useState(false)
  const [recorded, setRecorded] = useState<Recorded>()
  useEffect(() => () => running?.stop(), [running])
  const record = useCallback(async () => {
    setProblem(undefined)
    setNews('')
    setRecorded(undefined)
    setAsking(true)
    try {
      const recorder = await startRecorder()
      setRunning(recorder)
      setAsking(false)
      const made = await recorder.recorded
      setRunning(undefined)
      if (made.sound.size === 0) return setProblem(NOTHING)
      setRecorded(made)
      if (made.isFull) setNews(FULL)
    } catch (error) {
      setAsking(false)
      setProblem(error instanceof CannotRecord ? error.message : NOTHING)
    }
  }, [setProblem, setNews])
  return { running, asking, recorded, setRecorded, record }
}

function stateOf(
  asking: boolean,
  recording: { seconds: number; level: number } | undefined,
  recorded: { seconds: number; isSending: boolean } | undefined,
): ReadingState {
  if (recording) return { at: 'recording', ...recording }
  if (asking) return { at: 'asking' }
  return recorded ? { at: 'recorded', ...recorded } : { at: 'page' }
}

/** How long it runs, and its volume. */
function useMeter(running: RunningRecorder | undefined) {
  const [meter, setMeter] = useState({ seconds: 0, level: 0 })
  useEffect(() => {
    if (!running) return
    const begun = performance.now()
    const look = () => setMeter({ seconds: (performance.now() - begun) / 1000, level: running.level() })
    look()
    const timer = setInterval(look, METER_MS)
    return () => clearInterval(timer)
  }, [running])
  return meter
}

/** The browser asks before an unsent recording is lost. */
function useWarning(hasUnkept: boolean): void {
  useEffect(() => {
    if (!hasUnkept) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [hasUnkept])
}

/** Plays one sound at a time; `press` starts or stops it. */
export function useListening(onFailure: (sentence: string) => void) {
  const audio = useRef<HTMLAudioElement>(undefined)
  const made = useRef('')
  const [isHeard, setHeard] = useState(false)
  const quiet = useCallback(() => {
    audio.current?.pause()
    URL.revokeObjectURL(made.current)
    setHeard(false)
  }, [])
  useEffect(() => quiet, [quiet])
  const press = (sound: Blob | string) => {
    if (isHeard) return quiet()
    made.current = typeof sound === 'string' ? '' : URL.createObjectURL(sound)
    const player = new Audio(typeof sound === 'string' ? sound : made.current)
    audio.current = player
    player.addEventListener('ended', quiet)
    setHeard(true)
    player.play().catch(() => {
      if (audio.current !== player || player.paused === false) return
      quiet()
      onFailure('It could not be played just now. Please try once more.')
    })
  }
  return { isHeard, press, quiet }
}

/** Sends a recording as it is. */
export async function sendSound<T>(url: string, sound: Blob): Promise<T> {
  const answer = await fetch(url, {
    method: 'PUT',
    credentials: 'same-origin',
    headers: { 'content-type': sound.type, 'x-fragment': '' },
    body: sound,
  })
  const text = await answer.text()
  if (!answer.ok) throw new ApiError(answer.status, text || answer.statusText)
  return JSON.parse(text) as T
}
