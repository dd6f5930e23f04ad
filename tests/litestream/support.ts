import { dirname, join } from 'node:path'
import { openDb } from '../../db/client.ts'
import { mediaAfter } from '../../db/queries/media.ts'
import { namesOfMedia } from '../../jobs/backup/back-up.ts'
import { openObjectStore } from '../../src/vendors/s3/object-store.ts'
import { startBuckets } from '../support/buckets.ts'
import { aFolder } from '../support/folders.ts'
import { goProgram } from '../support/go-program.ts'
import type { Person } from '../support/person.ts'
import { type RunningServer, startServer } from '../support/server.ts'

const ROOT = join(import.meta.dir, '../..')
export const LITESTREAM = goProgram('litestream', 'v0.5.18')

/** What this machine lacks for running Litestream, as a sentence; undefined if nothing. */
export const whatIsMissing = (): string | undefined =>
  LITESTREAM.isBuilt() || Bun.which('go') ? undefined : 'Go is missing, which builds Litestream'

/** The buckets to which single machines replicate, one after the other. */
export interface House {
  /** A replicating machine; with an empty disk by default. */
  start(options?: { dataDir?: string; port?: number }): Promise<RunningServer>
  /** `bun run admin` on a machine: exit code and output. */
  admin(dataDir: string, ...args: string[]): Promise<[exitCode: number, said: string]>
  buckets: Awaited<ReturnType<typeof startBuckets>>
}

export async function aHouse(): Promise<House> {
  const buckets = await startBuckets('backups')
  const { endpoint, bucket, accessKeyId, secretAccessKey } = buckets.of('backups')
  const env = {
    PATH: `${dirname(LITESTREAM.path)}:${process.env.PATH}`,
    BACKUP_BUCKET: bucket,
    BACKUP_ENDPOINT: endpoint,
    BACKUP_ACCESS_KEY_ID: accessKeyId,
    BACKUP_SECRET_ACCESS_KEY: secretAccessKey,
    BACKUP_CHANGES: 'litestream',
    METRICS_PORT: '0',
  }
  return {
    buckets,
    start: (options = {}) => startServer({ dataDir: aFolder('machine'), ...options, env }),
    async admin(dataDir, ...args) {
      const run = Bun.spawn([process.execPath, 'src/admin.ts', ...args], {
        cwd: ROOT,
        env: { ...env, NODE_ENV: 'test', DATA_DIR: dataDir },
        stdout: 'pipe',
        stderr: 'pipe',
      })
      const said = await Promise.all([new Response(run.stdout).text(), new Response(run.stderr).text()])
      return [await run.exited, said.join('')]
    },
  }
}

/** The replication status on a machine's internal port. */
export async function changesOf(server: RunningServer): Promise<{ isRunning: boolean; ageSeconds: number }> {
  const port = /"event":"metrics.started","port":(\d+)/.exec(server.log.join('\n'))?.[1]
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const figure = (name: string) =>
    Number(new RegExp(`^storylamp_changes_${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
  return { isRunning: figure('running') === 1, ageSeconds: figure('age_seconds') }
}

/** Resolves when everything written before is stored. */
export async function untilStored(server: RunningServer): Promise<void> {
  const begun = performance.now()
  // The last status may have been sent before the last change.
  const isStored = async () => performance.now() - begun - (await changesOf(server)).ageSeconds * 1000 > 1500
  while (!(await isStored())) await Bun.sleep(100)
}

/** Resolves when every file referenced by the machine's database is stored. */
export async function untilFilesStored({ buckets }: House, { dataDir }: RunningServer): Promise<void> {
  const store = openObjectStore(buckets.of('backups'))
  const db = openDb(dataDir, { mayWrite: false })
  const hashes = mediaAfter(db, 0, 1000).map(({ hash }) => hash)
  db.$client.close()
  const isStored = async () => {
    const there = await namesOfMedia(store)
    return hashes.every((hash) => there.has(hash))
  }
  while (!(await isStored())) await Bun.sleep(100)
}

export async function writeLabel(person: Person, name: string): Promise<number> {
  const answer = await person
    .call('POST', '/api/timeline-labels', {
      firebaseUid: person.uid,
      name,
      createdAt: '2026-11-20T19:30:00.000Z',
    })
    .catch(() => undefined)
  return answer?.status ?? 0
}

export async function labelsOf(person: Person): Promise<string[]> {
  const answer = await person.call('GET', `/api/timeline-labels?firebaseUid=${person.uid}`)
  const { labels } = (await answer.json()) as { labels: { name: string }[] }
  return labels.map(({ name }) => name).sort()
}

/** The Litestream process of a server. */
export const litestreamOf = (server: RunningServer): number | undefined => {
  const shell = Bun.spawnSync(['pgrep', '-P', String(server.pid), '-x', 'sh'])
    .stdout.toString()
    .trim()
  const found = shell && Bun.spawnSync(['pgrep', '-P', shell, '-x', 'litestream']).stdout.toString().trim()
  return found ? Number(found) : undefined
}
