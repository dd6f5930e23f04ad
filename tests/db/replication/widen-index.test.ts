import { expect, test } from 'bun:test'
import { statSync, truncateSync } from 'node:fs'
import { openDb } from '../../../db/client.ts'
import { widenIndex } from '../../../db/replication/widen-index.ts'
import { aFolder } from '../../support/folders.ts'
import { startWritingMuch } from '../../support/write-much.ts'

/** What LiteFS leaves of a database's index. */
const FIRST_BLOCK = 32 * 1024

test('a process that has mapped much of an index can write much again after LiteFS has cut it', async () => {
  const { $client: db } = openDb(aFolder('index'))
  const family = startWritingMuch(db.name)
  expect(await family.writes()).toBe(true)
  db.pragma('wal_checkpoint(TRUNCATE)')
  expect(statSync(`${db.name}-shm`).size).toBeGreaterThan(FIRST_BLOCK)
  truncateSync(`${db.name}-shm`, FIRST_BLOCK)
  widenIndex(db.name)
  expect(await family.writes()).toBe(true)
  expect(await family.end()).toBe(0)
  expect(db.prepare('SELECT count(*) FROM much').pluck().get()).toBe(12_000)
  db.close()
})
