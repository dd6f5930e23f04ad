import { beforeEach, describe, expect, test } from 'bun:test'
import type { Db } from '../../../db/client.ts'
import { boughtPieces, jobs, stories, users } from '../../../db/schema/index.ts'
import { deleteAccount } from '../../../src/domain/account/delete-account.ts'
import { issuerStore } from '../../../src/domain/identity/issuer-store.ts'
import { clearPurchases, purchasesOf } from '../../../src/domain/media/purchases.ts'
import { sweepMedia } from '../../../src/domain/media/remove-unused-media.ts'
import { deleteStory } from '../../../src/domain/stories/delete-story.ts'
import { requestStory } from '../../../src/domain/stories/request-story.ts'
import { createEmbeddedIdentity } from '../../../src/embedded/identity/index.ts'
import type { MediaStore } from '../../../src/ports/media-store.ts'
import type { BoughtPiece } from '../../../src/ports/purchase-store.ts'
import { freshStorage } from '../../support/database.ts'
import { admitted, aFamily, aWish } from '../../support/families.ts'
import { SECRET } from '../../support/signed-in.ts'

let db: Db
let store: MediaStore
let userId: number
let miaId: number
let storyId: number
let bought: string[]

beforeEach(() => {
  ;({ db, store } = freshStorage())
  const family = aFamily(db)
  userId = family.userId
  miaId = family.miaId
  const story = requestStory(db, admitted(userId), aWish([miaId]), { seed: 7, now: new Date(0) })
  if (!story.ok) throw new Error(story.failure.reason)
  storyId = story.value.id
  bought = []
})

const shelf = () => purchasesOf(db, store, { userId, storyId })
const buying = (what: string, facts?: unknown) => async (): Promise<BoughtPiece> => {
  bought.push(what)
  return { bytes: new TextEncoder().encode(what), ...(facts === undefined ? {} : { facts }) }
}
const files = async () => (await Array.fromAsync(store.list())).length

describe('what was bought for a story', () => {
  test('is bought once, and comes back with what was known of it', async () => {
    await shelf().once('speech 1', buying('speech', { starts: [0, 0.5] }))
    const again = await shelf().once('speech 1', buying('speech'))
    expect(bought).toEqual(['speech'])
    expect(new TextDecoder().decode(again.bytes)).toBe('speech')
    expect(again.facts).toEqual({ starts: [0, 0.5] })
  })

  test('is bought once by two who want it at the same moment', async () => {
    await Promise.all([
      shelf().once('speech 1', buying('speech')),
      shelf().once('speech 1', buying('speech')),
    ])
    expect(bought).toEqual(['speech'])
  })

  test('is asked for again when it could not be had', async () => {
    await expect(shelf().once('speech 1', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    await shelf().once('speech 1', buying('speech'))
    expect(bought).toEqual(['speech'])
  })

  test('is another piece for another story, and gone when it is deleted', async () => {
    await shelf().once('speech 1', buying('speech'))
    await purchasesOf(db, store, { userId, characterId: miaId }).once('speech 1', buying('portrait'))
    await shelf().forget('speech 1')
    expect(db.select().from(boughtPieces).all()).toHaveLength(1)
    expect(await files()).toBe(1)
    await clearPurchases(db, store, { userId, characterId: miaId })
    expect(await files()).toBe(0)
  })

  test('goes with the story, and with the family', async () => {
    await shelf().once('speech 1', buying('speech'))
    await purchasesOf(db, store, { userId, characterId: miaId }).once('portrait', buying('portrait'))
    await shelf().onceForAll('sound Beach', buying('sound'))
    await deleteStory(db, store, userId, storyId)
    expect(await files()).toBe(2)
    const identity = createEmbeddedIdentity(issuerStore(db, SECRET))
    const services = {
      db,
      media: store,
      payments: undefined,
      identity,
      now: () => new Date(0),
      sessionSecret: SECRET,
    }
    await deleteAccount(services, { userId, firebaseUid: 'uid-mia@example.com' })
    expect(db.select().from(users).all()).toEqual([])
    expect(db.select({ key: boughtPieces.key }).from(boughtPieces).all()).toEqual([{ key: 'sound Beach' }])
    expect(await files()).toBe(1)
  })

  test('that arrives after the story was deleted is not stored', async () => {
    await shelf().once('speech 1', async () => {
      await deleteStory(db, store, userId, storyId)
      return buying('speech')()
    })
    expect(await files()).toBe(0)
  })

  test('is kept at a start while the story is made, and swept when it is finished', async () => {
    await shelf().once('speech 1', buying('speech'))
    await shelf().onceForAll('sound Beach', buying('sound'))
    await sweepMedia(db, store)
    expect(await files()).toBe(2)
    db.update(stories).set({ generationStatus: 'complete' }).run()
    db.update(jobs).set({ state: 'done' }).run()
    await sweepMedia(db, store)
    expect(db.select({ key: boughtPieces.key }).from(boughtPieces).all()).toEqual([{ key: 'sound Beach' }])
    expect(await files()).toBe(1)
  })
})
