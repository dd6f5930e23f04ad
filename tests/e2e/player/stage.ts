import sharp from 'sharp'
import { creditLedger, users } from '../../../db/schema/index.ts'
import { runGenerateStory } from '../../../jobs/generate-story.ts'
import type { GenerationContext } from '../../../jobs/generation-context.ts'
import { startQueue } from '../../../jobs/queue.ts'
import { runRedrawPicture } from '../../../jobs/redraw-picture.ts'
import { readAssets } from '../../../src/build/manifest.ts'
import { requestStory } from '../../../src/domain/stories/request-story.ts'
import type { AmbientSound } from '../../../src/ports/ambience.ts'
import type { Narration, NarrationBrief } from '../../../src/ports/narrator.ts'
import type { Picture, PictureFile } from '../../../src/ports/painter.ts'
import type { StoryBrief } from '../../../src/ports/writer.ts'
import { speakStory } from '../../../src/studio/narrator/index.ts'
import { encodeMp3 } from '../../../src/studio/sound/mp3.ts'
import { makeTestApp, type TestApp } from '../../support/app.ts'
import { type Visit, type VisitOptions, visit } from '../../support/browser.ts'
import { aCharacter, admitted, aWish } from '../../support/families.ts'
import { onceFree } from '../../support/once-free.ts'
import { type Person, personIn } from '../../support/person.ts'
import { smallEngines } from '../../support/small-engines.ts'

export interface Stage extends TestApp {
  url: string
  parent: Person
  /** A story that was only requested. */
  request(): number
  /** Completes a story. */
  finish(storyId: number, script: Script): Promise<void>
  /** Makes a picture that is due to be redrawn. */
  drawAgain(storyId: number, paragraphIndex: number, script: Script): Promise<void>
  /** The changes that arrived, such as `PUT /api/stories/1/favorite`, each with its status. */
  arrived: string[]
  /** Stops the server: nobody answers at its address. */
  goAway(): Promise<void>
  /** Restarts it at the same address, as soon as the port is free. */
  comeBack(): Promise<void>
  /** From now on `otherwise` answers; it may call the app's own handler. */
  answerOtherwise(otherwise: Otherwise): void
  /** The parent's browser at a story. */
  watch(storyId: number, options?: WatchOptions): Promise<Visit>
  end(): Promise<void>
}

type Otherwise = (request: Request, answer: (request: Request) => Promise<Response>) => Promise<Response>

export interface WatchOptions extends VisitOptions {
  query?: string
  /** URLs that fail to load. */
  broken?: { url: string }[]
  /** Overrides the server's answer to whether there is feedback. */
  hasFeedback?: boolean
  /** Runs in the page before anything else. */
  init?: (() => void) | string
}

export interface Script {
  title: string
  paragraphs: string[]
  paint?: (paragraph: number) => Promise<Picture>
}

export const SHORT: Script = {
  title: 'Mia and the Sleepy Fox',
  paragraphs: [
    'Mia found a small fox under the old oak tree.',
    'It was cold. She gave it her warm yellow scarf and sat down close beside it.',
    'Then the stars came out, one by one, and both of them fell asleep.',
  ],
}

/**
 * The real app on a free port with the built scripts, one signed-in parent, a real voice and real small pictures.
 * Stories requested over HTTP wait for `finish`, or are made at once from `script` if given.
 */
export async function openStage({ script }: { script?: Script } = {}): Promise<Stage> {
  const studio = script && studioFor(script)
  const testApp: TestApp = makeTestApp({
    assets: readAssets(),
    wakeQueue: () => queue?.wake(),
    ...(studio && { painter: studio.painter }),
  })
  const queue = studio && startQueue({ ...testApp.services, ...studio }, testApp.services.log)
  const { app, services } = testApp
  const arrived: string[] = []
  let otherwise: Otherwise = (request, answer) => answer(request)
  const serve = (port: number) =>
    Bun.serve({
      port,
      hostname: '127.0.0.1',
      // A story being made may delay a response for longer than the default timeout.
      idleTimeout: 0,
      async fetch(request, bun) {
        const answer = await otherwise(request, async (asked) => app.fetch(asked, bun))
        const { pathname } = new URL(request.url)
        if (!['GET', 'HEAD'].includes(request.method))
          arrived.push(`${request.method} ${pathname} ${answer.status}`)
        return answer
      },
    })
  let server = serve(0)
  const url = `http://127.0.0.1:${server.port}`
  const parent = await personIn(testApp, url, 'mia@example.com')
  const userId = services.db.select({ id: users.id }).from(users).get()?.id ?? 0
  services.db
    .insert(creditLedger)
    .values({ userId, amount: 50, kind: 'trial', idempotencyKey: 'plenty' })
    .run()
  const miaId = aCharacter(services.db, userId, 'Mia')
  let seed = 0
  return {
    ...testApp,
    url,
    parent,
    request() {
      seed += 1
      const asked = requestStory(services.db, admitted(userId), aWish([miaId]), { seed, now: services.now() })
      if (!asked.ok) throw new Error(`No story: ${JSON.stringify(asked.failure)}`)
      return asked.value.id
    },
    finish: (storyId, script) => finishStory(services, storyId, script),
    drawAgain: (storyId, paragraphIndex, script) =>
      runRedrawPicture(
        { ...services, ...studioFor(script) },
        { storyId, paragraphIndex },
        new AbortController().signal,
      ),
    arrived,
    answerOtherwise(answers) {
      otherwise = answers
    },
    goAway: () => server.stop(true),
    async comeBack() {
      const port = Number(new URL(url).port)
      server = await onceFree(async () => serve(port))
    },
    async watch(storyId, { query = '', broken = [], hasFeedback, init, ...options } = {}) {
      const seen = await visit(url, options)
      if (init) await seen.page.addInitScript(init)
      for (const { url } of broken) await seen.page.route(`**${url}`, (route) => route.abort())
      if (hasFeedback !== undefined)
        await seen.page.route('**/feedback?*', (route) => route.fulfill({ json: { hasFeedback } }))
      const [name = '', value = ''] = parent.cookie.split('=')
      await seen.context.addCookies([{ name, value, url }])
      await seen.page.goto(`/story/${storyId}${query}`)
      return seen
    },
    async end() {
      await server.stop(true)
      await queue?.stop()
      testApp.close()
    },
  }
}

/** Completes a story, in any database. */
export const finishStory = (
  kept: Pick<GenerationContext, 'db' | 'media' | 'now'>,
  storyId: number,
  script: Script,
): Promise<void> => runGenerateStory({ ...kept, ...studioFor(script) }, storyId, new AbortController().signal)

function studioFor({ title, paragraphs, paint = smallPicture }: Script) {
  const studio = smallEngines()
  return {
    ...studio,
    writer: {
      ...studio.writer,
      engine: 'Test words',
      tell: async (brief: StoryBrief) => {
        const told = await studio.writer.tell({ ...brief, paragraphCount: paragraphs.length })
        return { ...told, title, paragraphs }
      },
    },
    painter: {
      ...studio.painter,
      engine: 'Test pictures',
      paint: ({ scene }: { scene: { place: string } }) => paint(Number(scene.place.slice(6))),
      portrait: async () => (await smallPicture(0)).files[0]?.bytes ?? new Uint8Array(),
    },
    narrator: { ...studio.narrator, narrate: spokenOnce },
    ambience: { ...studio.ambience, bed: () => (hummed ??= aBed()) },
  }
}

const spoken = new Map<string, Promise<Narration>>()
let hummed: Promise<AmbientSound> | undefined

/** The real voice, cached: it always says the same text the same way, so once is enough for a test file. */
function spokenOnce(brief: NarrationBrief): Promise<Narration> {
  const asked = JSON.stringify(brief)
  const said = spoken.get(asked) ?? speakStory(brief)
  spoken.set(asked, said)
  return said
}

const aBed = async (): Promise<AmbientSound> => ({
  contentType: 'audio/mpeg',
  bytes: await encodeMp3(hum(3), { sampleRate: 32_000, kilobitsPerSecond: 64 }),
  loop: { start: 0.5, end: 2.5 },
})

const painted = new Map<number, Promise<Picture>>()

/** A picture of one color with its face on the left; painted once. */
export function smallPicture(paragraph: number): Promise<Picture> {
  const known = painted.get(paragraph) ?? paintSmall(paragraph)
  painted.set(paragraph, known)
  return known
}

async function paintSmall(paragraph: number): Promise<Picture> {
  const color = `hsl(${paragraph * 90} 70% 45%)`
  const file = async (cut: PictureFile['cut'], width: number, height: number): Promise<PictureFile> => ({
    cut,
    width,
    height,
    contentType: 'image/webp',
    bytes: await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
          <rect width="100%" height="100%" fill="${color}"/><circle cx="25%" cy="40%" r="12%" fill="#fff"/></svg>`,
      ),
    )
      .webp()
      .toBuffer(),
  })
  const files = [file('wide', 448, 256), file('wide', 224, 128), file('tall', 240, 480)]
  return { focus: { x: 0.25, y: 0.4 }, files: await Promise.all(files) }
}

const hum = (seconds: number) =>
  Float32Array.from({ length: seconds * 32_000 }, (_, i) => 0.4 * Math.sin((i * 220 * Math.PI * 2) / 32_000))
