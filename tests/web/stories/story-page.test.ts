import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { requestStory } from '../../../src/domain/stories/request-story.ts'
import { completeStory, saveText } from '../../../src/domain/stories/save-pieces.ts'
import { makeTestApp, type SignedInParent, signedIn, type TestApp } from '../../support/app.ts'
import { aCharacter, admitted, aWish } from '../../support/families.ts'

let app: TestApp
let mia: SignedInParent
let storyId: number

beforeAll(async () => {
  app = makeTestApp()
  mia = await signedIn(app, 'mia@example.com')
  const { db, now } = app.services
  const asked = requestStory(db, admitted(mia.userId), aWish([aCharacter(db, mia.userId, 'Mia')]), {
    seed: 1,
    now: now(),
  })
  if (!asked.ok) throw new Error('No story')
  storyId = asked.value.id
})
afterAll(() => app.close())

const open = (path: string, cookie = mia.cookie) => app.app.request(path, { headers: { cookie } })

describe('the story page', () => {
  test('says in small print what made the story, and how it reads', async () => {
    const { db, now } = app.services
    const lena = aCharacter(db, mia.userId, 'Lena')
    const asked = requestStory(db, admitted(mia.userId), aWish([lena]), { seed: 2, now: now() })
    if (!asked.ok) throw new Error('No story')
    const { id } = asked.value
    const told = { title: 'Lena and the Lamp', paragraphs: ['Lena yawned.'], grade: 2.41 }
    const notes = { scenes: [], helpers: [] }
    saveText(db, id, { ...told, notes }, 'OpenAI (gpt-5.4-mini)')
    completeStory(db, id, now())
    const html = await (await open(`/story/${id}`)).text()
    expect(html).not.toMatch(/<html[^>]* data-making/)
    expect(html).toMatch(/<p[^>]*>Words by OpenAI \(gpt-5\.4-mini\)\. Reads at grade 2\.4\.<\/p>/)
  })

  test('shows a story that is being made before any script has run', async () => {
    const page = await open(`/story/${storyId}`)
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('A Story for Mia')
    expect(html).toMatch(/<html[^>]* data-making=""/)
    expect(html).toContain('>33%<')
    expect(html).not.toContain('Loading your story...')
  })

  test('keeps the way back to the page and filters of My Stories, and nothing else', async () => {
    const html = await (await open(`/story/${storyId}?page=3&search=fox&tone=funny&utm=x`)).text()
    expect(html).toContain('/app/saved-stories?page=3&amp;search=fox&amp;tone=funny"')
  })

  test.each(['999999', 'abc', '1e3', '-1', '', '99999999999999999999'])(
    'at /story/%s says that there is no such story',
    async (id) => {
      const page = await open(`/story/${id}?page=2`)
      expect(page.status).toBe(404)
      const html = await page.text()
      expect(html).toContain('Story not found')
      expect(html).toContain('doesn&#x27;t exist or has been removed.')
      expect(html).toContain('href="/app/saved-stories?page=2"')
      expect(html).toContain('View All Stories')
    },
  )

  test('shows nobody else’s story', async () => {
    const leo = await signedIn(app, 'leo@example.com')
    const page = await open(`/story/${storyId}`, leo.cookie)
    expect(page.status).toBe(404)
    expect(await page.text()).not.toContain('A Story for Mia')
  })

  test('sends the signed out to the login', async () => {
    for (const path of [`/story/${storyId}`, `/story-result/${storyId}`, '/story/abc']) {
      const page = await open(path, '')
      expect(page.status).toBe(302)
      expect(page.headers.get('location')).toBe('/login')
    }
  })

  test('is where a story result leads', async () => {
    const page = await open(`/story-result/${storyId}?page=2`)
    expect(page.headers.get('location')).toBe(`/story/${storyId}?page=2`)
    expect((await open('/story-result/abc')).status).toBe(404)
  })
})
