import { expect } from 'bun:test'

/** For what never comes: a busy machine may be slow. */
const WAITS_MS = 2 * 60_000
const EVERY_MS = 20

/** Waits until what is read (a page, a row) is what is expected: the effect of a press may come after the press has ended. */
export async function comesToBe(read: () => unknown, expected: unknown): Promise<void> {
  const until = performance.now() + WAITS_MS
  let is = await read()
  while (!Bun.deepEquals(is, expected) && performance.now() < until) {
    await Bun.sleep(EVERY_MS)
    is = await read()
  }
  expect(is).toEqual(expected)
}
