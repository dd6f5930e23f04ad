import type { Page } from 'playwright'
import { HIGHLIGHT_LEAD_MS } from '../../src/shared/constants.ts'
import { seededRandom } from '../../src/shared/random.ts'
import type { AlignmentEntry } from '../../src/shared/story-answer.ts'
import { hydrated, type Visit, visit } from '../support/browser.ts'
import { type Person, signUp } from '../support/person.ts'
import { startServer } from '../support/server.ts'

const COMPLETE_WITHIN_MS = 120_000
const SAMPLES = 200
const SEEKS = 20
const SLOW_CPU = 4
const CROSS_FADE_MS = 600
/** Lighthouse's slow 4G: bytes a second, and milliseconds there and back. */
const SLOW_4G = { downloadThroughput: 204_800, uploadThroughput: 96_000, latency: 150 }

/** What the player is held against (design, section 8): in the packaged browser, with a story of the embedded studio. */
export async function measurePlayer() {
  const server = await startServer()
  const parent = await signUp(server.url, 'mia@example.com')
  const storyId = await aStory(parent)
  const sync = await measureSync(parent, storyId)
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

async function open(parent: Person, storyId: number): Promise<Visit> {
  const seen = await visit(parent.url, { phone: true })
  const [name = '', value = ''] = parent.cookie.split('=')
  await seen.context.addCookies([{ name, value, url: parent.url }])
  await seen.page.goto(`/story/${storyId}`)
  return seen
}

async function begin(page: Page): Promise<void> {
  await hydrated(page)
  await page.getByRole('button', { name: 'Begin Story' }).tap()
  await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0.05)
}

/** Milliseconds that the highlight is from the spoken word, the intended lead taken off. */
async function measureSync(parent: Person, storyId: number) {
  const { audio } = await parent.story(storyId)
  const { words } = JSON.parse(audio ?? '{}').alignment as { words: AlignmentEntry[] }
  const rows = []
  for (const speed of [1, 1.25]) {
    const seen = await open(parent, storyId)
    await begin(seen.page)
    const { samples, onsets } = await seen.page.evaluate(followStory, { speed, count: SAMPLES })
    rows.push({ what: `${samples.length} samples at ${speed}×`, ...spread(samples.map(offBy(words, speed))) })
    const late = onsets.map(({ index, seconds }) => {
      const start = words[index]?.start_time_seconds ?? Number.NaN
      return Math.abs(((seconds - start) / speed) * 1000 + HIGHLIGHT_LEAD_MS)
    })
    rows.push({ what: `${late.length} word changes at ${speed}×`, ...spread(late) })
    await seen.close()
  }
  const seen = await open(parent, storyId)
  await begin(seen.page)
  const random = seededRandom(6)
  const places = Array.from({ length: SEEKS }, () => random())
  const after = await seen.page.evaluate(seekAround, places)
  rows.push({ what: `after ${SEEKS} seeks`, ...spread(after.map(offBy(words, 1))) })
  await seen.close()
  return rows
}

interface Sample {
  /** Of the highlighted word, -1 while none is. */
  index: number
  seconds: number
}

/** In the page: looks `count` times over the rest of the story, and at each change of the highlighted word. */
async function followStory({ speed, count }: { speed: number; count: number }) {
  const audio = document.querySelector('audio')
  if (!audio) throw new Error('No sound')
  document.querySelector<HTMLElement>('[aria-label="Show the whole page"]')?.click()
  audio.playbackRate = speed
  const look = (): Sample => {
    const word = document.querySelector<HTMLElement>('.word[data-current]')
    return { index: Number(word?.dataset.word ?? -1), seconds: audio.currentTime }
  }
  const onsets: Sample[] = []
  let before = look().index
  const watching = new MutationObserver(() => {
    const now = look()
    if (now.index !== before && now.index >= 0) onsets.push(now)
    before = now.index
  })
  watching.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-current'] })
  const every = (((audio.duration - audio.currentTime) / speed) * 1000) / (count + 1)
  const samples: Sample[] = []
  for (let i = 0; i < count && !audio.ended; i++) {
    await new Promise((resolve) => setTimeout(resolve, every))
    samples.push(look())
  }
  watching.disconnect()
  return { samples, onsets: onsets.slice(1) }
}

/** In the page: jumps to each place, a fraction of the story, and looks in the frame after the jump is done. */
async function seekAround(places: number[]): Promise<Sample[]> {
  const audio = document.querySelector('audio')
  if (!audio) throw new Error('No sound')
  document.querySelector<HTMLElement>('[aria-label="Show the whole page"]')?.click()
  const samples: Sample[] = []
  for (const place of places) {
    audio.currentTime = place * (audio.duration - 1)
    await new Promise((resolve) => audio.addEventListener('seeked', resolve, { once: true }))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const word = document.querySelector<HTMLElement>('.word[data-current]')
    samples.push({ index: Number(word?.dataset.word ?? -1), seconds: audio.currentTime })
  }
  return samples
}

/** How far a sample is from the time in which its word is the right one; 0 inside it. */
const offBy = (words: AlignmentEntry[], speed: number) => (sample: Sample) => {
  const led = sample.seconds + (HIGHLIGHT_LEAD_MS / 1000) * speed
  const from = words[sample.index]?.start_time_seconds ?? Number.NEGATIVE_INFINITY
  const to = words[sample.index + 1]?.start_time_seconds ?? Number.POSITIVE_INFINITY
  return (Math.max(0, from - led, led - to) / speed) * 1000
}

/** What the browser does in each cross-fade on a slowed processor, beside an empty page on the same machine. */
async function measureCrossFades(parent: Person, storyId: number) {
  const { audio } = await parent.story(storyId)
  const { alignment } = JSON.parse(audio ?? '{}') as { alignment: { words: AlignmentEntry[] } }
  const { content } = await parent.story(storyId)
  const { paragraphs } = JSON.parse(content ?? '{}') as { paragraphs: string[] }
  const seen = await open(parent, storyId)
  const cdp = await seen.context.newCDPSession(seen.page)
  await begin(seen.page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
  const rows = []
  let word = 0
  for (const paragraph of paragraphs.slice(0, -1)) {
    word += paragraph.trim().split(/\s+/).length
    const start = alignment.words[word]?.start_time_seconds ?? 0
    rows.push({ what: `cross-fade ${rows.length + 1}`, ...(await seen.page.evaluate(watchFade, start)) })
  }
  await seen.page.goto('about:blank')
  const frames = await seen.page.evaluate(watchNothing, CROSS_FADE_MS)
  rows.push({ what: 'an empty page', ...frames, longTasks: 0, animated: '' })
  await seen.context.close()
  return rows
}

/** In the page: the frames of the fade at whose middle the word that begins at `start` is spoken. */
async function watchFade(start: number) {
  const audio = document.querySelector('audio')
  const shown = () => document.querySelector('.illustration[data-role="current"]')
  if (!audio) throw new Error('No sound')
  const before = shown()
  audio.currentTime = start - 1.5
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  while (shown() !== before) await frame()
  const old = shown()
  const tasks: number[] = []
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) tasks.push(entry.duration)
  })
  while (shown() === old) await frame()
  observer.observe({ type: 'longtask' })
  const stamps = [await frame()]
  const animated = new Set<string>()
  while ((stamps.at(-1) ?? 0) - (stamps[0] ?? 0) < 600) {
    stamps.push(await frame())
    for (const { effect } of document.getAnimations()) {
      if (!(effect instanceof KeyframeEffect)) continue
      for (const keyframe of effect.getKeyframes())
        for (const name of Object.keys(keyframe))
          if (!['offset', 'computedOffset', 'easing', 'composite'].includes(name)) animated.add(name)
    }
  }
  observer.disconnect()
  const gaps = stamps.slice(1).map((stamp, i) => stamp - (stamps[i] ?? 0))
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / (1000 / 60)) - 1), 0)
  return {
    frames: gaps.length,
    dropped,
    longestMs: Math.round(Math.max(...gaps)),
    longTasks: tasks.length,
    animated: [...animated].join(' '),
  }
}

/** In an empty page: as many milliseconds of frames. */
async function watchNothing(milliseconds: number) {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  await frame()
  const stamps = [await frame()]
  while ((stamps.at(-1) ?? 0) - (stamps[0] ?? 0) < milliseconds) stamps.push(await frame())
  const gaps = stamps.slice(1).map((stamp, i) => stamp - (stamps[i] ?? 0))
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / (1000 / 60)) - 1), 0)
  return { frames: gaps.length, dropped, longestMs: Math.round(Math.max(...gaps)) }
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

function spread(milliseconds: number[]) {
  const sorted = [...milliseconds].sort((a, b) => a - b)
  const at = (fraction: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN)
  return { 'median (ms)': at(0.5), 'p90 (ms)': at(0.9), 'worst (ms)': at(1) }
}

const seconds = (milliseconds: number) => Math.round(milliseconds / 100) / 10
const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10
