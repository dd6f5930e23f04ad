import { afterEach, beforeEach, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { stories, storyBodies, storyImages } from '../../../db/schema/index.ts'
import { requestStory } from '../../../src/domain/stories/request-story.ts'
import { makeTestApp, type SignedInParent, signedIn, type TestApp } from '../../support/app.ts'
import { aCharacter, admitted, aWish } from '../../support/families.ts'

let home: TestApp
let parent: SignedInParent
let storyId: number

const db = () => home.services.db

beforeEach(async () => {
  home = makeTestApp()
  parent = await signedIn(home, 'mia@example.com')
  const { userId } = parent
  const wish = aWish([aCharacter(db(), userId, 'Mia')])
  const made = begin(wish, 1)
  const [from, to] = [home.services.now().getTime(), home.services.now().getTime() + 40_000]
  db()
    .update(stories)
    .set({
      generationStatus: 'complete',
      createdAt: new Date(from).toISOString(),
      completedAt: new Date(to).toISOString(),
    })
    .where(eq(stories.id, made))
    .run()
  storyId = begin(wish, 2)
  db()
    .update(stories)
    .set({ generationStatus: 'images_generating', createdAt: new Date(from).toISOString() })
    .where(eq(stories.id, storyId))
    .run()
  db()
    .update(storyBodies)
    .set({ content: JSON.stringify({ paragraphs: ['One.', 'Two.', 'Three.'] }) })
    .where(eq(storyBodies.storyId, storyId))
    .run()
})
afterEach(() => home.close())

function begin(wish: ReturnType<typeof aWish>, seed: number): number {
  const begun = requestStory(db(), admitted(parent.userId), wish, { seed, now: home.services.now() })
  if (!begun.ok) throw new Error('No story')
  return begun.value.id
}

/** A fragment of a page as a polling browser requests it, with its previous version. */
async function followed(path: string, tag = '') {
  const answer = await home.app.request(path, {
    headers: { cookie: parent.cookie, 'x-fragment': '', 'if-none-match': tag },
  })
  return { status: answer.status, tag: answer.headers.get('etag') ?? '', text: await answer.text() }
}

const paint = (paragraphIndex: number) =>
  db().insert(storyImages).values({ storyId, paragraphIndex, focusX: 0.5, focusY: 0.5, files: '[]' }).run()

test.each([['/app/saved-stories'], ['/app']])(
  'on %s a story in the making moves with each picture, and says how long it will still take',
  async (path) => {
    const first = await followed(path)
    expect(first.text).toContain('Generating images...')
    expect(first.text).toMatch(/>56(<!-- -->)?%/)
    expect(first.text).toContain('About 40 seconds more.')
    expect((await followed(path, first.tag)).status).toBe(304)

    paint(0)
    const second = await followed(path, first.tag)
    expect([second.status, />62(<!-- -->)?%/.test(second.text)]).toEqual([200, true])

    home.clock.advance({ seconds: 20 })
    const later = await followed(path, second.tag)
    expect(later.text).toContain('About 20 seconds more.')
  },
)

test('a story that has failed says nothing of how long it takes', async () => {
  db().update(stories).set({ retryable: true }).where(eq(stories.id, storyId)).run()
  const { text } = await followed('/app/saved-stories')
  expect(text).toContain('Generation failed')
  expect(text).not.toContain('seconds more')
})
