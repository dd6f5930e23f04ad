import type { Browser, BrowserContext } from 'playwright'
import { CPU_OF_A_PHONE, SLOW_4G } from './cheap-phone.ts'
import type { FamilyPage } from './pages-of-a-family.ts'
import { keptCookies } from './pages-of-a-family.ts'

/** What one visit was like, on the screen and with the network and processor that Lighthouse's mobile preset has. */
export interface PageVisit {
  /** Seconds until the largest thing on the first screen stood there. */
  lcp: number
  /** Milliseconds by which tasks were longer than 50 ms, from the first paint on. */
  blocked: number
  /** How far things moved that nobody had touched. */
  shift: number
  /** Requests but for pictures and sound: before the largest thing stood there, and in all until the network was still. */
  before: number
  requests: number
  pictures: number
}

const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }
const PICTURES = ['image', 'media']

/** With nothing kept by the browser but the family's cookies, and no service worker. */
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

/** Runs in the page: by the browser's own observers. */
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
