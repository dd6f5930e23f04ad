import { expect, test } from 'bun:test'
import { forEachConcurrently } from '../../../jobs/backup/for-each-concurrently.ts'

const FILES = Array.from({ length: 30 }, (_, n) => n)

test('files are carried side by side, each once, and never all of them', async () => {
  const carried: number[] = []
  let now = 0
  let most = 0
  await forEachConcurrently(FILES, async (file) => {
    now += 1
    most = Math.max(most, now)
    await new Promise((resolve) => setImmediate(resolve))
    now -= 1
    carried.push(file)
  })
  expect(carried.sort((one, other) => one - other)).toEqual(FILES)
  expect(most).toBe(8)
})

test('a store that refuses one file ends it: what had not begun never does', async () => {
  const begun: number[] = []
  const carrying = forEachConcurrently(FILES, async (file) => {
    begun.push(file)
    if (file === 3) throw new Error('The bucket is full')
    await new Promise((resolve) => setImmediate(resolve))
  })
  await expect(carrying).rejects.toThrow('The bucket is full')
  const already = begun.length
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  expect(begun.length).toBe(already)
  expect(already).toBeLessThan(FILES.length)
})
