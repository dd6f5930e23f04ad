import { expect, test } from 'bun:test'
import { Hono } from 'hono'
import type { AppEnv } from '../../../src/context.ts'
import { letTimersRun } from '../../../src/web/middleware/let-timers-run.ts'

const REQUESTS = 400
const BUSY_MS = 2

/** Families in a separate process: always four new connections, as from a proxy. */
const families = (url: string) =>
  Bun.spawn([
    process.execPath,
    '-e',
    `let left = ${REQUESTS}
    const ask = async () => {
      while (left-- > 0) await (await fetch('${url}', { method: 'POST', body: 'a', keepalive: false })).text()
    }
    await Promise.all([ask(), ask(), ask(), ask()])`,
  ])

test('a server that always has something to answer hears its timers all the same', async () => {
  const app = new Hono<AppEnv>().use(letTimersRun()).post('/', async (c) => {
    await c.req.text()
    const until = performance.now() + BUSY_MS
    while (performance.now() < until);
    return c.text('done')
  })
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: app.fetch })
  const asking = families(server.url.href)
  let heard = 0
  const timer = setInterval(() => {
    heard += 1
  }, 5)
  expect(await asking.exited).toBe(0)
  clearInterval(timer)
  await server.stop(true)
  expect(heard).toBeGreaterThan(15)
})
