import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { createRateLimiter } from '../../../src/shared/kit/rate.ts'

const at = (seconds: number) => new Date(seconds * 1000)

test('ten a minute are allowed at once, then one every six seconds', () => {
  const limiter = createRateLimiter({ max: 10, windowSeconds: 60 })
  const waits = Array.from({ length: 11 }, () => limiter.take('mia', at(0)))
  expect(waits).toEqual([...Array<number>(10).fill(0), 6])
  expect(limiter.take('mia', at(5))).toBe(1)
  expect(limiter.take('mia', at(6))).toBe(0)
  expect(limiter.take('mia', at(6))).toBe(6)
})

test('one key does not use up another’s', () => {
  const limiter = createRateLimiter({ max: 1, windowSeconds: 60 })
  expect(limiter.take('mia', at(0))).toBe(0)
  expect(limiter.take('leo', at(0))).toBe(0)
  expect(limiter.take('mia', at(0))).toBe(60)
})

test('a clock that was set back by an hour lets nobody wait for an hour', () => {
  const limiter = createRateLimiter({ max: 1, windowSeconds: 60 })
  limiter.take('mia', at(3600))
  expect(limiter.take('mia', at(0))).toBe(0)
  expect(limiter.take('mia', at(0))).toBe(60)
})

test('an attacker with endless keys fills no memory: the longest unused one is forgotten', () => {
  const limiter = createRateLimiter({ max: 1, windowSeconds: 60 }, 2)
  limiter.take('mia', at(0))
  limiter.take('leo', at(0))
  limiter.take('mia', at(1))
  limiter.take('noor', at(1))
  expect(limiter.take('mia', at(1))).toBe(59)
  expect(limiter.take('leo', at(1))).toBe(0)
})

test('a caller who waits as told is admitted, and no window admits more than twice the limit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 80 }),
      (max, pauses) => {
        const limiter = createRateLimiter({ max, windowSeconds: 60 })
        const allowed: number[] = []
        let time = 0
        for (const pause of pauses) {
          time += pause
          const wait = limiter.take('mia', at(time))
          if (wait === 0) allowed.push(time)
          else {
            time += wait
            expect(limiter.take('mia', at(time))).toBe(0)
            allowed.push(time)
          }
        }
        for (const begin of allowed) {
          const within = allowed.filter((moment) => moment >= begin && moment < begin + 60).length
          expect(within).toBeLessThanOrEqual(2 * max)
        }
      },
    ),
    { numRuns: 200, seed: 7 },
  )
})
