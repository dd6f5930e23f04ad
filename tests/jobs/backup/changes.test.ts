import { afterAll, describe, expect, test } from 'bun:test'
import { carriedIn, removeOutdatedCarried } from '../../../jobs/backup/carried.ts'
import { carryChanges } from '../../../jobs/backup/changes.ts'
import { CHANGES } from '../../../jobs/backup/names.ts'
import { restore } from '../../../jobs/backup/restore.ts'
import { openFileStore } from '../../../src/embedded/media/file-store.ts'
import { createLogger } from '../../../src/logger.ts'
import type { ChangeCarrier } from '../../../src/ports/change-carrier.ts'
import type { ObjectStore } from '../../../src/ports/object-store.ts'
import { openObjectStore } from '../../../src/vendors/s3/object-store.ts'
import { startBuckets } from '../../support/buckets.ts'
import { aFolder } from '../../support/folders.ts'

const buckets = await startBuckets('carried', 'chosen')
afterAll(() => buckets.stop())

const PACE = { lookEveryMs: 1, againMs: 1, longestMs: 4 }
const turn = () => new Promise((resolve) => setImmediate(resolve))

/** A fake carrier that records calls; each start is one second after the previous one. */
function aCarrier() {
  const begun: { name: string; end: (exitCode: number) => void }[] = []
  let seconds = 0
  const carrier: Pick<ChangeCarrier, 'start'> = {
    start(name) {
      const { promise, resolve } = Promise.withResolvers<number>()
      begun.push({ name, end: resolve })
      return { ended: promise, end: async () => resolve(0), storedAt: async () => undefined }
    },
  }
  return {
    begun,
    carrier: carrier as ChangeCarrier,
    now() {
      seconds += 1
      return new Date(Date.UTC(2026, 10, 21, 19, 30, seconds))
    },
    async until(count: number) {
      while (begun.length < count) await turn()
    },
  }
}

describe('what carries the changes', () => {
  test('begins with the first family, and again under another name when it ended by itself, which is logged', async () => {
    const { begun, carrier, now, until } = aCarrier()
    const lines: string[] = []
    let isEmpty = true
    let looks = 0
    const changes = carryChanges(
      {
        carrier,
        now,
        log: createLogger((line) => lines.push(line)),
        isEmpty() {
          looks += 1
          return isEmpty
        },
      },
      PACE,
    )
    const stop = await changes.duty.start()
    while (looks < 3) await turn()
    expect([begun.length, changes.isRunning()]).toEqual([0, false])
    isEmpty = false
    await until(1)
    expect(changes.isRunning()).toBe(true)
    begun[0]?.end(1)
    await until(2)
    begun[1]?.end(137)
    await until(3)
    expect(new Set(begun.map(({ name }) => name)).size).toBe(3)
    expect(lines.map((line) => /"event":"(changes.\w+)".*ended with (\d+)/.exec(line)?.slice(1))).toEqual([
      ['changes.ended', '1'],
      ['changes.ended', '137'],
    ])
    await stop?.()
    expect(changes.isRunning()).toBe(false)
    expect(begun).toHaveLength(3)
  })

  test('never begins twice under one name, even with a stopped clock', async () => {
    const { begun, carrier, until } = aCarrier()
    let at = new Date('2026-11-21T19:30:00Z')
    let looks = 0
    const now = () => {
      looks += 1
      return at
    }
    const changes = carryChanges({ carrier, now, isEmpty: () => false, log: createLogger(() => {}) }, PACE)
    const stop = await changes.duty.start()
    await until(1)
    begun[0]?.end(1)
    while (looks < 4) await turn()
    expect(begun).toHaveLength(1)
    at = new Date('2026-11-21T19:30:01Z')
    await until(2)
    await stop?.()
    expect(begun.map(({ name }) => name)).toEqual(['2026-11-21T19-30-00Z', '2026-11-21T19-30-01Z'])
  })

  test('pauses while something needs the database alone, and continues even where that fails', async () => {
    const { begun, carrier, now, until } = aCarrier()
    const lines: string[] = []
    const log = createLogger((line) => lines.push(line))
    const changes = carryChanges({ carrier, now, isEmpty: () => false, log }, PACE)
    const stop = await changes.duty.start()
    await until(1)
    expect(await changes.without(() => [begun.length, changes.isRunning()])).toEqual([1, false])
    await until(2)
    const failing = changes.without(() => {
      throw new Error('The disk is full')
    })
    await expect(failing).rejects.toThrow('The disk is full')
    await until(3)
    await stop?.()
    expect(lines).toEqual([])
  })

  test('begins again after a failed start or end, which is logged, and still ends', async () => {
    const { begun, carrier, now, until } = aCarrier()
    const lines: string[] = []
    let starts = 0
    let ends = 0
    let isDatabaseAway = true
    const failing: ChangeCarrier = {
      ...carrier,
      start(name) {
        starts += 1
        if (starts === 1) throw new Error('The disk is full')
        const carrying = carrier.start(name)
        const ended = carrying.ended.then((exitCode) => {
          ends += 1
          if (ends !== 2) throw new Error('The folder stays')
          return exitCode
        })
        const end = async () => {
          await carrying.end()
          await ended
        }
        return { ...carrying, ended, end }
      },
    }
    const changes = carryChanges(
      {
        carrier: failing,
        now,
        log: createLogger((line) => lines.push(line)),
        isEmpty() {
          if (!isDatabaseAway) return false
          isDatabaseAway = false
          throw new Error('The database is away')
        },
      },
      PACE,
    )
    const stop = await changes.duty.start()
    await until(1)
    begun[0]?.end(0)
    await until(2)
    begun[1]?.end(1)
    await until(3)
    expect(await changes.without(() => changes.isRunning())).toBe(false)
    await until(4)
    await stop?.()
    expect(changes.isRunning()).toBe(false)
    expect(lines.map((line) => /"event":"changes.ended".*?(The [a-z ]+|with 1)/.exec(line)?.[1])).toEqual([
      'The database is away',
      'The disk is full',
      'The folder stays',
      'with 1',
      'The folder stays',
      'The folder stays',
    ])
  })

  test('does not begin while an exclusive task that was requested meanwhile runs, nor beside a second one', async () => {
    const { begun, carrier, now, until } = aCarrier()
    const changes = carryChanges({ carrier, now, isEmpty: () => false, log: createLogger(() => {}) }, PACE)
    const starting = changes.duty.start()
    expect(await changes.without(() => changes.isRunning())).toBe(false)
    await until(1)
    const before = begun.length
    const seen = await Promise.all([0, 1, 2].map(() => changes.without(() => changes.isRunning())))
    expect(seen).toEqual([false, false, false])
    await until(before + 1)
    await (await starting)?.()
  })
})

async function anEmpty(bucket: 'carried' | 'chosen'): Promise<ObjectStore> {
  const store = openObjectStore(buckets.of(bucket))
  for (const { name } of await Array.fromAsync(store.list(''))) await store.remove(name)
  return store
}

const carriedAs = (store: ObjectStore, ...names: string[]) =>
  Promise.all(
    names.flatMap((name) =>
      ['a', 'b'].map((file) => store.putBytes(`${CHANGES}${name}/${file}`, new Blob([file]))),
    ),
  )

test('what was carried goes a day before the backups of its time, and nothing before the next is stored', async () => {
  const store = await anEmpty('carried')
  const [old = '', next = ''] = ['2026-11-01T10-00-00Z', '2026-11-20T10-00-00Z']
  await carriedAs(store, old)
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600_000)
  expect(await removeOutdatedCarried(store, next, inDays(20), 14)).toBe(0)
  await carriedAs(store, next)
  expect(await removeOutdatedCarried(store, next, inDays(12.9), 14)).toBe(0)
  expect(await removeOutdatedCarried(store, next, inDays(13.1), 14)).toBe(1)
  expect((await carriedIn(store)).map(({ name }) => name)).toEqual([next])
})

test('the newest is brought back: what was carried last, or a whole backup that came after', async () => {
  const store = await anEmpty('chosen')
  await carriedAs(store, '2026-11-01T10-00-00Z', '2026-11-02T10-00-00Z')
  const fetched: unknown[] = []
  const folder = aFolder('machine')
  const bringBack = (until?: Date) =>
    restore({
      store,
      media: openFileStore(folder),
      folder,
      until,
      carrier: {
        async fetch(name, _path, moment) {
          fetched.push([name, moment?.toISOString()])
          throw new Error('Enough')
        },
      },
      take: async () => {},
    }).catch((error: Error) => error.message)
  const at = '2026-11-01T20:00:00.000Z'
  expect(await bringBack(new Date(at))).toBe('Enough')
  expect(fetched).toEqual([['2026-11-01T10-00-00Z', at]])
  expect(await bringBack(new Date(0))).toBe('There is no backup.')
  await store.putBytes('database/2099-01-01T00-00-00Z.db.gz', Bun.gzipSync('This is no database'))
  expect(await bringBack()).toContain('not a database')
  expect(fetched).toHaveLength(1)
})

test('of a moment at which nothing was stored yet since a beginning, what was carried before is brought back, or a whole backup', async () => {
  const store = await anEmpty('chosen')
  const first = '2026-11-01T10-00-00Z'
  const second = '2026-11-02T10-00-00Z'
  await carriedAs(store, first, second)
  const tried: string[] = []
  const folder = aFolder('machine')
  const bringBack = (whole: string[], until?: Date) =>
    restore({
      store,
      media: openFileStore(folder),
      folder,
      until,
      carrier: {
        async fetch(name, path) {
          tried.push(name)
          if (whole.includes(name)) await Bun.write(path, 'This is no database')
          return whole.includes(name)
        },
      },
      take: async () => {},
    }).catch((error: Error) => error.message)
  expect(await bringBack([first])).toContain('not a database')
  expect(tried.splice(0)).toEqual([second, first])
  expect(await bringBack([first], new Date('2026-11-02T10:00:00Z'))).toContain('not a database')
  expect(tried.splice(0)).toEqual([second, first])
  expect(await bringBack([])).toBe('There is no backup.')
  expect(tried.splice(0)).toEqual([second, first])
  await store.putBytes('database/2026-10-01T10-00-00Z.db.gz', Bun.gzipSync('This is no database either'))
  expect(await bringBack([])).toContain('not a database')
  expect(tried).toEqual([second, first])
})
