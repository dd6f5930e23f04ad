import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { type Db, openDb } from '../../../db/client.ts'
import { characters, stories } from '../../../db/schema/index.ts'
import { type Queue, startQueue } from '../../../jobs/queue.ts'
import { recoverJobs } from '../../../jobs/recover.ts'
import { sweepMedia } from '../../../src/domain/media/remove-unused-media.ts'
import { redrawPicture } from '../../../src/domain/stories/redraw-picture.ts'
import { requestStory } from '../../../src/domain/stories/request-story.ts'
import { retryStory } from '../../../src/domain/stories/retry-story.ts'
import { storyBrief } from '../../../src/domain/stories/story-brief.ts'
import { unfinishedStory } from '../../../src/domain/stories/unfinished-story.ts'
import { openFileStore } from '../../../src/embedded/media/file-store.ts'
import { createLogger } from '../../../src/logger.ts'
import type { StoryBrief } from '../../../src/ports/writer.ts'
import { type Random, seededRandom } from '../../../src/shared/kit/random.ts'
import { openCallsOut } from '../../../src/vendors/calls-out/index.ts'
import { choiceIn } from '../../../src/vendors/openai/text/choosing.ts'
import { notesIn } from '../../../src/vendors/openai/text/notes.ts'
import { wordsInJson } from '../../../src/vendors/openai/text/telling.ts'
import { freshDatabase } from '../database.ts'
import { aCharacter, admitted, aFamily, aWish } from '../families.ts'
import { smallEngines } from '../small-engines.ts'
import { elevenlabsServer } from './elevenlabs.ts'
import { enginesAt, SIDE } from './fault-engines.ts'
import {
  LOOK_FAULTS,
  PICTURE_FAULTS,
  planFaults,
  REFUSALS,
  SPEECH_FAULTS,
  TEXT_FAULTS,
} from './fault-plan.ts'
import { FAULT_STORY } from './fault-story.ts'
import type { Exchange } from './faulty-server.ts'
import { geminiServer } from './gemini.ts'
import { hastyClock } from './hasty-clock.ts'
import { lookThrough } from './look-through.ts'
import { whileAlive } from './mortal-store.ts'
import { openaiTextServer, toldBy } from './openai-text.ts'
import { lifeOf, purchaseLedger } from './purchase-ledger.ts'

export interface FaultRun {
  ended: 'complete' | 'retryable'
  /** How often the process was killed. */
  crashes: number
  requests: number
  /** Answers in transit when the process was killed, which had to be bought again. */
  lost: number
  /** What is wrong, one sentence each. */
  faults: string[]
}

const PRICE = 1

/**
 * One story of two children at vendors that fail at random, with a process that is killed and restarted; then what is
 * left is checked. The same seed makes the same plan; every other wish is told three times at once.
 */
export async function faultRun(seed: number): Promise<FaultRun> {
  const random = seededRandom(seed)
  const world = openWorld(random, seed % 2 === 0 ? 3 : 1)
  try {
    const { userId, storyId } = world
    await world.untilSettled()
    const ended = world.story()?.retryable ? 'retryable' : 'complete'
    if (ended === 'retryable') {
      world.calm()
      world.ledger.retried()
      retryStory(world.db(), admitted(userId), storyId)
      await world.untilSettled()
    }
    if (world.story()?.generationStatus === 'complete' && random() < 0.3) {
      redrawPicture(world.db(), admitted(userId), { storyId, paragraphIndex: 0 })
      await world.untilSettled()
    }
    await world.lookThrough()
    return {
      ended,
      crashes: world.crashes(),
      requests: world.servers.reduce((sum, { requests }) => sum + requests.length, 0),
      lost: world.ledger.lost(),
      faults: world.faults,
    }
  } finally {
    await world.close()
  }
}

function openWorld(random: Random, tellings: number) {
  const fresh = freshDatabase()
  const { dataDir } = fresh
  let db = hurried(fresh.db)
  const { userId, miaId } = aFamily(db, { credits: PRICE })
  const leoId = aCharacter(db, userId, 'Leo')
  db.update(characters)
    .set({ castSheet: sql`json_set(cast_sheet, '$.glasses', json('true'))` })
    .where(eq(characters.id, leoId))
    .run()
  const asked = requestStory(db, admitted(userId), aWish([miaId, leoId], { length: 'test' }), {
    seed: 7,
    now: new Date(0),
  })
  if (!asked.ok) throw new Error(asked.failure.reason)
  const storyId = asked.value.id

  const faults: string[] = []
  const ledger = purchaseLedger(faults, tellings)
  let time = Date.parse('2026-11-21T19:30:00Z')
  let requests = 0
  let crashes = 0
  let isDown = false
  let texts = 0
  const crashAt = 1 + Math.floor(random() * 9)
  /** A quarter of the processes ends while a story is rewritten whose first draft is paid. */
  const inRewrite = random() < 0.25
  const before = async (exchange: Exchange) => {
    if (lifeOf(exchange) < crashes) return
    ledger.asked(exchange)
    requests += 1
    if (exchange.request.path === '/v1/responses') texts += 1
    if (inRewrite ? texts === tellings + 1 && crashes === 0 : requests === crashAt) crash()
  }
  const onGood = ledger.sent
  const google = geminiServer({ side: SIDE, before, onGood })
  const looks = geminiServer({
    async before(exchange) {
      await before(exchange)
      if (REFUSALS.includes(exchange.fault ?? '')) ledger.refused()
    },
    onGood,
  })
  const eleven = elevenlabsServer({ secondsPerCharacter: 0.016, soundSeconds: 3, before, onGood })
  const writer = openaiTextServer({
    story: toldBy(FAULT_STORY),
    numbered: true,
    before,
    onGood: (exchange, bytes) => onGood(exchange, asKept(bytes, briefOf(db, storyId), tellings)),
  })
  const servers = [writer, google, looks, eleven]
  planFaults(writer, random, TEXT_FAULTS)
  if (inRewrite)
    writer.faults.splice(0, tellings + 1, ...Array<string>(tellings).fill('too-short'), undefined)
  planFaults(google, random, PICTURE_FAULTS)
  planFaults(looks, random, LOOK_FAULTS)
  planFaults(eleven, random, SPEECH_FAULTS)
  const urls = { writer: writer.url, google: google.url, looks: looks.url, eleven: eleven.url }
  const clock = hastyClock(random, () => servers.reduce((sum, server) => sum + server.hung(), 0))
  let process = startProcess()

  function startProcess(): { queue: Queue; end: () => void } {
    let isDead = false
    const mine = db
    const store = whileAlive(openFileStore(join(dataDir, 'media')), () => isDead, ledger)
    const small = smallEngines()
    const queue = startQueue(
      {
        ...small,
        db: mine,
        media: store,
        pause: async () => {},
        now: () => new Date(time),
        ...enginesAt(urls, { small, callsOut: openCallsOut(clock), clock, life: crashes, tellings }),
      },
      createLogger(() => {}),
    )
    return {
      queue,
      end() {
        isDead = true
        mine.$client.close()
      },
    }
  }

  /** Like `kill -9`: nothing more is written. */
  function crash() {
    crashes += 1
    process.end()
    ledger.crashed()
    db = hurried(openDb(dataDir))
    isDown = true
  }

  /** Lets the dead process's calls end first; a real one would have taken them with it. */
  async function startAgain() {
    isDown = false
    await sweepMedia(db, openFileStore(join(dataDir, 'media')))
    recoverJobs(db)
    process = startProcess()
  }

  return {
    userId,
    storyId,
    servers,
    faults,
    ledger,
    db: () => db,
    crashes: () => crashes,
    story: () => db.select().from(stories).where(eq(stories.id, storyId)).get(),
    calm() {
      for (const server of servers) server.faults.length = 0
    },
    async untilSettled() {
      for (let turn = 0; turn < 100; turn += 1) {
        if (isDown) await startAgain()
        process.queue.wake()
        await process.queue.idle()
        if (isDown) continue
        if (process.queue.depth() === 0) return
        time += 3600_000
      }
      faults.push('The story never ended')
    },
    lookThrough: () => lookThrough(db, dataDir, { userId, storyId }, faults),
    async close() {
      await process.queue.stop()
      await Promise.all(servers.map((server) => server.stop()))
      db.$client.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The machine never loses power here, so nothing waits for its disk. */
function hurried(db: Db): Db {
  db.$client.pragma('synchronous = OFF')
  return db
}

function briefOf(db: Db, storyId: number): StoryBrief {
  const story = unfinishedStory(db, storyId)
  if (!story) throw new Error('There is no story')
  return storyBrief(db, story)
}

/** An answer as stored with the purchases: without the thinking. */
function asKept(bytes: Uint8Array, brief: StoryBrief, tellings: number): Uint8Array {
  const text = new TextDecoder().decode(bytes)
  const kept = wordsInJson(text) ?? notesIn(text, brief) ?? choiceIn(text, tellings) ?? null
  return new TextEncoder().encode(JSON.stringify(kept))
}
