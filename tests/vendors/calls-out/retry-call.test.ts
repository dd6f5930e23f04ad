import { describe, expect, test } from 'bun:test'
import { retryCall } from '../../../src/vendors/calls-out/retry-call.ts'

class Refused extends Error {
  constructor(
    readonly status: number | undefined,
    readonly retryAfter?: number,
  ) {
    super(String(status))
  }
}

const run = async (failures: Refused[]) => {
  const pauses: number[] = []
  let calls = 0
  const outcome = await retryCall(
    async () => {
      calls += 1
      const failure = failures[calls - 1]
      if (failure) throw failure
      return 'answered'
    },
    (error) => (error instanceof Refused ? error : undefined),
    { pause: async (ms) => pauses.push(ms), random: () => 0.5 },
  ).catch((error: Error) => error.message)
  return { outcome, calls, pauses }
}

describe('a call to a vendor', () => {
  test('is tried three times, waiting longer each time', async () => {
    const down = [new Refused(503), new Refused(undefined), new Refused(500)]
    expect(await run(down)).toEqual({ outcome: '500', calls: 3, pauses: [400, 800] })
    expect(await run(down.slice(0, 2))).toMatchObject({ outcome: 'answered', calls: 3 })
  })

  test('waits as long as the vendor asks', async () => {
    expect(await run([new Refused(429, 7)])).toEqual({ outcome: 'answered', calls: 2, pauses: [7000] })
  })

  test.each([408, 409, 429])('is tried again after %p', async (status) => {
    expect(await run([new Refused(status)])).toMatchObject({ outcome: 'answered' })
  })

  test.each([400, 401, 402, 404])('is not tried again after %p', async (status) => {
    expect(await run([new Refused(status)])).toEqual({ outcome: String(status), calls: 1, pauses: [] })
  })
})
