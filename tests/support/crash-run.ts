import { existsSync, readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { type Db, openDb } from '../../db/client.ts'
import { creditLedger, jobs, stories, users } from '../../db/schema/index.ts'
import { openFileStore } from '../../src/embedded/media/file-store.ts'
import { seededRandom } from '../../src/shared/kit/random.ts'
import { openStudio } from '../../src/studio/index.ts'
import { faultsOfStory } from './made-as-asked.ts'
import { type Person, signUp } from './person.ts'
import { type RunningServer, startServer } from './server.ts'

export interface CrashRun {
  kills: number
  /** How many stories are in the making at any time. */
  stories: number
  seed: number
  /** The longest time between a start and its kill, in milliseconds. */
  longestLifeMs: number
  /** How many stories are made again and compared byte by byte; all by default. */
  compared?: number
}

export interface CrashResult {
  kills: number
  stories: number
  complete: number
  creditsTaken: number
  /** What is wrong, one sentence each. */
  faults: string[]
}

/**
 * A family requests stories while the server is killed at random moments and restarted; then everything is left to
 * finish, and checked.
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
  return { kills: run.kills, ...(await lookThrough(dataDir, run)) }
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

async function lookThrough(dataDir: string, run: CrashRun): Promise<Omit<CrashResult, 'kills'>> {
  const db = openDb(dataDir)
  const studio = openStudio()
  const faults: string[] = []
  const all = db.select().from(stories).all()
  const complete = all.filter((story) => story.generationStatus === 'complete' && !story.retryable)
  if (all.length !== run.stories)
    faults.push(`${run.stories} stories were accepted and ${all.length} are there`)
  const shown = new Set<string>()
  const compared = run.compared ?? all.length
  for (const [index, story] of all.entries()) {
    if (!complete.includes(story))
      faults.push(`story ${story.id} is ${story.generationStatus}, ${story.failure}`)
    else if (index < compared) faults.push(...(await faultsOfStory(db, studio, story.id, shown)))
  }
  await studio.close()
  faults.push(...faultsOfCredits(db, all), ...faultsOfJobs(db, all))
  faults.push(
    ...(await faultsOfMedia(
      db,
      dataDir,
      compared < all.length || complete.length < all.length ? undefined : shown,
    )),
  )
  const integrity = db.$client.pragma('integrity_check', { simple: true })
  if (integrity !== 'ok') faults.push(`the database says ${String(integrity)}`)
  const ledger = db.select().from(creditLedger).where(eq(creditLedger.kind, 'story')).all()
  db.$client.close()
  const creditsTaken = -ledger.reduce((sum, entry) => sum + entry.amount, 0)
  return { stories: all.length, complete: complete.length, creditsTaken, faults }
}

type StoryRow = typeof stories.$inferSelect

const PRICE = 1
const TRIAL_CREDITS = 3

/** Each story was paid once, and the balance is the sum of the ledger. */
function faultsOfCredits(db: Db, all: readonly StoryRow[]): string[] {
  const faults: string[] = []
  const ledger = db.select().from(creditLedger).all()
  for (const { id } of all) {
    const entries = ledger.filter((entry) => entry.idempotencyKey === `story:${id}`)
    if (entries.length !== 1 || entries[0]?.amount !== -PRICE)
      faults.push(`story ${id} was charged ${entries.map(({ amount }) => amount).join(' and ') || 'nothing'}`)
  }
  const balance = db.$client.prepare('SELECT available_credits, ledger_sum FROM credit_balance').get()
  const left = { available_credits: TRIAL_CREDITS, ledger_sum: TRIAL_CREDITS }
  if (!Bun.deepEquals({ ...(balance as object) }, left))
    faults.push(`the balance is ${JSON.stringify(balance)}`)
  return faults
}

/** Each story had one job, and it is done. */
function faultsOfJobs(db: Db, all: readonly StoryRow[]): string[] {
  const rows = db.select().from(jobs).all()
  return all.flatMap(({ id }) => {
    const states = rows.filter(({ storyId }) => storyId === id).map(({ state }) => state)
    return Bun.deepEquals(states, ['done'])
      ? []
      : [`story ${id} has jobs that are ${states.join(', ') || 'gone'}`]
  })
}

/** Every row has its file, every file its row, every row is shown somewhere, every light copy has its picture; and every file is what its name says. */
async function faultsOfMedia(db: Db, dataDir: string, shown: Set<string> | undefined): Promise<string[]> {
  const faults: string[] = []
  const store = openFileStore(`${dataDir}/media`)
  const rows = new Set(db.$client.prepare('SELECT hash FROM media').pluck().all().map(String))
  const stored = new Set(rows)
  const unused = db.$client
    .prepare(
      `SELECT hash FROM media WHERE id NOT IN (SELECT media_id FROM story_media)
       AND id NOT IN (SELECT photo_id FROM characters WHERE photo_id IS NOT NULL)
       AND id NOT IN (SELECT portrait_id FROM characters WHERE portrait_id IS NOT NULL)`,
    )
    .pluck()
    .all()
  for (const hash of unused) faults.push(`the row of ${String(hash)} is shown by nothing`)
  for await (const { hash } of store.list()) {
    if (!rows.has(hash)) faults.push(`the file ${hash} has no row`)
    const file = await store.get(hash)
    if (file && Bun.SHA256.hash(await file.bytes(), 'hex') !== hash)
      faults.push(`the file ${hash} is damaged`)
    rows.delete(hash)
  }
  for (const hash of rows) faults.push(`the file ${hash} is missing`)
  for (const draft of readdirSync(`${dataDir}/media/incoming`))
    faults.push(`the draft ${draft} was left behind`)
  for (const copy of existsSync(`${dataDir}/media/light`) ? readdirSync(`${dataDir}/media/light`) : [])
    if (!stored.has(copy.split('-')[0] ?? '')) faults.push(`the light copy ${copy} is of no picture`)
  const stories = db.$client.prepare("SELECT DISTINCT hash FROM media WHERE kind <> 'portrait'").pluck().all()
  for (const hash of shown ? stories : [])
    if (!shown?.has(String(hash))) faults.push(`the file ${String(hash)} belongs to no story`)
  return faults
}
