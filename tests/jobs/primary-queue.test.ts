import { afterEach, expect, test } from 'bun:test'
import { allowWrites, openDb } from '../../db/client.ts'
import { jobs } from '../../db/schema/index.ts'
import { primaryQueue } from '../../jobs/primary-queue.ts'
import { makeTestApp, post, signUp, type TestApp } from '../support/app.ts'
import { comesToBe } from '../support/comes-to-be.ts'
import { aCharacter } from '../support/families.ts'
import { smallEngines } from '../support/small-engines.ts'

let home: TestApp
afterEach(() => home.close())

async function aStoryThatWaits() {
  const studio = smallEngines()
  home = makeTestApp(studio)
  const { db, media, log, now } = home.services
  const mia = await signUp(home, 'mia@example.com')
  const asked = await post(
    home.app,
    '/api/generate-story',
    {
      firebaseUid: mia.uid,
      characters: [{ id: aCharacter(db, mia.userId, 'Mia') }],
      themeId: 'forest-friends',
      tone: 'gentle',
      ageGroup: '6-8',
      length: 'test',
      authorStyle: 'potter',
    },
    { cookie: mia.cookie },
  )
  expect(asked.status).toBe(200)
  const states = () =>
    db
      .select({ state: jobs.state })
      .from(jobs)
      .all()
      .map(({ state }) => state)
  return { db, studio, states, queue: primaryQueue({ db, media, now, ...studio }, log) }
}

test('a machine that does not write makes no story, however often it is woken, and knows how many wait', async () => {
  const { queue, studio, states } = await aStoryThatWaits()
  queue.wake()
  expect([queue.depth(), studio.made, states()]).toEqual([1, [], ['queued']])
})

test('a machine that takes over continues what the other one was making', async () => {
  const { db, queue, states } = await aStoryThatWaits()
  db.update(jobs).set({ state: 'running' }).run()
  const stop = await queue.duty.start()
  while (queue.depth() > 0) await new Promise((resolve) => setImmediate(resolve))
  await stop?.()
  expect(states()).toEqual(['done'])
  queue.wake()
})

test('a machine that has lost the role leaves the rows to the next one, and still ends', async () => {
  const { db, queue, states } = await aStoryThatWaits()
  const stop = await queue.duty.start()
  allowWrites(db, false)
  await stop?.()
  allowWrites(db, true)
  expect(states()).toEqual(['running'])
})

test('a start waits while somebody else holds the database, and then makes the story', async () => {
  const { studio, states, queue } = await aStoryThatWaits()
  const somebody = openDb(home.dataDir)
  somebody.$client.exec('BEGIN IMMEDIATE')
  const starting = queue.duty.start()
  somebody.$client.exec('COMMIT')
  somebody.$client.close()
  const stop = await starting
  await comesToBe(states, ['done'])
  expect(studio.made).toContain('text')
  await stop?.()
})
