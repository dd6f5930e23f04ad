import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { openDb } from '../../../db/client.ts'
import {
  boughtPieces,
  embeddedIdentities,
  forgetting,
  media,
  pageNarrations,
  paidPeriods,
  profileStories,
  recordings,
  spending,
  stories,
  storyBodies,
  storyChanges,
  storyPlaces,
  storyVoices,
  users,
} from '../../../db/schema/index.ts'
import { bringSearchUpToDate } from '../../../db/search-index.ts'
import { eraseDeleted } from '../../../jobs/erase-deleted.ts'
import { post } from '../../support/app.ts'
import { aStreet, type Street } from '../../support/calls.ts'
import { markColumns, tablesWithout } from '../../support/marked-columns.ts'
import { wordsInFiles } from '../../support/raw-files.ts'
import { seedFamily } from '../../support/seed-families.ts'

/** Words used nowhere else. */
const WORDS = {
  email: 'quabberly-family@example.com',
  uid: 'uid-of-quabberly',
  name: 'Zibbledee',
  soundsLike: 'zib-bull-dee',
  description: 'wears a plimmeroon hat',
  look: 'trundlewick',
  seed: 'a vorpaltine appears',
  label: 'Snorbeldink day',
  labelDescription: 'we met the grobblewort',
  comment: 'the drimbletosh was lovely',
  title: 'Zibbledee and the Fernwhistler',
  text: 'Then the queldermouse slept under the yimmerwood.',
  memory: 'likes frobnicandy',
}
const TRACES = [
  'quabberly',
  'zibbledee',
  'zib-bull',
  'plimmeroon',
  'vorpaltine',
  'snorbeldink',
  'grobblewort',
  'drimbletosh',
  'fernwhistler',
  'queldermouse',
  'yimmerwood',
  'frobnicandy',
]

/** Where a family's words are, among all text columns. */
const WORDY = [
  'characters.name',
  'characters.description',
  'embedded_accounts.email',
  'feedback.comment',
  'page_narrations.words',
  'profiles.name',
  'profiles.favorite_themes',
  'profiles.last_choices',
  'series.title',
  'sessions.email',
  'stories.title',
  'stories.child_name',
  'story_bodies.content',
  'story_bodies.first_telling',
  'story_bodies.story_request',
  'story_changes.asked',
  'story_changes.before',
  'timeline_labels.name',
  'timeline_labels.description',
  'users.email',
]

let street: Street
beforeEach(async () => {
  street = await aStreet()
})
afterEach(() => street.home.close())

/** Puts Mia's words into every text column. */
async function fillWithWords() {
  const { home, mia, character, story } = street
  const { db } = home.services
  const ask = async (path: string, fields: object, method = 'POST') => {
    const answer = await home.app.request(path, {
      method,
      headers: { 'content-type': 'application/json', cookie: mia.cookie },
      body: JSON.stringify({ firebaseUid: mia.uid, ...fields }),
    })
    expect([path, answer.status]).toEqual([path, 200])
  }
  const photo = { referenceImageUrl: null, gender: 'female' }
  await ask(
    `/api/characters/${character}`,
    {
      ...photo,
      characterName: WORDS.name,
      soundsLike: WORDS.soundsLike,
      description: WORDS.description,
    },
    'PUT',
  )
  await ask('/api/generate-story', {
    characters: [{ id: character }],
    themeId: 'forest-friends',
    tone: 'gentle',
    ageGroup: '6-8',
    length: 'test',
    authorStyle: 'potter',
    writingStyle: 'plot-twist',
    customSeed: WORDS.seed,
  })
  const createdAt = home.services.now().toISOString()
  await ask('/api/timeline-labels', { name: WORDS.label, description: WORDS.labelDescription, createdAt })
  await ask('/api/feedback', {
    storyId: story,
    type: 'STORY_GENERATION',
    rating: 'positive',
    comment: WORDS.comment,
  })
  db.update(users).set({ email: WORDS.email }).where(eq(users.id, mia.userId)).run()
  db.update(stories).set({ title: WORDS.title, childName: WORDS.name }).where(eq(stories.id, story)).run()
  const content = JSON.stringify({ paragraphs: [WORDS.text], content: WORDS.text })
  db.update(storyBodies)
    .set({ content, memory: JSON.stringify(WORDS.memory) })
    .where(eq(storyBodies.storyId, story))
    .run()
  bringSearchUpToDate(db, mia.userId)
}

/** Rows in the tables that fill up over a family's evenings. */
function fillTables() {
  const { home, mia, profile, story } = street
  const { db } = home.services
  const { userId, uid } = mia
  const page = { userId, storyId: story, paragraphIndex: 0 }
  const periodEnd = { stripeSubscriptionId: 'sub_1', periodEnd: 1, credits: 1, unitAmount: 1 }
  db.insert(storyChanges)
    .values({ ...page, kind: 'words', state: 'made', asked: 'a', before: 'b' })
    .run()
  db.insert(pageNarrations)
    .values({ ...page, words: 'a', audio: '{}' })
    .run()
  db.insert(storyPlaces).values({ userId, storyId: story, seconds: 3, percent: 4 }).run()
  db.insert(profileStories).values({ userId, profileId: profile, storyId: story }).onConflictDoNothing().run()
  db.insert(boughtPieces)
    .values({ key: 'a', userId, storyId: story, hash: 'a'.repeat(64) })
    .run()
  db.insert(paidPeriods)
    .values({ userId, ...periodEnd })
    .run()
  const voice = db.insert(storyVoices).values({ userId, storyId: story, name: 'a' }).returning().get()
  const sound = {
    userId,
    hash: 'b'.repeat(64),
    kind: 'narration',
    contentType: 'audio/mpeg',
    size: 1,
  } as const
  const { id: mediaId } = db.insert(media).values(sound).returning().get()
  db.insert(recordings)
    .values({ voiceId: voice.id, userId, paragraphIndex: 0, words: 'a', mediaId, durationSeconds: 1 })
    .run()
  db.insert(embeddedIdentities).values({ provider: 'google.com', subject: 'a', uid }).run()
  db.insert(spending).values({ userId, vendor: 'openai', kind: 'text', model: 'm', microDollars: 1 }).run()
}

const subscribe = () =>
  post(
    street.home.app,
    '/api/get-or-create-subscription',
    { firebaseUid: street.mia.uid, priceId: 'price_test_storyteller' },
    { cookie: street.mia.cookie },
  )

async function deleteFamily() {
  const answer = await street.home.app.request('/app/settings/delete-account', {
    method: 'POST',
    headers: { cookie: street.mia.cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'confirmation=DELETE',
  })
  expect(answer.headers.get('location')).toBe('/account-deleted')
}

const NOW = () => new Date()

describe('a family that was deleted', () => {
  test('has left its words in no table, index, free page, journal or log', async () => {
    const { home } = street
    const { db } = home.services
    seedFamily(db, { email: 'neighbor@example.com', stories: 40, labels: 2, newest: home.services.now() })
    await fillWithWords()
    expect((await subscribe()).status).toBe(200)
    const before = wordsInFiles(home.dataDir, TRACES).map((found) => found.split(': ')[1])
    expect([...new Set(before)].sort()).toEqual(TRACES.toSorted())
    await deleteFamily()
    expect(await eraseDeleted({ db, now: NOW })).toBe('forgotten')
    expect(wordsInFiles(home.dataDir, [...TRACES, 'mia@example.com'])).toEqual([])
    expect(home.log.filter((line) => TRACES.some((word) => line.toLowerCase().includes(word)))).toEqual([])
  })

  test('has left nothing of any column of any table, whatever table comes', async () => {
    const { home, mia } = street
    const { db } = home.services
    await fillWithWords()
    fillTables()
    expect(tablesWithout(db, mia.userId).filter((table) => table !== 'story_search_waiting')).toEqual([])
    // The amount spent stays, without the family.
    const words = markColumns(db, mia.userId, ['spending'])
    bringSearchUpToDate(db, mia.userId)
    const marks = [...words.values()]
    expect([...words.keys()]).toEqual(expect.arrayContaining(WORDY))
    const before = new Set(wordsInFiles(home.dataDir, marks).map((found) => found.split(': ')[1]))
    expect(marks.filter((word) => !before.has(word))).toEqual([])
    await deleteFamily()
    expect(await eraseDeleted({ db, now: NOW })).toBe('forgotten')
    expect(wordsInFiles(home.dataDir, [...marks, mia.uid])).toEqual([])
  })

  test('leaves the others’ stories where the search finds them', async () => {
    const { db, now } = street.home.services
    const neighbor = seedFamily(db, { email: 'n@example.com', stories: 40, labels: 2, newest: now() })
    await fillWithWords()
    const found = () =>
      db.$client
        .prepare('SELECT count(*) FROM story_search WHERE story_search MATCH ? AND rowid >> 32 = ?')
        .pluck()
        .get('evening', neighbor)
    const before = found()
    expect(before).toBe(40)
    await deleteFamily()
    await eraseDeleted({ db, now: NOW })
    expect(found()).toBe(before)
  })

  test('by hand, in SQL, is forgotten too', async () => {
    const { home, mia } = street
    const { db } = home.services
    await fillWithWords()
    await eraseDeleted({ db, now: NOW })
    db.$client.exec(`PRAGMA foreign_keys = ON; DELETE FROM users WHERE id = ${mia.userId}`)
    db.$client.exec(`DELETE FROM sessions; DELETE FROM embedded_accounts`)
    expect(await eraseDeleted({ db, now: NOW })).toBe('forgotten')
    expect(wordsInFiles(home.dataDir, TRACES)).toEqual([])
  })

  test('is erased later where somebody is reading the journal', async () => {
    const { home } = street
    const { db } = home.services
    await fillWithWords()
    const reader = openDb(home.dataDir, { mayWrite: false })
    reader.$client.exec('BEGIN')
    reader.$client.prepare('SELECT count(*) FROM stories').get()
    await deleteFamily()
    expect(await eraseDeleted({ db, now: NOW })).toBe('busy')
    reader.$client.exec('COMMIT')
    reader.$client.close()
    expect(await eraseDeleted({ db, now: NOW })).toBe('forgotten')
    expect(wordsInFiles(home.dataDir, TRACES)).toEqual([])
  })
})

test('a deleted story waits a day for that, with others deleted meanwhile, and then nothing is due', async () => {
  const { home, mia, story } = street
  const { db } = home.services
  await eraseDeleted({ db, now: NOW })
  expect(db.select().from(forgetting).all()).toEqual([])
  const path = `/api/stories/${story}?firebaseUid=${mia.uid}`
  const answer = await home.app.request(path, { method: 'DELETE', headers: { cookie: mia.cookie } })
  expect(answer.status).toBe(200)
  expect(await eraseDeleted({ db, now: NOW })).toBe('nothing due')
  const tomorrow = () => new Date(Date.now() + 25 * 3600_000)
  expect(await eraseDeleted({ db, now: tomorrow })).toBe('forgotten')
  expect(await eraseDeleted({ db, now: tomorrow })).toBe('nothing due')
})

test('clean-pages takes out what was deleted before anything was overwritten', async () => {
  const { home, mia } = street
  const { db } = home.services
  await fillWithWords()
  db.$client.pragma('secure_delete = OFF')
  await deleteFamily()
  db.$client.pragma('wal_checkpoint(TRUNCATE)')
  expect(wordsInFiles(home.dataDir, TRACES)).not.toEqual([])
  db.$client.close()
  const run = Bun.spawnSync([process.execPath, 'src/admin.ts', 'clean-pages'], {
    cwd: join(import.meta.dir, '../../..'),
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', DATA_DIR: home.dataDir },
  })
  expect([run.exitCode, run.stdout.toString()]).toEqual([0, 'Cleaned. Now start the server again.\n'])
  expect(wordsInFiles(home.dataDir, TRACES)).toEqual([])
  const after = openDb(home.dataDir)
  expect(after.$client.pragma('journal_mode', { simple: true })).toBe('wal')
  expect(after.$client.prepare('SELECT count(*) FROM users WHERE id = ?').pluck().get(mia.userId)).toBe(0)
  after.$client.close()
  rmSync(home.dataDir, { recursive: true, force: true })
})
