import type { CDPSession, Page } from 'playwright'
import { hydrated, type Visit, visit } from '../support/browser.ts'
import type { Person } from '../support/person.ts'

/** A low-end phone: the processor is six times slower than this machine's. */
export const CHEAP_CPU = 6
/** The same as in Lighthouse's mobile preset. */
export const CPU_OF_A_PHONE = 4
/** Lighthouse's slow 4G: bytes per second, and round-trip time in milliseconds. */
export const SLOW_4G = { downloadThroughput: 204_800, uploadThroughput: 96_000, latency: 150 }
const STORIES_IN_A_ROW = 5

/**
 * Time from the address to the first word, with the cover skipped, and bytes until then and in total; nothing is
 * cached.
 */
export async function measureCheapPhone(parent: Person, storyId: number) {
  const { page, context } = await phoneOf(parent)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CHEAP_CPU })
  const weight = weigh(cdp)
  const opened = performance.now()
  await page.goto(`/story/${storyId}`)
  await hydrated(page)
  const usable = performance.now()
  const { tapped, heard } = await beginNow(page)
  const beforeFirstWord = weight.all()
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await hearEveryPage(page)
  const row = {
    'usable (s)': seconds(usable - opened),
    'tap to first word (s)': seconds(heard - tapped),
    'KB before the first word': kilobytes(beforeFirstWord),
    'KB of the whole story': kilobytes(weight.all()),
    ...Object.fromEntries([...weight.byKind()].map(([kind, bytes]) => [`${kind} KB`, kilobytes(bytes)])),
  }
  await context.close()
  return row
}

/** Heap size in megabytes and number of nodes after each of five stories in one tab, after garbage collection. */
export async function measureMemory(parent: Person, storyId: number) {
  const { page, context } = await phoneOf(parent)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  const rows = []
  for (let story = 1; story <= STORIES_IN_A_ROW; story++) {
    await page.goto(`/story/${storyId}`)
    await hydrated(page)
    await beginNow(page)
    await hearEveryPage(page)
    await cdp.send('HeapProfiler.collectGarbage')
    const { metrics } = await cdp.send('Performance.getMetrics')
    const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
    rows.push({
      story,
      'heap (MB)': Math.round(value('JSHeapUsedSize') / 104_857.6) / 10,
      nodes: value('Nodes'),
      documents: value('Documents'),
    })
  }
  await context.close()
  return rows
}

async function phoneOf(parent: Person): Promise<Visit> {
  const seen = await visit(parent.url, { phone: true })
  const [name = '', value = ''] = parent.cookie.split('=')
  await seen.context.addCookies([{ name, value, url: parent.url }])
  return seen
}

/** Taps Begin Story, then the cover as soon as it is there; times are by the page's clock. */
export async function beginNow(page: Page): Promise<{ tapped: number; heard: number }> {
  await page.evaluate(() =>
    addEventListener('click', () => performance.mark('tapped'), { capture: true, once: true }),
  )
  await page.getByRole('button', { name: 'Begin Story' }).tap()
  await page.locator('.cover-skip').tap()
  return page.evaluate(async () => {
    const isHeard = () => (document.querySelector('audio')?.currentTime ?? 0) > 0.05
    while (!isHeard()) await new Promise((resolve) => requestAnimationFrame(resolve))
    return { tapped: performance.getEntriesByName('tapped')[0]?.startTime ?? 0, heard: performance.now() }
  })
}

/** Turns all pages, each after its picture has loaded, and lets the narration load to its end. */
export async function hearEveryPage(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next page' })
  await page.mouse.move(100, 200)
  while (await next.isEnabled()) {
    await next.evaluate((button: HTMLButtonElement) => button.click())
    await page.locator('.illustration[data-role="current"]:not([data-state="loading"])').waitFor()
  }
  await page.waitForFunction(() => {
    const audio = document.querySelector('audio')
    const { buffered, duration = 0 } = audio ?? {}
    return buffered !== undefined && buffered.length > 0 && buffered.end(buffered.length - 1) > duration - 1
  })
}

function weigh(cdp: CDPSession) {
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  cdp.on('Network.responseReceived', ({ requestId, type, response }) =>
    kinds.set(requestId, kindOf(type, response)),
  )
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
  })
  return { all: () => [...bytes.values()].reduce((sum, one) => sum + one, 0), byKind: () => bytes }
}

/** The audio element loads the narration; the ambience is fetched. */
function kindOf(type: string, { mimeType }: { mimeType: string }): string {
  if (!mimeType.startsWith('audio')) return type
  return type === 'Media' ? 'Narration' : 'Ambience'
}

const seconds = (milliseconds: number) => Math.round(milliseconds / 10) / 100
const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10
