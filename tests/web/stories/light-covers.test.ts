import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { media, stories, storyMedia } from '../../../db/schema/index.ts'
import { makeStoryLink } from '../../../src/domain/links/story-links.ts'
import { keepMedia } from '../../../src/domain/media/keep-media.ts'
import { lightCopies } from '../../../src/domain/media/light-copies.ts'
import { sharedMediaUrl } from '../../../src/shared/links/shared-address.ts'
import { mediaUrl } from '../../../src/shared/media/media-url.ts'
import { makeTestApp, type SignedInParent, signedIn, type TestApp } from '../../support/app.ts'
import { comesToBe } from '../../support/comes-to-be.ts'
import { freshStorage } from '../../support/database.ts'
import { admitted } from '../../support/families.ts'
import { seedStories } from '../../support/seed-families.ts'

/** What browsers ask for where they show AVIF, and where they do not. */
const NEW = 'image/avif,image/webp,image/*,*/*;q=0.8'
const OLD = 'image/webp,image/*,*/*;q=0.8'

let home: TestApp
let mia: SignedInParent
let leo: SignedInParent
let cover: string

beforeAll(async () => {
  const { db, dataDir, store } = freshStorage()
  const lighten = async () => new TextEncoder().encode('a light copy')
  const onFailure = (error: unknown) => {
    throw error
  }
  home = makeTestApp({
    database: { db, dataDir },
    media: store,
    lightCopies: lightCopies({ db, media: store, lighten, onFailure }),
  })
  mia = await signedIn(home, 'mia@example.com')
  leo = await signedIn(home, 'leo@example.com')
  seedStories(db, mia.userId, 1, home.services.now())
  const bytes = new TextEncoder().encode('a cover as it was painted')
  const file = { userId: mia.userId, kind: 'picture' as const, contentType: 'image/webp', bytes }
  const { hash } = await keepMedia(db, store, file, () => {})
  db.update(stories).set({ coverHash: hash, generationStatus: 'complete' }).run()
  cover = mediaUrl(hash, 'image/webp')
})
afterAll(() => home.close())

const look = async (path: string, accept: string, { cookie }: SignedInParent = mia) => {
  const answer = await home.app.request(path, { headers: { accept, cookie } })
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    kept: answer.headers.get('cache-control'),
    text: await answer.text(),
  }
}

const ITSELF = { status: 200, type: 'image/webp', text: 'a cover as it was painted' }
const AGAIN = 'private, no-cache'
const FOR_GOOD = 'private, max-age=31536000, immutable'

describe('a cover in a list', () => {
  test('is asked for as a light copy: by My Stories before its styles, and by its card', async () => {
    const { text } = await look('/app/saved-stories', 'text/html')
    expect(text).toContain(`<link rel="preload" as="image" href="${cover}?w=672"`)
    expect(text).toContain(`<img src="${cover}?w=672"`)
  })

  test('comes as it was painted until its copy is made, and then as the copy, for good', async () => {
    expect(await look(`${cover}?w=672`, NEW)).toEqual({ ...ITSELF, kept: AGAIN })
    const copy = { status: 200, type: 'image/avif', kept: FOR_GOOD, text: 'a light copy' }
    await comesToBe(() => look(`${cover}?w=672`, NEW), copy)
  })

  test('comes as it was painted to a browser that shows no AVIF, and in no other width', async () => {
    expect(await look(`${cover}?w=672`, OLD)).toEqual({ ...ITSELF, kept: AGAIN })
    expect(await look(cover, NEW)).toEqual({ ...ITSELF, kept: FOR_GOOD })
    expect(await look(`${cover}?w=9000`, NEW)).toEqual({ ...ITSELF, kept: FOR_GOOD })
  })

  test('is nobody else’s, with or without a copy', async () => {
    for (const width of [448, 672]) expect((await look(`${cover}?w=${width}`, NEW, leo)).status).toBe(404)
  })
})

describe('a picture of a shared story', () => {
  let shared: string
  let other: string
  beforeAll(() => {
    const { db, now } = home.services
    const story = db.select({ id: stories.id }).from(stories).get()?.id ?? 0
    db.insert(storyMedia)
      .values(
        db
          .select({ id: media.id })
          .from(media)
          .all()
          .map(({ id }) => ({ storyId: story, mediaId: id })),
      )
      .run()
    const wish = { storyId: story, kind: 'share' as const, withName: true }
    const link = makeStoryLink(db, admitted(mia.userId), wish, now())
    if (!link.ok) throw new Error(`No link: ${link.failure}`)
    shared = sharedMediaUrl(link.value.token, cover)
    other = sharedMediaUrl(`${link.value.token.slice(0, -1)}_`, cover)
  })

  test('comes to a guest as a light copy, too, who asks each time whether the link still leads to it', async () => {
    await comesToBe(async () => (await look(`${shared}?w=672`, NEW)).type, 'image/avif')
    const copy = { status: 200, type: 'image/avif', kept: AGAIN, text: 'a light copy' }
    expect(await look(`${shared}?w=672`, NEW)).toEqual(copy)
    expect(await look(shared, NEW)).toEqual({ ...ITSELF, kept: AGAIN })
  })

  test('is not sent again to a guest who has the copy', async () => {
    const first = await home.app.request(`${shared}?w=672`, { headers: { accept: NEW } })
    const tag = first.headers.get('etag') ?? ''
    const again = await home.app.request(`${shared}?w=672`, {
      headers: { accept: NEW, 'if-none-match': tag },
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('comes to nobody without the link', async () => {
    expect((await look(`${other}?w=672`, NEW)).status).toBe(404)
  })
})
