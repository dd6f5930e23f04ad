import { beforeEach, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { jobs, stories, storyBodies, storyImages, storyMedia, users } from '../../../db/schema/index.ts'
import { requestStory } from '../../../src/domain/stories/request-story.ts'
import { retryStory } from '../../../src/domain/stories/retry-story.ts'
import {
  completeStory,
  failStory,
  StoryGone,
  saveAmbience,
  saveNarration,
  saveNotes,
  savePicture,
  saveText,
  startAudioPhase,
} from '../../../src/domain/stories/save-pieces.ts'
import { freshDatabase } from '../../support/database.ts'
import { admitted, aFamily, aWish } from '../../support/families.ts'

const NOW = new Date('2026-11-21T19:30:00Z')

let db: Db
let family: { userId: number; miaId: number }
let storyId: number
beforeEach(() => {
  db = freshDatabase().db
  family = aFamily(db)
  const wished = requestStory(db, admitted(family.userId), aWish([family.miaId]), { seed: 7, now: NOW })
  if (!wished.ok) throw new Error(wished.failure.reason)
  storyId = wished.value.id
})

test('a story that was given up after many starts and waits begins with both counts at zero', () => {
  const waitUntil = '2026-11-22T00:00:00.000Z'
  db.update(jobs).set({ state: 'failed', starts: 5, waits: 9, waitUntil }).run()
  failStory(db, storyId, 'text')
  expect(retryStory(db, admitted(family.userId), storyId)).toEqual({ ok: true, value: undefined })
  expect(db.select().from(jobs).get()).toMatchObject({
    state: 'queued',
    starts: 0,
    waits: 0,
    waitUntil: null,
  })
  expect(db.select().from(stories).get()).toMatchObject({ retryable: false, failure: null })
  expect(retryStory(db, admitted(family.userId), storyId)).toEqual({ ok: false, failure: 'not-failed' })
})

const PICTURE = { paragraphIndex: 0, focus: { x: 0.5, y: 0.5 }, files: [] }
const AUDIO = { audioUrl: '/media/none.mp3', alignment: { words: [] } }
const AMBIENCE = { ambientAudioUrl: '/media/none.mp3', environment: 'Outer Space' }

const PIECES: Record<string, () => void> = {
  words: () => saveText(db, storyId, { title: 'The Moon', paragraphs: ['Once.'], grade: 1 }, 'us'),
  notes: () => saveNotes(db, storyId, { scenes: [], helpers: [] }),
  'a picture': () => savePicture(db, storyId, PICTURE, 3, 'us'),
  narration: () => saveNarration(db, storyId, AUDIO as never, 1, 'us'),
  ambience: () => saveAmbience(db, storyId, AMBIENCE as never, 1, 'us'),
  'its audio phase': () => startAudioPhase(db, storyId),
  'its end': () => completeStory(db, storyId, NOW),
}

test.each(Object.keys(PIECES))(
  '%s kept for a family that has left is told of, and leaves nothing',
  (piece) => {
    db.delete(users).where(eq(users.id, family.userId)).run()
    expect(PIECES[piece]).toThrow(StoryGone)
    for (const table of [stories, storyBodies, storyImages, storyMedia, jobs])
      expect(db.select().from(table).all()).toEqual([])
  },
)

test('a story that is asked for while the family leaves is not kept', () => {
  db.delete(users).where(eq(users.id, family.userId)).run()
  const asked = requestStory(db, admitted(family.userId), aWish([family.miaId]), { seed: 7, now: NOW })
  expect(asked.ok).toBe(false)
  expect(db.select().from(stories).all()).toEqual([])
})
