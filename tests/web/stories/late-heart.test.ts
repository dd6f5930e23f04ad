import { afterEach, beforeEach, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { stories } from '../../../db/schema/index.ts'
import { requestStory } from '../../../src/domain/stories/request-story.ts'
import { WAITED_HEADER } from '../../../src/shared/constants.ts'
import { makeTestApp, type SignedInParent, signedIn, type TestApp } from '../../support/app.ts'
import { aCharacter, admitted, aWish } from '../../support/families.ts'

let home: TestApp
let parent: SignedInParent
let storyId: number

beforeEach(async () => {
  home = makeTestApp()
  parent = await signedIn(home, 'mia@example.com')
  const { db } = home.services
  const { userId } = parent
  const wish = aWish([aCharacter(db, userId, 'Mia')])
  const begun = requestStory(db, admitted(userId), wish, { seed: 1, now: home.services.now() })
  if (!begun.ok) throw new Error('No story')
  storyId = begun.value.id
})
afterEach(() => home.close())

const hour = 3600_000
const heart = (favorite: boolean, waitedMs = 0) =>
  home.app.request(`/api/stories/${storyId}/favorite`, {
    method: 'PUT',
    headers: {
      cookie: parent.cookie,
      'content-type': 'application/json',
      ...(waitedMs > 0 ? { [WAITED_HEADER]: String(waitedMs) } : {}),
    },
    body: JSON.stringify({ firebaseUid: parent.uid, favorite }),
  })
const hasHeart = () => home.services.db.select().from(stories).where(eq(stories.id, storyId)).get()?.favorite

test('a heart that waited on one device does not undo what another one chose since', async () => {
  await heart(true)
  home.clock.advance({ minutes: 120 })
  await heart(false)
  home.clock.advance({ minutes: 60 })
  expect((await heart(true, 2 * hour)).status).toBe(200)
  expect(hasHeart()).toBe(false)
})

test('a heart that waited, and was chosen last, counts when it arrives', async () => {
  await heart(false)
  home.clock.advance({ minutes: 180 })
  await heart(true, 2 * hour)
  expect(hasHeart()).toBe(true)
})

test('of two that waited, the one that was chosen last counts, whichever arrives first', async () => {
  home.clock.advance({ minutes: 180 })
  await heart(true, hour)
  await heart(false, 2 * hour)
  expect(hasHeart()).toBe(true)
})
