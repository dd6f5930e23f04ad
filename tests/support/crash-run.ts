import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { openDb } from '../../db/client.ts'
import { creditLedger, stories, storyImages, users } from '../../db/schema/index.ts'
import { openFileStore } from '../../src/providers/media/files.ts'
import { seededRandom } from '../../src/shared/random.ts'
import { type Person, signUp } from './person.ts'
import { type RunningServer, startServer } from './server.ts'

export interface CrashRun {
  kills: number
  /** How many stories are being made all along. */
  stories: number
  seed: number
  /** The longest time between a start and its kill, in milliseconds. */
  longestLifeMs: number
}

export interface CrashResult {
  kills: number
  stories: number
  complete: number
  creditsTaken: number
  /** What is not as it should be, a sentence each. */
  faults: string[]
}

/**
 * A family asks for stories while the server is killed at random moments and started again;
 * then everything is left in peace until it is finished, and looked through.
 */
export async function crashRun(run: CrashRun): Promise<CrashResult> {
  const random = seededRandom(run.seed)
  let server = await startServer()
  const { dataDir } = server
  const port = Number(new URL(server.url).port)
  const parent = await signUp(server.url, 'mia@example.com')
  const mia = await parent.makeCharacter('Mia')
  grantCredits(dataDir, run.stories)
  let accepted = 0
  for (let kill = 0; kill < run.kills; kill += 1) {
    const due = Math.ceil(((kill + 1) * run.stories) / run.kills)
    for (; accepted < due; accepted += 1) await ask(parent, mia)
    await sleep(random() * run.longestLifeMs)
    await server.kill()
    server = await startServer({ dataDir, port })
  }
  await untilFinished(parent, server)
  await server.stop()
  return { kills: run.kills, ...(await lookThrough(dataDir, accepted)) }
}

async function ask(parent: Person, child: { id: number }): Promise<void> {
  const answer = await parent.requestStory([child])
  if (!answer.ok) throw new Error(`The story was refused: ${answer.status} ${await answer.text()}`)
}

function grantCredits(dataDir: string, amount: number): void {
  const db = openDb(dataDir)
  const user = db.select().from(users).get()
  if (user)
    db.insert(creditLedger)
      .values({ userId: user.id, amount, kind: 'sync', idempotencyKey: 'sync:crash-run' })
      .run()
  db.$client.close()
}

async function untilFinished(parent: Person, server: RunningServer): Promise<void> {
  for (;;) {
    const { data } = await parent.stories()
    if (data.every((story) => story.generationStatus === 'complete' || story.retryable)) return
    if (server.log.some((line) => line.includes('server.failed'))) throw new Error(server.log.join('\n'))
    await sleep(250)
  }
}

async function lookThrough(dataDir: string, accepted: number): Promise<Omit<CrashResult, 'kills'>> {
  const db = openDb(dataDir)
  const faults: string[] = []
  const all = db.select().from(stories).all()
  const complete = all.filter((story) => story.generationStatus === 'complete' && !story.retryable)
  const ledger = db.select().from(creditLedger).where(eq(creditLedger.kind, 'story')).all()
  if (all.length !== accepted) faults.push(`${accepted} stories were accepted and ${all.length} are there`)
  for (const story of all) {
    if (!complete.includes(story))
      faults.push(`story ${story.id} is ${story.generationStatus}, ${story.failure}`)
    const entries = ledger.filter((entry) => entry.idempotencyKey === `story:${story.id}`)
    if (entries.length !== 1) faults.push(`story ${story.id} was charged ${entries.length} times`)
    const pictures = db.select().from(storyImages).where(eq(storyImages.storyId, story.id)).all()
    if (pictures.length !== 3) faults.push(`story ${story.id} has ${pictures.length} pictures`)
  }
  const integrity = db.$client.pragma('integrity_check', { simple: true })
  if (integrity !== 'ok') faults.push(`the database says ${String(integrity)}`)
  const rows = new Set(db.$client.prepare('SELECT hash FROM media').pluck().all())
  const store = openFileStore(`${dataDir}/media`)
  for (const hash of rows)
    if (!(await store.get(String(hash)))) faults.push(`the file ${String(hash)} is missing`)
  db.$client.close()
  const creditsTaken = -ledger.reduce((sum, entry) => sum + entry.amount, 0)
  return { stories: all.length, complete: complete.length, creditsTaken, faults }
}
