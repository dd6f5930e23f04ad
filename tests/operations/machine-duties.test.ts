import { expect, test } from 'bun:test'
import { allowWrites } from '../../db/client.ts'
import { ALONE, type Replication } from '../../db/replication/replication.ts'
import { stories } from '../../db/schema/index.ts'
import { type Duty, startDuties } from '../../jobs/duties.ts'
import { followRole } from '../../jobs/follow-role.ts'
import { primaryQueue } from '../../jobs/primary-queue.ts'
import { watchDisk } from '../../jobs/watch-disk.ts'
import { machineDuties } from '../../src/machine-duties.ts'
import type { Mark } from '../../src/ports/position-mark.ts'
import { makeTestApp } from '../support/app.ts'
import { aStreet } from '../support/calls.ts'
import { checksumOf } from '../support/litefs.ts'
import { smallEngines } from '../support/small-engines.ts'

const OF_A_PAIR = [
  ...['mark', 'disk', 'migrations', 'queue', 'billing clock', 'forgetting', 'backups', 'media sweep'],
  'search index',
]

/** A machine of a pair with all its duties, and a role set by the test. */
async function aMachine() {
  const studio = smallEngines()
  const { home } = await aStreet({}, makeTestApp(studio))
  const { db, media, payments, now, log } = home.services
  let listener: (isPrimary: boolean) => void = () => {}
  const role = { isPrimary: false }
  const replication: Replication = {
    ...ALONE,
    isReplicated: true,
    isPrimary: () => role.isPrimary,
    position: () => ({ transaction: 7n, checksum: checksumOf(7) }),
    onRole(told) {
      listener = told
      told(role.isPrimary)
    },
  }
  const marks: Mark[] = []
  const store = {
    read: async () => marks.at(-1),
    write: async (mark: Mark) => void marks.push(mark),
    clear: async () => {},
  }
  const events: string[] = []
  const heard = ({ name, start }: Duty): Duty => ({
    name,
    async start() {
      events.push(`begins ${name}`)
      const stop = await start()
      return async () => {
        await stop?.()
        events.push(`ends ${name}`)
      }
    },
  })
  const duties = machineDuties({
    ...{ db, media, replication, now, log, payments },
    tick: async () => {},
    queue: primaryQueue({ db, media, now, ...studio }, log).duty,
    backups: { duty: { name: 'backups', start: () => undefined }, newest: () => undefined },
    changes: undefined,
    lettingGo: undefined,
    marking: { replication, store, node: 'noor', now, log },
    disk: watchDisk(
      () => Number.MAX_SAFE_INTEGER,
      log,
      () => {},
    ),
  })
  const follower = followRole({
    replication,
    allowWrites: (allowed) => allowWrites(db, allowed),
    begin: async () => {
      allowWrites(db, true)
      return startDuties(duties.map(heard))
    },
    log,
  })
  const becomes = async (isPrimary: boolean) => {
    role.isPrimary = isPrimary
    listener(isPrimary)
    await follower.settled()
  }
  return { home, events, marks, follower, becomes }
}

test('whatever writes begins on a machine of a pair with the role and ends with it, in the other order; a machine that reads does none of it', async () => {
  const { home, events, marks, follower, becomes } = await aMachine()
  await follower.settled()
  const { db } = home.services
  const waits = () => db.$client.prepare('SELECT count(*) FROM story_search_waiting').pluck().get()
  expect(events).toEqual([])
  expect(() => db.update(stories).set({ title: 'A title' }).run()).toThrow('readonly')
  allowWrites(db, true)
  db.update(stories).set({ title: 'A title that the search does not know' }).run()
  allowWrites(db, false)
  expect(waits()).not.toBe(0)

  await becomes(true)
  expect(events.splice(0)).toEqual(OF_A_PAIR.map((name) => `begins ${name}`))
  expect(marks).toHaveLength(1)
  expect(home.log.join()).toContain('jobs.recovered')
  while (!home.log.some((line) => line.includes('media.swept')))
    await new Promise((resolve) => setImmediate(resolve))
  expect(waits()).toBe(0)

  await becomes(false)
  expect(events.splice(0)).toEqual(OF_A_PAIR.toReversed().map((name) => `ends ${name}`))
  expect(() => db.update(stories).set({ title: 'Another one' }).run()).toThrow('readonly')
  await becomes(true)
  await follower.end()
  expect(events).toEqual([
    ...OF_A_PAIR.map((name) => `begins ${name}`),
    ...OF_A_PAIR.toReversed().map((name) => `ends ${name}`),
  ])
  home.close()
})
