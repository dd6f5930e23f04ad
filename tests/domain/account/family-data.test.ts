import { afterEach, beforeEach, expect, test } from 'bun:test'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from '../../../db/client.ts'
import * as schema from '../../../db/schema/index.ts'
import { familyData } from '../../../src/domain/account/family-data.ts'
import { requestStory } from '../../../src/domain/stories/request-story.ts'
import { openFileStore } from '../../../src/embedded/media/file-store.ts'
import { freshDatabase } from '../../support/database.ts'
import { admitted, aFamily, aWish } from '../../support/families.ts'

let db: Db
let dataDir: string
beforeEach(() => {
  ;({ db, dataDir } = freshDatabase())
})
afterEach(() => db.$client.close())

const UID = 'uid-mia@example.com'

/** Where each table with family data appears in the download. */
const TAKEN_ALONG: Record<string, string> = {
  users: 'account',
  embedded_accounts: 'signIn',
  embedded_identities: 'signIn',
  sessions: 'signIn',
  characters: 'characters',
  stories: 'stories',
  timeline_labels: 'timelineLabels',
  profiles: 'profiles',
  profile_stories: 'shelves',
  story_places: 'placesInStories',
  story_links: 'links',
  series: 'series',
  series_stories: 'storiesOfSeries',
  feedback: 'feedback',
  credit_ledger: 'credits',
  subscriptions: 'subscription',
  paid_periods: 'paidPeriods',
  spending: 'spending',
  media: 'files',
  story_bodies: 'story.json',
  story_images: 'story.json',
  story_media: 'story.json',
  story_changes: 'story.json',
  page_narrations: 'story.json',
  story_voices: 'story.json',
  recordings: 'story.json',
  jobs: 'story.json',
}
const LEFT_OUT: Record<string, string> = {
  story_counts: 'counted from the stories',
  story_search_waiting: 'made from the stories, for a moment',
  story_moves: 'how the stories came into lists, without their words',
  bought_pieces: 'pieces of what becomes a story’s files, until it is finished',
}
const OF_A_FAMILY = ['userId', 'firebaseUid', 'uid', 'storyId', 'email']

async function filesOf(userId: number): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for await (const { name, bytes } of familyData(db, openFileStore(`${dataDir}/media`), userId))
    files[name] = typeof bytes === 'string' ? bytes : await bytes.text()
  return files
}

test('no table that says something of a family is forgotten', () => {
  const tables = Object.values(schema as Record<string, unknown>).filter((entry) => is(entry, SQLiteTable))
  const ofFamilies = tables
    .filter((table) => Object.keys(getTableColumns(table)).some((column) => OF_A_FAMILY.includes(column)))
    .map(getTableName)
  expect(ofFamilies.length).toBeGreaterThan(15)
  expect(ofFamilies.filter((name) => !(name in TAKEN_ALONG) && !(name in LEFT_OUT))).toEqual([])
})

test("a family's export has its devices, its ways in, what was paid and what it cost", async () => {
  const { userId } = aFamily(db)
  const stranger = aFamily(db, { email: 'stranger@example.com' })
  const session = { expiresAt: '2026-12-21T00:00:00.000Z', createdAt: '2026-11-21T00:00:00.000Z' }
  const spent = { vendor: 'openai', kind: 'text', model: 'gpt', microDollars: 1234 } as const
  const period = { periodEnd: 1_800_000_000, credits: 20, unitAmount: 999 }
  for (const [id, email] of [
    [userId, 'mia@example.com'],
    [stranger.userId, 'stranger@example.com'],
  ] as const) {
    const uid = `uid-${email}`
    db.insert(schema.embeddedAccounts)
      .values({ uid, email, passwordHash: `$argon2id$of-${email}` })
      .run()
    db.insert(schema.embeddedIdentities)
      .values({ provider: 'google.com', subject: `google-${email}`, uid })
      .run()
    db.insert(schema.sessions)
      .values({ ...session, tokenHash: `hash-of-${email}`, firebaseUid: uid, email, userId: id })
      .run()
    db.insert(schema.spending)
      .values({ ...spent, userId: id })
      .run()
    db.insert(schema.paidPeriods)
      .values({ ...period, userId: id, stripeSubscriptionId: `sub-${email}` })
      .run()
  }
  const files = await filesOf(userId)
  const family = JSON.parse(files['family.json'] ?? '')
  expect(family).toMatchObject({
    signIn: {
      account: { uid: UID, hasPassword: true },
      identities: [{ provider: 'google.com', subject: 'google-mia@example.com' }],
      sessions: [session],
    },
    paidPeriods: [{ ...period, stripeSubscriptionId: 'sub-mia@example.com' }],
    spending: [spent],
  })
  const all = Object.values(files).join('\n')
  const places = new Set(Object.values(TAKEN_ALONG).filter((place) => place !== 'story.json'))
  expect(Object.keys(family)).toEqual(expect.arrayContaining([...places]))
  for (const secret of ['argon2id', 'hash-of', 'stranger']) expect(all).not.toContain(secret)
})

test('the export explains itself, down to the last name', async () => {
  const { userId } = aFamily(db)
  const files = await filesOf(userId)
  const description = files['READ-ME.txt'] ?? ''
  for (const name of Object.keys(JSON.parse(files['family.json'] ?? '')))
    expect(description).toMatch(new RegExp(`^  ${name} `, 'm'))
  for (const name of Object.keys(files).filter((name) => !name.includes('/') && name !== 'READ-ME.txt'))
    expect(description).toContain(name)
})

test('the export says whose voice a link is told in, or is to record', async () => {
  const { userId } = aFamily(db)
  const description = (await filesOf(userId))['READ-ME.txt']?.replaceAll(/\s+/g, ' ')
  expect(description).toContain(
    'links the links to your stories that you made: to which story, what for (kind), when, whether with the names in it, in which voice of yours the story is told or whose voice is to be recorded (voice), and when they end',
  )
})

test("a picture that arrives during its family's export is not lost", async () => {
  const { userId, miaId } = aFamily(db)
  const asked = requestStory(db, admitted(userId), aWish([miaId]), { seed: 1, now: new Date() })
  if (!asked.ok) throw new Error(asked.failure.reason)
  const store = openFileStore(`${dataDir}/media`)
  const names: string[] = []
  for await (const { name } of familyData(db, store, userId)) {
    names.push(name)
    if (name !== 'family.json') continue
    const hash = await store.put(new Uint8Array([1, 2, 3]))
    const file = { userId, kind: 'picture', contentType: 'image/webp', hash, size: 3 } as const
    const { id } = db.insert(schema.media).values(file).returning().get()
    db.insert(schema.storyMedia).values({ storyId: asked.value.id, mediaId: id }).run()
  }
  expect(names.filter((name) => name.endsWith('.webp'))).toHaveLength(1)
})
