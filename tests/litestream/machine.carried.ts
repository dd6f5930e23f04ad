import { afterAll, expect, test } from 'bun:test'
import { rmSync } from 'node:fs'
import { backupsIn, removeBackup } from '../../jobs/backup/back-up.ts'
import { carriedIn } from '../../jobs/backup/carried.ts'
import { openObjectStore } from '../../src/vendors/s3/object-store.ts'
import { waiting } from '../litefs/support/waiting.ts'
import { aFolder } from '../support/folders.ts'
import { signUp } from '../support/person.ts'
import {
  aHouse,
  changesOf,
  labelsOf,
  litestreamOf,
  untilFilesStored,
  untilStored,
  writeLabel,
} from './support.ts'

const house = await aHouse()
afterAll(() => house.buckets.stop())

test('a machine that is gone with its disk comes back by one command and a start, each time with what it had stored seconds before', async () => {
  let server = await house.start()
  const port = Number(new URL(server.url).port)
  const until = waiting(() => server.log.slice(-40).join('\n'))
  const mia = await signUp(server.url, 'mia@example.com')
  const child = await mia.makeCharacter('Mia')
  const { id } = (await (await mia.requestStory([child])).json()) as { id: number }
  await until('the story', async () => (await mia.story(id)).generationStatus === 'complete', 120_000)
  const written: string[] = []
  for (const life of ['first', 'second', 'third']) {
    expect(await writeLabel(mia, `the ${life}`)).toBe(200)
    written.push(`the ${life}`)
    if (life === 'second') {
      process.kill(await until('it carries', () => litestreamOf(server)), 'SIGKILL')
      await until('it is told', () => server.log.some((line) => line.includes('changes.ended')))
      await until('it carries again', async () => (await changesOf(server)).isRunning)
    }
    await untilStored(server)
    await untilFilesStored(house, server)
    await server.kill()
    rmSync(server.dataDir, { recursive: true, force: true })
    const empty = aFolder('machine')
    const [exitCode, said] = await house.admin(empty, 'restore')
    expect([exitCode, said]).toEqual([0, expect.stringContaining('Restored the backup of')])
    expect(said).not.toContain('missing')
    server = await house.start({ dataDir: empty, port })
    expect(await labelsOf(mia)).toEqual(written.toSorted())
  }
  const [picture] = JSON.parse((await mia.story(id)).images ?? '[]') as { url: string }[]
  expect((await mia.call('GET', new URL(picture?.url ?? '', server.url).pathname)).status).toBe(200)
  await server.stop()
})

test('what a family did last before a deployment is stored before the machine ends, and nothing runs on', async () => {
  const server = await house.start()
  const leo = await signUp(server.url, 'leo@example.com')
  const carried = waiting(() => server.log.slice(-40).join('\n'))
  const pid = await carried('it carries', () => litestreamOf(server))
  await untilStored(server)
  const port = Number(new URL(server.url).port)
  expect(await writeLabel(leo, 'at the very end')).toBe(200)
  expect(await server.stop()).toBe(0)
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  const empty = aFolder('machine')
  expect((await house.admin(empty, 'restore'))[0]).toBe(0)
  const next = await house.start({ dataDir: empty, port })
  expect(await labelsOf(leo)).toEqual(['at the very end'])
  await next.kill()
  // The server could no longer stop it.
  await carried('nothing runs on', () => litestreamOf(next) === undefined)
})

test('a moment before is found by its time', async () => {
  const server = await house.start()
  const noor = await signUp(server.url, 'noor@example.com')
  expect(await writeLabel(noor, 'before the mistake')).toBe(200)
  await untilStored(server)
  const moment = new Date().toISOString()
  await Bun.sleep(1100)
  expect(await writeLabel(noor, 'the mistake')).toBe(200)
  await server.stop()
  const port = Number(new URL(server.url).port)
  const empty = aFolder('machine')
  expect((await house.admin(empty, 'restore', moment))[1]).toContain('Restored')
  const next = await house.start({ dataDir: empty, port })
  expect(await labelsOf(noor)).toEqual(['before the mistake'])
  await next.stop()
})

test('a moment at which a machine had just begun again is found in what was carried before', async () => {
  const server = await house.start()
  const mia = await signUp(server.url, 'mia@example.com')
  expect(await writeLabel(mia, 'before the deployment')).toBe(200)
  await untilStored(server)
  await server.stop()
  const port = Number(new URL(server.url).port)
  const again = await house.start({ dataDir: server.dataDir, port })
  expect(await writeLabel(mia, 'after the deployment')).toBe(200)
  await untilStored(again)
  await again.stop()
  const store = openObjectStore(house.buckets.of('backups'))
  const begun = (await carriedIn(store)).at(-1)?.since
  // A whole backup of that moment would be as good.
  for (const stamp of await backupsIn(store)) await removeBackup(store, stamp)
  const empty = aFolder('machine')
  expect(await house.admin(empty, 'restore', begun?.toISOString() ?? '')).toEqual([
    0,
    expect.stringContaining('Restored'),
  ])
  const next = await house.start({ dataDir: empty, port })
  expect(await labelsOf(mia)).toEqual(['before the deployment'])
  await next.stop()
})
