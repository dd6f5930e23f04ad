import { expect, test } from 'bun:test'
import { backoffMs, type RetryPolicy, retry } from '../../../src/shared/kit/retry.ts'

/** Runs work that fails this often, and returns what happened. */
async function run(failures: number, policy: RetryPolicy = {}) {
  const pauses: number[] = []
  let calls = 0
  const work = async () => {
    calls += 1
    if (calls <= failures) throw new Error(`failure ${calls}`)
    return 'done'
  }
  const pause = async (ms: number) => void pauses.push(ms)
  const outcome = await retry(work, { pause, ...policy }).catch(({ message }: Error) => message)
  return { outcome, calls, pauses }
}

test('what fails twice is done at the third try, after twice the pause', async () => {
  expect(await run(2)).toEqual({ outcome: 'done', calls: 3, pauses: [400, 800] })
})

test('what fails three times has failed, and says why the last time', async () => {
  expect(await run(3)).toEqual({ outcome: 'failure 3', calls: 3, pauses: [400, 800] })
})

test('what another try cannot help is not tried again', async () => {
  expect(await run(1, { pauseAfter: () => undefined })).toEqual({
    outcome: 'failure 1',
    calls: 1,
    pauses: [],
  })
})

test('what was stopped while it waited is not tried again', async () => {
  const stopping = new AbortController()
  const pause = async () => stopping.abort(new Error('stopped'))
  expect(await run(1, { signal: stopping.signal, pause })).toEqual({
    outcome: 'stopped',
    calls: 1,
    pauses: [],
  })
})

test('what was stopped while it ran fails as it failed', async () => {
  const stopping = new AbortController()
  const work = () => {
    stopping.abort(new Error('stopped'))
    return Promise.reject(new Error('cut off'))
  }
  await expect(retry(work, { signal: stopping.signal })).rejects.toThrow('cut off')
})

test('a backoff doubles until it is as long as it may be', () => {
  const pauses = [1, 2, 3, 4, 5].map((failures) => backoffMs({ firstMs: 1000, longestMs: 6000 }, failures))
  expect(pauses).toEqual([1000, 2000, 4000, 6000, 6000])
})
