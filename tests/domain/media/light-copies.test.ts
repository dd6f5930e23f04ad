import { beforeEach, describe, expect, test } from 'bun:test'
import { allowWrites, type Db } from '../../../db/client.ts'
import { media } from '../../../db/schema/index.ts'
import { holdingMedia } from '../../../src/domain/media/holding-media.ts'
import { type LightCopies, lightCopies } from '../../../src/domain/media/light-copies.ts'
import type { LightenBrief } from '../../../src/ports/lighten.ts'
import type { MediaStore } from '../../../src/ports/media-store.ts'
import type { LightWidth } from '../../../src/shared/media/light-copy.ts'
import { comesToBe } from '../../support/comes-to-be.ts'
import { freshStorage } from '../../support/database.ts'
import { aFamily } from '../../support/families.ts'

let db: Db
let store: MediaStore
let userId: number
let made: string[]
let failures: unknown[]
let copies: LightCopies
/** What a test puts in the place of the encoder. */
let lighten: (brief: LightenBrief) => Promise<Uint8Array>

const bytes = (text: string) => new TextEncoder().encode(text)

beforeEach(() => {
  ;({ db, store } = freshStorage())
  userId = aFamily(db).userId
  made = []
  failures = []
  lighten = async () => bytes('a copy')
  copies = lightCopies({
    db,
    media: store,
    lighten(brief) {
      made.push(`${new TextDecoder().decode(brief.picture)} ${brief.width}`)
      return lighten(brief)
    },
    onFailure: (error) => failures.push(error),
  })
})

/** A picture of Mia that a story shows for as long as `while_` runs. */
async function withPicture(while_: (picture: { hash: string; id: number }) => Promise<void>, text = 'Mia') {
  const file = { userId, kind: 'picture' as const, contentType: 'image/webp', bytes: bytes(text) }
  await holdingMedia(db, store, async ({ keep }) => while_(await keep(file)))
}

const textOf = async (hash: string, width: LightWidth) => (await store.getLight(hash, width))?.text()

describe('the light copy of a picture', () => {
  test('is there after it was looked for, and made once however many look', async () => {
    await withPicture(async ({ hash }) => {
      expect(await Promise.all([copies.find(hash, 672), copies.find(hash, 672)])).toEqual([
        undefined,
        undefined,
      ])
      await comesToBe(() => textOf(hash, 672), 'a copy')
      expect(await (await copies.find(hash, 672))?.text()).toBe('a copy')
      expect(made).toEqual(['Mia 672'])
      expect(await textOf(hash, 448)).toBeUndefined()
    })
  })

  test('is gone with the picture', async () => {
    let hash = ''
    await withPicture(async (picture) => {
      hash = picture.hash
      copies.wish(hash, 448)
      await comesToBe(() => textOf(hash, 448), 'a copy')
    })
    expect(db.select().from(media).all()).toEqual([])
    expect(await store.get(hash)).toBeUndefined()
    expect(await textOf(hash, 448)).toBeUndefined()
  })

  test('is not kept when the family deletes the picture while it is being made', async () => {
    const removed = Promise.withResolvers<void>()
    lighten = async () => {
      await removed.promise
      return bytes('a copy')
    }
    let hash = ''
    await withPicture(async (picture) => {
      hash = picture.hash
      copies.wish(hash, 448)
      await comesToBe(() => made.length, 1)
    })
    removed.resolve()
    await copies.close()
    expect(await textOf(hash, 448)).toBeUndefined()
  })

  test('that cannot be made is told of once, and the picture stays as it is', async () => {
    lighten = () => Promise.reject(new Error('A damaged picture'))
    await withPicture(async ({ hash }) => {
      copies.wish(hash, 672)
      await comesToBe(() => failures.map(String), ['Error: A damaged picture'])
      expect(await copies.find(hash, 672)).toBeUndefined()
      copies.wish(hash, 672)
      await copies.close()
      expect(made).toEqual(['Mia 672'])
      expect(await (await store.get(hash))?.text()).toBe('Mia')
    })
  })

  test('is made by the machine that writes, and by none that is about to stop', async () => {
    await withPicture(async ({ hash }) => {
      allowWrites(db, false)
      copies.wish(hash, 672)
      allowWrites(db, true)
      await copies.close()
      copies.wish(hash, 672)
      expect(made).toEqual([])
    })
  })
})
