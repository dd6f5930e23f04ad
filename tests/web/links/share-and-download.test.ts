import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { stories, storyBodies, storyLinks, storyVoices } from '../../../db/schema/index.ts'
import { aStreet, type Street, send } from '../../support/calls.ts'
import { aLinkOf } from '../../support/shared-links.ts'

let street: Street
beforeAll(async () => {
  street = await aStreet()
})
afterAll(() => street.home.close())

const get = (path: string, headers: Record<string, string> = {}) => street.home.app.request(path, { headers })

const aLink = (withName: boolean, of: { story?: number; voice?: string } = {}) =>
  aLinkOf(street, withName, of)

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
