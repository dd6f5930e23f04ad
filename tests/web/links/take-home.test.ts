import { afterAll, beforeAll, expect, test } from 'bun:test'
import { EpubCheck } from '@likecoin/epubcheck-ts'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { media, stories, storyBodies } from '../../../db/schema/index.ts'
import { openBindery } from '../../../src/editions/index.ts'
import type { Bindery } from '../../../src/ports/bindery.ts'
import { TooBusy } from '../../../src/shared/kit/too-busy.ts'
import { EDITION_KEYS, EDITIONS, type Edition } from '../../../src/shared/stories/editions.ts'
import { aPainting } from '../../support/a-story-to-bind.ts'
import { aStreet, type Street } from '../../support/calls.ts'

let street: Street
let bindery: Bindery
beforeAll(async () => {
  bindery = openBindery()
  street = await aStreet({ bindery })
  await paintPictures()
})
afterAll(async () => {
  await bindery.close()
  street.home.close()
})

/** Replaces the tiny pictures with decodable ones. */
async function paintPictures() {
  const { db, media: store } = street.home.services
  const hash = await store.put(await aPainting())
  const files = JSON.stringify([{ cut: 'wide', width: 168, height: 96, contentType: 'image/webp', hash }])
  db.$client.prepare('UPDATE story_images SET files = ?').run(files)
}

const take = (edition: string, { cookie = street.mia.cookie, story = street.story } = {}) =>
  street.home.app.request(`/story/${story}/take-home/${edition}`, { headers: { cookie } })

test('a family takes its story home in every edition, and nothing of it is kept', async () => {
  const { db, media: store } = street.home.services
  const kept = async () => [
    db.select().from(media).all().length,
    (await Array.fromAsync(store.list())).length,
  ]
  const before = await kept()
  for (const edition of EDITION_KEYS) {
    const answer = await take(edition)
    expect([edition, answer.status]).toEqual([edition, 200])
    expect(answer.headers.get('content-type')).toBe(EDITIONS[edition].contentType)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const head = new TextDecoder('latin1').decode((await answer.arrayBuffer()).slice(0, 4))
    expect(head.startsWith(HEADS[edition])).toBe(true)
  }
  expect(await kept()).toEqual(before)
})

const HEADS: Record<Edition, string> = {
  ebook: 'PK',
  'fixed-ebook': 'PK',
  'picture-book': '%PDF',
  'print-shop': '%PDF',
  booklet: '%PDF',
  audiobook: 'ID3',
}

test('the e-book is whole, and is called as the story is', async () => {
  const answer = await take('ebook')
  const book = new Uint8Array(await answer.arrayBuffer())
  const { messages } = await EpubCheck.validate(book)
  expect(messages.filter(({ severity }) => severity === 'error' || severity === 'fatal')).toEqual([])
  const page = strFromU8(unzipSync(book)['EPUB/pages/page-1.xhtml'] ?? new Uint8Array())
  expect(page).toContain('<span id="p1w4">Mia</span>')
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="Mia and the Lamp \d+\.epub"; filename\*=UTF-8''Mia%20and%20the%20Lamp%20\d+\.epub$/,
  )
})

test('a title in another script names its file as well', async () => {
  const { db } = street.home.services
  const before = db.select().from(stories).where(eq(stories.id, street.story)).get()?.title ?? ''
  db.update(stories).set({ title: '美咲/"月"\n' }).where(eq(stories.id, street.story)).run()
  const name = (await take('audiobook')).headers.get('content-disposition')
  expect(name).toBe(
    `attachment; filename="storylamp.mp3"; filename*=UTF-8''${encodeURIComponent('美咲  月')}.mp3`,
  )
  db.update(stories).set({ title: before }).where(eq(stories.id, street.story)).run()
})

test('another family, an unknown story and an unknown edition find nothing', async () => {
  expect((await take('ebook', { cookie: street.leo.cookie })).status).toBe(404)
  expect((await take('ebook', { story: 999_999 })).status).toBe(404)
  expect((await take('scroll')).status).toBe(404)
})

test('a story that is still being made waits', async () => {
  const { db } = street.home.services
  const unfinished = { generationStatus: 'audio_generating', retryable: false } as const
  db.update(stories).set(unfinished).where(eq(stories.id, street.failed)).run()
  const answer = await take('ebook', { story: street.failed })
  expect(answer.status).toBe(409)
  const html = await answer.text()
  expect(html).toContain('This story is still being made.')
  expect(html).not.toContain('Something went wrong')
})

test('a story without a voice makes a book, and says why it makes no audiobook', async () => {
  const { db } = street.home.services
  const mine = eq(storyBodies.storyId, street.story)
  const { audio = null } = db.select().from(storyBodies).where(mine).get() ?? {}
  db.update(storyBodies).set({ audio: null }).where(mine).run()
  const answer = await take('audiobook')
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('This story has no voice, so there is no audiobook of it.')
  const book = await take('ebook')
  expect(Object.keys(unzipSync(new Uint8Array(await book.arrayBuffer()))).join()).not.toContain('audio')
  db.update(storyBodies).set({ audio }).where(mine).run()
})

test('a story of which a picture is exchanged at this moment says so, and nothing is lost', async () => {
  const { services } = street.home
  const { media: store } = services
  services.media = { ...store, get: async () => undefined }
  const answer = await take('ebook')
  services.media = store
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('The story changed just now. Please try again in a moment.')
  expect((await take('ebook')).status).toBe(200)
})

test('who comes while many take stories home is asked to come again', async () => {
  const { services } = street.home
  services.bindery = {
    ...bindery,
    bind() {
      throw new TooBusy(10)
    },
  }
  const answer = await take('ebook')
  services.bindery = bindery
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
  expect(await answer.text()).toContain('Not just now')
})

test('an older record, which holds its sound itself, is taken home as well', async () => {
  const { db } = street.home.services
  const mine = eq(storyBodies.storyId, street.story)
  const before = db.select().from(storyBodies).where(mine).get()?.audio ?? '{}'
  const { alignment } = JSON.parse(before) as { alignment: unknown }
  const audioBase64 = `data:audio/mpeg;base64,${Buffer.from('an old sound').toString('base64')}`
  db.update(storyBodies)
    .set({ audio: JSON.stringify({ audioBase64, alignment }) })
    .where(mine)
    .run()
  const answer = await take('audiobook')
  expect(
    Buffer.from(await answer.arrayBuffer())
      .toString('latin1')
      .endsWith('an old sound'),
  ).toBe(true)
  db.update(storyBodies).set({ audio: before }).where(mine).run()
})
