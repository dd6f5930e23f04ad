import { afterAll, beforeAll, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { jobs, stories } from '../../../db/schema/index.ts'
import { post } from '../../support/app.ts'
import { aStreet, type Street } from '../../support/calls.ts'

let street: Street
beforeAll(async () => {
  street = await aStreet()
})
afterAll(() => street.home.close())

const ask = (who: 'mia' | 'leo', picture: number | string, story = street.story) => {
  const { uid, cookie } = street[who]
  const path = `/api/stories/${story}/images/${picture}/redraw`
  return post(street.home.app, path, { firebaseUid: uid }, { cookie })
}

test('a parent has a picture drawn anew, once, and the queue is told', async () => {
  const wakes = street.home.wakes()
  const answer = await ask('mia', 1)
  expect([answer.status, await answer.json()]).toEqual([202, { success: true }])
  expect(street.home.wakes()).toBe(wakes + 1)
  const refusal = async () => {
    const again = await ask('mia', 1)
    return [again.status, await again.json()]
  }
  expect(await refusal()).toEqual([409, { error: 'This picture is being redrawn right now.' }])
  street.home.services.db.update(jobs).set({ state: 'done' }).where(eq(jobs.kind, 'redraw_picture')).run()
  expect(await refusal()).toEqual([409, { error: 'This picture has already been redrawn.' }])
})

test('not a picture of another family, of an unfinished story, or one that is not there', async () => {
  expect((await ask('leo', 2)).status).toBe(404)
  expect((await ask('mia', 99)).status).toBe(404)
  expect((await ask('mia', 'first')).status).toBe(400)
  const { db } = street.home.services
  db.update(stories).set({ generationStatus: 'audio_generating' }).where(eq(stories.id, street.failed)).run()
  expect((await ask('mia', 0, street.failed)).status).toBe(409)
})

test('not while a vendor rests', async () => {
  const { services } = street.home
  const { callsOut } = services
  services.callsOut = { ...callsOut, down: () => 'gemini' }
  const answer = await ask('mia', 2)
  services.callsOut = callsOut
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('60')
})
