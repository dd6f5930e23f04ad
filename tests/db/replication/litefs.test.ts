import { afterEach, describe, expect, test } from 'bun:test'
import { followLitefs } from '../../../db/replication/litefs.ts'
import { ALONE, HERE, type Replication } from '../../../db/replication/replication.ts'
import { checksumOf, type StandInLitefs, standInLitefs } from '../../support/litefs.ts'

const ended: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ended.splice(0)) await end()
})

async function aNode(
  litefs: StandInLitefs,
  peers: string[] = [],
  changesWithinMs = 200,
): Promise<Replication> {
  const replication = await followLitefs({
    url: litefs.url,
    file: litefs.file,
    peers: async () => peers,
    onLost: () => {},
    changesWithinMs,
    hearEveryMs: 5,
  })
  ended.push(
    () => replication.close(),
    () => litefs.stop(),
  )
  return replication
}

/** The roles reported to a node, in order. */
function rolesOf(replication: Replication) {
  const roles: boolean[] = []
  const next: (() => void)[] = []
  replication.onRole((isPrimary) => {
    roles.push(isPrimary)
    next.shift()?.()
  })
  const change = () => new Promise<void>((resolve) => next.push(resolve))
  return { roles, change }
}

/** Resolves when the node has read everything it was sent so far. */
async function untilHeard(litefs: StandInLitefs, node: Replication): Promise<void> {
  const { transaction } = node.position()
  const at = new Date(Number(transaction) + 1_000_000)
  const isHeard = () => node.heardAt() === at.getTime()
  while (!isHeard()) {
    litefs.reaches(Number(transaction) + 1, at)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

describe('a node that follows LiteFS', () => {
  test('hears of a primary whose families write without a pause', async () => {
    const litefs = standInLitefs()
    litefs.follows('one')
    const node = await aNode(litefs)
    const heard = async (transaction: number, at: number) => {
      litefs.reaches(transaction, new Date(at))
      while (node.heardAt() !== at) await new Promise((resolve) => setImmediate(resolve))
      return performance.now() - (node.silentMs() ?? 0)
    }
    const start = Date.parse('2026-11-22T20:00:00.000Z')
    const first = await heard(1, start)
    let last = first
    for (let n = 2; n <= 20; n += 1) last = await heard(n, start + n * 100)
    expect(last).toBeGreaterThan(first + 0.1)
  })

  test('is told its role at once and at every change, and no change twice', async () => {
    const litefs = standInLitefs()
    litefs.becomesPrimary()
    const node = await aNode(litefs)
    const { roles, change } = rolesOf(node)
    const demoted = change()
    litefs.becomesPrimary()
    litefs.follows('leo')
    await demoted
    const promoted = change()
    litefs.follows()
    litefs.becomesPrimary()
    await promoted
    expect(roles).toEqual([true, false, true])
  })

  test('takes changes only once it is opened, and no longer when the role is lost', async () => {
    const litefs = standInLitefs()
    litefs.becomesPrimary()
    const node = await aNode(litefs)
    expect(node.isOpen()).toBe(false)
    expect(await node.writer(30)).toBeUndefined()
    const waiting = node.writer(5000)
    node.open()
    expect(await waiting).toBe(HERE)
    const { change } = rolesOf(node)
    const demoted = change()
    litefs.follows('leo')
    await demoted
    expect(await node.writer(0)).toBe('leo')
    node.open()
    expect(node.isOpen()).toBe(false)
  })

  test('waits for a writer while there is none, and knows none when nobody comes', async () => {
    const litefs = standInLitefs()
    const node = await aNode(litefs)
    const waiting = node.writer(5000)
    litefs.follows('noor')
    expect(await waiting).toBe('noor')
    litefs.follows()
    await untilHeard(litefs, node)
    expect(await node.writer(30)).toBeUndefined()
  })

  test('goes on when LiteFS breaks the stream off', async () => {
    const litefs = standInLitefs()
    litefs.follows('leo')
    const node = await aNode(litefs)
    litefs.breaksOff()
    litefs.becomesPrimary()
    const { roles, change } = rolesOf(node)
    if (roles.at(-1) === false) await change()
    expect(node.isPrimary()).toBe(true)
  })

  test('knows how far it is, and waits for what a parent has seen elsewhere', async () => {
    const litefs = standInLitefs()
    litefs.follows('leo')
    const node = await aNode(litefs)
    expect(node.position()).toEqual({ transaction: 0n, checksum: '' })
    litefs.reaches(41)
    expect(node.position()).toEqual({ transaction: 41n, checksum: checksumOf(41) })
    expect(await node.reached(41n, 0)).toBe(true)
    expect(await node.reached(42n, 30)).toBe(false)
    const waiting = node.reached(42n, 5000)
    litefs.reaches(42)
    expect(await waiting).toBe(true)
  })

  test('knows how long the last change was under way, however the clocks differ', async () => {
    const litefs = standInLitefs()
    litefs.follows('leo')
    const node = await aNode(litefs)
    expect(node.lagMs()).toBeUndefined()
    const arrives = async (transaction: number, writtenAt: Date) => {
      litefs.reaches(transaction, writtenAt)
      while (node.heardAt() !== writtenAt.getTime()) await new Promise((resolve) => setImmediate(resolve))
    }
    await arrives(7, new Date(Date.now() - 3_600_000))
    expect(node.lagMs()).toBeGreaterThanOrEqual(3_600_000)
    await arrives(8, new Date(Date.now() + 3_600_000))
    expect(node.lagMs()).toBe(0)
  })

  test('remembers when it last heard of the primary, also once it writes itself', async () => {
    const litefs = standInLitefs()
    litefs.follows('leo')
    const node = await aNode(litefs)
    expect(node.heardAt()).toBeUndefined()
    const at = new Date('2026-11-22T20:00:00.000Z')
    const seen = node.reached(7n, 5000)
    litefs.reaches(7, at)
    await seen
    const { change } = rolesOf(node)
    const promoted = change()
    litefs.becomesPrimary()
    await promoted
    expect(await node.reached(99n, 30)).toBe(false)
    expect(node.heardAt()).toBe(at.getTime())
  })
})

describe('handing over', () => {
  test('holds new changes back, waits for those under way, then asks the peer', async () => {
    const first = standInLitefs()
    const second = standInLitefs({ onPromote: () => first.follows('noor') })
    ended.push(() => second.stop())
    first.becomesPrimary()
    const node = await aNode(first, [second.url], 5000)
    node.open()
    const order: string[] = []
    const change = Promise.withResolvers<void>()
    const underWay = node.changing(async () => {
      await change.promise
      order.push('the change was made')
    })
    const handing = node.handOver(async () => {
      order.push(`it is quiet, ${second.promotions()} asked`)
    })
    const held = node.writer(5000)
    change.resolve()
    await underWay
    expect(await handing).toBe(true)
    expect(order).toEqual(['the change was made', 'it is quiet, 0 asked'])
    expect(await held).toBe('noor')
    expect(second.promotions()).toBe(1)
  })

  test('a change that never ends does not keep the node', async () => {
    const first = standInLitefs()
    const second = standInLitefs({ onPromote: () => first.follows('noor') })
    ended.push(() => second.stop())
    first.becomesPrimary()
    const node = await aNode(first, [second.url], 100)
    node.open()
    void node.changing(() => new Promise(() => {}))
    expect(await node.handOver(async () => {})).toBe(true)
  })

  test('goes on writing when nobody takes over', async () => {
    const litefs = standInLitefs()
    litefs.becomesPrimary()
    const node = await aNode(litefs, ['http://127.0.0.1:1'])
    node.open()
    expect(await node.handOver(async () => {})).toBe(false)
    expect(await node.writer(0)).toBe(HERE)
  })

  test('a machine alone, and one that does not write, has nothing to hand over', async () => {
    const litefs = standInLitefs()
    litefs.follows('leo')
    const node = await aNode(litefs, ['http://127.0.0.1:1'])
    const quiet = () => Promise.reject(new Error('There is nothing to quiet'))
    expect(await node.handOver(quiet)).toBe(false)
    expect(await ALONE.handOver(quiet)).toBe(false)
    expect(await ALONE.writer(0)).toBe(HERE)
  })
})
