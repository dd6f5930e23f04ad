import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { AppEnv } from './context.ts'
import { chooseProviders } from './env.ts'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** What an operator or a machine asks to know whether the app is well; nothing secret. `resting` is a vendor that failed repeatedly. */
export const health = new Hono<AppEnv>().get('/healthz', (c) => {
  const { db, env, callsOut, queueDepth } = c.var.services
  const depth = answerOf(() => {
    db.get(sql`SELECT count(*) FROM users WHERE id = 0`)
    return queueDepth()
  })
  const database = depth === undefined ? 'failing' : 'ok'
  c.header('Cache-Control', 'no-store')
  return c.json(
    {
      version,
      database,
      queueDepth: depth ?? null,
      providers: chooseProviders(env),
      resting: callsOut.down() ?? null,
    },
    database === 'ok' ? 200 : 503,
  )
})

/** The answer, or undefined when the database cannot be asked. */
function answerOf(question: () => number): number | undefined {
  try {
    return question()
  } catch {
    return undefined
  }
}
