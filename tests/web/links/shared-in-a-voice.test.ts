import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { media, storyBodies, storyLinks, storyVoices } from '../../../db/schema/index.ts'
import { mediaUrl } from '../../../src/shared/media/media-url.ts'
import { aStreet, type Street } from '../../support/calls.ts'
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

describe('in a voice of the family', () => {
  let grandmas: string

  /** Grandma’s narration of the story, joined from her recordings. */
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
    expect(filesOfLink(story.audio ?? '')).toEqual([`${address}${grandmas}`])
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
    const [narrators = ''] = filesOfLink(story.audio ?? '')
    expect([(await get(narrators)).status, await heardBy(address)]).toEqual([200, 404])
  })
})
