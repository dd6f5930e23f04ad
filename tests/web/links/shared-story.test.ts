import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { characters, media, storyBodies, storyLinks, storyMedia } from '../../../db/schema/index.ts'
import { mediaUrl } from '../../../src/shared/media/media-url.ts'
import { RATE_LIMITS } from '../../../src/web/middleware/rate-limits.ts'
import { makeTestApp } from '../../support/app.ts'
import { aStreet, type Street, send } from '../../support/calls.ts'
import { aLinkOf, filesOfLink, playedAtLink } from '../../support/shared-links.ts'

let street: Street
beforeAll(async () => {
  street = await aStreet()
})
afterAll(() => street.home.close())

const get = (path: string, headers: Record<string, string> = {}) => street.home.app.request(path, { headers })

const aLink = (withName: boolean, of: { story?: number; voice?: string } = {}) =>
  aLinkOf(street, withName, of)
const playedAt = (address: string) => playedAtLink(street, address)

const kindOf = (path: string) =>
  street.home.services.db
    .select({ kind: media.kind })
    .from(media)
    .where(eq(media.hash, /([0-9a-f]{64})/.exec(path)?.[1] ?? ''))
    .get()?.kind

describe('whoever has the link', () => {
  test('sees and hears the story without an account', async () => {
    const address = await aLink(true)
    const { html, story } = await playedAt(address)
    expect(html).toContain('<h1')
    expect(story.title).toContain('Mia')
    const files = filesOfLink(JSON.stringify(story))
    expect([...new Set(files.map(kindOf))].sort()).toEqual(['ambience', 'narration', 'picture'])
    for (const file of files) expect([file, (await get(file)).status]).toEqual([file, 200])
  })

  test('gets no cookie, and is asked for none', async () => {
    const address = await aLink(true)
    const [file = ''] = filesOfLink((await playedAt(address)).html)
    for (const path of [address, file, `${address}x`]) {
      for (const cookie of ['', street.mia.cookie])
        expect((await get(path, { cookie })).headers.get('set-cookie')).toBeNull()
    }
  })

  test('is the same for its own family: nothing of theirs comes into it', async () => {
    const address = await aLink(true)
    const alone = await (await get(address)).text()
    const own = await get(address, { cookie: street.mia.cookie })
    expect(own.headers.get('x-family')).toBeNull()
    const plain = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '')
    expect(plain(await own.text())).toBe(plain(alone))
    expect(alone).not.toContain(street.mia.email)
    expect(alone).not.toContain(street.mia.uid)
    expect(alone).not.toContain('curly red hair')
  })

  test('finds no way for a search engine, nor for another site', async () => {
    const address = await aLink(true)
    const answer = await get(address)
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow, noarchive')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>')
  })

  test('is asked each time whether the files are still to be had', async () => {
    const address = await aLink(true)
    const [file = ''] = filesOfLink((await playedAt(address)).html)
    const answer = await get(file)
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    const etag = answer.headers.get('etag') ?? ''
    expect((await get(file, { 'if-none-match': etag })).status).toBe(304)
    const part = await get(file, { range: 'bytes=0-1' })
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 2])
  })

  test('leaves no token in the log', async () => {
    const address = await aLink(true)
    await get(address)
    await get(`${address}/media/none.webp`)
    const token = address.split('/').at(-1) ?? ''
    expect(street.home.log.filter((line) => line.includes(token))).toEqual([])
    expect(street.home.log.some((line) => line.includes('/shared/…'))).toBe(true)
  })
})

describe('a link that was ended', () => {
  test('shows and plays nothing more, and says so kindly', async () => {
    const address = await aLink(true)
    const [file = ''] = filesOfLink((await playedAt(address)).html)
    const etag = (await get(file)).headers.get('etag') ?? ''
    const { db } = street.home.services
    const link = db.select().from(storyLinks).all().at(-1)?.id
    const ended = await street.home.app.request(`/story/${street.story}/share/${link}/end`, {
      method: 'POST',
      headers: { cookie: street.mia.cookie },
    })
    expect(ended.status).toBe(303)
    const answer = await get(address)
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect(html).toContain('This link has ended')
    expect(html).not.toContain('Mia')
    expect((await get(file)).status).toBe(404)
    expect((await get(file, { 'if-none-match': etag })).status).toBe(404)
    expect((await get(file, { range: 'bytes=0-1' })).status).toBe(404)
  })
})

test('a guessed link leads nowhere, and says what may have happened', async () => {
  const answer = await get(`/shared/${'A'.repeat(43)}`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('This link leads nowhere')
  expect((await get(`/shared/${'A'.repeat(43)}${street.storyPicture}`)).status).toBe(404)
})

test('who guesses a great deal is asked to wait', async () => {
  const once = makeTestApp({
    ...street.home.services,
    database: { db: street.home.services.db, dataDir: street.home.dataDir },
    options: { limits: { ...RATE_LIMITS, shared: { max: 2, windowSeconds: 60 } } },
  })
  const statuses = []
  for (let n = 0; n < 4; n++) statuses.push((await once.app.request(`/shared/guess-${n}`)).status)
  expect(statuses).toEqual([404, 404, 429, 429])
})

describe('a link shows nothing else of the family', () => {
  test('no photo, no portrait, no other story, nobody else’s file', async () => {
    const address = await aLink(true)
    const { db } = street.home.services
    const shown = new Set(
      db
        .select({ id: storyMedia.mediaId })
        .from(storyMedia)
        .where(eq(storyMedia.storyId, street.story))
        .all()
        .map(({ id }) => id),
    )
    const others = db
      .select()
      .from(media)
      .all()
      .filter(({ id }) => !shown.has(id))
    expect(others.length).toBeGreaterThan(0)
    for (const { hash, contentType } of others)
      expect((await get(`${address}${mediaUrl(hash, contentType)}`)).status).toBe(404)
  })

  test('not a photo either that somebody ties to the story by mistake', async () => {
    const address = await aLink(true)
    const { db } = street.home.services
    const photo = db.select().from(media).where(eq(media.kind, 'portrait')).get()
    expect(photo).toBeDefined()
    if (!photo) return
    db.insert(storyMedia).values({ storyId: street.story, mediaId: photo.id }).run()
    expect((await get(`${address}${mediaUrl(photo.hash, photo.contentType)}`)).status).toBe(404)
    db.delete(storyMedia).where(eq(storyMedia.mediaId, photo.id)).run()
  })
})

describe('without the first name', () => {
  test('the story calls the child otherwise, in its title and in its words', async () => {
    const { html, story } = await playedAt(await aLink(false))
    expect(html).not.toContain('Mia')
    expect(story.title).toContain('Robin and the Lamp')
    expect(story.content).toContain('On page 1 Robin looked up.')
    expect(JSON.parse(story.storyRequest ?? '{}')).toEqual({ characters: [{ name: 'Robin' }] })
  })

  test('it has no voice, which says the name; not by its address either', async () => {
    const named = await playedAt(await aLink(true))
    const address = await aLink(false)
    const { story } = await playedAt(address)
    expect(story.audio).toBeNull()
    const voice = filesOfLink(named.story.audio ?? '')[0]?.replace(/^\/shared\/[\w-]+/, address) ?? ''
    expect(kindOf(voice)).toBe('narration')
    expect((await get(voice)).status).toBe(404)
    const [picture = ''] = filesOfLink(story.images ?? '')
    expect((await get(picture)).status).toBe(200)
  })

  test('it keeps the voice where no word calls the child by name', async () => {
    const { db } = street.home.services
    const before = db.select().from(storyBodies).where(eq(storyBodies.storyId, street.story)).get()
    const paragraphs = ['The fox looked up.', 'And slept.', 'The end.']
    const content = JSON.stringify({ paragraphs, content: paragraphs.join('\n\n') })
    db.update(storyBodies).set({ content }).where(eq(storyBodies.storyId, street.story)).run()
    const { story } = await playedAt(await aLink(false))
    const [voice = ''] = filesOfLink(story.audio ?? '')
    expect((await get(voice)).status).toBe(200)
    db.update(storyBodies)
      .set({ content: before?.content ?? null })
      .where(eq(storyBodies.storyId, street.story))
      .run()
  })

  test('it is so as well where what was asked for is past reading', async () => {
    const { db } = street.home.services
    const mine = eq(storyBodies.storyId, street.story)
    const before = db.select().from(storyBodies).where(mine).get()?.storyRequest ?? '{}'
    db.update(storyBodies).set({ storyRequest: '"no request"' }).where(mine).run()
    expect((await playedAt(await aLink(false))).html).not.toContain('Mia')
    db.update(storyBodies).set({ storyRequest: before }).where(mine).run()
  })
})

test('a link ends with its family', async () => {
  const other = await aStreet()
  const { app, services } = other.home
  expect((await app.request(`/shared/${other.token}`)).status).toBe(200)
  await send(other, 'POST /app/settings/delete-account', { person: other.mia })
  expect((await app.request(`/shared/${other.token}`)).status).toBe(404)
  expect(services.db.select().from(storyLinks).all()).toEqual([])
  expect(services.db.select().from(characters).all()).toEqual([])
  other.home.close()
})
