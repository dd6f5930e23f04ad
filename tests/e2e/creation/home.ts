import type { Page } from 'playwright'
import sharp from 'sharp'
import { buildOnce } from '../../../src/build/build.ts'
import { readAssets } from '../../../src/build/manifest.ts'
import { makeTestApp, type TestApp } from '../../support/app.ts'
import { hydrated, type Visit, type VisitOptions, visit } from '../../support/browser.ts'
import { type Person, personIn } from '../../support/person.ts'

export interface Home extends TestApp {
  url: string
}

/** The app on its own port, with a painter that makes plain portraits, and one voice by default. */
export async function openHome(voices: [string, ...string[]] = ['Robin']): Promise<Home> {
  const [first, ...more] = voices
  await buildOnce()
  const portrait = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#8b5cf6' } })
    .webp()
    .toBuffer()
  const app = makeTestApp({
    assets: readAssets(),
    painter: {
      engine: 'Test pictures',
      paint: () => Promise.reject(new Error('No story is painted here')),
      portrait: () => Promise.resolve(portrait),
    },
    narrator: {
      engine: 'Test voices',
      voices: [aVoice(first), ...more.map(aVoice)],
      narrate: () => Promise.reject(new Error('No story is told here')),
    },
  })
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: app.app.fetch })
  return {
    ...app,
    url: `http://127.0.0.1:${server.port}`,
    close() {
      void server.stop(true)
      app.close()
    },
  }
}

const aVoice = (name: string) => ({ id: name.toLowerCase(), name, description: 'calm' })

export interface ParentVisit extends Visit {
  parent: Person
}

let parents = 0

/** A signed-in parent with the given children, on /app. */
export async function aParent(
  home: Home,
  children: string[],
  options: VisitOptions & { path?: string } = {},
): Promise<ParentVisit> {
  const { path = '/app', ...rest } = options
  const parent = await personIn(home, home.url, `parent-${++parents}@example.com`)
  for (const name of children) await parent.makeCharacter(name)
  const seen = await visit(home.url, rest)
  const [name = '', value = ''] = parent.cookie.split('=')
  await seen.context.addCookies([{ name, value, url: home.url }])
  await seen.page.goto(path)
  await hydrated(seen.page)
  return { ...seen, parent }
}

/** Waits for a toast's text, even if a busy machine looks only after the toast is gone. */
export const toastSays = (page: Page, text: string) =>
  page.locator('#toasts', { hasText: text }).waitFor({ state: 'attached' })

export const title = (page: Page, text: string | RegExp) =>
  page.getByRole('heading', { level: 1, name: text }).waitFor()

/** Waits until the focus is on the element with this name. */
export const focusIsOn = (page: Page, name: string) =>
  page.waitForFunction((name) => {
    const { activeElement: element } = document
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').startsWith(name)
  }, name)

/** The role and name of the focused element. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document
    return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
  })

/** By how many pixels the page is wider than the screen. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
