import { expect, test } from 'bun:test'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openLitestream } from '../../../src/vendors/litestream/index.ts'
import { aFolder } from '../../support/folders.ts'

const BUCKET = { endpoint: 'http://127.0.0.1:1', bucket: 'b', accessKeyId: 'a', secretAccessKey: 's' }
const OPTIONS = { bucket: BUCKET, prefix: 'changes/', keepDays: 14 }

/** The names left behind in the temporary folder, which is a fresh one while `work` runs. */
function leftBehindBy(work: () => void): string[] {
  const { TMPDIR: usual } = process.env
  const folder = aFolder('temporary')
  process.env.TMPDIR = folder
  try {
    work()
  } finally {
    if (usual === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = usual
  }
  return readdirSync(folder)
}

test('where carrying cannot start, nothing is left of it', () => {
  const machine = aFolder('machine')
  const folder = join(machine, 'changes')
  const carrier = openLitestream({
    ...OPTIONS,
    program: 'no\0program',
    file: join(machine, 'storylamp.db'),
    folder,
  })
  expect(leftBehindBy(() => expect(() => carrier.start('2026-11-21T19-30-00Z')).toThrow())).toEqual([])
  expect(existsSync(folder)).toBe(false)
})

test('nor where there is no place for its own files', () => {
  const machine = aFolder('machine')
  writeFileSync(join(machine, 'no-folder'), '')
  const folder = join(machine, 'no-folder/changes')
  const carrier = openLitestream({
    ...OPTIONS,
    program: 'litestream',
    file: join(machine, 'storylamp.db'),
    folder,
  })
  expect(leftBehindBy(() => expect(() => carrier.start('2026-11-21T19-30-00Z')).toThrow())).toEqual([])
})
