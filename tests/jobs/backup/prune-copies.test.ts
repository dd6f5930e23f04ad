import { afterAll, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { familiesSince } from '../../../db/queries/families.ts'
import { trialsGiven, users } from '../../../db/schema/index.ts'
import { CHANGES, DATABASES, MEDIA, stampOf } from '../../../jobs/backup/names.ts'
import { type CopiesToPrune, pruneCopies } from '../../../jobs/backup/prune-copies.ts'
import { openObjectStore } from '../../../src/vendors/s3/object-store.ts'
import { startBuckets } from '../../support/buckets.ts'
import { freshDatabase } from '../../support/database.ts'
import { aFamily } from '../../support/families.ts'

const BUCKETS = ['switched-off', 'not-yet', 'last', 'awaiting', 'tried', 'before']
const FIRST_FAMILY = readFileSync(
  fileURLToPath(new URL('../../../migrations/0028_first_family.sql', import.meta.url)),
  'utf8',
)
const buckets = await startBuckets(...BUCKETS)
afterAll(() => buckets.stop())

const KEEP_DAYS = 14
/** Bucket and database use the real clock. */
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600_000)

/** A machine and its bucket; `current` is what it currently carries. */
function aMachine(bucket: string, current?: string) {
  const { db } = freshDatabase()
  const store = openObjectStore(buckets.of(bucket))
  const work: CopiesToPrune = {
    db,
    store,
    current: () => current,
    now: () => new Date(),
    keepDays: KEEP_DAYS,
  }
  return {
    db,
    /** Stores copies under these names, whole or as changes. */
    store: (...names: string[]) => Promise.all(names.map((name) => store.putBytes(name, new Blob([name])))),
    pruneIn: (days: number, signal?: AbortSignal) =>
      pruneCopies({ ...work, now: () => inDays(days) }, signal),
    stored: async () => (await Array.fromAsync(store.list(''))).map(({ name }) => name).sort(),
    leave: (userId: number) => void db.delete(users).where(eq(users.id, userId)).run(),
  }
}

const carriedAs = (stamp: string) => `${CHANGES}${stamp}/a`
const backupOf = (stamp: string) => [`${DATABASES}${stamp}.db.gz`, `${DATABASES}${stamp}.media.txt`]
/** A whole copy and one carried as changes, with a file that both reference, in listing order. */
const everythingOf = (stamp: string) =>
  [...backupOf(stamp), carriedAs(stamp), `${MEDIA}${'f'.repeat(64)}`].sort()

describe('where changes are no longer carried', () => {
  test('what was carried goes in its time, once a whole backup is newer', async () => {
    const { db, store, pruneIn, stored } = aMachine('switched-off')
    aFamily(db)
    const carried = carriedAs(stampOf(inDays(-1)))
    const [later = '', list = ''] = backupOf(stampOf(inDays(1)))
    await store(carried)
    await pruneIn(20)
    expect(await stored()).toEqual([carried])
    await store(later, list)
    await pruneIn(12.9)
    expect(await stored()).toEqual([carried, later, list].sort())
    await pruneIn(13.1)
    expect(await stored()).toEqual([later, list].sort())
  })

  test('nothing goes for a backup that is older', async () => {
    const { db, store, pruneIn, stored } = aMachine('not-yet')
    aFamily(db)
    const all = [carriedAs(stampOf(inDays(-1))), ...backupOf(stampOf(inDays(-1)))]
    await store(...all)
    await pruneIn(20)
    expect(await stored()).toEqual(all.sort())
  })
})

test('after the last family’s end everything that was stored of it goes in its time, the newest as well', async () => {
  const now = stampOf(inDays(0.001))
  const { db, store, pruneIn, stored, leave } = aMachine('last', now)
  const { userId } = aFamily(db)
  const all = everythingOf(now)
  await store(...all)
  leave(userId)
  await pruneIn(14.1, AbortSignal.abort())
  expect(await stored()).toEqual(all)
  await pruneIn(1)
  expect(await stored()).toEqual(all)
  await pruneIn(13.1)
  expect(await stored()).toEqual(all.filter((name) => name !== carriedAs(now)))
  await pruneIn(14.1)
  expect(await stored()).toEqual([])
})

test('an empty machine that awaits its restore deletes nothing, however old it is', async () => {
  const { store, pruneIn, stored } = aMachine('awaiting')
  const all = everythingOf('2026-11-01T10-00-00Z')
  await store(...all)
  await pruneIn(400)
  expect(await stored()).toEqual(all)
})

test('nor does one on which somebody tried to sign up and left again, but of what it stored of them', async () => {
  const own = stampOf(inDays(0.001))
  const { db, store, pruneIn, stored, leave } = aMachine('tried', own)
  const before = everythingOf('2026-11-01T10-00-00Z')
  await store(...before)
  const { userId } = aFamily(db)
  await store(...backupOf(own), carriedAs(own))
  leave(userId)
  await pruneIn(400)
  expect(await stored()).toEqual(before)
})

test('an older database knows since when it has families from the oldest trial that it remembers', () => {
  const { db } = aMachine('before')
  db.$client.exec('DROP TRIGGER users_have_a_first; DROP TABLE first_family')
  const trial = new Date('2026-10-01T10:00:00.000Z')
  db.insert(trialsGiven).values({ emailHash: 'left long ago', createdAt: trial.toISOString() }).run()
  for (const statement of FIRST_FAMILY.split('--> statement-breakpoint')) db.$client.exec(statement)
  expect(familiesSince(db)).toEqual(trial)
})
