import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { timelineLabels } from '../../../db/schema/index.ts'
import { makeTestApp, type SignedInParent, signedIn, type TestApp } from '../../support/app.ts'

let house: TestApp
let mia: SignedInParent

beforeEach(async () => {
  house = makeTestApp()
  mia = await signedIn(house, 'mia@example.com')
})
afterEach(() => house.close())

const EVENING = '2026-11-20T19:30:00.000Z'

const call = (method: string, path: string, body?: object, who = mia) =>
  house.app.request(path, {
    method,
    headers: { cookie: who.cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify({ firebaseUid: who.uid, ...body }) } : {}),
  })

const create = (fields: object, who = mia) =>
  call('POST', '/api/timeline-labels', { name: 'Zoo day', createdAt: EVENING, ...fields }, who)

const listed = async (who = mia) => {
  const answer = await call('GET', `/api/timeline-labels?firebaseUid=${who.uid}`, undefined, who)
  return ((await answer.json()) as { labels: unknown[] }).labels
}

describe('a label', () => {
  test('is created at a story date, trimmed, in the default color', async () => {
    const answer = await create({ name: '  First tooth ', description: '  It wiggled.  ' })
    expect(answer.status).toBe(200)
    const label = {
      id: 1,
      name: 'First tooth',
      description: 'It wiggled.',
      color: '#6b21d4',
      createdAt: EVENING,
    }
    expect(await answer.json()).toEqual({ label })
    expect(await listed()).toEqual([label])
  })

  test('keeps right-to-left script, emoji and what looks like code', async () => {
    for (const name of ['رحلة إلى البحر 🌊', 'יום הולדת 🎂', '👨‍👩‍👧‍👦', '<b>Owl</b> & "fox"']) {
      const answer = await create({ name })
      expect(await answer.json()).toMatchObject({ label: { name } })
    }
  })

  test('takes a date with an offset as the moment that it is', async () => {
    const answer = await create({ createdAt: '2026-11-20T21:30:00+02:00' })
    expect(await answer.json()).toMatchObject({ label: { createdAt: EVENING } })
  })

  test('loses its description in an edit that sends none, and keeps its color and date', async () => {
    await create({ description: 'Penguins', color: '#112233' })
    const answer = await call('PUT', '/api/timeline-labels/1', { name: ' Aquarium ' })
    expect(await answer.json()).toEqual({
      label: { id: 1, name: 'Aquarium', description: null, color: '#112233', createdAt: EVENING },
    })
  })

  test('is gone when it is deleted, and then not found', async () => {
    await create({})
    const path = `/api/timeline-labels/1?firebaseUid=${mia.uid}`
    expect((await call('DELETE', path)).status).toBe(200)
    expect(await listed()).toEqual([])
    expect((await call('DELETE', path)).status).toBe(404)
    expect((await call('PUT', '/api/timeline-labels/1', { name: 'Zoo' })).status).toBe(404)
  })

  test.each([
    [{ name: '   ' }, 'Please enter a label name.'],
    [{ name: 'x'.repeat(61) }, 'The name can have at most 60 characters.'],
    [{ description: 'x'.repeat(501) }, 'The description can have at most 500 characters.'],
    [{ color: 'red' }, 'Please choose a color'],
    [{ color: '#6b21d4;background:url(//x)' }, 'Please choose a color'],
    [{ createdAt: 'yesterday' }, 'createdAt'],
  ])('is refused with %p', async (fields, sentence) => {
    const answer = await create(fields)
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { error: string }).error).toContain(sentence)
    expect(await listed()).toEqual([])
  })
})

test("nobody sees, edits or deletes another family's labels", async () => {
  const noor = await signedIn(house, 'noor@example.com')
  await create({})
  expect(await listed(noor)).toEqual([])
  expect((await call('PUT', '/api/timeline-labels/1', { name: 'Mine' }, noor)).status).toBe(404)
  expect(
    (await call('DELETE', `/api/timeline-labels/1?firebaseUid=${noor.uid}`, undefined, noor)).status,
  ).toBe(404)
  expect(
    (await call('DELETE', `/api/timeline-labels/1?firebaseUid=${mia.uid}`, undefined, noor)).status,
  ).toBe(403)
  expect((await house.app.request(`/api/timeline-labels?firebaseUid=${mia.uid}`)).status).toBe(401)
  expect(house.services.db.select().from(timelineLabels).all()).toMatchObject([{ name: 'Zoo day' }])
})
