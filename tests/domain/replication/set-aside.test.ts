import { expect, test } from 'bun:test'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mayGoAside, removeAside, setAside } from '../../../src/domain/replication/set-aside.ts'
import { aFolder } from '../../support/folders.ts'

const byLeo = (transaction: number) => ({
  transaction: transaction.toString(16),
  checksum: 'abc',
  node: 'leo',
  at: 0,
  isLast: false,
})

test.each([
  ['the other machine writes and has as much', 10n, byLeo(10), true, true],
  ['the other machine writes and has more', 7n, byLeo(26), true, true],
  ['the other machine has not told of what is here', 11n, byLeo(10), true, false],
  ['nobody writes', 7n, byLeo(10), false, false],
  [
    'the other machine has not marked anything since it took over',
    7n,
    { ...byLeo(10), node: 'noor' },
    true,
    false,
  ],
  ['nothing is known of what was acknowledged', 7n, undefined, true, false],
])('a refused copy goes aside only where nothing can be lost: %s', (_when, transaction, mark, isLed, may) => {
  expect(mayGoAside({ transaction }, mark, 'noor', isLed)).toBe(may)
})

test('a copy that was set aside is the last one, and there is none where it would fill the disk', () => {
  const folder = aFolder('litefs')
  const copy = join(folder, 'dbs/storylamp.db')
  const aside = join(folder, 'set-aside/storylamp.db')
  const refuse = (pages: string, hasRoom: boolean) => {
    mkdirSync(copy, { recursive: true })
    writeFileSync(join(copy, 'database'), pages)
    setAside(folder, 'storylamp.db', () => hasRoom)
    expect(existsSync(copy)).toBe(false)
    return existsSync(aside) && readFileSync(join(aside, 'database'), 'utf8')
  }
  expect(refuse('first', true)).toBe('first')
  expect(refuse('second', true)).toBe('second')
  expect(refuse('third', false)).toBe(false)
  expect(refuse('fourth', true)).toBe('fourth')
  removeAside(folder)
  expect(existsSync(aside)).toBe(false)
})
