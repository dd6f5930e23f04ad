import { afterAll, expect, test } from 'bun:test'
import type { NarrationBrief } from '../../src/ports/narrator.ts'
import { makeBed } from '../../src/studio/ambience/index.ts'
import { openStudio, type StudioTasks } from '../../src/studio/index.ts'
import { speakStory } from '../../src/studio/narrator/index.ts'
import { narrate } from '../../src/studio/narrator/narrate.ts'
import type { Pool } from '../../src/studio/pool/pool.ts'

const studio = openStudio()
afterAll(() => studio.close())

const brief: NarrationBrief = {
  paragraphs: [
    'Noor had a lantern. It was small.',
    '“Come,” said the fox.',
    'And they slept 🦊',
    'until morning.',
  ],
  ageGroup: '3-5',
}

test('a story spoken paragraph by paragraph on the workers is the story spoken at once', async () => {
  const narration = await studio.narrator.narrate(brief)
  const atOnce = await speakStory(brief)
  expect(narration.words).toEqual(atOnce.words)
  expect(narration.durationSeconds).toBe(atOnce.durationSeconds)
  expect(Bun.SHA256.hash(narration.bytes, 'hex')).toBe(Bun.SHA256.hash(atOnce.bytes, 'hex'))
})

test('voice and bed can be made at the same time', async () => {
  const bedBrief = { setting: 'Farm', tone: 'sleepy', seed: 5 } as const
  const [narration, bed] = await Promise.all([studio.narrator.narrate(brief), studio.ambience.bed(bedBrief)])
  expect(narration.words).toHaveLength(brief.paragraphs.join(' ').split(' ').length)
  expect(Bun.SHA256.hash(bed.bytes, 'hex')).toBe(Bun.SHA256.hash((await makeBed(bedBrief)).bytes, 'hex'))
})

test('a narration that is given up ends with the reason', async () => {
  const giveUp = new AbortController()
  const narrating = studio.narrator.narrate(brief, { signal: giveUp.signal })
  giveUp.abort(new Error('the story was deleted'))
  await expect(narrating).rejects.toThrow('the story was deleted')
})

test('when one paragraph cannot be spoken, the others are not asked for', async () => {
  const asked: string[] = []
  const pool = {
    run: async (_kind: string, { paragraph }: { paragraph: string }) => {
      asked.push(paragraph)
      if (paragraph === 'two') throw new Error('hoarse')
      return { phrases: [] }
    },
  } as unknown as Pool<StudioTasks>
  const paragraphs = ['one', 'two', 'three', 'four', 'five']
  await expect(narrate(pool, { paragraphs, ageGroup: '3-5' })).rejects.toThrow('hoarse')
  await new Promise((later) => setImmediate(later))
  expect(asked).not.toContain('five')
})
