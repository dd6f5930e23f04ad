import { expect, test } from 'bun:test'
import { copyFileSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { DATABASE, type Db, openDb } from '../../db/client.ts'
import { commitProgress, leaveStoringToLitefs, syncProgress } from '../../db/progress.ts'
import { freshDatabase } from '../support/database.ts'
import { aFolder } from '../support/folders.ts'

const NORMAL = 1
const FULL = 2

const waitsForDisk = (db: Db) => db.$client.pragma('synchronous', { simple: true })
const note = (db: Db, words: string) => db.$client.prepare('INSERT INTO notes VALUES (?)').run(words)
const noted = (db: Db) => db.$client.prepare('SELECT words FROM notes ORDER BY rowid').pluck().all()

function notebook(): { db: Db; dataDir: string } {
  const fresh = freshDatabase()
  fresh.db.$client.exec('CREATE TABLE notes (words TEXT)')
  return fresh
}

/** What a power failure leaves of a folder: the database, and the part of its journal that had reached the disk. */
function afterPowerCut(dataDir: string, journalBytes: number): Db {
  const left = aFolder('left')
  for (const file of [DATABASE, `${DATABASE}-wal`]) copyFileSync(join(dataDir, file), join(left, file))
  truncateSync(join(left, `${DATABASE}-wal`), journalBytes)
  return openDb(left)
}

test('progress does not wait for the disk, and what comes after it does again', () => {
  const { db } = notebook()
  expect(commitProgress(db, () => waitsForDisk(db))).toBe(NORMAL)
  expect(waitsForDisk(db)).toBe(FULL)
  expect(() =>
    commitProgress(db, () => {
      throw new Error('Mia’s story is gone')
    }),
  ).toThrow('Mia’s story is gone')
  expect(waitsForDisk(db)).toBe(FULL)
})

test('progress within another change waits with it', () => {
  const { db } = notebook()
  db.$client.transaction(() => expect(commitProgress(db, () => waitsForDisk(db))).toBe(FULL))()
})

test('LiteFS, which stores each transaction itself, is given progress as any other change', () => {
  const { db } = notebook()
  leaveStoringToLitefs(db)
  expect(commitProgress(db, () => waitsForDisk(db))).toBe(FULL)
})

test('a power cut takes back progress and nothing that Mia was told, and never leaves half of a change', () => {
  const { db, dataDir } = notebook()
  note(db, 'told')
  const onDisk = statSync(join(dataDir, `${DATABASE}-wal`)).size
  commitProgress(db, () => note(db, 'a step'))
  commitProgress(db, () => note(db, 'another step'))
  const whole = statSync(join(dataDir, `${DATABASE}-wal`)).size

  for (const bytes of [onDisk, onDisk + 4000, whole - 100]) {
    const left = afterPowerCut(dataDir, bytes)
    expect(noted(left).at(0)).toBe('told')
    expect(noted(left)).not.toContain('another step')
    expect(left.$client.pragma('integrity_check', { simple: true })).toBe('ok')
    left.$client.close()
  }
  expect(noted(afterPowerCut(dataDir, whole))).toEqual(['told', 'a step', 'another step'])
})

test('progress comes onto the disk beside the loop, also when the database is closed meanwhile', async () => {
  const { db } = notebook()
  commitProgress(db, () => note(db, 'a step'))
  const first = syncProgress(db)
  commitProgress(db, () => note(db, 'another step'))
  expect(syncProgress(db)).toBe(first)
  db.$client.close()
  await first
})
