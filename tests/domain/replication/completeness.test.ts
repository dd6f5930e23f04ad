import { describe, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { completenessOf, followedToTheEnd } from '../../../src/domain/replication/completeness.ts'
import { holdingsIn } from '../../../src/domain/replication/litefs-holdings.ts'
import { checksumOf } from '../../support/litefs.ts'

const at = Date.parse('2026-11-22T20:00:00Z')
const markAt = (transaction: number, checksum = checksumOf(transaction)) => ({
  transaction: transaction.toString(16),
  checksum,
  node: 'leo',
  at,
  isLast: false,
})

/** LiteFS's folder with a file for each transaction. */
function litefsFolder(...transactions: number[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'ltx-'))
  const ltx = join(folder, 'dbs/storylamp.db/ltx')
  mkdirSync(ltx, { recursive: true })
  for (const transaction of transactions) {
    const txid = transaction.toString(16).padStart(16, '0')
    const bytes = Buffer.concat([
      Buffer.alloc(100),
      Buffer.from(checksumOf(transaction), 'hex'),
      Buffer.alloc(8),
    ])
    writeFileSync(join(ltx, `${txid}-${txid}.ltx`), bytes)
  }
  return folder
}

describe('before LiteFS is started, a machine', () => {
  test('with everything up to the mark may write, also one that is ahead of it', () => {
    for (const transactions of [
      [9, 10],
      [10, 11, 12],
    ]) {
      const holdings = holdingsIn(litefsFolder(...transactions), 'storylamp.db')
      expect(completenessOf(holdings, markAt(10), 'leo')).toEqual({ kind: 'whole' })
    }
  })

  test('cannot know whether the other one, which had not ended, acknowledged more after its last mark', () => {
    const holdings = holdingsIn(litefsFolder(9, 10), 'storylamp.db')
    expect(completenessOf(holdings, markAt(10), 'noor')).toEqual({ kind: 'unsure' })
    expect(completenessOf(holdings, { ...markAt(10), isLast: true }, 'noor')).toEqual({ kind: 'whole' })
  })

  test('that lacks something is behind, and so is an empty one', () => {
    expect(completenessOf(holdingsIn(litefsFolder(7), 'storylamp.db'), markAt(10), 'noor')).toEqual({
      kind: 'behind',
      lacks: 3n,
    })
    const nowhere = holdingsIn(join(tmpdir(), 'no-such-folder'), 'storylamp.db')
    expect(completenessOf(nowhere, markAt(10), 'noor')).toEqual({ kind: 'behind', lacks: 10n })
  })

  test('that wrote something else after the others had gone on without it has parted from them', () => {
    const holdings = holdingsIn(litefsFolder(9, 10, 11), 'storylamp.db')
    expect(completenessOf(holdings, markAt(10, checksumOf(4711)), 'noor')).toEqual({ kind: 'parted' })
  })

  test('may write when nobody has ever written', () => {
    const holdings = holdingsIn(litefsFolder(), 'storylamp.db')
    expect(completenessOf(holdings, undefined, 'noor')).toEqual({ kind: 'whole' })
  })
})

test('a replica may take over from a primary that fell silent, not from one that went on without it', () => {
  expect(followedToTheEnd(at - 900, markAt(10))).toBe(true)
  expect(followedToTheEnd(at - 60_000, markAt(10))).toBe(false)
  expect(followedToTheEnd(undefined, markAt(10))).toBe(false)
})
