import { HIGHLIGHT_LEAD_MS } from '../../src/shared/constants.ts'
import { type SpokenWord, wordAt } from '../../src/shared/stories/alignment.ts'

export type PlaybackStatus = 'idle' | 'playing' | 'paused' | 'ended'

export interface NarrationState {
  status: PlaybackStatus
  /** The word to highlight, -1 before the first. */
  wordIndex: number
  seconds: number
  durationSeconds: number
  /** The sound broke off while it played, and nobody has pressed play since. */
  brokenOff: boolean
}

/** The part of an audio element that a narration needs. */
export type NarrationElement = Pick<
  HTMLAudioElement,
  | 'currentTime'
  | 'duration'
  | 'preload'
  | 'volume'
  | 'playbackRate'
  | 'defaultPlaybackRate'
  | 'paused'
  | 'ended'
  | 'error'
  | 'load'
  | 'play'
  | 'pause'
  | 'addEventListener'
>

export interface Frames {
  request(callback: () => void): number
  cancel(id: number): void
}

export interface NarrationPlan {
  words: readonly SpokenWord[]
  /** Known before the element knows it. */
  durationSeconds: number | undefined
}

export interface Narration {
  state(): NarrationState
  subscribe(listener: () => void): () => void
  /** To be called inside a tap: a phone lets only an element that was once started by hand start by itself later. */
  unlock(): void
  play(): Promise<void>
  pause(): void
  /** Lets the voice grow quieter until it pauses; a phone that keeps its volume to itself just pauses then. */
  fadeAway(milliseconds: number): void
  setSpeed(speed: number): void
  seek(seconds: number): void
  close(): void
}

const FADE_STEP_MS = 100

const browserFrames: Frames = {
  request: (callback) => requestAnimationFrame(callback),
  cancel: (id) => cancelAnimationFrame(id),
}

/** Follows an audio element: its own events decide what is playing, and each frame asks its clock for the word. */
export function openNarration(
  audio: NarrationElement,
  plan: NarrationPlan,
  frames: Frames = browserFrames,
): Narration {
  const listeners = new Set<() => void>()
  const closing = new AbortController()
  let state: NarrationState = {
    status: 'idle',
    wordIndex: -1,
    seconds: 0,
    durationSeconds: plan.durationSeconds ?? 0,
    brokenOff: false,
  }
  let frame = 0
  let fading: ReturnType<typeof setInterval> | undefined

  const change = (next: Partial<NarrationState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const spokenWord = () => {
    const lead = (HIGHLIGHT_LEAD_MS / 1000) * audio.playbackRate
    return wordAt(plan.words, audio.currentTime + lead)
  }
  const followFrames = () => {
    frames.cancel(frame)
    frame = frames.request(() => {
      if (state.status !== 'playing') return
      const wordIndex = spokenWord()
      if (wordIndex !== state.wordIndex) change({ wordIndex, seconds: audio.currentTime })
      followFrames()
    })
  }
  const stopFading = () => {
    clearInterval(fading)
    audio.volume = 1
  }
  const readClock = () => {
    if (state.status !== 'idle' && state.status !== 'ended') {
      change({ wordIndex: spokenWord(), seconds: audio.currentTime })
    }
  }
  const on = (event: string, react: () => void) =>
    audio.addEventListener(event, react, { signal: closing.signal })

  on('play', () => {
    if (audio.paused) return
    change({ status: 'playing' })
    followFrames()
  })
  on('pause', () => {
    if (state.status === 'playing' && !audio.ended) change({ status: 'paused' })
  })
  on('error', () => {
    if (state.status === 'playing') change({ status: 'paused', brokenOff: true })
  })
  on('ended', () => change({ status: 'ended', wordIndex: -1, seconds: 0 }))
  on('timeupdate', readClock)
  on('seeking', readClock)
  on('durationchange', () => {
    if (Number.isFinite(audio.duration)) change({ durationSeconds: audio.duration })
  })

  const narration: Narration = {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    unlock() {
      audio.preload = 'auto'
      audio.play().catch(() => undefined)
      audio.pause()
    },
    async play() {
      stopFading()
      change({ brokenOff: false })
      if (audio.error) reload(audio, state.seconds)
      if (state.status === 'ended') audio.currentTime = 0
      try {
        await audio.play()
      } catch (error) {
        if (isOvertaken(error)) return
        change({ status: 'paused' })
        throw error
      }
    },
    pause() {
      audio.pause()
      stopFading()
    },
    fadeAway(milliseconds) {
      clearInterval(fading)
      let left = milliseconds
      fading = setInterval(() => {
        left -= FADE_STEP_MS
        if (left > 0) audio.volume = left / milliseconds
        else narration.pause()
      }, FADE_STEP_MS)
    },
    setSpeed(speed) {
      audio.defaultPlaybackRate = speed
      audio.playbackRate = speed
    },
    seek(seconds) {
      audio.currentTime = Math.min(Math.max(0, seconds), state.durationSeconds || Number.POSITIVE_INFINITY)
      if (state.status === 'ended' || state.status === 'idle') change({ status: 'paused' })
      change({ wordIndex: spokenWord(), seconds: audio.currentTime })
    },
    close() {
      closing.abort()
      clearInterval(fading)
      frames.cancel(frame)
      audio.pause()
    },
  }
  return narration
}

/** A network that broke off leaves the element with an error until it is loaded anew. */
function reload(audio: NarrationElement, seconds: number): void {
  audio.load()
  audio.currentTime = seconds
}

/** Someone pressed pause while the sound was still loading: that is no failure. */
const isOvertaken = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'
