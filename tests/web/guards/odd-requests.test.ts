import { afterEach, beforeEach, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { startQueue } from '../../../jobs/queue.ts'
import { makeTestApp, post, type SignedInParent, signedIn, type TestApp } from '../../support/app.ts'
import { smallEngines } from '../../support/small-engines.ts'

let house: TestApp
let mia: SignedInParent

beforeEach(async () => {
  house = makeTestApp()
  mia = await signedIn(house, 'mia@example.com')
})
afterEach(() => house.close())

test.each([
  '/login',
  '/mood',
  '/reset-password',
  '/app/settings/delete-account',
  '/app/saved-stories/1/delete',
])('a form of several parts is no form of ours: %s', async (path) => {
  const answer = await house.app.request(path, {
    method: 'POST',
    headers: { cookie: mia.cookie, 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nContent-Disp',
  })
  expect(answer.status).toBe(415)
})

test.each([
  '/assets/%00',
  '/assets/1%00',
  `/assets/${'a'.repeat(5000)}`,
  '/assets/..%2F..%2Fpackage.json',
  '/media/%E0%A4%A',
])('an address that is no file is not found: %s', async (path) => {
  expect((await house.app.request(path, { headers: { cookie: mia.cookie } })).status).toBe(404)
})

test('a description of 19 MB is refused at once', async () => {
  const answer = await post(
    house.app,
    '/api/characters/upload-reference',
    { firebaseUid: mia.uid, characterName: 'Mia', gender: 'female', description: 'x'.repeat(19_000_000) },
    { cookie: mia.cookie },
  )
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({
    error: 'The description can have at most 500 characters.',
  })
})

test('an operator is told when the database cannot be asked, whoever asks', async () => {
  const { db, media, log, now } = house.services
  const queue = startQueue({ db, media, now, ...smallEngines() }, log)
  house.services.queueDepth = queue.depth
  db.run(sql`ALTER TABLE jobs RENAME TO jobs_away`)
  const answer = await house.app.request('/healthz', { headers: { cookie: mia.cookie } })
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ database: 'failing' })
})
