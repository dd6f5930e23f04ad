import { join } from 'node:path'
import { chromium } from 'playwright'
import { browserProgram } from '../support/browser-program.ts'
import { aFolder } from '../support/folders.ts'
import { startServer } from '../support/server.ts'
import { aLargeFamily } from './a-large-family.ts'
import { asDeployed } from './as-deployed.ts'
import { freePort } from './free-port.ts'
import { keptCookies, pagesOf } from './pages-of-a-family.ts'

/** Downloaded on demand: 150 packages that nothing else needs. It runs on Node. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]
const CHROME_FLAGS = ['--no-sandbox', '--headless=shell', '--disable-gpu']

/** The first run reports everything, the others only speed, of which the median counts. */
const RUNS = 5

interface Audit {
  score: number | null
  numericValue?: number
  details?: { items?: { resourceType?: string }[] }
}

interface Report {
  finalDisplayedUrl: string
  categories: Partial<Record<Category, { score: number | null }>>
  audits: Record<string, Audit>
}

/**
 * Each page for a family of 200 stories, with Lighthouse's mobile preset: slow 4G and a four times slower processor,
 * both simulated. A page takes half a minute.
 */
export async function* measureLighthouse(wanted?: string) {
  const server = await startServer({ env: asDeployed() })
  const pages = pagesOf(await aLargeFamily(server), wanted)
  const port = freePort()
  const browser = await chromium.launchPersistentContext(aFolder('chrome'), {
    executablePath: await browserProgram(),
    args: [...CHROME_FLAGS, `--remote-debugging-port=${port}`],
  })
  const { timeZone } = await (browser.pages()[0] ?? (await browser.newPage())).evaluate(() =>
    Intl.DateTimeFormat().resolvedOptions(),
  )
  for (const { name, path, cookie } of pages) {
    await browser.clearCookies()
    const kept = { ...keptCookies(timeZone), ...Object.fromEntries(cookie ? [cookie.split('=')] : []) }
    await browser.addCookies(
      Object.entries(kept).map(([name, value]) => ({ name, value: String(value), url: server.url })),
    )
    const reports = [await look(server.url + path, port, CATEGORIES)]
    while (reports.length < RUNS) reports.push(await look(server.url + path, port, ['performance']))
    yield { page: name, ...figuresOf(reports) }
  }
  await browser.close()
  await server.stop()
}

/** Runs in the browser listening at `port`, after clearing all its storage except cookies. */
async function look(url: string, port: number, categories: readonly Category[]): Promise<Report> {
  const output = join(aFolder('lighthouse'), 'report.json')
  const run = Bun.spawn(
    [
      ...[process.execPath, 'x', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${output}`],
      ...[`--only-categories=${categories.join()}`, `--port=${port}`],
    ],
    { stdout: 'ignore', stderr: 'pipe' },
  )
  const said = await new Response(run.stderr).text()
  if ((await run.exited) !== 0) throw new Error(`Lighthouse could not look at ${url}:\n${said}`)
  return Bun.file(output).json()
}

function figuresOf(reports: Report[]) {
  const [{ categories, audits, finalDisplayedUrl } = NOTHING] = reports
  const middle = (figure: (report: Report) => number | null | undefined) =>
    reports.map((report) => figure(report) ?? 0).sort((a, b) => a - b)[RUNS >> 1] ?? 0
  const value = (audit: string) => middle((report) => report.audits[audit]?.numericValue)
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])
  const failed = Object.entries(audits).filter(
    ([name, { score }]) => score !== null && score < 0.9 && !TIMED.test(name),
  )
  return {
    ...Object.fromEntries(scores),
    performance: Math.round(middle(({ categories }) => categories.performance?.score) * 100),
    'FCP (s)': Math.round(value('first-contentful-paint') / 10) / 100,
    'LCP (s)': Math.round(value('largest-contentful-paint') / 10) / 100,
    'TBT (ms)': Math.round(value('total-blocking-time')),
    CLS: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    requests: beforePictures(audits['network-requests']),
    address: new URL(finalDisplayedUrl).pathname,
    'not passed': failed.map(([name]) => name).join(' '),
  }
}

/** How much was asked for besides pictures, the page itself counted. */
const beforePictures = (requests?: Audit) =>
  requests?.details?.items?.filter(({ resourceType }) => resourceType !== 'Image').length ?? 0

const NOTHING: Report = { finalDisplayedUrl: 'about:blank', categories: {}, audits: {} }

/** The metrics behind the performance score get columns of their own. */
const TIMED =
  /paint|speed-index|interactive|blocking|max-potential|insight$|bootup|mainthread|server-response/
