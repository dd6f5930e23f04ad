import { beforeEach, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { boughtPieces, jobs } from '../../db/schema/index.ts'
import {
  claimJobs,
  finishJob,
  giveUpJob,
  type Job,
  postponeJob,
  type SeenVoices,
} from '../../jobs/job-rows.ts'
import { voicesNotJoined } from '../../src/domain/recordings/voices-to-join.ts'
import { aMendedStory, type MendedStory } from '../support/a-mended-story.ts'

let story: MendedStory
beforeEach(async () => {
  story = await aMendedStory()
})

const stateOf = (kind: 'tell_pages' | 'join_voices') =>
  story.db.select().from(jobs).where(eq(jobs.kind, kind)).get()?.state

describe('a page that Grandma reads aloud', () => {
  test('whose words are not found is retried automatically, each time later, even after a restart', async () => {
    story.studio.broken.add('words found')
    await story.record(1, 'Granny reads')
    await story.makeEverything()
    expect(story.recorded()).toMatchObject([{ state: 'delayed', recorded: [{ page: 1 }] }])
    await story.makeEverything(29)
    expect(story.studio.made.filter((piece) => piece === 'words found')).toHaveLength(1)
    await story.makeEverything(31)
    expect(story.studio.made.filter((piece) => piece === 'words found')).toHaveLength(2)
    story.studio.broken.clear()
    await story.makeEverything(60)
    expect(story.recorded()).toMatchObject([{ state: 'delayed' }])
    await story.makeEverything(92)
    expect(story.recorded()).toMatchObject([{ state: 'there', recorded: [{ page: 1 }] }])
    expect(await story.heard(story.toldBy('Grandma')?.audioUrl)).toContain('recording of Granny reads')
  })

  test('that cannot be joined holds no other voice back', async () => {
    const { splice } = story.studio
    story.studio.splice = (brief, signal) =>
      [...brief.pages.values()].some(({ bytes }) => new TextDecoder().decode(bytes).includes('Granny'))
        ? Promise.reject(new Error('No splice today'))
        : splice(brief, signal)
    await story.record(1, 'Granny reads')
    await story.record(1, 'Papa reads', { voice: 'Papa' })
    await story.makeEverything()
    expect(story.recorded()).toMatchObject([
      { name: 'Grandma', state: 'delayed' },
      { name: 'Papa', state: 'there' },
    ])
  })

  test('while the disk is full for a moment is joined once it is not, without a wait', async () => {
    const { splice } = story.studio
    let tries = 0
    story.studio.splice = (brief, signal) => {
      tries += 1
      const full = Object.assign(new Error('The disk is full'), { code: 'ENOSPC' })
      return tries === 1 ? Promise.reject(full) : splice(brief, signal)
    }
    await story.record(1, 'Granny reads')
    await story.makeEverything()
    expect(story.recorded()).toMatchObject([{ state: 'there', recorded: [{ page: 1 }] }])
    expect(story.log.filter((line) => line.includes('queue.pressed'))).toEqual([
      expect.stringContaining('The disk is full'),
    ])
  })

  test('leaves its reason in the log, as every other voice that fails does', async () => {
    story.studio.splice = ({ pages }) => {
      const [page] = pages.values()
      return Promise.reject(new Error(`No splice of ${new TextDecoder().decode(page?.bytes)}`))
    }
    await story.record(1, 'Granny reads')
    await story.record(1, 'Papa reads', { voice: 'Papa' })
    await story.makeEverything()
    const reasons = story.log.map((line) => JSON.parse(line)).filter(({ event }) => event === 'story.waits')
    expect(reasons.map(({ message }) => message)).toEqual([
      'No splice of recording of Granny reads',
      'No splice of recording of Papa reads',
    ])
  })

  test('that was tried for hours waits for the next page, which is joined at once', async () => {
    story.studio.broken.add('words found')
    await story.record(1, 'Granny reads')
    for (let later = 0; story.recorded()[0]?.state !== 'failed'; later += 900)
      await story.makeEverything(later)
    const tries = story.studio.made.filter((piece) => piece === 'words found').length
    expect(tries).toBeGreaterThan(5)
    await story.makeEverything(86_400)
    expect(story.studio.made.filter((piece) => piece === 'words found')).toHaveLength(tries)
    story.studio.broken.clear()
    await story.record(0, 'and more')
    await story.makeEverything()
    expect(story.recorded()).toMatchObject([{ state: 'there', recorded: [{ page: 0 }, { page: 1 }] }])
  })

  test('while an earlier one waits to be tried again, is joined with it at once', async () => {
    story.studio.broken.add('words found')
    await story.record(1, 'Granny reads')
    await story.makeEverything()
    story.studio.broken.clear()
    await story.record(0, 'and more')
    await story.makeEverything()
    expect(story.recorded()).toMatchObject([{ state: 'there', recorded: [{ page: 0 }, { page: 1 }] }])
  })

  test('while a try is running that fails, is joined at once', async () => {
    const { followWords } = story.studio
    let tries = 0
    story.studio.followWords = async (brief, signal) => {
      tries += 1
      if (tries > 1) return followWords(brief, signal)
      await story.record(0, 'and more')
      throw new Error('Not this time')
    }
    await story.record(1, 'Granny reads')
    await story.makeEverything()
    expect(story.recorded()).toMatchObject([{ state: 'there', recorded: [{ page: 0 }, { page: 1 }] }])
    expect(stateOf('join_voices')).toBe('done')
  })

  test('is not said to be delayed while it is tried again, nor when more is recorded as that goes well', async () => {
    story.studio.broken.add('words found')
    await story.record(1, 'Granny reads')
    await story.makeEverything()
    story.db.update(jobs).set({ waitUntil: null }).where(eq(jobs.kind, 'join_voices')).run()
    const [job] = claimJobs(story.db, 1, story.now)
    expect(story.recorded()).toMatchObject([{ state: 'making' }])
    await story.record(0, 'Papa reads', { voice: 'Papa' })
    if (job) finishJob(story.db, job)
    expect(stateOf('join_voices')).toBe('queued')
    expect(story.recorded()).toMatchObject([{ state: 'making' }, { state: 'making' }])
  })

  test.each<[string, (job: Job, seen: SeenVoices) => unknown]>([
    ['waits', (job, seen) => postponeJob(story.db, job, story.now, { seen })],
    ['has waited often enough', (job, seen) => postponeJob(story.db, job, story.now, { waitsMax: 0, seen })],
    ['is given up', (job, seen) => giveUpJob(story.db, job, 'unexpected', seen)],
  ])('after the last look of a try that %s, is joined at once', async (_how, end) => {
    await story.record(1, 'Granny reads')
    const [job] = claimJobs(story.db, 1, story.now)
    const seen = new Map(voicesNotJoined(story.db, story.storyId).map(({ id, revision }) => [id, revision]))
    await story.record(0, 'and more')
    if (job) end(job, seen)
    expect(stateOf('join_voices')).toBe('queued')
    await story.makeEverything()
    expect(story.recorded()).toMatchObject([{ state: 'there', recorded: [{ page: 0 }, { page: 1 }] }])
  })
})

test('a page that is mended is told although Grandma’s voice cannot be joined, and she is heard again once it can', async () => {
  await story.record(0, 'one')
  await story.record(1, 'two')
  await story.makeEverything()
  const { splice, narrator } = story.studio
  story.studio.splice = (brief, signal) =>
    [...brief.pages.values()].some(({ spoken }) => spoken)
      ? Promise.reject(new Error('No splice today'))
      : splice(brief, signal)
  story.studio.narrator = {
    ...narrator,
    narrate: async (brief, making) => {
      await making?.purchases?.once('a voice', async () => ({ bytes: new TextEncoder().encode('bought') }))
      return narrator.narrate(brief, making)
    },
  }
  story.mend(1, 'Mia sang to the moon.')
  await story.makeEverything()
  expect(story.answer().words[1]).toBe('Mia sang to the moon.')
  expect(story.pages()[1]).toMatchObject({ voice: 'there' })
  expect(story.recorded()).toMatchObject([{ state: 'delayed', recorded: [{ page: 0 }] }])
  expect(stateOf('tell_pages')).toBe('done')
  expect(story.db.select().from(boughtPieces).all()).toEqual([])
  story.studio.splice = splice
  await story.makeEverything(31)
  expect(story.recorded()).toMatchObject([{ state: 'there', recorded: [{ page: 0 }] }])
  expect(await story.heard(story.toldBy('Grandma')?.audioUrl)).toContain('Mia sang to the moon.')
})
