import { describe, expect, test } from 'bun:test'
import type { Narration, NarrationBrief } from '../../../src/ports/narrator.ts'
import { speakStory, tokensOf } from '../../../src/studio/narrator/index.ts'

const HARD_TO_SAY = [
  '“Wait — 李明 is here!” said Dr. O’Neil, and gave 3 cheers. 🦊 Zoë laughed',
  "<script> Robert'); DROP TABLE Nguyễn — — —",
  '🦊 🦊 🦊',
  '— “Shhh…” whispered Siobhán & Дмитрий at 7:05 p.m. on the 21st of May 1999',
  '!!! ... ??? “” \u200d \u0301 مرحبا שלום สวัสดี 김민준 さくら आरव',
  'hmm pfft TV R2-D2 $5.50 50% a/b C:\\temp user@example.com https://example.com/?q=1&r=2',
]

describe('a story full of things that are hard to say', () => {
  test('has one time for every token, in order, within the sound', async () => {
    const brief: NarrationBrief = { paragraphs: HARD_TO_SAY, ageGroup: '6-8' }
    expectAligned(brief, await speakStory(brief))
  })

  test('gives every token a moment of its own', async () => {
    const { words } = await speakStory({ paragraphs: HARD_TO_SAY.slice(0, 3), ageGroup: '6-8' })
    for (const { word, start_time_seconds: start, end_time_seconds: end } of words) {
      expect({ word, lasts: end - start > 0.01 }).toEqual({ word, lasts: true })
    }
  })
})

test('a story of nothing but a fox emoji is a moment of quiet, not a crash', async () => {
  const brief: NarrationBrief = { paragraphs: ['🦊'], ageGroup: '3-5' }
  const narration = await speakStory(brief)
  expectAligned(brief, narration)
  expect(narration.durationSeconds).toBeGreaterThan(1)
})

test('an empty story and an empty paragraph are quiet too', async () => {
  for (const paragraphs of [[], [''], ['', 'Good night.', ' ']]) {
    const brief: NarrationBrief = { paragraphs, ageGroup: '3-5' }
    expectAligned(brief, await speakStory(brief))
  }
})

test('a sentence that never ends and a word that never ends are spoken in bearable parts', async () => {
  const endless = Array.from(
    { length: 150 },
    (_, index) => ['over', 'the', 'hill', 'and', 'far'][index % 5],
  ).join(' ')
  const brief: NarrationBrief = {
    paragraphs: [endless, `said the ${'rumpel'.repeat(60)} softly`],
    ageGroup: '9-12',
  }
  expectAligned(brief, await speakStory(brief))
})

test('the same brief gives the same bytes', async () => {
  const brief: NarrationBrief = {
    paragraphs: ['Mia looked up. “Is that a star?” she asked.'],
    ageGroup: '6-8',
  }
  const [once, again] = [await speakStory(brief), await speakStory(brief)]
  expect(Bun.SHA256.hash(once.bytes, 'hex')).toBe(Bun.SHA256.hash(again.bytes, 'hex'))
  expect(once.words).toEqual(again.words)
})

test('words of one sentence follow each other, and a new sentence waits a moment', async () => {
  const { words } = await speakStory({ paragraphs: ['Leo ran home. Mother waved.'], ageGroup: '6-8' })
  const gaps = words
    .slice(1)
    .map(({ start_time_seconds: start }, index) => start - (words[index]?.end_time_seconds ?? 0))
  expect(gaps[0]).toBeLessThan(0.1)
  expect(gaps[1]).toBeLessThan(0.1)
  expect(gaps[2]).toBeGreaterThan(0.25)
  expect(gaps[3]).toBeLessThan(0.1)
})

function expectAligned({ paragraphs }: NarrationBrief, { words, durationSeconds }: Narration): void {
  expect(words.map(({ word }) => word)).toEqual(paragraphs.flatMap(tokensOf))
  let before = 0
  for (const { word, start_time_seconds: start, end_time_seconds: end } of words) {
    expect({ word, inOrder: before <= start && start <= end && end <= durationSeconds }).toEqual({
      word,
      inOrder: true,
    })
    before = start
  }
}
