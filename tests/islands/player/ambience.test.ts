import { afterEach, beforeEach, describe, expect, jest, mock, test } from 'bun:test'
import { openAmbience } from '../../../islands/player/ambience.ts'

/** A fake audio graph that records calls. */
class Desk {
  currentTime = 10
  state = 'running'
  destination = {}
  notes: string[] = []
  resume = async () => void this.notes.push('resume')
  suspend = async () => void this.notes.push('suspend')
  close = async () => void this.notes.push('close')
  decodeAudioData = async () => ({ duration: 30 })
}

class Gain {
  gain
  constructor(desk: Desk, { gain: value }: { gain: number }) {
    this.gain = {
      value,
      cancelScheduledValues: () => {},
      setValueAtTime: (from: number, at: number) => desk.notes.push(`from ${from} at ${at}`),
      linearRampToValueAtTime: (to: number, at: number) => desk.notes.push(`to ${to} at ${at}`),
    }
  }
  connect() {}
}

class Loop {
  constructor(
    readonly desk: Desk,
    readonly options: object,
  ) {}
  connect() {}
  start() {
    const { buffer: _, ...how } = this.options as { buffer: unknown }
    this.desk.notes.push(`play ${JSON.stringify(how)}`)
  }
}

const original = { GainNode: globalThis.GainNode, AudioBufferSourceNode: globalThis.AudioBufferSourceNode }
beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, { GainNode: Gain, AudioBufferSourceNode: Loop })
})
afterEach(() => {
  jest.useRealTimers()
  Object.assign(globalThis, original)
})

function open(load = async () => new ArrayBuffer(8), loop?: { start: number; end: number }) {
  const desk = new Desk()
  const openContext = mock(() => desk as unknown as AudioContext)
  return { desk, openContext, bed: openAmbience({ load, loop }, openContext) }
}

const settled = async () => {
  for (let i = 0; i < 8; i++) await Promise.resolve()
}

describe('the ambience', () => {
  test('is silent and costs nothing until it is wanted', () => {
    const { bed, openContext } = open()
    bed.fadeOut(1500)
    expect(openContext).not.toHaveBeenCalled()
  })

  test('rises to a fifth in two seconds and repeats between its seams', async () => {
    const { bed, desk } = open(undefined, { start: 0.5, end: 29.5 })
    bed.fadeIn(2000)
    await settled()
    expect(desk.notes).toEqual([
      'resume',
      'from 0 at 10',
      'to 0.2 at 12',
      'play {"loop":true,"loopStart":0.5,"loopEnd":29.5}',
    ])
  })

  test('without seams repeats as a whole', async () => {
    const { bed, desk } = open()
    bed.fadeIn(2000)
    await settled()
    expect(desk.notes.at(-1)).toBe('play {"loop":true,"loopStart":0,"loopEnd":30}')
  })

  test('fades to nothing, then rests', async () => {
    const { bed, desk } = open()
    bed.fadeIn(2000)
    await settled()
    desk.notes = []
    bed.fadeOut(1500)
    jest.advanceTimersByTime(1499)
    expect(desk.notes).toEqual(['from 0 at 10', 'to 0 at 11.5'])
    jest.advanceTimersByTime(1)
    expect(desk.notes.at(-1)).toBe('suspend')
  })

  test('that is wanted again while it fades does not rest', () => {
    const { bed, desk, openContext } = open()
    bed.fadeIn(2000)
    bed.fadeOut(1500)
    bed.fadeIn(1500)
    jest.advanceTimersByTime(5000)
    expect(desk.notes).not.toContain('suspend')
    expect(openContext).toHaveBeenCalledTimes(1)
  })

  test('that a locked screen has silenced sounds again when it is seen, but only while it is wanted', () => {
    const { bed, desk } = open()
    bed.wake()
    bed.fadeIn(2000)
    desk.notes = []
    bed.wake()
    expect(desk.notes).toEqual([])
    desk.state = 'interrupted'
    bed.wake()
    expect(desk.notes).toEqual(['resume'])
    bed.fadeOut(1500)
    desk.notes = []
    bed.wake()
    expect(desk.notes).toEqual([])
  })

  test('that cannot be loaded is silence', async () => {
    const { bed, desk } = open(() => Promise.reject(new Error('gone')))
    bed.fadeIn(2000)
    await settled()
    expect(desk.notes.some((note) => note.startsWith('play'))).toBe(false)
    bed.close()
    expect(desk.notes.at(-1)).toBe('close')
  })
})
