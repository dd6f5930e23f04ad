import { afterEach, beforeEach, describe, expect, jest, test } from 'bun:test'
import { type NarrationElement, openNarration } from '../../../islands/player/narration.ts'
import { readAlong } from '../../../src/shared/stories/alignment.ts'

const STARTS = [0.3, 0.8, 1.2, 2, 2.6]
const { words } = readAlong(
  ['Mia waved to the moon.'],
  STARTS.map((start_time_seconds, i) => ({ word: `w${i}`, start_time_seconds })),
)

/** An audio element with a manual clock. */
class Tape extends EventTarget {
  currentTime = 0
  duration = 3.2
  playbackRate = 1
  defaultPlaybackRate = 1
  volume = 1
  preload: HTMLMediaElement['preload'] = 'none'
  paused = true
  ended = false
  error: MediaError | null = null
  loads = 0
  refusal: DOMException | undefined
  load() {
    this.loads += 1
    this.error = null
  }
  async play() {
    this.ended = false
    this.paused = false
    this.tell('play')
    if (this.refusal) throw this.refusal
  }
  pause() {
    if (this.paused) return
    this.paused = true
    this.tell('pause')
  }
  runOut() {
    this.currentTime = this.duration
    this.paused = true
    this.ended = true
    this.tell('pause')
    this.tell('ended')
  }
  tell = (event: string) => this.dispatchEvent(new Event(event))
}

function open() {
  const tape = new Tape()
  const frames: (() => void)[] = []
  const narration = openNarration(
    tape as unknown as NarrationElement,
    { words, durationSeconds: 3 },
    { request: (callback) => frames.push(callback), cancel: () => frames.splice(0) },
  )
  const showFrame = () => {
    for (const frame of frames.splice(0)) frame()
  }
  return { tape, narration, showFrame, frames }
}

describe('the highlighted word', () => {
  test('is none before the first, and follows the clock of the sound from frame to frame', async () => {
    const { tape, narration, showFrame } = open()
    await narration.play()
    const seen: number[] = []
    for (const seconds of [0, 0.1, 0.25, 0.7, 0.75, 2.55]) {
      tape.currentTime = seconds
      showFrame()
      seen.push(narration.state().wordIndex)
    }
    expect(seen).toEqual([-1, -1, 0, 0, 1, 4])
  })

  test('leads the voice by 80 ms, at any speed', async () => {
    const { tape, narration, showFrame } = open()
    await narration.play()
    tape.playbackRate = 1.25
    tape.currentTime = 0.71
    showFrame()
    expect(narration.state().wordIndex).toBe(1)
    tape.playbackRate = 0.75
    showFrame()
    expect(narration.state().wordIndex).toBe(0)
  })

  test('keeps its pace when the sound is reloaded', () => {
    const { tape, narration } = open()
    narration.setSpeed(0.75)
    expect(tape).toMatchObject({ playbackRate: 0.75, defaultPlaybackRate: 0.75 })
  })

  test('is right at once after a seek, also while paused', async () => {
    const { tape, narration } = open()
    await narration.play()
    narration.pause()
    narration.seek(2.1)
    expect(narration.state()).toMatchObject({ status: 'paused', wordIndex: 3, seconds: 2.1 })
    narration.seek(-4)
    expect(tape.currentTime).toBe(0)
    narration.seek(99)
    expect(tape.currentTime).toBe(3)
  })

  test('can be sought before anybody knows how long the story is', () => {
    const tape = new Tape()
    const narration = openNarration(tape as unknown as NarrationElement, {
      words,
      durationSeconds: undefined,
    })
    narration.seek(1.25)
    expect(tape.currentTime).toBe(1.25)
  })

  test('is told to listeners only when it changes', async () => {
    const { tape, narration, showFrame } = open()
    await narration.play()
    let changes = 0
    const forget = narration.subscribe(() => {
      changes += 1
    })
    for (const seconds of [0.3, 0.31, 0.32, 0.9, 0.91]) {
      tape.currentTime = seconds
      showFrame()
    }
    expect(changes).toBe(2)
    forget()
    tape.currentTime = 2.5
    showFrame()
    expect(changes).toBe(2)
  })
})

describe('falling asleep', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('the voice grows quieter, then pauses, and is whole again for the next time', async () => {
    const { tape, narration } = open()
    await narration.play()
    narration.fadeAway(10_000)
    jest.advanceTimersByTime(5000)
    expect(tape.volume).toBeCloseTo(0.5)
    jest.advanceTimersByTime(4999)
    expect(tape).toMatchObject({ paused: false })
    jest.advanceTimersByTime(1)
    expect(tape).toMatchObject({ paused: true, volume: 1 })
    jest.advanceTimersByTime(60_000)
    expect(narration.state().status).toBe('paused')
  })

  test('pressing play again wakes it', async () => {
    const { tape, narration } = open()
    await narration.play()
    narration.fadeAway(10_000)
    jest.advanceTimersByTime(6000)
    await narration.play()
    jest.advanceTimersByTime(60_000)
    expect(tape).toMatchObject({ paused: false, volume: 1 })
  })
})

describe('playing', () => {
  test('the tap that begins the story unlocks the sound without a sound', () => {
    const { tape, narration } = open()
    narration.unlock()
    expect(tape).toMatchObject({ paused: true, preload: 'auto', currentTime: 0 })
  })

  test('an unlocking that the browser reports late changes nothing', () => {
    const { tape, narration } = open()
    tape.tell('play')
    tape.tell('pause')
    tape.tell('timeupdate')
    expect(narration.state().status).toBe('idle')
  })

  test('a phone call pauses the story, and its end lets it go on', async () => {
    const { tape, narration } = open()
    await narration.play()
    tape.pause()
    expect(narration.state().status).toBe('paused')
    await tape.play()
    expect(narration.state().status).toBe('playing')
  })

  test('at the end word and progress are reset, and playing again starts from 0', async () => {
    const { tape, narration } = open()
    await narration.play()
    const seen = new Set<string>()
    narration.subscribe(() => seen.add(narration.state().status))
    tape.runOut()
    expect([...seen]).toEqual(['ended'])
    expect(narration.state()).toMatchObject({ status: 'ended', wordIndex: -1, seconds: 0 })
    await narration.play()
    expect(tape.currentTime).toBe(0)
    expect(narration.state().status).toBe('playing')
  })

  test('going back after the end goes on from there', async () => {
    const { tape, narration } = open()
    await narration.play()
    tape.runOut()
    narration.seek(1.3)
    expect(narration.state()).toMatchObject({ status: 'paused', wordIndex: 2 })
    await narration.play()
    expect(tape.currentTime).toBe(1.3)
  })

  test('a refused start is reported, and the story does not move', async () => {
    const { tape, narration } = open()
    tape.refusal = new DOMException('no', 'NotAllowedError')
    expect(narration.play()).rejects.toThrow('no')
    await Promise.resolve()
    expect(narration.state().status).toBe('paused')
  })

  test('a start overtaken by pause is no failure', async () => {
    const { tape, narration } = open()
    tape.refusal = new DOMException('overtaken', 'AbortError')
    await narration.play()
  })

  test('a connection that broke off is taken up where it broke', async () => {
    const { tape, narration } = open()
    await narration.play()
    tape.currentTime = 1.5
    tape.tell('timeupdate')
    tape.error = {} as MediaError
    tape.tell('error')
    expect(narration.state()).toMatchObject({ status: 'paused', brokenOff: true })
    tape.currentTime = 0
    await narration.play()
    expect(narration.state().brokenOff).toBe(false)
    expect(tape).toMatchObject({ loads: 1, currentTime: 1.5 })
  })

  test('the length is the element’s own as soon as it knows it', () => {
    const { tape, narration } = open()
    expect(narration.state().durationSeconds).toBe(3)
    tape.tell('durationchange')
    expect(narration.state().durationSeconds).toBe(3.2)
    tape.duration = Number.NaN
    tape.tell('durationchange')
    expect(narration.state().durationSeconds).toBe(3.2)
  })

  test('a closed narration follows nothing any more', async () => {
    const { tape, narration, frames } = open()
    await narration.play()
    narration.close()
    expect(tape.paused).toBe(true)
    expect(frames).toEqual([])
    tape.tell('play')
    expect(frames).toEqual([])
  })
})
