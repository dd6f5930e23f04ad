import { afterAll, beforeEach, describe, expect, test } from 'bun:test'
import type { Ambience } from '../../../src/ports/ambience.ts'
import type { NarrationBrief, Narrator } from '../../../src/ports/narrator.ts'
import { Unusable } from '../../../src/ports/unusable.ts'
import { ProviderDown } from '../../../src/shared/kit/provider-down.ts'
import { openStudio } from '../../../src/studio/index.ts'
import { openCallsOut, type Purchase } from '../../../src/vendors/calls-out/index.ts'
import { elevenlabsAmbience } from '../../../src/vendors/elevenlabs/ambience.ts'
import { elevenlabsNarrator } from '../../../src/vendors/elevenlabs/voice.ts'
import { aPurchaseStore } from '../../support/a-purchase-store.ts'
import { callClock } from '../../support/call-clock.ts'
import { type ElevenlabsFault, elevenlabsServer } from '../../support/vendors/elevenlabs.ts'

const server = elevenlabsServer({ secondsPerCharacter: 0.05 })
const studio = openStudio()
afterAll(async () => {
  await Promise.all([server.stop(), studio.close()])
})
beforeEach(() => {
  server.requests.length = 0
  server.faults.length = 0
})

const TIMEOUT_MS = 120_000

function atElevenlabs(charactersPerCall?: number) {
  const clock = callClock([TIMEOUT_MS])
  const line = openCallsOut(clock).lineTo('elevenlabs', { concurrency: 3 })
  const access = { apiKey: 'elevenlabs-key', baseUrl: server.url, line, timeoutMs: TIMEOUT_MS }
  const narrator = elevenlabsNarrator({
    ...access,
    model: 'eleven_multilingual_v2',
    voices: [
      { id: 'george', name: 'George', description: 'warm' },
      { id: 'sarah', name: 'Sarah', description: 'soft' },
    ],
    charactersPerCall,
    mix: studio.mix,
  })
  return { clock, narrator, ambience: elevenlabsAmbience({ ...access, loop: studio.loop }) }
}

const PARAGRAPHS = [
  'Mia had 12 red kites — and one blue-green one. “Well,” she said, “it’s nearly 7 o’clock!”',
  'Zoë, Николай and 小明 ran up the hill. 🪁 The wind… stopped.',
  'Then all of them slept.',
]
const STORY: NarrationBrief = { paragraphs: PARAGRAPHS, ageGroup: '6-8' }
const tokens = (paragraphs: string[]) => paragraphs.join(' ').split(/\s+/)

describe.each<[string, () => Narrator]>([
  ['the embedded narrator', () => studio.narrator],
  ['ElevenLabs', () => atElevenlabs().narrator],
  ['ElevenLabs in small chunks', () => atElevenlabs(90).narrator],
])('a narration by %s', (_name, open) => {
  test('has one entry for every token, none running backwards, all within the sound', async () => {
    const { words, durationSeconds, bytes, contentType } = await open().narrate(STORY)
    expect(words.map(({ word }) => word)).toEqual(tokens(PARAGRAPHS))
    let at = 0
    for (const { start_time_seconds: start, end_time_seconds: end } of words) {
      expect(start).toBeGreaterThanOrEqual(at)
      expect(end).toBeGreaterThanOrEqual(start)
      at = start
    }
    expect(words.at(-1)?.end_time_seconds ?? Number.NaN).toBeLessThanOrEqual(durationSeconds)
    expect(contentType).toBe('audio/mpeg')
    expect(bytes.byteLength).toBeGreaterThan(10_000)
  })

  test('is told by a voice that can be chosen by its id', () => {
    for (const { id, name, description } of open().voices) {
      expect(id).toMatch(/^[\w-]+$/)
      expect(name.length * description.length).toBeGreaterThan(0)
    }
  })
})

describe('what ElevenLabs is asked', () => {
  test('is whole paragraphs within the limit, each with the text before and after it', async () => {
    await atElevenlabs(90).narrator.narrate(STORY)
    expect(server.texts().sort()).toEqual(
      [PARAGRAPHS[0] ?? '', `${PARAGRAPHS[1]}\n\n${PARAGRAPHS[2]}`].sort(),
    )
    const [first, second] = server.requests
      .map(({ body }) => body as { text: string; previous_text?: string; next_text?: string })
      .sort((a, b) => a.text.localeCompare(b.text))
    expect(first?.next_text).toStartWith('Zoë')
    expect(first?.previous_text).toBeUndefined()
    expect(second?.previous_text).toEndWith('o’clock!”')
  })

  test('a paragraph that is too long for one call is parted where a sentence ends', async () => {
    const long = 'The first one goes here. '.repeat(12).trim()
    const { words } = await atElevenlabs(100).narrator.narrate({ paragraphs: [long], ageGroup: '3-5' })
    expect(words).toHaveLength(60)
    for (const text of server.texts()) {
      expect(text.length).toBeLessThanOrEqual(100)
      expect(text).toEndWith('.')
    }
  })

  test('is slower for the youngest, in the voice that the parent chose, else the first', async () => {
    const { narrator } = atElevenlabs()
    for (const ageGroup of ['3-5', '6-8', '9-12'] as const)
      await narrator.narrate({ ...STORY, ageGroup, voice: ageGroup === '6-8' ? 'sarah' : 'nobody' })
    const speeds = server.requests.map(
      ({ body }) => (body as { voice_settings: { speed: number } }).voice_settings.speed,
    )
    expect(speeds).toEqual(speeds.toSorted((a, b) => a - b))
    expect(new Set(speeds).size).toBe(3)
    expect(server.requests.map(({ path }) => path.split('/')[3])).toEqual(['george', 'sarah', 'george'])
  })

  test('a name is sent as it sounds and highlighted as it is written', async () => {
    const brief = { paragraphs: ['“Aoife!” called Aoife’s friend Aoifer.'], soundsLike: { Aoife: 'EE fa' } }
    const { words } = await atElevenlabs().narrator.narrate({ ...brief, ageGroup: '6-8' })
    expect(server.texts()).toEqual(['“EE-fa!” called EE-fa’s friend Aoifer.'])
    expect(words.map(({ word }) => word)).toEqual(tokens(brief.paragraphs))
  })

  test('a name of two words is sent as both of them sound', async () => {
    const soundsLike = { 'Aoife Saoirse': 'EE-fa SEER-sha' }
    await atElevenlabs().narrator.narrate({
      paragraphs: ['“Aoife Saoirse!” Off went Aoife.'],
      ageGroup: '6-8',
      soundsLike,
    })
    expect(server.texts()).toEqual(['“EE-fa SEER-sha!” Off went EE-fa.'])
  })

  test('is entered by its characters', async () => {
    const bought: Purchase[] = []
    await atElevenlabs().narrator.narrate(STORY, { onPurchase: (purchase) => bought.push(purchase) })
    const characters = PARAGRAPHS.join('\n\n').length
    expect(bought).toMatchObject([{ vendor: 'elevenlabs', kind: 'speech', characters }])
  })

  test('is kept chunk by chunk: what is bought is not bought again when another chunk fails', async () => {
    const purchases = aPurchaseStore()
    server.faults.push('error', undefined, 'error', 'error')
    const { narrator } = atElevenlabs(90)
    await expect(narrator.narrate(STORY, { purchases })).rejects.toThrow(ProviderDown)
    const asked = server.requests.length
    await atElevenlabs(90).narrator.narrate(STORY, { purchases })
    expect(server.requests.length - asked).toBe(1)
    await atElevenlabs(90).narrator.narrate(STORY, { purchases })
    expect(server.requests.length - asked).toBe(1)
  })
})

describe('what can go wrong at ElevenLabs', () => {
  test.each<ElevenlabsFault>([
    'misses-characters',
    'misses-alignment',
    'misses-times',
    'times-run-back',
    'slightly-short',
  ])('%s: every word still has its time', async (fault) => {
    server.faults.push(fault)
    const { words, durationSeconds } = await atElevenlabs().narrator.narrate(STORY)
    expect(server.requests).toHaveLength(1)
    expect(words.map(({ word }) => word)).toEqual(tokens(PARAGRAPHS))
    const starts = words.map((word) => word.start_time_seconds)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    expect(Math.max(...words.map((word) => word.end_time_seconds))).toBeLessThanOrEqual(durationSeconds)
  })

  test('words whose characters are missing are where they would be', async () => {
    const whole = await atElevenlabs().narrator.narrate(STORY)
    server.faults.push('misses-characters')
    const repaired = await atElevenlabs().narrator.narrate(STORY)
    const off = repaired.words.map((word, index) =>
      Math.abs(word.start_time_seconds - (whole.words[index]?.start_time_seconds ?? 0)),
    )
    expect(Math.max(...off)).toBeLessThan(0.6)
  })

  test.each<ElevenlabsFault>(['cut-off', 'empty', 'silent', 'other-format'])(
    '%s: it is asked once more, and no third time',
    async (fault) => {
      server.faults.push(fault)
      expect((await atElevenlabs().narrator.narrate(STORY)).words).toHaveLength(tokens(PARAGRAPHS).length)
      server.faults.push(fault, fault)
      await expect(atElevenlabs().narrator.narrate(STORY)).rejects.toThrow(Unusable)
      expect(server.requests).toHaveLength(4)
    },
  )

  test.each(['busy', 'error', 'cut', 'truncated'])('%s: it is tried again', async (fault) => {
    server.faults.push(fault, fault)
    const { narrator, clock } = atElevenlabs()
    await narrator.narrate({ paragraphs: ['One day.'], ageGroup: '6-8' })
    expect(server.requests).toHaveLength(3)
    if (fault === 'busy') expect(clock.pauses).toEqual([7000, 7000])
  })

  test('a sound is waited for as long as a busy vendor asks', async () => {
    server.faults.push('busy')
    const { ambience, clock } = atElevenlabs()
    await ambience.bed({ setting: 'Hills', tone: 'calm', seed: 1 })
    expect(clock.pauses).toEqual([7000])
  })

  test('a caller who waits in a request fails at once while it rests', async () => {
    server.faults.push(...Array.from({ length: 8 }, () => 'error'))
    const { narrator } = atElevenlabs()
    const hear = () => narrator.narrate({ paragraphs: ['One day.'], ageGroup: '6-8' }, { impatient: true })
    for (let press = 1; press <= 3; press += 1) await expect(hear()).rejects.toThrow(ProviderDown)
    expect(server.requests).toHaveLength(5)
  })

  test('a refusal is told to the operator by its code, without the words of the story', async () => {
    const { narrator } = atElevenlabs()
    server.faults.push('too-much')
    const failure = await narrator.narrate({ paragraphs: ['One day.'], ageGroup: '6-8' }).catch(String)
    expect(failure).toContain('401 quota_exceeded')
    expect(failure).not.toContain('One day')
  })

  test('a call that hangs is given up and made again', async () => {
    server.faults.push('hangs')
    const { narrator, clock } = atElevenlabs()
    const told = narrator.narrate({ paragraphs: ['One day.'], ageGroup: '6-8' })
    while (server.requests.length === 0) await new Promise((resolve) => setImmediate(resolve))
    clock.timeOut()
    expect((await told).words).toHaveLength(2)
  })
})

describe.each<[string, () => Ambience]>([
  ['the embedded engine', () => studio.ambience],
  ['ElevenLabs', () => atElevenlabs().ambience],
])('an ambience by %s', (_name, open) => {
  test('is a loop inside an MP3', async () => {
    const { bytes, loop, contentType } = await open().bed({ setting: 'Beach', tone: 'calm', seed: 1 })
    expect(contentType).toBe('audio/mpeg')
    expect(loop.start).toBeGreaterThan(0)
    expect(loop.end - loop.start).toBeGreaterThan(15)
    expect(bytes.byteLength).toBeGreaterThan((loop.end * 48_000) / 8 - 1000)
  })
})

describe('the ambience of ElevenLabs', () => {
  test('is bought once for a place and kept for all', async () => {
    const purchases = aPurchaseStore()
    const { ambience } = atElevenlabs()
    const first = await ambience.bed({ setting: 'Beach', tone: 'calm', seed: 1 }, { purchases })
    const second = await ambience.bed({ setting: 'Beach', tone: 'brave', seed: 2 }, { purchases })
    expect(second.bytes).toEqual(first.bytes)
    expect(server.requests).toHaveLength(1)
    await ambience.bed({ setting: 'Farm', tone: 'calm', seed: 1 }, { purchases })
    expect(server.requests).toHaveLength(2)
  })

  test('silence is asked for once more', async () => {
    server.faults.push('silent')
    await atElevenlabs().ambience.bed({ setting: 'Hills', tone: 'calm', seed: 1 })
    expect(server.requests).toHaveLength(2)
  })
})
