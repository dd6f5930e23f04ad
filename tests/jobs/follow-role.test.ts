import { describe, expect, test } from 'bun:test'
import { ALONE, type Replication } from '../../db/replication/replication.ts'
import { startDuties } from '../../jobs/duties.ts'
import { followRole } from '../../jobs/follow-role.ts'
import { createLogger } from '../../src/logger.ts'

/** A node with a role set by the test. */
function aNode(isPrimary: boolean) {
  const events: string[] = []
  let listener: (isPrimary: boolean) => void = () => {}
  const node = { isPrimary }
  const replication: Replication = {
    ...ALONE,
    isReplicated: true,
    isPrimary: () => node.isPrimary,
    open: () => void events.push('open'),
    onRole(told) {
      listener = told
      told(node.isPrimary)
    },
  }
  const becomes = (role: 'primary' | 'replica') => {
    node.isPrimary = role === 'primary'
    listener(node.isPrimary)
  }
  const lines: string[] = []
  const follow = (begin: () => Promise<() => void | Promise<void>>) =>
    followRole({
      replication,
      begin,
      allowWrites: (allowed) => void events.push(allowed ? 'writes' : 'no writes'),
      log: createLogger((line) => lines.push(line)),
      againMs: 1,
    })
  const beginAndEnd = async () => {
    events.push('begin')
    return async () => {
      await new Promise((resolve) => setImmediate(resolve))
      events.push('end')
    }
  }
  return { events, becomes, follow, beginAndEnd, lines }
}

describe('what only the primary does', () => {
  test('starts on a primary, before changes are taken', async () => {
    const { events, follow, beginAndEnd } = aNode(true)
    await follow(beginAndEnd).settled()
    expect(events).toEqual(['begin', 'open'])
  })

  test('does not start on a replica', async () => {
    const { events, follow, beginAndEnd } = aNode(false)
    await follow(beginAndEnd).settled()
    expect(events).toEqual(['no writes'])
  })

  test('starts when the node takes over, and ends when it loses the role, after the last write', async () => {
    const { events, becomes, follow, beginAndEnd } = aNode(false)
    const role = follow(beginAndEnd)
    becomes('primary')
    await role.settled()
    becomes('replica')
    expect(events.at(-1)).toBe('no writes')
    await role.settled()
    expect(events).toEqual(['no writes', 'begin', 'open', 'no writes', 'end'])
  })

  test('never runs twice, however fast the role goes back and forth', async () => {
    const { events, becomes, follow, beginAndEnd } = aNode(true)
    const role = follow(beginAndEnd)
    becomes('replica')
    becomes('primary')
    becomes('replica')
    becomes('primary')
    await role.settled()
    const running = events.reduce((n, event) => n + (event === 'begin' ? 1 : event === 'end' ? -1 : 0), 0)
    expect(running).toBe(1)
    for (const [index, event] of events.filter((event) => event === 'begin' || event === 'end').entries())
      expect(event).toBe(index % 2 === 0 ? 'begin' : 'end')
  })

  test('is tried again when it cannot start, for as long as the node has the role', async () => {
    const { events, follow, beginAndEnd, lines } = aNode(true)
    let tries = 0
    await follow(() => {
      tries += 1
      return tries < 3 ? Promise.reject(new Error('The disk is full')) : beginAndEnd()
    }).settled()
    expect(events).toEqual(['begin', 'open'])
    expect(lines.filter((line) => line.includes('role.begin_failed'))).toHaveLength(2)
  })

  test('ends once when the server ends, and is not begun again', async () => {
    const { events, follow, beginAndEnd } = aNode(true)
    const role = follow(beginAndEnd)
    await role.end()
    await role.end()
    expect(events).toEqual(['begin', 'open', 'end'])
  })

  test('stops a machine alone at its start when it cannot begin', async () => {
    const role = followRole({
      replication: ALONE,
      allowWrites: () => {},
      begin: () => Promise.reject(new Error('The disk is full')),
      log: createLogger(() => {}),
    })
    await expect(role.settled()).rejects.toThrow('The disk is full')
  })
})

test('duties start in their order and end in the other one; one that cannot start ends those before it', async () => {
  const events: string[] = []
  const duty = (name: string) => ({
    name,
    start() {
      events.push(`${name} starts`)
      return () => void events.push(`${name} ends`)
    },
  })
  const stop = await startDuties([duty('queue'), duty('clock')])
  await stop()
  expect(events.splice(0)).toEqual(['queue starts', 'clock starts', 'clock ends', 'queue ends'])
  const broken = { name: 'broken', start: () => Promise.reject(new Error('No')) }
  await expect(startDuties([duty('queue'), broken])).rejects.toThrow('No')
  expect(events).toEqual(['queue starts', 'queue ends'])
})

test('a duty that cannot end leaves none of the others running, and is told', async () => {
  const ended: string[] = []
  const duty = (name: string, end: () => void) => ({ name, start: () => end })
  const stop = await startDuties([
    duty('queue', () => void ended.push('queue')),
    duty('billing clock', () => {
      throw new Error('The vendor is gone')
    }),
    duty('sweep', () => void ended.push('sweep')),
  ])
  await expect(stop()).rejects.toThrow('The vendor is gone')
  expect(ended).toEqual(['sweep', 'queue'])
})
