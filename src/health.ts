import { timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Replication } from '../db/replication/replication.ts'
import type { AppEnv } from './context.ts'
import { chooseProviders, type Env } from './env.ts'
import { projectFile } from './shared/kit/project-file.ts'

const { version } = JSON.parse(readFileSync(projectFile('package.json'), 'utf8')) as {
  version: string
}

/**
 * Whether the app is well, for machines. The operator sees everything, with OPERATOR_TOKEN, or without one outside of
 * production; nothing is secret either way. `resting` is a vendor that failed repeatedly.
 */
export const health = new Hono<AppEnv>()
  .get('/healthz', (c) => {
    const { db, env, callsOut, queueDepth, replication } = c.get('services')
    const depth = answerOf(() => {
      db.get(sql`SELECT count(*) FROM users WHERE id = 0`)
      return queueDepth()
    })
    const database = depth === undefined ? 'failing' : 'ok'
    const status = database === 'ok' ? 200 : 503
    c.header('Cache-Control', 'no-store')
    if (!isOperator(env, c.req.header('authorization'))) return c.json({ database }, status)
    return c.json(
      {
        version,
        database,
        ...(replication.isReplicated ? standingOf(replication) : {}),
        queueDepth: depth ?? null,
        providers: chooseProviders(env),
        resting: callsOut.down() ?? null,
      },
      status,
    )
  })

  /** Whether this machine should get requests: not while it is shutting down, nor when its database cannot be read. */
  .get('/readyz', (c) => {
    const { db, isDraining } = c.get('services')
    c.header('Cache-Control', 'no-store')
    if (isDraining()) return c.json({ ready: false, reason: 'draining' }, 503)
    const isReadable = answerOf(() =>
      Number(db.get(sql`SELECT count(*) FROM users WHERE id = 0`) !== undefined),
    )
    return isReadable ? c.json({ ready: true }) : c.json({ ready: false, reason: 'database' }, 503)
  })

const BEARER = 'Bearer '

function isOperator({ OPERATOR_TOKEN, production }: Env, authorization = ''): boolean {
  if (OPERATOR_TOKEN === undefined) return !production
  const digest = (text: string) => new Bun.CryptoHasher('sha256').update(text).digest()
  return timingSafeEqual(digest(authorization), digest(BEARER + OPERATOR_TOKEN))
}

function standingOf({ isOpen, position }: Replication) {
  return { role: isOpen() ? 'primary' : 'replica', position: position().transaction.toString(16) }
}

/** The answer, or undefined when the database cannot be read. */
function answerOf(question: () => number): number | undefined {
  try {
    return question()
  } catch {
    return undefined
  }
}
