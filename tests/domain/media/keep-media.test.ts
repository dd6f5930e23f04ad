import { beforeEach, describe, expect, test } from 'bun:test'
import type { Db } from '../../../db/client.ts'
import { media } from '../../../db/schema/index.ts'
import { holdingMedia } from '../../../src/domain/media/holding-media.ts'
import { FamilyGone, keepAllMedia, type NewMedia } from '../../../src/domain/media/keep-media.ts'
import type { MediaStore } from '../../../src/ports/media-store.ts'
import { freshStorage } from '../../support/database.ts'
import { aFamily } from '../../support/families.ts'

let db: Db
let store: MediaStore
let userId: number

beforeEach(() => {
  ;({ db, store } = freshStorage())
  userId = aFamily(db).userId
})

const cutsOf = (...cuts: string[]): NewMedia[] =>
  cuts.map((cut) => ({
    userId,
    kind: 'picture',
    contentType: 'image/webp',
    bytes: new TextEncoder().encode(cut),
  }))
const rows = () => db.select().from(media).all()
const files = async () => (await Array.fromAsync(store.list())).length

describe('the files of a picture', () => {
  test('come into the database together, in their order, after their bytes', async () => {
    let begun = 0
    const begin = db.transaction.bind(db)
    db.transaction = (work, config) => {
      begun += 1
      return begin(work, config)
    }
    const held: number[] = []
    const kept = await keepAllMedia(db, store, cutsOf('wide', 'tall', 'wide'), (id) => held.push(id))
    expect(begun).toBe(1)
    expect(kept.map(({ bytes }) => new TextDecoder().decode(bytes))).toEqual(['wide', 'tall', 'wide'])
    expect(kept.map(({ id }) => id)).toEqual(held)
    // The same content twice is one file.
    expect([rows().length, await files()]).toEqual([2, 2])
  })

  test('are kept all or none: where one cannot be stored, no row speaks of the others', async () => {
    const full = {
      ...store,
      put: (bytes: Uint8Array) => (bytes.length > 4 ? Promise.reject(new Error('full')) : store.put(bytes)),
    }
    const keeping = holdingMedia(db, full, ({ keepAll }) => keepAll(cutsOf('wide', 'too large', 'tall')))
    expect(keeping).rejects.toThrow('full')
    await keeping.catch(() => {})
    expect(rows()).toEqual([])
  })

  test('are kept all or none also where one is of a family that has left', async () => {
    const gone = cutsOf('tall').map((file) => ({ ...file, userId: userId + 1 }))
    const keeping = keepAllMedia(db, store, [...cutsOf('wide'), ...gone], () => {})
    expect(keeping).rejects.toThrow(FamilyGone)
    await keeping.catch(() => {})
    expect([rows().length, await files()]).toEqual([0, 0])
  })

  test('of a family that has left are not kept', async () => {
    db.$client.exec(`DELETE FROM users WHERE id = ${userId}`)
    const keeping = keepAllMedia(db, store, cutsOf('wide', 'tall'), () => {})
    expect(keeping).rejects.toThrow(FamilyGone)
    await keeping.catch(() => {})
    expect([rows().length, await files()]).toEqual([0, 0])
  })
})
