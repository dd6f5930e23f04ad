import { expect, test } from 'bun:test'
import { DataDirInUse, lockDataDir } from '../../db/lock.ts'
import { aFolder } from '../support/folders.ts'

test('a second server on the same folder is refused, one on another is not', () => {
  const folder = aFolder('lock')
  lockDataDir(folder)
  expect(() => lockDataDir(folder, 10)).toThrow(DataDirInUse)
  expect(() => lockDataDir(aFolder('lock'), 10)).not.toThrow()
})
