import { afterEach, expect, test } from 'bun:test'
import { getPriority } from 'node:os'
import { openPool, type Pool, type PoolOptions } from '../../../src/studio/pool/pool.ts'
import type { PracticeTasks } from './pool-worker.ts'

let pool: Pool<PracticeTasks>
afterEach(() => pool.close())

function openPractice(options: Omit<PoolOptions, 'entry'> = {}): Pool<PracticeTasks> {
  pool = openPool<PracticeTasks>({ entry: new URL('./pool-worker.ts', import.meta.url), ...options })
  return pool
}

test('a pool hires nobody before there is work, and never more than its size', async () => {
  const { run, workers } = openPractice({ size: 2 })
  expect(workers()).toBe(0)
  const answers = [1, 2, 3, 4, 5].map((number) => run('double', number))
  expect(workers()).toBe(2)
  expect(await Promise.all(answers)).toEqual([2, 4, 6, 8, 10])
  expect(workers()).toBe(2)
})

test('two tasks run side by side', async () => {
  const { run } = openPractice({ size: 2 })
  const places = new Int32Array(new SharedArrayBuffer(4))
  expect(await Promise.all([run('meet', places), run('meet', places)])).toEqual(['met', 'met'])
})

test.if(process.platform === 'linux')('a worker has a lower priority than the event loop', async () => {
  const { run } = openPractice({ size: 1 })
  expect(await run('priority', null)).toBe(Math.max(10, getPriority()))
})

test('tasks are taken in the order in which they came', async () => {
  const { run } = openPractice({ size: 1 })
  const order: number[] = []
  await Promise.all([3, 1, 2].map(async (number) => order.push(await run('double', number))))
  expect(order).toEqual([6, 2, 4])
})

test('an urgent task goes before what is waiting', async () => {
  const { run } = openPractice({ size: 1 })
  const order: number[] = []
  const asked = [1, 2].map(async (number) => order.push(await run('double', number)))
  asked.push(run('double', 9, { urgent: true }).then((done) => order.push(done)))
  await Promise.all(asked)
  expect(order).toEqual([2, 18, 4])
})

test("a task's own error reaches the caller, and its worker lives on", async () => {
  const { run } = openPractice({ size: 1 })
  await expect(run('complain', 'that is no paragraph')).rejects.toThrow('that is no paragraph')
  expect(await run('double', 4)).toBe(8)
})

for (const how of ['error', 'rejection', 'exit'] as const) {
  test(`a worker that dies (${how}) fails its task and is replaced`, async () => {
    const { run, workers } = openPractice({ size: 1 })
    const lost = run('faint', how).catch((reason: Error) => reason.message)
    const next = run('double', 21)
    expect(await lost).toMatch(/worker (failed|ended)/)
    expect(await next).toBe(42)
    expect(workers()).toBe(1)
  })
}

test('a worker that hangs over a task is replaced, and the next task is done', async () => {
  const { run, workers } = openPractice({ size: 1, patienceMs: 400 })
  const shut = new Int32Array(new SharedArrayBuffer(8))
  const hanging = run('wait', shut).catch((reason: Error) => reason.message)
  const next = run('double', 21)
  expect(await hanging).toBe('A worker took too long over its task.')
  expect(await next).toBe(42)
  expect(workers()).toBe(1)
})

test('an unknown task is refused by name', async () => {
  const { run } = openPractice()
  await expect(run('juggle' as 'double', 1)).rejects.toThrow('juggle')
})

test('a task that is given up while it waits never starts', async () => {
  const { run } = openPractice({ size: 1 })
  const gate = new Int32Array(new SharedArrayBuffer(8))
  const giveUp = new AbortController()
  const first = run('wait', gate)
  const second = run('wait', gate, { signal: giveUp.signal }).catch((reason: Error) => reason.message)
  giveUp.abort(new Error('the story was deleted'))
  expect(await second).toBe('the story was deleted')
  open(gate)
  expect(await first).toBe('let through')
  expect(await run('double', 1)).toBe(2)
  expect(gate[1]).toBe(1)
})

test('a running task that is given up runs on unless its worker is to end', async () => {
  const { run, workers } = openPractice({ size: 1 })
  const gate = new Int32Array(new SharedArrayBuffer(8))
  const giveUp = new AbortController()
  const kept = run('wait', gate, { signal: giveUp.signal }).catch((reason: Error) => reason.message)
  giveUp.abort(new Error('no longer wanted'))
  expect(await kept).toBe('no longer wanted')
  expect(workers()).toBe(1)
  open(gate)
  expect(await run('double', 3)).toBe(6)

  const shut = new Int32Array(new SharedArrayBuffer(8))
  const giveUpHard = new AbortController()
  const ended = run('wait', shut, { signal: giveUpHard.signal, endWorkerOnAbort: true }).catch(
    (r: Error) => r.message,
  )
  giveUpHard.abort(new Error('out of time'))
  expect(await ended).toBe('out of time')
  expect(workers()).toBe(0)
  expect(await run('double', 5)).toBe(10)
})

test('a task that cannot be sent is refused, and the next one runs', async () => {
  const { run } = openPractice({ size: 1 })
  const unsendable = run('double', (() => 1) as unknown as number).catch(() => 'refused')
  expect(await Promise.all([unsendable, run('double', 6)])).toEqual(['refused', 12])
})

test('a signal that has already come starts nothing', async () => {
  const { run, workers } = openPractice()
  await expect(run('double', 1, { signal: AbortSignal.abort(new Error('too late')) })).rejects.toThrow(
    'too late',
  )
  expect(workers()).toBe(0)
})

test('a worker without work ends and the next task gets a new one', async () => {
  const { run, workers } = openPractice({ idleMs: 1 })
  await run('double', 1)
  while (workers() > 0) await new Promise((later) => setTimeout(later, 1))
  expect(await run('double', 8)).toBe(16)
})

test('whole buffers move to the worker and back', async () => {
  const { run } = openPractice()
  const bytes = new Uint8Array(1000)
  const filled = await run('fill', bytes)
  expect(filled).toEqual(new Uint8Array(1000).fill(7))
  expect(bytes.byteLength).toBe(0)
})

test('a part of a larger buffer is copied, so that the rest stays readable', async () => {
  const { run } = openPractice()
  const page = new Uint8Array(10)
  expect(await run('fill', page.subarray(2, 5))).toHaveLength(3)
  expect(page).toEqual(new Uint8Array(10))
})

test('closing ends the running and the waiting tasks, and takes no new ones', async () => {
  const { run, workers, close } = openPractice({ size: 1 })
  const gate = new Int32Array(new SharedArrayBuffer(8))
  const given = [run('wait', gate), run('double', 1)].map((task) =>
    task.catch((reason: Error) => reason.message),
  )
  await close()
  expect(await Promise.all(given)).toEqual(['The pool was closed.', 'The pool was closed.'])
  expect(workers()).toBe(0)
  await expect(run('double', 1)).rejects.toThrow('closed')
})

function open(gate: Int32Array): void {
  Atomics.store(gate, 0, 1)
  Atomics.notify(gate, 0)
}
