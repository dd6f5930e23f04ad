import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../../src/logger.ts'
import type { ObjectStore } from '../../src/ports/object-store.ts'
import { type Duty, everyNowAndThen } from '../duties.ts'

/** Litestream, which carries every change of a database of this machine alone to a bucket. */
export interface Litestream {
  /** Its path. */
  program: string
  /** The database. */
  file: string
  /** Where its configuration is written, without secrets. */
  folder: string
  bucket: {
    endpoint: string
    bucket: string
    accessKeyId: string
    secretAccessKey: string
    region?: string | undefined
  }
  keepDays: number
}

/**
 * What Litestream stored, beside the hourly copies. Each database has a folder of its own there, from the first start of a
 * machine on: Litestream cannot restore from one into which a second database went.
 */
const PATH = 'litestream'
/** The name of that folder, in the data's folder. */
const NAME_FILE = 'litestream-name'
const DAY_MS = 24 * 3600_000
const SYNC_EVERY = '1s'
const AGAIN_MS = 5000
/** It stores what is left when it is ended. */
const END_WITHIN_MS = 5000

/** Runs Litestream beside the server, and again when it ends by itself; stopped last, it stores the last change. */
export function litestreamDuty(litestream: Litestream, log: Logger, againMs = AGAIN_MS): Duty {
  return {
    name: 'litestream',
    start() {
      const stopping = new AbortController()
      const replicate = () => run(litestream, ownName(litestream.folder), 'replicate')
      let running = replicate()
      const supervise = async () => {
        for (;;) {
          const exitCode = await running.exited
          if (stopping.signal.aborted) return
          log.error('litestream.ended', new Error(`Litestream ended with ${exitCode}`))
          await sleep(againMs, undefined, { signal: stopping.signal }).catch(() => undefined)
          if (stopping.signal.aborted) return
          running = replicate()
        }
      }
      const ended = supervise()
      return async () => {
        stopping.abort()
        running.kill('SIGTERM')
        const timer = setTimeout(() => running.kill('SIGKILL'), END_WITHIN_MS)
        await ended
        clearTimeout(timer)
      }
    },
  }
}

/** What Litestream stored of one database. */
export interface Stored {
  name: string
  /** Its newest file. */
  at: Date
}

/** All databases that Litestream has stored, the newest one last. */
export async function storedByLitestream(store: ObjectStore): Promise<Stored[]> {
  const newest = new Map<string, number>()
  for await (const { name: file, storedAt } of store.list(`${PATH}/`)) {
    const [, name = ''] = file.split('/')
    newest.set(name, Math.max(newest.get(name) ?? 0, storedAt))
  }
  return [...newest]
    .map(([name, at]) => ({ name, at: new Date(at) }))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}

/** Lets go of the databases of machines that have been gone for longer than backups are kept. */
export function outdatedChanges(
  litestream: Litestream,
  store: ObjectStore,
  now: () => Date,
  log: Logger,
): Duty {
  const remove = async () => {
    for (const { name, at } of await storedByLitestream(store)) {
      const isGone = now().getTime() - at.getTime() > litestream.keepDays * DAY_MS
      if (!isGone || name === ownName(litestream.folder)) continue
      for await (const file of store.list(`${PATH}/${name}/`)) await store.remove(file.name)
    }
  }
  return {
    name: 'outdated changes',
    start: () => everyNowAndThen(DAY_MS, remove, (error) => log.error('backup.failed', error)),
  }
}

/** Puts a stored database as it was at `until`, or at last, at the path. Throws with Litestream's words when it cannot. */
export async function fetchByLitestream(
  litestream: Litestream,
  name: string,
  path: string,
  until?: Date,
): Promise<void> {
  const moment = until ? ['-timestamp', until.toISOString()] : []
  const running = run(litestream, name, 'restore', ...moment, '-o', path, litestream.file)
  const said = await Promise.all([new Response(running.stdout).text(), new Response(running.stderr).text()])
  if ((await running.exited) !== 0)
    throw new Error(`Litestream could not restore: ${said.join('').trim().slice(-500)}`)
}

function ownName(folder: string): string {
  const path = join(folder, NAME_FILE)
  if (!existsSync(path)) writeFileSync(path, crypto.randomUUID())
  return readFileSync(path, 'utf8').trim()
}

function run(litestream: Litestream, name: string, command: 'replicate' | 'restore', ...args: string[]) {
  const { program, folder, bucket } = litestream
  mkdirSync(folder, { recursive: true })
  const config = join(folder, 'litestream.yml')
  writeFileSync(config, JSON.stringify(configOf(litestream, name), undefined, 2))
  const output = command === 'replicate' ? 'inherit' : 'pipe'
  return Bun.spawn([program, command, '-config', config, ...args], {
    // What else the server was told is none of its business.
    env: {
      PATH: process.env.PATH ?? '',
      LITESTREAM_ACCESS_KEY_ID: bucket.accessKeyId,
      LITESTREAM_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    },
    stdin: 'ignore',
    stdout: output,
    stderr: output,
  })
}

/** JSON is YAML as well. */
const configOf = ({ file, bucket, keepDays }: Litestream, name: string) => ({
  logging: { level: 'warn', type: 'json', stderr: true },
  snapshot: { interval: '24h', retention: `${keepDays * 24}h` },
  dbs: [
    {
      path: file,
      replica: {
        type: 's3',
        endpoint: bucket.endpoint,
        bucket: bucket.bucket,
        path: `${PATH}/${name}`,
        region: bucket.region ?? 'us-east-1',
        'force-path-style': true,
        'sync-interval': SYNC_EVERY,
      },
    },
  ],
})
