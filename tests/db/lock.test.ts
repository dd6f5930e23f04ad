import { expect, test } from 'bun:test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DataDirInUse, lockDataDir } from '../../db/lock.ts'

test('a second server on the same folder is refused, one on another is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'))
  lockDataDir(folder)
  expect(() => lockDataDir(folder, 10)).toThrow(DataDirInUse)
  expect(() => lockDataDir(mkdtempSync(join(tmpdir(), 'lock-')), 10)).not.toThrow()
})
