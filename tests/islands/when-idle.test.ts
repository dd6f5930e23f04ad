import { afterEach, expect, test } from 'bun:test'
import { whenIdle } from '../../islands/lib/when-idle.ts'

const there = { window: globalThis.window, requestIdleCallback: globalThis.requestIdleCallback }
afterEach(() => void Object.assign(globalThis, there))

test('what waits for an idle moment comes though a browser never has one', () => {
  const asked: (IdleRequestOptions | undefined)[] = []
  const requestIdleCallback = (_start: IdleRequestCallback, options?: IdleRequestOptions) =>
    asked.push(options)
  Object.assign(globalThis, { window: globalThis, requestIdleCallback })
  whenIdle(() => {})
  expect(asked[0]?.timeout).toBeLessThanOrEqual(1000)
})
