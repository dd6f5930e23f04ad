import { afterEach, beforeEach, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { characters, creditLedger, stories } from '../../../db/schema/index.ts'
import { requestStory } from '../../../src/domain/stories/request-story.ts'
import { makeTestApp, type SignedInParent, signedIn, type TestApp } from '../../support/app.ts'
import { aCharacter, admitted, aWish, creditsOf } from '../../support/families.ts'

let home: TestApp
let parent: SignedInParent
let storyId: number

beforeEach(async () => {
  home = makeTestApp()
  parent = await signedIn(home, 'mia@example.com')
  const miaId = aCharacter(db(), parent.userId, 'Mia')
  const asked = requestStory(db(), admitted(parent.userId), aWish([miaId]), { seed: 1, now: new Date() })
  if (!asked.ok) throw new Error(`No story: ${asked.failure.reason}`)
  storyId = asked.value.id
  db().update(stories).set({ generationStatus: 'complete', title: 'The Fox' }).run()
  db()
    .insert(creditLedger)
    .values({ userId: parent.userId, amount: 4, kind: 'sync', idempotencyKey: 'more' })
    .run()
})
afterEach(() => home.close())

const db = () => home.services.db
const kept = () => db().select().from(stories).where(eq(stories.userId, parent.userId)).all()
const html = async () =>
  (await home.app.request(`/app/story/${storyId}/more`, { headers: { cookie: parent.cookie } })).text()

/** The form data of the page, with a short story chosen. */
function formOn(page: string): Record<string, string> {
  const inputs = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  const hidden = Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]))
  return { ...hidden, length: 'test', tone: 'gentle' }
}
const press = async (page: string) =>
  (
    await home.app.request(`/app/story/${storyId}/more`, {
      method: 'POST',
      headers: { cookie: parent.cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(formOn(page)).toString(),
    })
  ).headers.get('location')

test('each length of the next story says what it takes and what is left after', async () => {
  const page = await html()
  expect(page).toContain('1 credit · 5 left after')
  expect(page).toContain('3 credits · 3 left after')
})

test('two tabs, and a press after Back, are one next story, and one more is asked about', async () => {
  const [here, there] = [await html(), await html()]
  const next = await press(here)
  expect([await press(there), await press(here)]).toEqual([next, next])
  const again = await html()
  expect(again).toContain('The next story is being made')
  expect(again).toContain(`href="${next}"`)
  expect([kept().length, creditsOf(db(), parent.userId)]).toEqual([2, 5])
  expect(await press(again)).not.toBe(next)
  expect([kept().length, creditsOf(db(), parent.userId)]).toEqual([3, 4])
})

test('when the next story is finished, the one after it is asked for without a question', async () => {
  await press(await html())
  db().update(stories).set({ generationStatus: 'complete' }).run()
  const page = await html()
  expect(page).not.toContain('The next story is being made')
  await press(page)
  expect(kept().length).toBe(3)
})

test('more of a story that is still being made leads to it, and of one whose children are gone to a new story', async () => {
  const more = (method: 'GET' | 'POST') =>
    home.app.request(`/app/story/${storyId}/more`, {
      method,
      headers: { cookie: parent.cookie, 'content-type': 'application/x-www-form-urlencoded' },
      ...(method === 'POST' ? { body: new URLSearchParams(sent).toString() } : {}),
    })
  const sent = formOn(await html())
  db().update(stories).set({ generationStatus: 'images_generating' }).run()
  for (const method of ['GET', 'POST'] as const) {
    const answer = await more(method)
    expect(answer.status).toBe(409)
    const page = await answer.text()
    expect(page).toContain('This story is still being made.')
    expect(page).toContain(`href="/story/${storyId}"`)
  }
  db().update(stories).set({ generationStatus: 'complete' }).run()
  db().delete(characters).run()
  const page = await (await more('GET')).text()
  expect(page).toContain('None of this story’s children is among your characters any more.')
  expect(page).toMatch(/href="\/app"[^>]*>Create New Story/)
  expect(kept().length).toBe(1)
})
