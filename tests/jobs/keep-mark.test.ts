import { describe, expect, test } from 'bun:test'
import { caughtUp, keepMark, markLast, mayLead } from '../../jobs/keep-mark.ts'
import { createLogger } from '../../src/logger.ts'
import type { Mark, MarkStore } from '../../src/ports/position-mark.ts'
import { checksumOf } from '../support/litefs.ts'

const NOW = Date.parse('2026-11-22T20:00:00Z')

function aNode({ transaction = 0, heardAt }: { transaction?: number; heardAt?: number }) {
  const lines: string[] = []
  /** `clockMs`: offset of this machine's clock from the primary's. */
  const place = { transaction, heardAt, asked: 0, isPrimary: true, clockMs: 0 }
  let looks = 0
  /** Resolves after the position was read some more times. */
  const looked = async () => {
    const until = looks + 4
    while (looks < until) await new Promise((resolve) => setImmediate(resolve))
  }
  const kept: { mark?: Mark | undefined; isDown?: boolean; writes: number } = { writes: 0 }
  const store: MarkStore = {
    read: () => (kept.isDown ? Promise.reject(new Error('No bucket')) : Promise.resolve(kept.mark)),
    async write(mark) {
      if (kept.isDown) throw new Error('No bucket')
      kept.mark = mark
      kept.writes += 1
    },
    async clear() {
      kept.mark = undefined
    },
  }
  const marking = {
    replication: {
      isPrimary() {
        looks += 1
        return place.isPrimary
      },
      position() {
        looks += 1
        return { transaction: BigInt(place.transaction), checksum: checksumOf(place.transaction) }
      },
      async reached(transaction: bigint) {
        looks += 1
        // Whatever arrives while waiting.
        for (let turns = 0; turns < 20 && place.transaction < transaction; turns += 1)
          await new Promise((resolve) => setImmediate(resolve))
        return place.transaction >= transaction
      },
      heardAt: () => place.heardAt,
      silentMs() {
        place.asked += 1
        return place.heardAt === undefined ? undefined : NOW - place.heardAt
      },
    },
    store,
    node: 'noor',
    now: () => new Date(NOW + place.clockMs),
    log: createLogger((line) => lines.push(line)),
  }
  return { marking, kept, place, lines, looked }
}

const markOf = (transaction: number, at = NOW): Mark => ({
  transaction: transaction.toString(16),
  checksum: checksumOf(transaction),
  node: 'leo',
  at,
  isLast: false,
})

describe('the mark', () => {
  test('is written at once, only when something changed, and for the last time at the end', async () => {
    const { marking, kept, place, looked } = aNode({ transaction: 5 })
    const stop = await keepMark(marking, 1)
    expect(kept.mark).toEqual({ ...markOf(5), node: 'noor' })
    await looked()
    expect(kept.writes).toBe(1)
    place.transaction = 6
    await stop()
    expect(kept.mark?.transaction).toBe('6')
  })

  test('of a machine whose clock was set back lets the other one take over, though nobody changed anything since', async () => {
    const leo = aNode({ transaction: 5 })
    const stop = await keepMark(leo.marking, 1)
    leo.place.clockMs = -3_600_000
    await leo.looked()
    // Its heartbeats carry the same clock offset; then it is gone.
    const noor = aNode({ transaction: 5, heardAt: NOW - 3_600_000 })
    noor.kept.mark = { ...leo.kept.mark, node: 'leo' } as Mark
    expect(await mayLead(noor.marking)).toBe(true)
    expect(leo.kept.writes).toBe(2)
    await stop()
  })

  test('is left to the other machine from the moment at which that one has the role', async () => {
    const { marking, kept, place, looked } = aNode({ transaction: 5 })
    const stop = await keepMark(marking, 1)
    place.isPrimary = false
    place.transaction = 6
    await looked()
    await stop()
    expect(kept.mark?.transaction).toBe('5')
  })

  test('of a machine that ended with nobody to take over lets any other one write that has as much', async () => {
    const leo = aNode({ transaction: 5 })
    await markLast(leo.marking)
    const noor = aNode({ transaction: 5 })
    noor.kept.mark = { ...leo.kept.mark, node: 'leo' } as Mark
    expect(await mayLead(noor.marking)).toBe(true)
  })

  test('is caught up with when the bucket is back, and one line tells that it was away', async () => {
    const { marking, kept, lines, looked } = aNode({ transaction: 5 })
    kept.isDown = true
    const stop = await keepMark(marking, 1)
    await looked()
    kept.isDown = false
    await looked()
    await stop()
    expect(lines).toHaveLength(1)
  })
})

describe('a node that LiteFS makes the primary', () => {
  test('leads when it has what was acknowledged, or when nothing ever was', async () => {
    const { marking, kept } = aNode({ transaction: 10, heardAt: NOW - 900 })
    expect(await mayLead(marking)).toBe(true)
    kept.mark = markOf(10)
    expect(await mayLead(marking)).toBe(true)
    kept.mark = markOf(9)
    expect(await mayLead(marking)).toBe(true)
  })

  test('leads again when the mark is its own', async () => {
    const { marking, kept } = aNode({ transaction: 10 })
    kept.mark = { ...markOf(9), node: 'noor' }
    expect(await mayLead(marking)).toBe(true)
  })

  test('does not lead when it has all of the mark, but the old primary may have gone on after it', async () => {
    const { marking, kept, lines } = aNode({ transaction: 10 })
    kept.mark = markOf(10)
    expect(await mayLead(marking)).toBe(false)
    expect(lines.join()).toContain('role.refused')
  })

  test('takes over when it lacks only what was in transit when the old primary fell silent, and logs how much', async () => {
    const { marking, kept, lines } = aNode({ transaction: 10, heardAt: NOW - 9000 })
    kept.mark = markOf(12, NOW - 8500)
    expect(await mayLead(marking)).toBe(true)
    expect(lines.join()).toContain('"event":"role.lost_on_the_way","lacks":2,"of":"leo"')
  })

  test('does not lead when the old primary went on without it', async () => {
    const { marking, kept, lines } = aNode({ transaction: 10, heardAt: NOW - 60_000 })
    kept.mark = markOf(12, NOW - 8500)
    expect(await mayLead(marking)).toBe(false)
    expect(lines.join()).toContain('role.refused')
  })

  test('does not lead when it lacks what the old primary had as it ended in order, though it followed it to the end', async () => {
    const { marking, kept, lines } = aNode({ transaction: 10, heardAt: NOW - 9000 })
    kept.mark = { ...markOf(12, NOW - 8500), isLast: true }
    expect(await mayLead(marking)).toBe(false)
    expect(lines.join()).toContain('role.refused')
  })

  test('leads without the bucket only when it followed the old primary until just now', async () => {
    const following = aNode({ transaction: 10, heardAt: NOW - 11_000 })
    following.kept.isDown = true
    following.place.clockMs = 3_600_000
    expect(await mayLead(following.marking)).toBe(true)
    const cold = aNode({ transaction: 10 })
    cold.kept.isDown = true
    expect(await mayLead(cold.marking)).toBe(false)
  })
})

test('a machine that was behind knows when it has everything and follows the primary', async () => {
  const { marking, kept, place, looked } = aNode({ transaction: 10, heardAt: NOW - 500 })
  kept.mark = markOf(12)
  let isWhole = false
  const whole = caughtUp(marking, 1).then(() => {
    isWhole = true
  })
  await looked()
  expect(isWhole).toBe(false)
  place.transaction = 12
  place.clockMs = 3_600_000
  await whole
  const away = aNode({ transaction: 12, heardAt: NOW - 60_000 })
  away.kept.mark = markOf(12)
  const never = caughtUp(away.marking, 1).then(() => 'whole')
  expect(await Promise.race([never, looksAt(away.place, 4)])).toBe('still away')
})

test('a machine that was behind catches up although families write without a pause, and the mark is newer each time', async () => {
  const { marking, kept, place } = aNode({ transaction: 10, heardAt: NOW - 500 })
  const store = {
    ...marking.store,
    async read() {
      kept.mark = markOf(place.transaction + 5)
      setImmediate(() => {
        place.transaction += 5
      })
      return kept.mark
    },
  }
  const whole = caughtUp({ ...marking, store }, 1).then(() => 'whole')
  expect(await Promise.race([whole, looksAt(place, 8)])).toBe('whole')
})

/** Resolves when somebody has asked this often when the primary was last seen. */
async function looksAt(place: { asked: number }, times: number): Promise<string> {
  while (place.asked < times) await new Promise((resolve) => setImmediate(resolve))
  return 'still away'
}
