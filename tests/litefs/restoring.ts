import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { openDb } from '../../db/client.ts'
import { timeOf } from '../../jobs/backup/names.ts'
import { openS3Store } from '../../src/vendors/s3/media-store.ts'
import { seedFamily } from '../support/seed-families.ts'
import { startBoth } from './roles.ts'
import type { Cluster } from './support/cluster.ts'
import { startLoad } from './support/load.ts'
import type { Node } from './support/node.ts'

const STORIES_A_MEGABYTE = 185
/** Makes the files about as large as the database. */
const FILES_A_MEGABYTE = 7
/** About the size of a picture. */
const FILE_BYTES = 150_000
const STORIES_OF_A_FAMILY = 2000
const BACKUP_WITHIN_MS = 900_000

export interface Rehearsal {
  databaseMegabytes: number
  files: number
  /** From the restore command until both machines respond again. */
  restoreSeconds: number
  untilReadySeconds: number
  acknowledged: number
  lost: number
  /** From the start of the newest backup to the end of both machines; writes in between are lost. */
  lostSeconds: number
}

/**
 * Destroys both machines with their disks, and the bucket, under a write load, some seconds after a backup of a
 * database of about this many megabytes; then restores the pair.
 */
export async function rehearseRestore(cluster: Cluster, megabytes: number): Promise<Rehearsal> {
  await startBoth(cluster)
  const writer = await cluster.primary()
  await fill(cluster, writer, megabytes)
  await backupSince(cluster, writer, Date.now())
  const load = await startLoad(cluster)
  const backup = await backupSince(cluster, writer, Date.now())
  const after = load.acknowledgedNow()
  await cluster.until('200 changes after it', () => load.acknowledgedNow() >= after + 200)
  const databaseMegabytes = Math.round(statSync(writer.file).size / 1e6)
  const endedAt = Date.now()
  await Promise.all(cluster.nodes.map((node) => node.kill()))
  const { acknowledged } = await load.stop()
  await cluster.loseDisks()
  await cluster.loseMedia()
  await startBoth(cluster)
  const begun = performance.now()
  const [exitCode, said] = await (await cluster.primary()).admin('restore')
  const restored = performance.now()
  if (exitCode !== 0) throw new Error(said)
  for (const node of cluster.nodes) {
    await node.stop()
    node.start()
    await node.started()
  }
  const there = await load.there()
  return {
    databaseMegabytes,
    files: Number(/with (\d+) files\./.exec(said)?.[1]),
    restoreSeconds: Math.round((restored - begun) / 100) / 10,
    untilReadySeconds: Math.round((performance.now() - begun) / 100) / 10,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((name) => !there.has(name)).length,
    lostSeconds: Math.round((endedAt - timeOf(String(backup.stamp)).getTime()) / 1000),
  }
}

/** The first backup begun after that time. */
const backupSince = (cluster: Cluster, writer: Node, since: number): Promise<Record<string, unknown>> =>
  cluster.until(
    'a backup of everything',
    () => writer.events('backup.made').find(({ stamp }) => timeOf(String(stamp)).getTime() > since),
    BACKUP_WITHIN_MS,
  )

/** A database and a bucket like those of many families. */
async function fill({ bucket }: Cluster, writer: Node, megabytes: number): Promise<void> {
  const db = openDb(dirname(writer.file))
  const families: number[] = []
  for (let left = megabytes * STORIES_A_MEGABYTE; left > 0; left -= STORIES_OF_A_FAMILY) {
    const email = `town${families.length}@example.com`
    const stories = Math.min(left, STORIES_OF_A_FAMILY)
    families.push(seedFamily(db, { email, stories, labels: 200, newest: new Date() }))
    // This process holds the lease and the bucket.
    await Bun.sleep(0)
  }
  const media = openS3Store(bucket)
  const add = db.$client.prepare(
    "INSERT INTO media (user_id, hash, kind, content_type, size) VALUES (?, ?, 'picture', 'image/webp', ?)",
  )
  for (let n = 0; n < megabytes * FILES_A_MEGABYTE; n += 1)
    add.run(families[n % families.length], await media.put(randomBytes()), FILE_BYTES)
  db.$client.close()
}

/** The maximum length of one call. */
const RANDOM_AT_ONCE = 65_536

function randomBytes(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(FILE_BYTES)
  for (let at = 0; at < FILE_BYTES; at += RANDOM_AT_ONCE)
    crypto.getRandomValues(bytes.subarray(at, at + RANDOM_AT_ONCE))
  return bytes
}
