import { afterEach, expect, test } from 'bun:test'
import { signUp } from '../support/person.ts'
import { geminiServer } from '../support/vendors/gemini.ts'
import { startWritingMuch } from '../support/write-much.ts'
import { startBoth } from './roles.ts'
import { type Cluster, createCluster } from './support/cluster.ts'
import { startLoad } from './support/load.ts'
import type { Node } from './support/node.ts'

let cluster: Cluster
afterEach(() => cluster.stop())

const WITHIN_MS = 180_000
/** Less than the machine that writes goes on with, and enough for what is written until it has looked. */
const NEARLY_FULL_BYTES = 3.8 * 1024 * 1024

/** Families write while the disk of the machine that writes becomes full; there is room again when the other one has gone on. */
async function writeBesideFullDisk(lease: string, fill: (full: Node) => Promise<unknown>) {
  cluster = await createCluster({ diskMegabytes: 192, lease })
  await startBoth(cluster)
  const full = await cluster.primary()
  const other = cluster.other(full)
  const load = await startLoad(cluster)
  await cluster.until('100 changes', () => load.acknowledgedNow() >= 100)
  const beforeFull = load.acknowledgedNow()
  await fill(full)
  await cluster.until('the other one takes over', async () => (await cluster.primary()).name === other.name)
  await full.fillDisk()
  const before = load.acknowledgedNow()
  await cluster.until('100 changes more', () => load.acknowledgedNow() >= before + 100)
  full.emptyDisk()
  const { acknowledged, refused, longestGapMs } = await load.stop()
  // A machine that ends answers for a while, though it has nothing of what came since.
  await cluster.until('it has everything', () => full.position() === other.position())
  await full.isWhole()
  await full.started()
  await other.stop()
  expect((await cluster.primary()).name).toBe(full.name)
  const there = await load.there()
  const lost = acknowledged.filter((name) => !there.has(name))
  console.log(
    'disk full',
    JSON.stringify({
      acknowledged: acknowledged.length,
      lost: lost.length,
      refused: refused.length,
      longestGapMs,
    }),
  )
  return { full, lost, beforeFull: acknowledged.slice(0, beforeFull) }
}

test(
  'a machine whose disk fills up hands over before it is full: nothing acknowledged is lost, and it catches up when there is room',
  async () => {
    const { full, lost } = await writeBesideFullDisk('10s', (full) => full.fillDisk(NEARLY_FULL_BYTES))
    expect(full.events('disk.full')).toHaveLength(1)
    expect(full.events('role.handed_over')).toMatchObject([{ isTaken: true }])
    expect(lost).toEqual([])
  },
  WITHIN_MS,
)

test(
  'a machine whose disk is full from one moment to the next loses what was on its way then, and nothing of before',
  async () => {
    const { lost, beforeFull } = await writeBesideFullDisk('2s', (full) => full.fillDisk())
    expect(lost.filter((name) => beforeFull.includes(name))).toEqual([])
  },
  WITHIN_MS,
)

test(
  'a machine whose copy LiteFS refuses to open sets it aside by itself, gets everything from the other one, and may write again',
  async () => {
    cluster = await createCluster()
    await startBoth(cluster)
    const writer = await cluster.primary()
    const refused = cluster.other(writer)
    const load = await startLoad(cluster)
    await cluster.until('100 changes', () => load.acknowledgedNow() >= 100)
    await refused.stop()
    refused.damageCopy()
    refused.start()
    await cluster.until('it is set aside', () =>
      refused.log.some((line) => line.includes('It was set aside')),
    )
    expect(refused.log.join('\n')).toContain('does not match LTX post-apply checksum')
    await refused.isWhole()
    await refused.started()
    expect(refused.hasSetAside()).toBe(false)
    const { acknowledged } = await load.stop()
    await writer.stop()
    expect((await cluster.primary()).name).toBe(refused.name)
    const there = await load.there()
    expect(acknowledged.filter((name) => !there.has(name))).toEqual([])
  },
  WITHIN_MS,
)

test(
  'a full disk of the machine that only reads stops no change, and it catches up when there is room',
  async () => {
    cluster = await createCluster({ diskMegabytes: 192, lease: '10s' })
    await startBoth(cluster)
    const writer = await cluster.primary()
    const full = cluster.other(writer)
    const load = await startLoad(cluster)
    await full.fillDisk()
    const before = load.acknowledgedNow()
    await cluster.until('200 changes more', () => load.acknowledgedNow() >= before + 200)
    expect((await cluster.primary()).name).toBe(writer.name)
    full.emptyDisk()
    const { acknowledged } = await load.stop()
    await full.isWhole()
    await full.started()
    await writer.stop()
    expect((await cluster.primary()).name).toBe(full.name)
    const there = await load.there()
    expect(acknowledged.filter((name) => !there.has(name))).toEqual([])
  },
  WITHIN_MS,
)

test(
  'a vendor that hangs while a machine ends holds it up for seconds at most: the other one finishes the story, charged once',
  async () => {
    const google = geminiServer()
    try {
      google.faults.push('hangs')
      cluster = await createCluster({ env: { GEMINI_API_KEY: 'gemini-key', GEMINI_BASE_URL: google.url } })
      await startBoth(cluster)
      const mia = await signUp(cluster.edge.url, 'mia@example.com')
      const { id } = (await (await mia.requestStory([await mia.makeCharacter('Mia')])).json()) as {
        id: number
      }
      await cluster.until('the vendor hangs', () => google.hung() > 0)
      const ending = await cluster.primary()
      expect(await ending.stop()).toBe(0)
      expect(ending.events('role.handed_over')).toMatchObject([{ isTaken: true }])
      expect(ending.events('server.stopped')).toHaveLength(1)
      await cluster.until('the story is complete', async () => {
        const story = await mia.story(id).catch(() => undefined)
        return story?.generationStatus === 'complete'
      })
      const account = await mia.call('GET', `/api/user/trial-status?firebaseUid=${mia.uid}`)
      expect(await account.json()).toMatchObject({ availableCredits: 2 })
    } finally {
      await google.stop()
    }
  },
  WITHIN_MS,
)

test(
  'whoever wrote much, lost the role and got it back writes much again, though LiteFS has cut the mapped index',
  async () => {
    cluster = await createCluster({ lease: '10s' })
    await startBoth(cluster)
    const mia = await signUp(cluster.edge.url, 'mia@example.com')
    const first = await cluster.primary()
    const writing = startWritingMuch(first.file)
    expect(await writing.writes()).toBe(true)
    for (const next of [cluster.other(first), first]) {
      await fetch(`${next.litefs}/promote`, { method: 'POST' })
      await cluster.until(`${next.name} writes`, async () => (await cluster.primary()).name === next.name)
      await mia.makeCharacter('Mia')
    }
    expect(await writing.writes()).toBe(true)
    expect(first.events('server.started')).toHaveLength(1)
    expect(await writing.end()).toBe(0)
  },
  WITHIN_MS,
)
