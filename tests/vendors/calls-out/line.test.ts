import { describe, expect, test } from 'bun:test'
import { httpFailure } from '../../../src/ports/http-failure.ts'
import { ProviderDown } from '../../../src/shared/kit/provider-down.ts'
import { openCallsOut } from '../../../src/vendors/calls-out/index.ts'
import { openLine } from '../../../src/vendors/calls-out/line.ts'
import { callClock } from '../../support/call-clock.ts'

class Refused extends Error {
  constructor(
    readonly status: number | undefined,
    readonly retryAfter?: number,
  ) {
    super(`status ${status}`)
  }
}

const TIMEOUT_MS = 8000
const failureOf = (error: unknown) => (error instanceof Refused ? error : undefined)
const options = { timeoutMs: TIMEOUT_MS, failureOf }

/** A vendor with these failures, followed by success. */
function vendor(...failures: (Error | undefined)[]) {
  let calls = 0
  return {
    calls: () => calls,
    answer: async () => {
      calls += 1
      const failure = failures[calls - 1]
      if (failure) throw failure
      return 'answered'
    },
  }
}

const aLine = (concurrency = 2) => {
  const clock = callClock()
  return { clock, line: openLine('vendor', { concurrency, clock }) }
}

const down = (times: number) => Array.from({ length: times }, () => new Refused(503))

describe('a call by the policy', () => {
  test('is made three times at most, with growing pauses, and then the vendor is down', async () => {
    const { line, clock } = aLine()
    const { answer, calls } = vendor(...down(3))
    await expect(line.call(answer, options)).rejects.toBeInstanceOf(ProviderDown)
    expect(calls()).toBe(3)
    expect(clock.pauses).toEqual([360, 720])
  })

  test('waits as long as the vendor asks', async () => {
    const { line, clock } = aLine()
    expect(await line.call(vendor(new Refused(429, 90)).answer, options)).toBe('answered')
    expect(clock.pauses).toEqual([90_000])
  })

  test('does not wait for hours', async () => {
    const { line, clock } = aLine()
    await expect(line.call(vendor(new Refused(429, 7200)).answer, options)).rejects.toBeInstanceOf(
      ProviderDown,
    )
    expect(clock.pauses).toEqual([])
  })

  test.each([400, 404, 413, 422])('is not repeated after a refusal: %p', async (status) => {
    const { line } = aLine()
    const { answer, calls } = vendor(new Refused(status))
    await expect(line.call(answer, options)).rejects.toThrow(`status ${status}`)
    expect(calls()).toBe(1)
  })

  test('an error that is not the vendor’s comes through as it is', async () => {
    const { line } = aLine()
    const { answer, calls } = vendor(new TypeError('our own mistake'))
    await expect(line.call(answer, options)).rejects.toBeInstanceOf(TypeError)
    expect(calls()).toBe(1)
  })

  test('that hangs is given up in time, its signal aborted, and made again', async () => {
    const { line, clock } = aLine()
    const signals: AbortSignal[] = []
    const answer = await line.call((signal) => {
      signals.push(signal)
      if (signals.length > 1) return Promise.resolve('answered')
      setImmediate(clock.timeOut)
      return new Promise(() => {})
    }, options)
    expect(answer).toBe('answered')
    expect(signals.map((signal) => signal.aborted)).toEqual([true, false])
  })

  test('ends at once when the story is given up, also while it pauses', async () => {
    const { line } = aLine()
    const stop = new AbortController()
    const calling = line.call(() => new Promise(() => {}), { ...options, signal: stop.signal })
    stop.abort(new Error('the server is stopping'))
    await expect(calling).rejects.toThrow('the server is stopping')
  })

  test('waits for its turn when the line is full, and the more urgent goes first', async () => {
    const { line } = aLine(1)
    const order: string[] = []
    const first = Promise.withResolvers<void>()
    const say = (name: string, priority: number) =>
      line.call(
        async () => {
          order.push(name)
          if (name === 'first') await first.promise
        },
        { ...options, priority },
      )
    const all = [say('first', 0), say('second', 0), say('urgent', 1)]
    await new Promise((resolve) => setImmediate(resolve))
    expect(order).toEqual(['first'])
    first.resolve()
    await Promise.all(all)
    expect(order).toEqual(['first', 'urgent', 'second'])
  })
})

describe('a vendor that fails again and again', () => {
  const afterFailures = async () => {
    const { line, clock } = aLine()
    for (let story = 0; story < 2; story += 1) {
      const tired = line.call(vendor(...down(3)).answer, { ...options, impatient: true })
      await tired.catch(() => {})
    }
    clock.pauses.length = 0
    return { line, clock }
  }

  test('rests: a person is told at once, without a call', async () => {
    const { line } = await afterFailures()
    expect(line.isDown()).toBe(true)
    const { answer, calls } = vendor()
    await expect(line.call(answer, { ...options, impatient: true })).rejects.toBeInstanceOf(ProviderDown)
    expect(calls()).toBe(0)
  })

  test('a running story waits for it, and continues', async () => {
    const { line, clock } = await afterFailures()
    expect(await line.call(vendor().answer, options)).toBe('answered')
    expect(clock.pauses).toHaveLength(1)
    expect(clock.pauses[0]).toBeWithin(20_000, 30_000)
    expect(line.isDown()).toBe(false)
  })

  test('rests longer when the one call that tries it fails too, while the others wait for that call', async () => {
    const { line, clock } = await afterFailures()
    const probe = vendor(...down(2))
    const patient = vendor()
    const answers = await Promise.all([line.call(probe.answer, options), line.call(patient.answer, options)])
    expect(answers).toEqual(['answered', 'answered'])
    expect(clock.pauses).toContain(57_000)
    expect(patient.calls()).toBe(1)
  })

  test('is not waited for longer than half an hour', async () => {
    const { line, clock } = await afterFailures()
    const { answer, calls } = vendor(...down(100))
    await expect(line.call(answer, options)).rejects.toBeInstanceOf(ProviderDown)
    expect(clock.pauses.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(31 * 60_000)
    expect(calls()).toBeLessThan(12)
  })

  test('being busy is not being down', async () => {
    const { line } = aLine()
    const busy = Array.from({ length: 3 }, () => new Refused(429, 2))
    for (let story = 0; story < 4; story += 1)
      await line.call(vendor(...busy).answer, options).catch(() => {})
    expect(line.isDown()).toBe(false)
  })

  test('a key that is refused five times takes it out as well', async () => {
    const { line } = aLine()
    for (let story = 0; story < 5; story += 1)
      await line.call(vendor(new Refused(401)).answer, options).catch(() => {})
    expect(line.isDown()).toBe(true)
  })

  test('is named, unless stories do without it', async () => {
    const clock = callClock()
    const callsOut = openCallsOut(clock)
    const extra = callsOut.lineTo('extra', { concurrency: 1, optional: true })
    const needed = callsOut.lineTo('needed', { concurrency: 1 })
    expect(callsOut.lineTo('needed', { concurrency: 9 })).toBe(needed)
    const breakDown = async (line: typeof needed) => {
      for (let i = 0; i < 2; i += 1)
        await line.call(vendor(...down(3)).answer, { ...options, impatient: true }).catch(() => {})
    }
    await breakDown(extra)
    expect([extra.isDown(), callsOut.down()]).toEqual([true, undefined])
    await breakDown(needed)
    expect(callsOut.down()).toBe('needed')
    clock.advance(40_000)
    expect(callsOut.down()).toBeUndefined()
  })
})

test('Retry-After is read in seconds, as a date and in milliseconds', () => {
  const now = Date.parse('Sat, 21 Nov 2026 19:30:00 GMT')
  const read = (name: string, value: string) =>
    httpFailure(429, new Headers({ [name]: value }), () => now).retryAfter
  expect(read('retry-after', '12')).toBe(12)
  expect(read('retry-after', 'Sat, 21 Nov 2026 19:30:45 GMT')).toBe(45)
  expect(read('retry-after', 'Sat, 21 Nov 2026 19:00:00 GMT')).toBe(0)
  expect(read('retry-after-ms', '1500')).toBe(1.5)
  expect(read('retry-after', 'soon')).toBeUndefined()
})
