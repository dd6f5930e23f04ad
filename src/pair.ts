import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DATABASE, type Db, openDb } from '../db/client.ts'
import { isMigrated, migrateDb } from '../db/migrate.ts'
import { followLitefs } from '../db/replication/litefs.ts'
import { ALONE, HERE, type Replication } from '../db/replication/replication.ts'
import { databaseDirOf, type Env } from './env.ts'
import { peersOf } from './peers.ts'

const LOOK_AGAIN_MS = 100

/** The writer: this machine alone, or according to LiteFS where the database is in its mount. */
export async function openReplication(env: Env, onLost: (error: unknown) => void): Promise<Replication> {
  if (!env.LITEFS_DIR) return ALONE
  return followLitefs({
    url: env.LITEFS_API,
    file: join(env.LITEFS_DIR, DATABASE),
    peers: () => peersOf(env),
    onLost,
  })
}

/**
 * Opens the database: the primary migrates it to this version's schema, another machine waits until the primary has.
 * `mayLead` is asked before the primary touches anything.
 */
export async function openDatabase(
  env: Env,
  replication: Replication,
  mayLead: () => Promise<void>,
): Promise<Db> {
  const folder = databaseDirOf(env)
  for (;;) {
    if (replication.isPrimary()) {
      await mayLead()
      const db = openDb(folder)
      migrateDb(db)
      return db
    }
    const db = existsSync(join(folder, DATABASE)) ? openDb(folder, { mayWrite: false }) : undefined
    if (db && isMigrated(db)) return db
    db?.$client.close()
    await sleep(LOOK_AGAIN_MS)
  }
}

/** HERE, or the writer's name; undefined where there is none, or LiteFS does not answer. */
export async function writerOf({ LITEFS_API }: Env): Promise<typeof HERE | string | undefined> {
  const answer = await fetch(`${LITEFS_API}/info`).catch(() => undefined)
  const info = (await answer?.json()) as { isPrimary: boolean; primary?: { hostname?: string } } | undefined
  return info?.isPrimary ? HERE : info?.primary?.hostname || undefined
}

/** A copy of the whole database from LiteFS, right now. */
export async function exportTo(path: string, { LITEFS_API }: Env): Promise<void> {
  const answer = await fetch(`${LITEFS_API}/export?name=${DATABASE}`)
  if (!answer.ok) throw new Error(`LiteFS did not give the database: ${answer.status}`)
  await Bun.write(path, answer)
}

/** Replaces the whole database by a checked copy, on both machines at once. */
export async function importFrom(path: string, { LITEFS_API }: Env): Promise<void> {
  const body = Bun.file(path)
  const answer = await fetch(`${LITEFS_API}/import?name=${DATABASE}`, { method: 'POST', body })
  if (!answer.ok) throw new Error(`LiteFS did not take the database: ${answer.status} ${await answer.text()}`)
}
