import { HIGHLIGHT_LEAD_MS } from '../../src/shared/constants.ts'
import { type SpokenWord, wordAt } from '../../src/shared/stories/alignment.ts'

export type PlaybackStatus = 'idle' | 'playing' | 'paused' | 'ended'

export interface NarrationState {
  status: PlaybackStatus
  /** The word to highlight, -1 before the first. */
  wordIndex: number
  seconds: number
  durationSeconds: number
  /** The sound broke off while playing, and nobody has pressed play since. */
  brokenOff: boolean
}

/** The part of an audio element that a narration uses. */
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

export interface NarrationPlayer {
  state(): NarrationState
  subscribe(listener: () => void): () => void
  /** Must be called inside a tap: a phone lets only an element that was once started by hand start by itself later. */
  unlock(): void
  play(): Promise<void>
  pause(): void
  /** Fades the voice out and pauses it; a phone that controls the volume itself just pauses. */
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

/** Follows an audio element: its events decide what is playing, and each frame reads the current word from its clock. */
export function openNarration(
  audio: NarrationElement,
  plan: NarrationPlan,
  frames: Frames = browserFrames,
): NarrationPlayer {
  const closing = new AbortController()
  const kept = keptState(plan.durationSeconds ?? 0)
  const spokenWord = () => {
    const lead = (HIGHLIGHT_LEAD_MS / 1000) * audio.playbackRate
    return wordAt(plan.words, audio.currentTime + lead)
  }
  const follower = followFrames(frames, () => {
    if (kept.state().status !== 'playing') return false
    const wordIndex = spokenWord()
    if (wordIndex !== kept.state().wordIndex) kept.change({ wordIndex, seconds: audio.currentTime })
    return true
  })
  const volume = fader(audio)
  listen(audio, { kept, spokenWord, onPlay: follower.start, signal: closing.signal })
  return {
    state: kept.state,
    subscribe: kept.subscribe,
    ...controls(audio, { kept, spokenWord, volume }),
    close() {
      closing.abort()
      volume.close()
      follower.stop()
      audio.pause()
    },
  }
}

type KeptState = ReturnType<typeof keptState>

function keptState(durationSeconds: number) {
  const listeners = new Set<() => void>()
  let state: NarrationState = {
    status: 'idle',
    wordIndex: -1,
    seconds: 0,
    durationSeconds,
    brokenOff: false,
  }
  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(next: Partial<NarrationState>) {
      state = { ...state, ...next }
      for (const listener of listeners) listener()
    },
  }
}

/** Calls `look` in each frame for as long as it returns true. */
function followFrames(frames: Frames, look: () => boolean) {
  let frame = 0
  const start = () => {
    frames.cancel(frame)
    frame = frames.request(() => {
      if (look()) start()
    })
  }
  return { start, stop: () => frames.cancel(frame) }
}

function fader(audio: NarrationElement) {
  let fading: ReturnType<typeof setInterval> | undefined
  const close = () => clearInterval(fading)
  return {
    close,
    /** At full volume again. */
    reset() {
      close()
      audio.volume = 1
    },
    /** Quieter step by step, then `then`. */
    fade(milliseconds: number, then: () => void) {
      close()
      let left = milliseconds
      fading = setInterval(() => {
        left -= FADE_STEP_MS
        if (left > 0) audio.volume = left / milliseconds
        else then()
      }, FADE_STEP_MS)
    },
  }
}

interface Listening {
  kept: KeptState
  spokenWord: () => number
  onPlay: () => void
  signal: AbortSignal
}

function listen(audio: NarrationElement, { kept, spokenWord, onPlay, signal }: Listening): void {
  const on = (event: string, react: () => void) => audio.addEventListener(event, react, { signal })
  const readClock = () => {
    const { status } = kept.state()
    if (status !== 'idle' && status !== 'ended')
      kept.change({ wordIndex: spokenWord(), seconds: audio.currentTime })
  }
  on('play', () => {
    if (audio.paused) return
    kept.change({ status: 'playing' })
    onPlay()
  })
  on('pause', () => {
    if (kept.state().status === 'playing' && !audio.ended) kept.change({ status: 'paused' })
  })
  on('error', () => {
    if (kept.state().status === 'playing') kept.change({ status: 'paused', brokenOff: true })
  })
  on('ended', () => kept.change({ status: 'ended', wordIndex: -1, seconds: 0 }))
  on('timeupdate', readClock)
  on('seeking', readClock)
  on('durationchange', () => {
    if (Number.isFinite(audio.duration)) kept.change({ durationSeconds: audio.duration })
  })
}

interface Controlled {
  kept: KeptState
  spokenWord: () => number
  volume: ReturnType<typeof fader>
}

function controls(audio: NarrationElement, { kept, spokenWord, volume }: Controlled) {
  const pause = () => {
    audio.pause()
    volume.reset()
  }
  return {
    pause,
    fadeAway: (milliseconds: number) => volume.fade(milliseconds, pause),
    unlock() {
      audio.preload = 'auto'
      audio.play().catch(() => undefined)
      audio.pause()
    },
    async play() {
      volume.reset()
      kept.change({ brokenOff: false })
      const { status, seconds } = kept.state()
      if (audio.error) reload(audio, seconds)
      if (status === 'ended') audio.currentTime = 0
      try {
        await audio.play()
      } catch (error) {
        if (isOvertaken(error)) return
        kept.change({ status: 'paused' })
        throw error
      }
    },
    setSpeed(speed: number) {
      audio.defaultPlaybackRate = speed
      audio.playbackRate = speed
    },
    seek(to: number) {
      const { status, durationSeconds } = kept.state()
      audio.currentTime = Math.min(Math.max(0, to), durationSeconds || Number.POSITIVE_INFINITY)
      if (status === 'ended' || status === 'idle') kept.change({ status: 'paused' })
      kept.change({ wordIndex: spokenWord(), seconds: audio.currentTime })
    },
  }
}

/** After a broken network the element keeps its error until it is reloaded. */
function reload(audio: NarrationElement, seconds: number): void {
  audio.load()
  audio.currentTime = seconds
}

/** Someone pressed pause while the sound was still loading: that is not a failure. */
const isOvertaken = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'
