import { expect, test } from 'bun:test'
import { TimedOut, withTimeout } from '../../../src/vendors/calls-out/with-timeout.ts'

/** A manual clock. */
function standingClock() {
  let now = 0
  let sleepers: { due: number; wake: () => void }[] = []
  return {
    now: () => now,
    random: () => 0,
    sleep: (ms: number, signal?: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        sleepers.push({ due: now + ms, wake: resolve })
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
      }),
    async pass(ms: number) {
      now += ms
      const due = sleepers.filter((sleeper) => sleeper.due <= now)
      sleepers = sleepers.filter((sleeper) => sleeper.due > now)
      for (const { wake } of due) wake()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

/** A call with a timeout of 100 ms of silence whose response never ends; `alive` is a sign of life. */
function anAnswer(clock: ReturnType<typeof standingClock>) {
  let sign = () => {}
  const call = withTimeout(
    100,
    (_, alive) => {
      sign = alive
      return new Promise<never>(() => {})
    },
    clock,
  )
  return { alive: () => sign(), ended: call.catch((error: unknown) => error) }
}

test('an answer that keeps coming has the time it needs, and one that falls silent is given up', async () => {
  const clock = standingClock()
  const { alive, ended } = anAnswer(clock)
  for (let heard = 0; heard < 5; heard += 1) {
    await clock.pass(90)
    alive()
  }
  expect(await Promise.race([ended, Promise.resolve('still listening')])).toBe('still listening')
  await clock.pass(99)
  expect(await Promise.race([ended, Promise.resolve('still listening')])).toBe('still listening')
  await clock.pass(1)
  expect(await ended).toBeInstanceOf(TimedOut)
})

test('an answer that gives no sign of life has the time of one call', async () => {
  const clock = standingClock()
  const ended = withTimeout(100, () => new Promise<never>(() => {}), clock).catch((error: unknown) => error)
  await clock.pass(100)
  expect(await ended).toBeInstanceOf(TimedOut)
})

test('an answer that drips for ever is given up after ten times the time of a silence', async () => {
  const clock = standingClock()
  const { alive, ended } = anAnswer(clock)
  for (let heard = 0; heard < 11; heard += 1) {
    await clock.pass(90)
    alive()
  }
  expect(await Promise.race([ended, Promise.resolve('still listening')])).toBe('still listening')
  await clock.pass(10)
  expect(await Promise.race([ended, Promise.resolve('still listening')])).toBeInstanceOf(TimedOut)
})
