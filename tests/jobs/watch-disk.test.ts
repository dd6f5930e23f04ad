import { expect, test } from 'bun:test'
import { tmpdir } from 'node:os'
import { roomIn, watchDisk } from '../../jobs/watch-disk.ts'
import { createLogger } from '../../src/logger.ts'

test('a machine that writes says once that its disk has no room left', async () => {
  const lines: string[] = []
  let room = 1e9
  let looks = 0
  let told = 0
  const log = createLogger((line) => lines.push(line))
  const look = () => {
    looks += 1
    return room
  }
  const disk = watchDisk(look, log, () => (told += 1), 1)
  const stop = await disk.start()
  while (looks < 3) await new Promise((resolve) => setImmediate(resolve))
  expect(told).toBe(0)
  room = 1e6
  while (told === 0) await new Promise((resolve) => setImmediate(resolve))
  await stop?.()
  await (await disk.start())?.()
  expect([told, lines.filter((line) => line.includes('disk.full')).length]).toEqual([1, 1])
  expect(roomIn(tmpdir())).toBeGreaterThan(0)
})
