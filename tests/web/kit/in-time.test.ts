import { expect, test } from 'bun:test'
import { inTime } from '../../../src/web/kit/in-time.ts'

test('a page does not wait for an outside service that never answers, and still hears of what fails later', async () => {
  const { promise, reject } = Promise.withResolvers<string>()
  const { promise: heard, resolve: hear } = Promise.withResolvers<unknown>()
  expect(await inTime(1, promise, hear)).toBeUndefined()
  reject('too late')
  expect(await heard).toBe('too late')
})

test('what comes in time is shown, and what fails in time is told and left out', async () => {
  const failures: unknown[] = []
  const onFailure = (error: unknown) => failures.push(error)
  expect(await inTime(60_000, Promise.resolve('plans'), onFailure)).toBe('plans')
  expect(await inTime(60_000, Promise.reject('down'), onFailure)).toBeUndefined()
  expect(failures).toEqual(['down'])
})
