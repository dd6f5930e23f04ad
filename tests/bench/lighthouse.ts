import { join } from 'node:path'
import { chromium } from 'playwright'
import { browserProgram } from '../support/browser.ts'
import { aFolder } from '../support/folders.ts'
import { signUp } from '../support/person.ts'
import { startServer } from '../support/server.ts'
import { aFinishedStory } from './a-finished-story.ts'
import { asDeployed } from './as-deployed.ts'
import { freePort } from './free-port.ts'

/** Brought when it is asked for: 150 packages that nothing else needs. It runs on Node. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const CHROME_FLAGS = ['--no-sandbox', '--headless=shell', '--disable-gpu']

const PUBLIC = ['/landing', '/login', '/privacy', '/terms', '/licenses', '/offline']
const FAMILYS = [
  '/app',
  '/app?characters=1&step=theme-selection',
  '/app/character-creation',
  '/app/saved-stories',
  '/app/saved-stories/labels',
  '/app/profiles',
  '/app/kid-mode',
  '/app/settings',
  '/app/subscription',
]
const STORYS = ['/story/1', '/story/1/share', '/app/story/1/more', '/app/story/1/mend', '/app/story/1/record']

interface Report {
  finalDisplayedUrl: string
  categories: Record<(typeof CATEGORIES)[number], { score: number | null }>
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>
}

/** Each page by Lighthouse's mobile preset: slow 4G and a processor four times slower, both reckoned. A page takes half a minute. */
export async function* measureLighthouse(wanted?: string) {
  const server = await startServer({ env: asDeployed() })
  const parent = await signUp(server.url, 'mia@example.com')
  const mia = await parent.makeCharacter('Mia')
  await aFinishedStory(parent, mia)
  const port = freePort()
  const browser = await chromium.launchPersistentContext(aFolder('chrome'), {
    executablePath: await browserProgram(),
    args: [...CHROME_FLAGS, `--remote-debugging-port=${port}`],
  })
  const [name = '', value = ''] = parent.cookie.split('=')
  for (const page of [...PUBLIC, ...FAMILYS, ...STORYS].filter((page) => !wanted || page === wanted)) {
    await browser.clearCookies()
    if (!PUBLIC.includes(page)) await browser.addCookies([{ name, value, url: server.url }])
    yield { page, ...figuresOf(await look(server.url + page, port)) }
  }
  await browser.close()
  await server.stop()
}

/** In the browser that listens at `port`, all whose storage but its cookies is emptied first. */
async function look(url: string, port: number): Promise<Report> {
  const output = join(aFolder('lighthouse'), 'report.json')
  const run = Bun.spawn(
    [
      ...[process.execPath, 'x', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${output}`],
      ...[`--only-categories=${CATEGORIES.join()}`, `--port=${port}`],
    ],
    { stdout: 'ignore', stderr: 'pipe' },
  )
  const said = await new Response(run.stderr).text()
  if ((await run.exited) !== 0) throw new Error(`Lighthouse could not look at ${url}:\n${said}`)
  return Bun.file(output).json()
}

function figuresOf({ categories, audits, finalDisplayedUrl }: Report) {
  const value = (audit: string) => Math.round((audits[audit]?.numericValue ?? 0) * 100) / 100
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name].score ?? 0) * 100)])
  const failed = Object.entries(audits).filter(
    ([name, { score }]) => score !== null && score < 0.9 && !TIMED.test(name),
  )
  return {
    ...Object.fromEntries(scores),
    'FCP (s)': Math.round(value('first-contentful-paint') / 10) / 100,
    'LCP (s)': Math.round(value('largest-contentful-paint') / 10) / 100,
    'TBT (ms)': Math.round(value('total-blocking-time')),
    CLS: value('cumulative-layout-shift'),
    address: new URL(finalDisplayedUrl).pathname,
    'not passed': failed.map(([name]) => name).join(' '),
  }
}

/** What the scores of performance are made of stands in columns of its own. */
const TIMED =
  /paint|speed-index|interactive|blocking|max-potential|insight$|bootup|mainthread|server-response/
