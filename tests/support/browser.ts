import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  errors,
  type Locator,
  type Page,
} from 'playwright'
import type {} from '../../islands/runtime/starter.ts'
import { browserProgram, IS_PACKAGED } from './browser-program.ts'
import { hasSharedMemory } from './folders.ts'

/** What a browser reports of requests that were pending when a page was left. */
const LEFT = /net::ERR_(?:ABORTED|NETWORK_IO_SUSPENDED)/

/** For what never comes. A busy machine may take long over a page, and no test measures that. */
const WAITS_MS = 2 * 60_000

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 360, height: 740 }

export interface Visit {
  page: Page
  context: BrowserContext
  /**
   * What went wrong in the page so far: console errors, uncaught errors and refusals by the content security policy;
   * not requests cut off when a page was left.
   */
  problems: string[]
  /** Closes the context; throws when there were problems that `expected` does not match. */
  close(expected?: RegExp): Promise<void>
}

export interface VisitOptions extends Omit<BrowserContextOptions, 'viewport'> {
  /** A phone's screen with touch; a desktop by default. */
  phone?: boolean
  /** Another browser than the one that all tests share. */
  browser?: Browser
}

/** A browser whose microphone plays this WAV in a loop; close it. `more` are further flags. */
export const browserThatHears = (wav: string, more: string[] = []): Promise<Browser> =>
  launch([`--use-file-for-fake-audio-capture=${wav}`, ...more])

let running: Promise<Browser> | undefined

/** The one browser of this test process: the packaged Chromium where it fits the machine, else an installed one. */
export async function openBrowser(): Promise<Browser> {
  if (running && !(await running).isConnected()) running = undefined
  running ??= launch()
  return running
}

/** A person with a fresh browser profile on `url`. */
export async function visit(
  url: string,
  { phone = false, browser: other, ...options }: VisitOptions = {},
): Promise<Visit> {
  const browser = other ?? (await openBrowser())
  const context = await browser.newContext({
    baseURL: url,
    // It would answer before a test's routes: tests of the worker say `allow`.
    serviceWorkers: 'block',
    viewport: phone ? PHONE : DESKTOP,
    ...(phone ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}),
    ...options,
  })
  context.setDefaultTimeout(WAITS_MS)
  const problems: string[] = []
  context.on(
    'console',
    (message) =>
      message.type() === 'error' &&
      !LEFT.test(message.text()) &&
      problems.push(`${message.text()} ${message.location().url}`),
  )
  context.on('weberror', (error) => problems.push(String(error.error())))
  context.on('page', arriveAtLast)
  if (options.javaScriptEnabled !== false) context.on('page', waitForScripts)
  const page = await context.newPage()
  return {
    page,
    context,
    problems,
    async close(expected) {
      await context.close()
      const unexpected = problems.filter((problem) => !expected?.test(problem))
      if (unexpected.length > 0) throw new Error(`The browser complained:\n${unexpected.join('\n')}`)
    },
  }
}

/** A navigation that the next one replaces still counts as under way. */
function arriveAtLast(page: Page): void {
  const waitForURL = page.waitForURL.bind(page)
  page.waitForURL = async (...asked) => {
    for (;;) {
      try {
        return await waitForURL(...asked)
      } catch (error) {
        if (!String(error).includes('net::ERR_ABORTED')) throw error
      }
    }
  }
}

/** A page has loaded for a test when its own scripts have run, too: those come after its first picture. */
function waitForScripts(page: Page): void {
  const { goto, reload, goBack, goForward, waitForURL } = page
  const isWholeAfter =
    <Asked extends unknown[], Answer>(load: (...asked: Asked) => Promise<Answer>, at: number) =>
    async (...asked: Asked): Promise<Answer> => {
      const answer = await load.apply(page, asked)
      const { waitUntil = 'load' } = (asked[at] as { waitUntil?: string } | undefined) ?? {}
      if (waitUntil !== 'commit') await isWhole(page)
      return answer
    }
  page.goto = isWholeAfter(goto, 1)
  page.waitForURL = isWholeAfter(waitForURL, 1)
  page.reload = isWholeAfter(reload, 0)
  page.goBack = isWholeAfter(goBack, 0)
  page.goForward = isWholeAfter(goForward, 0)
}

/**
 * Stops the page's clock, across reloads, until `page.clock` moves it, however long a busy machine takes. It shows a
 * minute after `from`, milliseconds since 1970.
 */
export async function freezeClock(page: Page, from = 0): Promise<void> {
  await page.clock.install({ time: from })
  await page.clock.pauseAt(from + 60_000)
}

/**
 * Waits until the page has loaded and its own scripts have run, or cannot: what is pressed earlier works without script,
 * or waits for it.
 */
export async function isWhole(page: Page): Promise<void> {
  for (;;) {
    await page.waitForLoadState('domcontentloaded')
    try {
      return await page.evaluate(bringScripts)
    } catch (error) {
      if (!/Execution context was destroyed/.test(String(error))) throw error
    }
  }
}

/** Runs in the page: asks its starter, which otherwise waits for the first picture or press. */
async function bringScripts(): Promise<void> {
  await (window as Partial<Window>).starter?.bring()
}

/** Presses a button of a page that has just opened, as soon as the page's scripts can handle it. */
export async function pressWhenWhole(page: Page, button: Locator): Promise<void> {
  await button.waitFor()
  await isWhole(page)
  await button.click()
}

/**
 * Waits until the page has loaded, every island that starts by itself or at the first scroll has hydrated, and what a first
 * visit shows was rendered again in the visitor's time zone.
 */
export async function hydrated(page: Page): Promise<void> {
  await isWhole(page)
  const until = Date.now() + WAITS_MS
  for (;;) {
    // Again and again, for a page may be replaced just now: by its own reload after Back, or by a redirect.
    try {
      await firstScroll(page)
      return await hasNone(page, '[data-island]:not([data-state="hydrated"]), [data-zone=""]', SCROLLS_MS)
    } catch (error) {
      if (!isPassing(error) || Date.now() > until) throw error
    }
  }
}

/** Begins what the first scroll begins: `dispatchEvent` would load Playwright's scripts into the page's own world for it. */
const firstScroll = (page: Page): Promise<void> =>
  page.evaluate(() => void document.documentElement.dispatchEvent(new Event('scroll', { bubbles: true })))

/** Of a page that is not whole yet, or is replaced just now. */
const isPassing = (error: unknown): boolean =>
  error instanceof errors.TimeoutError || /Execution context was destroyed/.test(String(error))

/** How often a page that is not whole is scrolled again. */
const SCROLLS_MS = 2000

/**
 * Waits until nothing on the page matches a CSS selector. A locator does this in the world that locators use anyway:
 * `waitForFunction` would load Playwright's scripts into the page's own world too, a tenth of the work of a page.
 */
export const hasNone = (page: Page, selector: string, timeout = WAITS_MS): Promise<void> =>
  page.locator(`html:not(:has(${selector}))`).waitFor({ state: 'attached', timeout })

/**
 * Waits until a script has run that the page loads when idle, e.g. `services.assets.url('islands/story-cards.ts')`:
 * before that its links open pages.
 */
export const brought = (page: Page, script: string): Promise<unknown> =>
  page.evaluate(async (script) => void (await import(script)), script)

/** Waits until the page has rendered, including what it defers. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

/** Resizes the page and waits for its fonts. */
export async function resized(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size)
  await page.evaluate(async () => void (await document.fonts.ready))
}

/** What axe-core finds wrong on the current page, by all its rules or the named ones, one line each; waits for animations first. */
export async function accessibilityProblems(page: Page, rules?: string[]): Promise<string[]> {
  await isWhole(page)
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8'))
  return page.evaluate(async (runOnly) => {
    for (const animation of document.getAnimations()) animation.cancel()
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run({ resultTypes: ['violations'], ...(runOnly ? { runOnly } : {}) })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.failureSummary} ${node.html}`),
    )
  }, rules)
}

/** Software compositing: on machines without a graphics card the emulated one is ten times slower. */
const FLAGS = [
  '--no-sandbox',
  '--headless=shell',
  '--disable-gpu',
  // No spare process is started ahead of need: it is an eighth of the work of a visit's first page.
  '--renderer-process-limit=1',
  // A camera that shows a moving test picture, and a parent who allows it.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
]

/** What saves work in tests and changes no answer; the benches measure what a browser does by itself. */
const FLAGS_OF_TESTS = [
  // A page of the same site takes the place of the last one in its frame; a new one for each is half of a page's work. The
  // list replaces Playwright's, whose only entry for this browser comes first.
  '--enable-features=CDPScreenshotNewSurface,RenderDocument:level/crashed-frame',
  // A lazy picture loads when it comes into view, not 1,250 to 2,500 px ahead.
  `--blink-settings=${['Unknown', '3G', '4G'].map((net) => `lazyLoadingImageMarginPx${net}=0`).join(',')}`,
]

const IS_TEST = process.env.NODE_ENV === 'test'

const launch = async (more: string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: await browserProgram(),
    ...(IS_PACKAGED && { args: [...FLAGS, ...(IS_TEST ? FLAGS_OF_TESTS : []), ...more] }),
    // Files instead, as Playwright does by default, cost a tenth more processor time; but a browser crashes when it is full.
    ...(hasSharedMemory() && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
  })
