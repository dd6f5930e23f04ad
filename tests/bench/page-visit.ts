import type { Browser, BrowserContext } from 'playwright'
import { CPU_OF_A_PHONE, SLOW_4G } from './cheap-phone.ts'
import type { FamilyPage } from './pages-of-a-family.ts'
import { keptCookies } from './pages-of-a-family.ts'

/** One visit, with the screen, network and processor of Lighthouse's mobile preset. */
export interface PageVisit {
  /** Seconds until the largest contentful paint. */
  lcp: number
  /** Total milliseconds of tasks beyond 50 ms each, from the first paint on. */
  blocked: number
  /** Cumulative layout shift without user input. */
  shift: number
  /** Requests except for pictures and sound: before the largest paint, and in total until the network is idle. */
  before: number
  requests: number
  pictures: number
}

const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }
const PICTURES = ['image', 'media']

/** With an empty cache except for the family's cookies, and without a service worker. */
export async function visitPage(browser: Browser, url: string, page: FamilyPage): Promise<PageVisit> {
  const context = await browser.newContext({
    ...SCREEN,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    timezoneId: 'Europe/Berlin',
  })
  try {
    return await visited(context, url, page)
  } finally {
    await context.close()
  }
}

async function visited(context: BrowserContext, url: string, { path, cookie }: FamilyPage) {
  const kept = { ...keptCookies('Europe/Berlin'), ...Object.fromEntries(cookie ? [cookie.split('=')] : []) }
  await context.addCookies(Object.entries(kept).map(([name, value]) => ({ name, value: String(value), url })))
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_OF_A_PHONE })
  await page.addInitScript(watch)
  const asked: { isPicture: boolean; at: number }[] = []
  let navigated = 0
  page.on('request', (request) => {
    if (request.url().startsWith('data:')) return
    navigated ||= performance.now()
    const isPicture = PICTURES.includes(request.resourceType())
    asked.push({ isPicture, at: performance.now() - navigated })
  })
  await page.goto(url + path, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  const { lcp, blocked, shift } = await page.evaluate(() => window.seen)
  const others = asked.filter(({ isPicture }) => !isPicture)
  return {
    lcp: Math.round(lcp / 10) / 100,
    blocked: Math.round(blocked),
    shift: Math.round(shift * 1000) / 1000,
    before: others.filter(({ at }) => at <= lcp).length,
    requests: others.length,
    pictures: asked.length - others.length,
  }
}

declare global {
  interface Window {
    seen: { lcp: number; blocked: number; shift: number }
  }
}

/** Runs in the page, using the browser's own observers. */
function watch() {
  const seen = { lcp: 0, blocked: 0, shift: 0 }
  window.seen = seen
  const MOST_MS = 50
  const each = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  each('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  each('longtask', ({ startTime, duration }) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    if (paint && startTime + duration > paint.startTime) seen.blocked += duration - MOST_MS
  })
  each('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.shift += value
  })
}
