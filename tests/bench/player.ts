import { hydrated, visit } from '../support/browser.ts'
import { type Person, signUp } from '../support/person.ts'
import { startServer } from '../support/server.ts'
import { measureCrossFades } from './cross-fades.ts'
import { measureReadAlong } from './read-along.ts'

const COMPLETE_WITHIN_MS = 120_000
const SLOW_CPU = 4
/** Lighthouse's slow 4G: bytes a second, and milliseconds there and back. */
const SLOW_4G = { downloadThroughput: 204_800, uploadThroughput: 96_000, latency: 150 }

/** What the player is held against (design, section 8): in the packaged browser, with a story of the embedded studio. */
export async function measurePlayer() {
  const server = await startServer()
  const parent = await signUp(server.url, 'mia@example.com')
  const storyId = await aStory(parent)
  const sync = await measureReadAlong(parent, storyId)
  const fades = await measureCrossFades(parent, storyId)
  const loading = await measureFirstWord(parent, storyId)
  await server.stop()
  return { sync, fades, loading }
}

async function aStory(parent: Person): Promise<number> {
  const mia = await parent.makeCharacter('Mia')
  const { id } = (await (await parent.requestStory([mia])).json()) as { id: number }
  const latest = performance.now() + COMPLETE_WITHIN_MS
  while ((await parent.story(id)).generationStatus !== 'complete') {
    if (performance.now() > latest) throw new Error('The story was not finished in time')
    await Bun.sleep(500)
  }
  return id
}

/** Kilobytes until the first word is heard by a family that opens the story for the first time, on slow 4G. */
async function measureFirstWord(parent: Person, storyId: number) {
  const seen = await visit(parent.url, { phone: true })
  const { page, context } = seen
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  cdp.on('Network.responseReceived', ({ requestId, type, response }) =>
    kinds.set(requestId, response.mimeType.startsWith('audio') ? soundOf(type) : type),
  )
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
  })
  const [name = '', value = ''] = parent.cookie.split('=')
  await context.addCookies([{ name, value, url: parent.url }])
  const opened = performance.now()
  await page.goto(`/story/${storyId}`)
  await hydrated(page)
  const ready = performance.now()
  await page.getByRole('button', { name: 'Begin Story' }).tap()
  await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0.1)
  const heard = performance.now()
  const row = {
    'ready (s)': seconds(ready - opened),
    'tap to first word (s)': seconds(heard - ready),
    'KB in all': kilobytes([...bytes.values()].reduce((sum, one) => sum + one, 0)),
    ...Object.fromEntries([...bytes].map(([kind, sum]) => [`${kind} KB`, kilobytes(sum)])),
  }
  await seen.context.close()
  return row
}

/** The narration is the audio element's; the ambience is fetched. */
const soundOf = (type: string) => (type === 'Media' ? 'Narration' : 'Ambience')

const seconds = (milliseconds: number) => Math.round(milliseconds / 100) / 10
const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10
