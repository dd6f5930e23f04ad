import { setTimeout as sleep } from 'node:timers/promises'
import { DATABASE } from '../db/client.ts'
import { takeCaughtUp } from './domain/replication/caught-up.ts'
import { holdingsIn } from './domain/replication/litefs-holdings.ts'
import { type Standing, standingOf } from './domain/replication/standing.ts'
import { EnvError, readEnv } from './env.ts'
import { isLedByPeer, nameOf } from './peers.ts'
import type { Mark, MarkStore } from './ports/position-mark.ts'
import { chooseMarkStore } from './providers/mark-store.ts'

const TRIES = 20
const AGAIN_MS = 3000

/**
 * Run before LiteFS is started: prints `true` where this machine has everything that was acknowledged, or will have it
 * from the one that writes at this moment; else `behind`. A machine that is behind must not become the one that writes,
 * not even for a moment: LiteFS would discard what it lacks from the other one.
 */
async function main(): Promise<string> {
  const env = readEnv()
  const store = chooseMarkStore(env)
  if (!store || !env.LITEFS_DATA_DIR)
    throw new EnvError('LITEFS_DATA_DIR, LITEFS_DIR: are needed before LiteFS is started.')
  const mark = await readPatiently(store)
  const holdings = holdingsIn(env.LITEFS_DATA_DIR, DATABASE)
  const standing = standingOf(holdings, mark, nameOf(env))
  if (standing.kind === 'whole' || !mark) return 'true'
  const hadAll = takeCaughtUp(env.DATA_DIR)
  // What was written since then comes in a moment; under families who write, it never is nothing.
  const mayFollow = standing.kind === 'unsure' || (standing.kind === 'behind' && hadAll)
  if (mayFollow && (await isLedByPeer(env))) return 'true'
  console.error(adviceFor(mark, standing))
  return 'behind'
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

const adviceFor = ({ node, at }: Mark, standing: Standing) =>
  `This machine ${wordsFor(standing)} ${node} had written at ${new Date(at).toISOString()}. ` +
  `It waits for a machine that has them: start ${node}. If its disk is gone for good, run "bun run admin accept-loss" and start this machine again.`

function wordsFor(standing: Standing): string {
  if (standing.kind === 'behind') return `lacks ${standing.lacks} transactions of what`
  return standing.kind === 'parted' ? 'went another way than what' : 'cannot know what was written after what'
}

try {
  console.log(await main())
} catch (error) {
  console.error(error instanceof EnvError ? error.message : error)
  process.exitCode = 1
}
