import type { Page } from 'playwright'
import { CROSS_FADE_MS } from '../../src/shared/constants.ts'
import type { AlignmentEntry } from '../../src/shared/stories/story-answer.ts'
import type { Person } from '../support/person.ts'
import { CHEAP_CPU as SLOW_CPU } from './cheap-phone.ts'
import { begin, open } from './listening.ts'

const TRACED = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing']

/** What the browser does in each cross-fade on a slowed processor, compared with an empty page on the same machine. */
export async function measureCrossFades(parent: Person, storyId: number) {
  const places = await pageTurns(parent, storyId)
  const { page, context } = await open(parent, storyId)
  const cdp = await context.newCDPSession(page)
  await begin(page)
  const rows = []
  const inAll: number[] = []
  for (const place of places) {
    const busy = await busyIn(page, place)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
    const { gaps, ...seen } = await page.evaluate(watchFade, place)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    inAll.push(...gaps)
    rows.push({ what: `cross-fade ${rows.length + 1}`, ...busy, ...framesOf(gaps), ...seen })
  }
  rows.push({ what: 'all cross-fades', ...framesOf(inAll) })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
  await page.goto('about:blank')
  rows.push({ what: 'an empty page', ...framesOf(await page.evaluate(watchNothing, CROSS_FADE_MS)) })
  await context.close()
  return rows
}

/** The seconds at which each new page's first word begins. */
async function pageTurns(parent: Person, storyId: number): Promise<number[]> {
  const { audio, content } = await parent.story(storyId)
  const { alignment } = JSON.parse(audio ?? '{}') as { alignment: { words: AlignmentEntry[] } }
  const { paragraphs } = JSON.parse(content ?? '{}') as { paragraphs: string[] }
  const counts = paragraphs.map((paragraph) => paragraph.trim().split(/\s+/).length)
  return counts.slice(0, -1).map((_, page) => {
    const word = counts.slice(0, page + 1).reduce((sum, count) => sum + count, 0)
    return alignment.words[word]?.start_time_seconds ?? 0
  })
}

interface TraceEvent {
  name: string
  ph: string
  tid: number
  ts: number
  /** Processor time in microseconds, independent of other load. */
  tdur?: number
}

/**
 * How long the main thread works during a fade at full speed, in milliseconds of processor time: independent of other
 * load.
 */
async function busyIn(page: Page, place: number) {
  const browser = page.context().browser()
  if (!browser) throw new Error('No browser')
  await browser.startTracing(page, { categories: TRACED })
  await page.evaluate(watchFade, place)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const begins = traceEvents.find(({ name }) => name === 'fade begins')
  const ends = traceEvents.find(({ name }) => name === 'fade ends')
  if (!begins || !ends) throw new Error('The fade was not traced')
  const tasks = traceEvents.filter(
    ({ name, ph, tid, ts }) =>
      name === 'RunTask' && ph === 'X' && tid === begins.tid && ts >= begins.ts && ts < ends.ts,
  )
  const worked = tasks.map(({ tdur = 0 }) => tdur / 1000)
  return {
    workedMs: Math.round(worked.reduce((sum, one) => sum + one, 0)),
    longestTaskMs: Math.round(Math.max(0, ...worked) * 10) / 10,
  }
}

/** Runs in the page: the frames of the fade that begins with the word at `start` seconds. */
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
  performance.mark('fade begins')
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
  performance.mark('fade ends')
  observer.disconnect()
  const gaps = stamps.slice(1).map((stamp, i) => stamp - (stamps[i] ?? 0))
  return { gaps, longTasks: tasks.length, animated: [...animated].join(' ') }
}

/** In an empty page: frames over the same duration. */
async function watchNothing(milliseconds: number) {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  await frame()
  const stamps = [await frame()]
  while ((stamps.at(-1) ?? 0) - (stamps[0] ?? 0) < milliseconds) stamps.push(await frame())
  return stamps.slice(1).map((stamp, i) => stamp - (stamps[i] ?? 0))
}

/** Statistics of the milliseconds between frames. */
function framesOf(gaps: number[]) {
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / (1000 / 60)) - 1), 0)
  const p95Ms = Math.round([...gaps].sort((a, b) => a - b)[Math.ceil(gaps.length * 0.95) - 1] ?? 0)
  return { frames: gaps.length, dropped, p95Ms, longestMs: Math.round(Math.max(...gaps)) }
}
