import { beforeEach, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { stories, storyLinks } from '../../../db/schema/index.ts'
import {
  endStoryLink,
  type LinkKind,
  liveLinksOf,
  makeStoryLink,
  openStoryLink,
  spendStoryLink,
} from '../../../src/domain/links/story-links.ts'
import { ROW_CAPS } from '../../../src/shared/kit/row-caps.ts'
import { freshDatabase } from '../../support/database.ts'
import { admitted, aFamily } from '../../support/families.ts'
import { seedStories } from '../../support/seed-families.ts'

const NOW = new Date('2026-11-21T19:30:00.000Z')
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000)

let db: Db
let mia: number
let storyId: number

beforeEach(() => {
  db = freshDatabase().db
  mia = aFamily(db).userId
  seedStories(db, mia, 1, NOW)
  storyId = db.select({ id: stories.id }).from(stories).get()?.id ?? 0
})

const make = (kind: LinkKind = 'share', { userId = mia, story = storyId, withName = true, now = NOW } = {}) =>
  makeStoryLink(db, admitted(userId), { storyId: story, kind, withName }, now)

function made(kind: LinkKind = 'share', more: Parameters<typeof make>[1] = {}) {
  const link = make(kind, more)
  if (!link.ok) throw new Error(link.failure)
  return link.value
}

describe('a link', () => {
  test('leads to its one story, until the family ends it', () => {
    const { id, token } = made()
    expect(openStoryLink(db, 'share', token, later(3650))).toEqual({
      ok: true,
      value: { id, userId: mia, storyId, withName: true, voice: null },
    })
    expect(endStoryLink(db, mia, id, later(1))).toBe(true)
    expect(openStoryLink(db, 'share', token, later(1))).toEqual({ ok: false, failure: 'ended' })
    expect(liveLinksOf(db, mia, { storyId, kind: 'share' }, NOW)).toEqual([])
  })

  test('is kept as a hash alone', () => {
    const { token } = made()
    expect(token).toHaveLength(43)
    expect(JSON.stringify(db.select().from(storyLinks).all())).not.toContain(token)
  })

  test('cannot be guessed', () => {
    const { token } = made()
    const [{ tokenHash = '' } = {}] = db.select().from(storyLinks).all()
    for (const guess of ['', tokenHash, token.slice(1), `${token}A`, token.toLowerCase()])
      expect(openStoryLink(db, 'share', guess, NOW)).toEqual({ ok: false, failure: 'unknown' })
  })

  test('goes with its story', () => {
    const { token } = made()
    db.delete(stories).where(eq(stories.id, storyId)).run()
    expect(openStoryLink(db, 'share', token, NOW)).toEqual({ ok: false, failure: 'unknown' })
  })

  test('is ended by its family alone, twice if it likes', () => {
    const { id, token } = made()
    const leo = aFamily(db, { email: 'leo@example.com' }).userId
    expect(endStoryLink(db, leo, id, NOW)).toBe(false)
    expect(openStoryLink(db, 'share', token, NOW).ok).toBe(true)
    expect([endStoryLink(db, mia, id, NOW), endStoryLink(db, mia, id, later(1))]).toEqual([true, true])
    expect(db.select().from(storyLinks).get()?.endedAt).toBe(NOW.toISOString())
  })

  test('is made to no story of another family, and to none that is still being made', () => {
    const leo = aFamily(db, { email: 'leo@example.com' }).userId
    expect(make('share', { userId: leo })).toEqual({ ok: false, failure: 'not-found' })
    db.update(stories).set({ generationStatus: 'audio_generating' }).run()
    expect(make()).toEqual({ ok: false, failure: 'not-complete' })
  })
})

describe('a family with as many links as it can have', () => {
  test('makes another in the place of one that it ended', () => {
    const links = Array.from({ length: ROW_CAPS.link.most }, () => made())
    expect(make()).toEqual({ ok: false, failure: 'full' })
    endStoryLink(db, mia, links[0]?.id ?? 0, NOW)
    expect(make().ok).toBe(true)
    expect(make()).toEqual({ ok: false, failure: 'full' })
    expect(liveLinksOf(db, mia, { storyId, kind: 'share' }, NOW)).toHaveLength(ROW_CAPS.link.most)
  })
})

describe('a link by which grandma records', () => {
  test('does not open for listening, and the other way round', () => {
    const recording = made('recording')
    const share = made()
    expect(openStoryLink(db, 'share', recording.token, NOW)).toEqual({ ok: false, failure: 'unknown' })
    expect(openStoryLink(db, 'recording', share.token, NOW)).toEqual({ ok: false, failure: 'unknown' })
    expect(openStoryLink(db, 'recording', recording.token, NOW).ok).toBe(true)
  })

  test('lasts seven days', () => {
    const { id, token } = made('recording')
    expect(openStoryLink(db, 'recording', token, later(6.99)).ok).toBe(true)
    expect(openStoryLink(db, 'recording', token, later(7))).toEqual({ ok: false, failure: 'expired' })
    expect(spendStoryLink(db, id, later(7))).toBe(false)
    expect(liveLinksOf(db, mia, { storyId, kind: 'recording' }, later(7))).toEqual([])
  })

  test('works once', () => {
    const { id, token } = made('recording')
    expect([spendStoryLink(db, id, later(1)), spendStoryLink(db, id, later(1))]).toEqual([true, false])
    expect(openStoryLink(db, 'recording', token, later(1))).toEqual({ ok: false, failure: 'used' })
  })
})
