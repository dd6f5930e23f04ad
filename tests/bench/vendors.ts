import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { tellWish } from '../../src/studio/teller/index.ts'
import { newestBrief } from '../support/newest-brief.ts'
import { type Person, signUp } from '../support/person.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { elevenlabsServer } from '../support/vendors/elevenlabs.ts'
import type { FaultyServer, RecordedRequest } from '../support/vendors/faulty-server.ts'
import { geminiServer } from '../support/vendors/gemini.ts'
import { openaiTextServer, toldBy } from '../support/vendors/openai-text.ts'
import { aPicture } from '../support/vendors/pictures.ts'
import { longestBlock, makeTester, residentMb, watchMemory } from './generation.ts'

/** Response time of each vendor in seconds. */
const TEXT = 8
const PICTURE = 12
const LOOK = 2
const SPEECH = 6
const SOUND = 5

const PICTURE_SIDE = 1024
/** Maximum number of Gemini's responses, for both stories. */
const MOST_ANSWERS = 50

export interface VendorFigures {
  story: string
  /** Seconds from the request to each event. */
  words: number
  firstPicture: number
  complete: number
  /** Sum of all vendors' response times in seconds. */
  sumOfCalls: number
  calls: string
  longestLoopBlockMs: number
  /** Computed by the loop's own thread: the rest is waiting for a processor. */
  ownMs: number
}

/** Two `medium` stories of one child on a server with all three vendors, which respond as slowly as real ones. */
export async function measureVendors(): Promise<{
  stories: VendorFigures[]
  memory: { idleMb: number; generatingMb: number }
}> {
  const vendors = await slowVendors()
  const server = await startServer({
    preload: [join(import.meta.dir, 'loop-probe.ts')],
    env: vendors.environment,
  })
  const parent = await signUp(server.url, 'mia@example.com')
  await sleep(1000)
  const idleMb = residentMb(server.pid)
  const mia = await parent.makeCharacter('Mia')
  await makeTester(server)
  const memory = watchMemory(server.pid)
  const stories: VendorFigures[] = []
  for (const story of ["a character's first", 'the second'])
    stories.push({ story, ...(await measureStory(server, vendors, parent, mia)) })
  const generatingMb = memory.stop()
  await server.stop()
  await vendors.stop()
  return { stories, memory: { idleMb, generatingMb } }
}

async function slowVendors() {
  const isSpeech = (path: string) => path.endsWith('/with-timestamps')
  const writer = openaiTextServer()
  const google = geminiServer({
    side: PICTURE_SIDE,
    before: ({ request }) => sleep((isLook(request) ? LOOK : PICTURE) * 1000),
  })
  // The pictures are prepared in advance: painting them would take time from the app.
  for (let hue = 1; hue <= MOST_ANSWERS; hue += 1) await aPicture({ side: PICTURE_SIDE, hue })
  const eleven = elevenlabsServer({
    secondsPerCharacter: 0.07,
    before: ({ request }) => sleep((isSpeech(request.path) ? SPEECH : SOUND) * 1000),
  })
  const slowWriter = delayed(writer.url, TEXT * 1000)
  return {
    writer,
    google,
    eleven,
    environment: {
      OPENAI_API_KEY: 'openai-key',
      OPENAI_BASE_URL: `${slowWriter.url}/v1`,
      OPENAI_TEXT_MODEL: 'gpt-5.4-mini',
      GEMINI_API_KEY: 'gemini-key',
      GEMINI_BASE_URL: google.url,
      ELEVENLABS_API_KEY: 'elevenlabs-key',
      ELEVENLABS_BASE_URL: eleven.url,
      PICTURES_AT_ONCE: '5',
    },
    stop: () => Promise.all([writer.stop(), google.stop(), eleven.stop(), slowWriter.stop()]),
  }
}

type SlowVendors = Awaited<ReturnType<typeof slowVendors>>

async function measureStory(
  server: RunningServer,
  vendors: SlowVendors,
  parent: Person,
  child: { id: number },
): Promise<Omit<VendorFigures, 'story'>> {
  const { writer, google, eleven } = vendors
  for (const { requests } of [writer, google, eleven]) requests.length = 0
  const logged = server.log.length
  const startedAt = performance.now()
  const since = () => Math.round((performance.now() - startedAt) / 10) / 100
  const asked = await parent.requestStory([child], { length: 'medium' })
  const { id } = (await asked.json()) as { id: number }
  writer.answers.push(toldBy(tellWish(newestBrief(server.dataDir))))
  const seen = { words: 0, firstPicture: 0 }
  for (;;) {
    const answer = await parent.story(id)
    if (answer.content && !seen.words) seen.words = since()
    if (answer.images && !seen.firstPicture) seen.firstPicture = since()
    if (answer.retryable) throw new Error(`The story failed:\n${server.log.slice(-3).join('\n')}`)
    if (answer.generationStatus === 'complete') break
    await sleep(50)
  }
  const complete = since()
  await sleep(1100)
  return {
    ...seen,
    complete,
    ...callsTo(vendors),
    longestLoopBlockMs: longestBlock(server.log.slice(logged)),
    ownMs: longestBlock(server.log.slice(logged), 'cpuMs'),
  }
}

function callsTo({ writer, google, eleven }: SlowVendors): Pick<VendorFigures, 'sumOfCalls' | 'calls'> {
  const count = (vendor: FaultyServer, pattern: RegExp) =>
    vendor.requests.filter(({ path }) => pattern.test(path)).length
  const texts = count(writer, /completions|responses/)
  const looks = google.requests.filter(isLook).length
  const pictures = google.requests.length - looks
  const chunks = count(eleven, /with-timestamps/)
  const sounds = count(eleven, /sound-generation/)
  return {
    sumOfCalls: texts * TEXT + pictures * PICTURE + looks * LOOK + chunks * SPEECH + sounds * SOUND,
    calls: `${texts} text, ${pictures} pictures, ${looks} looks, ${chunks} speech, ${sounds} sound`,
  }
}

const isLook = ({ path }: RecordedRequest) => path.includes('flash-lite')

/** A proxy that passes on another server's response bit by bit over `ms` milliseconds. */
function delayed(behind: string, ms: number) {
  const server = Bun.serve({
    port: 0,
    idleTimeout: 0,
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      const { method, headers } = request
      const answer = await fetch(`${behind}${pathname}${search}`, {
        method,
        headers,
        body: await request.text(),
      })
      const events = (await answer.text()).split(/(?<=\n\n)/)
      const count = events.length
      const said = new ReadableStream({
        async pull(controller) {
          await sleep(ms / count)
          controller.enqueue(new TextEncoder().encode(events.shift()))
          if (events.length === 0) controller.close()
        },
      })
      const { status } = answer
      const contentType = answer.headers.get('content-type') ?? ''
      return new Response(said, { status, headers: { 'content-type': contentType } })
    },
  })
  return { url: `http://127.0.0.1:${server.port}`, stop: () => server.stop(true) }
}
