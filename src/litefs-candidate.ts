import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DATABASE } from '../db/client.ts'
import { roomIn } from '../jobs/watch-disk.ts'
import { takeCaughtUp } from './domain/replication/caught-up.ts'
import { type Completeness, completenessOf } from './domain/replication/completeness.ts'
import { holdingsIn } from './domain/replication/litefs-holdings.ts'
import { mayGoAside, removeAside, setAside } from './domain/replication/set-aside.ts'
import { noteStarting } from './domain/replication/starting.ts'
import { type Env, EnvError, readEnv } from './env.ts'
import { refusalOf } from './litefs-refusal.ts'
import { isLedByPeer, nameOf } from './peers.ts'
import type { Mark, MarkStore } from './ports/position-mark.ts'
import { chooseMarkStore } from './providers/mark-store.ts'

const TRIES = 20
const AGAIN_MS = 3000
const REFUSED_ALONE =
  'It stays where it is, because no other machine writes that is known to have everything. Start the other machine; if its disk is gone for good, restore a backup.'

/**
 * Runs before LiteFS is started: prints `true` where this machine has everything that was acknowledged, or will have
 * it from the current writer; otherwise `behind`. A machine that is behind must not become the writer, not even for a
 * moment: LiteFS would discard what it lacks from the other one.
 */
async function main(): Promise<string> {
  const env = readEnv()
  const store = chooseMarkStore(env)
  if (!store || !env.LITEFS_DATA_DIR)
    throw new EnvError('LITEFS_DATA_DIR, LITEFS_DIR: are needed before LiteFS is started.')
  if (noteStarting(env.DATA_DIR)) await openPatiently(env, env.LITEFS_DATA_DIR, store)
  const mark = await readPatiently(store)
  if (!mark) return 'true'
  if (!(await hasEverything(env, env.LITEFS_DATA_DIR, mark))) return 'behind'
  removeAside(env.LITEFS_DATA_DIR)
  return 'true'
}

/** Sets aside a copy that LiteFS refuses to open, as soon as another machine has everything. */
async function openPatiently(env: Env, litefsDataDir: string, store: MarkStore): Promise<void> {
  const refusal = await refusalOf(litefsDataDir)
  if (refusal === undefined) return
  console.error(`LiteFS refuses its copy of the database: ${refusal}`)
  for (let tries = 1; ; tries += 1) {
    const mark = await readPatiently(store)
    const holdings = holdingsIn(litefsDataDir, DATABASE)
    if (mayGoAside(holdings, mark, nameOf(env), await isLedByPeer(env))) break
    if (tries === TRIES) throw new EnvError(REFUSED_ALONE)
    await sleep(AGAIN_MS)
  }
  setAside(litefsDataDir, DATABASE, (copy) => sizeOf(copy) < roomIn(litefsDataDir))
  console.error('It was set aside: the machine that writes has everything, which comes from there.')
}

/** Or will have it in a moment, from the writer. */
async function hasEverything(env: Env, litefsDataDir: string, mark: Mark): Promise<boolean> {
  const holdings = holdingsIn(litefsDataDir, DATABASE)
  const standing = completenessOf(holdings, mark, nameOf(env))
  if (standing.kind === 'whole') return true
  const hadAll = takeCaughtUp(env.DATA_DIR)
  // What was written since then arrives in a moment; while families write, it is never nothing.
  const mayFollow = standing.kind === 'unsure' || (standing.kind === 'behind' && hadAll)
  if (mayFollow && (await isLedByPeer(env))) return true
  console.error(adviceFor(mark, standing))
  return false
}

async function readPatiently(store: MarkStore): Promise<Mark | undefined> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await store.read()
    } catch (error) {
      if (tries === TRIES) throw error
      console.error('The bucket cannot be read, which says whether this machine is up to date; trying again.')
      await sleep(AGAIN_MS)
    }
  }
}

/** The database in LiteFS's folder; the transactions beside it add little. */
const sizeOf = (copy: string) => statSync(join(copy, 'database'), { throwIfNoEntry: false })?.size ?? 0

const adviceFor = ({ node, at }: Mark, standing: Completeness) =>
  `This machine ${wordsFor(standing)} ${node} had written at ${new Date(at).toISOString()}. ` +
  `It waits for a machine that has them: start ${node}. If its disk is gone for good, run "bun run admin accept-loss" and start this machine again.`

function wordsFor(standing: Completeness): string {
  if (standing.kind === 'behind') return `lacks ${standing.lacks} transactions of what`
  return standing.kind === 'parted' ? 'went another way than what' : 'cannot know what was written after what'
}

try {
  console.log(await main())
} catch (error) {
  console.error(error instanceof EnvError ? error.message : error)
  process.exitCode = 1
}
