import { openDb } from '../../db/client.ts'
import { creditLedger } from '../../db/schema/index.ts'
import { aCountedVisit, firstEvening, tonight, type Walked } from '../support/evenings.ts'
import { startServer } from '../support/server.ts'

/** Taps and seconds until a story is told: for a new family from the landing page, and for the same one from Home. */
export async function measureEvenings(): Promise<Record<string, Walked>> {
  const server = await startServer()
  const found: Record<string, Walked> = {}
  for (const [device, phone] of [
    ['phone', true],
    ['desktop', false],
  ] as const) {
    const walk = await aCountedVisit(server.url, { phone })
    await firstEvening(walk, `${device}@example.com`)
    found[`a new family on a ${device}`] = walk.walked()
    const db = openDb(server.dataDir)
    const { id } = db.$client.prepare('SELECT max(id) AS id FROM users').get() as { id: number }
    db.insert(creditLedger).values({ userId: id, amount: 9, kind: 'sync', idempotencyKey: device }).run()
    db.$client.close()
    await walk.page.goto('/app')
    const before = walk.walked()
    await tonight(walk.page)
    const after = walk.walked()
    found[`the next evening on a ${device}`] = {
      taps: after.taps - before.taps,
      seconds: after.seconds - before.seconds,
    }
    await walk.close(/./)
  }
  await server.stop()
  return found
}
