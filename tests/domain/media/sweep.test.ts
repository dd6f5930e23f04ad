import { afterEach, beforeEach, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { media, users } from '../../../db/schema/index.ts'
import { holdingMedia } from '../../../src/domain/media/holding-media.ts'
import { sweepMedia } from '../../../src/domain/media/remove-unused-media.ts'
import type { MediaStore } from '../../../src/ports/media-store.ts'
import { makeTestApp, signUp, type TestApp } from '../../support/app.ts'
import { aFamily } from '../../support/families.ts'

const HOUR_MS = 3600_000
const NOW = Date.parse('2026-11-22T20:00:00Z')
const bytes = (text: string) => new TextEncoder().encode(text)

let home: TestApp
beforeEach(() => {
  home = makeTestApp()
})
afterEach(() => home.close())

/** A bucket in which both machines of a pair store files of the given ages. */
function aBucket() {
  const files = new Map<string, { text: Uint8Array; storedAt: number }>()
  const store: MediaStore = {
    async put(content) {
      const hash = new Bun.CryptoHasher('sha256').update(content).digest('hex')
      files.set(hash, { text: content, storedAt: NOW })
      return hash
    },
    get: async (hash) => (files.has(hash) ? new Blob([]) : undefined),
    async remove(hash) {
      files.delete(hash)
    },
    putLight: async () => {},
    getLight: async () => undefined,
    async *list() {
      for (const [hash, { storedAt }] of files) yield { hash, storedAt }
    },
    sweepDrafts: () => Promise.reject(new Error('Somebody may be storing a file')),
  }
  const stored = async (text: string, ageMs: number) => {
    const hash = await store.put(bytes(text))
    files.set(hash, { text: bytes(text), storedAt: NOW - ageMs })
    return hash
  }
  return { store, stored, has: (hash: string) => files.has(hash) }
}

test('the machine that writes sweeps a shared bucket of what is older than an hour and has no row', async () => {
  const { store, stored, has } = aBucket()
  await signUp(home, 'mia@example.com')
  const old = await stored('left behind', HOUR_MS + 1)
  const young = await stored('its row is on the way', HOUR_MS - 1)
  expect(await sweepMedia(home.services.db, store, new Date(NOW - HOUR_MS))).toBe(1)
  expect([has(old), has(young)]).toEqual([false, true])
})

test("a machine without a family sweeps nothing: its files' database may be about to be restored", async () => {
  const { store, stored, has } = aBucket()
  const old = await stored('of a family whose database is gone', 30 * 24 * HOUR_MS)
  expect(await sweepMedia(home.services.db, store, new Date(NOW - HOUR_MS))).toBe(0)
  expect(has(old)).toBe(true)
})

test('after somebody signed up and left again, only what was stored since is swept', async () => {
  const { store, stored, has } = aBucket()
  const { db } = home.services
  const lost = await stored('of a family whose database is gone', 30 * 24 * HOUR_MS)
  const { userId } = aFamily(db)
  db.delete(users).where(eq(users.id, userId)).run()
  const left = await stored('of whoever left', NOW - Date.now() - HOUR_MS)
  expect(await sweepMedia(db, store, new Date(Date.now() + 2 * HOUR_MS))).toBe(1)
  expect([has(lost), has(left)]).toEqual([true, false])
})

test('a sweep leaves the files alone that a request is about to show', async () => {
  const { store, has } = aBucket()
  const { db } = home.services
  const mia = await signUp(home, 'mia@example.com')
  await holdingMedia(db, store, async ({ keep }) => {
    const { hash } = await keep({
      userId: mia.userId,
      kind: 'photo',
      contentType: 'image/webp',
      bytes: bytes('Mia'),
    })
    await sweepMedia(db, store, new Date(NOW + HOUR_MS))
    expect([has(hash), db.select().from(media).all().length]).toEqual([true, 1])
  })
  expect(db.select().from(media).all()).toEqual([])
})

test('a file held in one database does not keep one with the same row id in another', async () => {
  const next = makeTestApp()
  const { store } = aBucket()
  const photoOf = (userId: number) => ({ userId, kind: 'photo', contentType: 'image/webp' }) as const
  const mia = aFamily(home.services.db)
  const noor = aFamily(next.services.db, { email: 'noor@example.com' })
  await holdingMedia(home.services.db, store, async ({ keep }) => {
    const mias = await keep({ ...photoOf(mia.userId), bytes: bytes('Mia') })
    let noors = 0
    await holdingMedia(next.services.db, store, async ({ keep }) => {
      noors = (await keep({ ...photoOf(noor.userId), bytes: bytes('Noor') })).id
    })
    expect(noors).toBe(mias.id)
    expect(next.services.db.select().from(media).all()).toEqual([])
  })
  next.close()
})
