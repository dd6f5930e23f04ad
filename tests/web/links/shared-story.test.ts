import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import {
  characters,
  media,
  stories,
  storyBodies,
  storyLinks,
  storyMedia,
  storyVoices,
} from '../../../db/schema/index.ts'
import { mediaUrl } from '../../../src/shared/media/media-url.ts'
import { RATE_LIMITS } from '../../../src/web/middleware/rate-limits.ts'
import { makeTestApp } from '../../support/app.ts'
import { aStreet, type Street, send } from '../../support/calls.ts'

let street: Street
beforeAll(async () => {
  street = await aStreet()
})
afterAll(() => street.home.close())

const get = (path: string, headers: Record<string, string> = {}) => street.home.app.request(path, { headers })

/** The address of a new link to Mia's story, as her page shows it. */
async function aLink(withName: boolean, { story = street.story, voice = '' } = {}): Promise<string> {
  const { app } = street.home
  const answer = await app.request(`/story/${story}/share`, {
    method: 'POST',
    headers: { cookie: street.mia.cookie },
    body: new URLSearchParams({ withName: String(withName), voice }),
  })
  const address = /value="[^"]*(\/shared\/[\w-]{43})"/.exec(await answer.text())?.[1]
  if (!address) throw new Error(`No link: ${answer.status}`)
  return address
}

/** What the page gives its player. */
async function playedAt(address: string) {
  const html = await (await get(address)).text()
  const props =
    /data-props='([^']*)'/.exec(html)?.[1]?.replaceAll('&#x27;', "'").replaceAll('&amp;', '&') ?? '{}'
  const { story } = JSON.parse(props) as { story: Record<string, string | null> }
  return { html, story }
}

const filesIn = (text: string) => [
  ...new Set(text.match(/\/shared\/[\w-]+\/media\/[0-9a-f]{64}\.\w+/g) ?? []),
]
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
    const files = filesIn(JSON.stringify(story))
    expect([...new Set(files.map(kindOf))].sort()).toEqual(['ambience', 'narration', 'picture'])
    for (const file of files) expect([file, (await get(file)).status]).toEqual([file, 200])
  })

  test('gets no cookie, and is asked for none', async () => {
    const address = await aLink(true)
    const [file = ''] = filesIn((await playedAt(address)).html)
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
    const [file = ''] = filesIn((await playedAt(address)).html)
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
    const [file = ''] = filesIn((await playedAt(address)).html)
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
    const voice = filesIn(named.story.audio ?? '')[0]?.replace(/^\/shared\/[\w-]+/, address) ?? ''
    expect(kindOf(voice)).toBe('narration')
    expect((await get(voice)).status).toBe(404)
    const [picture = ''] = filesIn(story.images ?? '')
    expect((await get(picture)).status).toBe(200)
  })

  test('it keeps the voice where no word calls the child by name', async () => {
    const { db } = street.home.services
    const before = db.select().from(storyBodies).where(eq(storyBodies.storyId, street.story)).get()
    const paragraphs = ['The fox looked up.', 'And slept.', 'The end.']
    const content = JSON.stringify({ paragraphs, content: paragraphs.join('\n\n') })
    db.update(storyBodies).set({ content }).where(eq(storyBodies.storyId, street.story)).run()
    const { story } = await playedAt(await aLink(false))
    const [voice = ''] = filesIn(story.audio ?? '')
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

describe('in a voice of the family', () => {
  let grandmas: string

  /** Grandma’s telling of the story, as her recordings were joined. */
  beforeAll(async () => {
    const { db, media: store } = street.home.services
    const hash = await store.put(new TextEncoder().encode('told by Grandma'))
    const file = db
      .insert(media)
      .values({ userId: street.mia.userId, kind: 'narration', hash, size: 15, contentType: 'audio/mpeg' })
      .returning()
      .get()
    const told = db.select().from(storyBodies).where(eq(storyBodies.storyId, street.story)).get()?.audio ?? ''
    grandmas = mediaUrl(hash, 'audio/mpeg')
    const audio = JSON.stringify({ ...JSON.parse(told), audioUrl: grandmas })
    db.insert(storyVoices)
      .values({
        userId: street.mia.userId,
        storyId: street.story,
        name: 'Grandma',
        audio,
        mediaId: file.id,
        joinedRevision: 1,
      })
      .run()
  })

  const heardBy = async (address: string) => (await get(`${address}${grandmas}`)).status

  test('is heard by the link that it was chosen for, and says whose it is', async () => {
    const address = await aLink(true, { voice: 'Grandma' })
    const { html, story } = await playedAt(address)
    expect(story).toMatchObject({ readBy: 'Grandma' })
    expect(filesIn(story.audio ?? '')).toEqual([`${address}${grandmas}`])
    expect(html).toContain('A bedtime story, read by Grandma')
    const answer = await get(`${address}${grandmas}`)
    expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
      200,
      'private, no-cache',
      'told by Grandma',
    ])
  })

  test('is chosen for no link by itself', async () => {
    const address = await aLink(true)
    const { story } = await playedAt(address)
    expect(story.readBy).toBeNull()
    expect(story.audio).not.toContain(grandmas)
  })

  test('is had by its family and by whoever has that link, and by nobody else', async () => {
    const { app } = street.home
    const other = await aLink(true, { story: street.failed })
    const own = async (cookie: string) => (await app.request(grandmas, { headers: { cookie } })).status
    expect({
      'by a link with her voice': await heardBy(await aLink(true, { voice: 'Grandma' })),
      'by a link without': await heardBy(await aLink(true)),
      'by one made before': await heardBy(`/shared/${street.token}`),
      'by one to another story': await heardBy(other),
      'by one without the name': await heardBy(await aLink(false, { voice: 'Grandma' })),
      'by one for recording': await heardBy(`/record/${street.recordToken}`),
      'by a guessed one': await heardBy(`/shared/${'A'.repeat(43)}`),
      'by the family': await own(street.mia.cookie),
      'by another family': await own(street.leo.cookie),
      'by nobody known': await own(''),
    }).toEqual({
      'by a link with her voice': 200,
      'by a link without': 404,
      'by one made before': 404,
      'by one to another story': 404,
      'by one without the name': 404,
      'by one for recording': 404,
      'by a guessed one': 404,
      'by the family': 200,
      'by another family': 404,
      'by nobody known': 401,
    })
  })

  test('ends with the link', async () => {
    const address = await aLink(true, { voice: 'Grandma' })
    const link = street.home.services.db.select().from(storyLinks).all().at(-1)?.id
    await street.home.app.request(`/story/${street.story}/share/${link}/end`, {
      method: 'POST',
      headers: { cookie: street.mia.cookie },
    })
    expect(await heardBy(address)).toBe(404)
  })

  test('is offered where there is one, and said of the links that have it', async () => {
    await aLink(true, { voice: 'Grandma' })
    const cookie = street.mia.cookie
    const html = await (await get(`/story/${street.story}/share`, { cookie })).text()
    expect(html).toContain('<option value="" selected="">The narrator</option><option value="Grandma">')
    expect(html).toContain('with the name, read by Grandma')
  })

  test('that is not there any more is refused in words, and an earlier link goes back to the narrator', async () => {
    const address = await aLink(true, { voice: 'Grandma' })
    const answer = await street.home.app.request(`/story/${street.story}/share`, {
      method: 'POST',
      headers: { cookie: street.mia.cookie },
      body: new URLSearchParams({ withName: 'true', voice: 'Papa' }),
    })
    expect([answer.status, (await answer.text()).includes('cannot be heard in that voice any more')]).toEqual(
      [409, true],
    )
    street.home.services.db.delete(storyVoices).run()
    const { story } = await playedAt(address)
    expect(story.readBy).toBeNull()
    const [narrators = ''] = filesIn(story.audio ?? '')
    expect([(await get(narrators)).status, await heardBy(address)]).toEqual([200, 404])
  })
})

describe('the page of a story’s ways', () => {
  const page = async (story = street.story, cookie = street.mia.cookie) =>
    get(`/story/${story}/share`, { cookie })

  test('says before what a link without the name is like', async () => {
    const html = await (await page()).text()
    expect(html).toContain('Mia is called Robin in it.')
    expect(html).toContain('The voice says the name, so this one has none')
    expect(html).not.toContain('This link has no voice')
  })

  test('says beside a new link without the name that it has no voice, and of none that has one', async () => {
    const made = async (withName: boolean) => {
      const answer = await street.home.app.request(`/story/${street.story}/share`, {
        method: 'POST',
        headers: { cookie: street.mia.cookie },
        body: new URLSearchParams({ withName: String(withName) }),
      })
      return await answer.text()
    }
    expect(await made(false)).toContain('This link has no voice: it is a story to read aloud.')
    expect(await made(true)).not.toContain('This link has no voice')
  })

  test('says so as well where Grandma alone tells the story, and nothing of a voice where nobody does', async () => {
    const { db } = street.home.services
    const mine = eq(storyBodies.storyId, street.story)
    const audio = db.select().from(storyBodies).where(mine).get()?.audio ?? null
    db.update(storyBodies).set({ audio: null }).where(mine).run()
    expect(await (await page()).text()).not.toContain('The voice says the name')
    const [userId, storyId] = [street.mia.userId, street.story]
    db.insert(storyVoices).values({ userId, storyId, name: 'Grandma', audio }).run()
    const html = await (await page()).text()
    expect(html).toContain('The voice says the name, so this one has none')
    expect(html).toContain('Nobody: to be read aloud')
    const answer = await street.home.app.request(`/story/${storyId}/share`, {
      method: 'POST',
      headers: { cookie: street.mia.cookie },
      body: new URLSearchParams({ withName: 'false', voice: 'Grandma' }),
    })
    expect(await answer.text()).toContain('This link has no voice: it is a story to read aloud.')
    db.delete(storyVoices).run()
    db.update(storyBodies).set({ audio }).where(mine).run()
  })

  test('says of a story that is still being made that it is', async () => {
    const { db } = street.home.services
    const unfinished = { generationStatus: 'audio_generating', retryable: false } as const
    db.update(stories).set(unfinished).where(eq(stories.id, street.failed)).run()
    const answer = await page(street.failed)
    expect([answer.status, (await answer.text()).includes('This story is still being made.')]).toEqual([
      409,
      true,
    ])
    const asked = await street.home.app.request(`/story/${street.failed}/share`, {
      method: 'POST',
      headers: { cookie: street.mia.cookie, 'x-fragment': '#ways' },
    })
    expect([asked.status, await asked.json()]).toEqual([409, { error: 'This story is still being made.' }])
  })

  test('keeps what was chosen beside the link that was made of it', async () => {
    const answer = await street.home.app.request(`/story/${street.story}/share`, {
      method: 'POST',
      headers: { cookie: street.mia.cookie },
      body: new URLSearchParams({ withName: 'false' }),
    })
    const html = await answer.text()
    const [checked = ''] = /<input[^>]*checked=""[^>]*>/.exec(html) ?? []
    expect(checked).toContain('value="false"')
  })

  test('shows the address of a new link once, and then when it was made', async () => {
    const address = await aLink(true)
    const html = await (await page()).text()
    expect(html).not.toContain(address)
    expect(html).toContain('with the name')
  })

  test('keeps the name to itself unless a parent says otherwise', async () => {
    const answer = await street.home.app.request(`/story/${street.story}/share`, {
      method: 'POST',
      headers: { cookie: street.mia.cookie },
    })
    expect(answer.status).toBe(200)
    expect(street.home.services.db.select().from(storyLinks).all().at(-1)?.withName).toBe(false)
  })

  test('is nobody else’s, and ends nothing of anybody else’s', async () => {
    expect((await page(street.story, street.leo.cookie)).status).toBe(404)
    const answer = await send(street, 'POST /story/:id/share/:linkId/end', { person: street.leo })
    expect(answer.status).toBe(404)
    expect((await get(`/shared/${street.token}`)).status).toBe(200)
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
