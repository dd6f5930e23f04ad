import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Locator, Page } from 'playwright'
import { buildOnce } from '../../src/build/build.ts'
import { freezeClock, hydrated, type Visit, type VisitOptions, visit } from '../support/browser.ts'
import { comesToBe } from '../support/comes-to-be.ts'
import { type Person, signUp } from '../support/person.ts'
import { type RunningServer, startServer } from '../support/server.ts'

let server: RunningServer
let cookie: string
let sarah: Person

beforeAll(async () => {
  await buildOnce()
  server = await startServer()
  sarah = await signUp(server.url, 'sarah@example.com')
  cookie = sarah.cookie
})

afterAll(() => server.stop())

test('a phone that is rotated while a page loads shows no error', async () => {
  const { page, close } = await asSarah('/app/settings', { phone: true })
  for (const [name, path, width, height] of [
    ['My Stories', '/app/saved-stories', 740, 360],
    ['Home', '/app', 360, 740],
    ['Settings', '/app/settings', 740, 360],
  ] as const) {
    await page.evaluate((wanted) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')]
      links.find((link) => link.textContent?.includes(wanted) && link.offsetParent)?.click()
    }, name)
    await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' })
    await page.setViewportSize({ width, height })
    await page.waitForLoadState('load')
  }
  await page.getByRole('heading', { name: 'Account Settings' }).waitFor()
  await page.locator('html[data-shell]').waitFor()
  await close()
})

describe('moods', () => {
  test('a mood picked on a desktop colors the page at once and is kept after a reload', async () => {
    const { page, close } = await asSarah('/app/settings')
    const night = await nightOf(page)
    const picker = page.locator('.mood-float')
    await picker.getByRole('button', { name: 'Nature mood' }).click()
    expect(await page.locator('html').getAttribute('data-mood')).toBe('nature')
    expect(await nightOf(page)).not.toBe(night)
    await page.reload()
    expect(await page.locator('html').getAttribute('data-mood')).toBe('nature')
    expect(await picker.getByRole('button', { pressed: true }).getAttribute('title')).toBe('Nature mood')
    await close()
  })

  test.each([
    ['/app/saved-stories', 1440],
    ['/app/saved-stories', 900],
    ['/app/settings', 1440],
    ['/app/profiles', 1440],
  ])('on a desktop %s has one mood picker, %d pixels wide', async (path, width) => {
    const { page, close } = await asSarah(path)
    await page.setViewportSize({ width, height: 900 })
    const pickers = page.getByRole('button', { name: /^(?:Nature( mood)?|Choose your mood)$/ })
    expect(await pickers.filter({ visible: true }).count()).toBe(1)
    await close()
  })

  test('on a phone the Theme button opens a sheet with the six moods', async () => {
    const { page, close } = await asSarah('/app/settings', { phone: true })
    await page.getByRole('link', { name: 'Theme' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Choose your mood' })
    await sheet.waitFor()
    expect(await sheet.locator('form button').count()).toBe(6)
    await sheet.getByRole('button', { name: 'Fantasy' }).tap()
    await page.locator('html[data-mood=fantasy]').waitFor()
    await sheet.getByRole('button', { name: 'Close' }).tap()
    await sheet.waitFor({ state: 'hidden' })
    await close()
  })

  test('a mood other than the six is not accepted from the browser', async () => {
    const { page, context, close } = await asSarah('/app/settings')
    await context.addCookies([{ name: 'mood', value: 'grumpy', url: server.url }])
    await page.reload()
    expect(await page.locator('html').getAttribute('data-mood')).toBe('magical')
    await close()
  })
})

describe('navigation', () => {
  test('the desktop has Home, My Stories, Settings, the e-mail and Sign Out at the top', async () => {
    const { page, close } = await asSarah('/app/settings')
    const nav = page.getByRole('navigation', { name: 'Main' })
    for (const name of ['Home', 'My Stories', 'Settings']) {
      expect(await nav.getByRole('link', { name, exact: true }).isVisible()).toBe(true)
    }
    expect(await nav.getByText('sarah@example.com').isVisible()).toBe(true)
    expect(await nav.getByRole('link', { name: 'Settings' }).getAttribute('aria-current')).toBe('page')
    await close()
  })

  test('the phone has five places to touch at the bottom, none smaller than 44 pixels', async () => {
    const { page, close } = await asSarah('/app/settings', { phone: true })
    const items = page.getByRole('navigation', { name: 'Main' }).locator('a, button')
    expect(await items.allInnerTexts()).toEqual(['Home', 'My Stories', 'Settings', 'Theme', 'Sign Out'])
    for (const item of await items.all()) {
      const box = await item.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await close()
  })

  test('nothing is wider than the phone', async () => {
    const { page, close } = await asSarah('/app/settings', { phone: true })
    for (const path of ['/app/settings', '/app/subscription', '/privacy', '/nowhere']) {
      await page.goto(path)
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 360])
    }
    await close(/status of 404/)
  })

  test('nor where the letters are twice as large: the words break, and nothing goes sideways', async () => {
    const { page, close } = await visit(server.url, { phone: true, bypassCSP: true })
    for (const path of ['/landing', '/login?mode=sign-up', '/privacy', '/licenses']) {
      await page.goto(path)
      await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 360])
    }
    await close()
  })

  test('the first tab stop leads past the navigation', async () => {
    const { page, close } = await asSarah('/app/settings')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.id === 'main')
    await close()
  })
})

describe('a change of route', () => {
  test('to another page begins at its top', async () => {
    const { page, close } = await asSarah('/landing', { phone: true })
    await page.evaluate(() => scrollTo({ top: 5000, behavior: 'instant' }))
    await page.getByRole('link', { name: 'Terms' }).click()
    await page.waitForURL('/terms')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await close()
  })

  test('to another step scrolls smoothly to the top', async () => {
    await sarah.makeCharacter('Mia')
    const { page, close } = await asSarah('/app', { phone: true })
    await page.setViewportSize({ width: 360, height: 320 })
    await hydrated(page)
    await page.getByRole('checkbox', { name: 'Mia' }).check()
    const onward = page.getByRole('button', { name: /^Continue with/ })
    await onward.scrollIntoViewIfNeeded()
    const places = await page.evaluateHandle(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      const seen = [scrollY]
      const go = scrollTo as (to: ScrollToOptions) => void
      // Instant scrolling happens at once; smooth scrolling does not, however rarely a busy machine paints.
      window.scrollTo = (to) => {
        go(to as ScrollToOptions)
        seen.push(scrollY)
      }
      return seen
    })
    await onward.click()
    await page.getByRole('heading', { name: "Let's Create Mia's Story" }).waitFor()
    await page.waitForFunction(() => scrollY === 0)
    const [from = 0, ...later] = await places.jsonValue()
    expect(from).toBeGreaterThan(50)
    expect(later.some((place) => place > 0)).toBe(true)
    await close()
  })
})

test('a page that is left while it is still being opened complains of nothing', async () => {
  const { page, close } = await asSarah('/app/settings')
  for (const place of ['/app/saved-stories', '/app/subscription', '/app/saved-stories']) {
    await page.evaluate((href) => {
      const press = (to: string) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click()
      setTimeout(press, 0, href)
      setTimeout(press, 20, '/app')
    }, place)
    await page.waitForFunction(() => location.pathname !== '/app/settings')
    await page.goto('/app/settings')
    await page.waitForFunction(() => document.documentElement.dataset.shell !== undefined)
  }
  await close()
})

describe('a start that fails', () => {
  test('says Loading Error over what the server sent, and Reload loads it again', async () => {
    const { page, close } = await visit(server.url)
    await page.route('**/assets/shell-*.js', (route) => route.abort())
    await page.goto('/landing')
    const notice = page.getByRole('alert').filter({ hasText: 'Loading Error' })
    await notice.waitFor()
    expect(await page.getByRole('heading', { name: 'Why Parents Love It' }).isVisible()).toBe(true)
    await page.unroute('**/assets/shell-*.js')
    await notice.getByRole('button', { name: 'Reload' }).click()
    await page.waitForFunction(() => document.documentElement.dataset.shell !== undefined)
    expect(await notice.isVisible()).toBe(false)
    await close(/ERR_FAILED|Failed to fetch/)
  })
})

describe('signing out', () => {
  test('from the settings it says Logged Out, and the session is over on the server', async () => {
    const own = (await signUp(server.url, 'leo@example.com')).cookie
    const { page, close } = await asSarah('/app/settings', {}, own)
    await page.locator('main').getByRole('button', { name: 'Sign Out', exact: true }).click()
    await toastSays(page, 'You have been successfully logged out.')
    const answer = await fetch(`${server.url}/app/settings`, { headers: { cookie: own }, redirect: 'manual' })
    expect(answer.headers.get('location')).toBe('/login')
    await close()
  })

  test('without script the phone asks too: its bar leads to where the settings sign out', async () => {
    const own = (await signUp(server.url, 'noor@example.com')).cookie
    const { page, close } = await asSarah('/app', { phone: true, javaScriptEnabled: false }, own)
    await page.getByRole('button', { name: 'Sign Out' }).last().click()
    await page.waitForURL('**/app/settings?#sign-out')
    await page.locator('main').getByRole('button', { name: 'Sign Out', exact: true }).click()
    await page.getByRole('link', { name: 'Sign In' }).first().waitFor()
    const answer = await fetch(`${server.url}/app/settings`, { headers: { cookie: own }, redirect: 'manual' })
    expect(answer.headers.get('location')).toBe('/login')
    await close()
  })

  test('a sign-out that fails says so and can be tried again', async () => {
    const { page, close } = await asSarah('/app/settings')
    await page.route('**/api/auth/token', (route) => route.fulfill({ status: 503, body: 'busy' }))
    const button = page.getByRole('navigation').getByRole('button', { name: 'Sign Out' })
    await button.click()
    await toastSays(page, 'Failed to logout')
    expect(await button.isEnabled()).toBe(true)
    await close(/status of 503/)
  })
})

describe('toasts', () => {
  test('one is shown at a time, F8 leads to it and Escape dismisses it', async () => {
    const { page, close } = await visit(server.url)
    await freezeClock(page)
    await page.goto('/login')
    const google = page.getByRole('link', { name: 'Continue with Google' })
    await google.click()
    await google.click()
    await page.locator('.toast').waitFor()
    expect(await page.locator('.toast').count()).toBe(1)
    await page.keyboard.press('F8')
    await page.waitForFunction(() => document.activeElement?.id === 'toasts')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await page.locator('.toast').waitFor({ state: 'hidden' })
    await close()
  })

  test('on a phone it leaves the lower half free, where the next thing to do is', async () => {
    const { page, close } = await visit(server.url, { phone: true, reducedMotion: 'reduce' })
    await freezeClock(page)
    await page.goto('/login')
    await page.getByRole('link', { name: 'Continue with Google' }).click()
    await page.locator('.toast').waitFor()
    const shown = await page.locator('.toast').boundingBox()
    expect(shown).not.toBeNull()
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan((page.viewportSize()?.height ?? 0) / 2)
    await close()
  })

  test('one of few words has them in its middle', async () => {
    const { page, close } = await visit(server.url, { phone: true, reducedMotion: 'reduce' })
    await freezeClock(page)
    await page.addInitScript(() =>
      sessionStorage.setItem('toast', JSON.stringify({ title: 'Story ready!', kind: 'success' })),
    )
    await page.goto('/login')
    await page.locator('.toast').waitFor()
    const [shown = Number.NaN, words = Number.NaN] = await page
      .locator('.toast, .toast strong')
      .evaluateAll((parts) =>
        parts.map((part) => {
          const { top, bottom } = part.getBoundingClientRect()
          return (top + bottom) / 2
        }),
      )
    expect(Math.abs(shown - words)).toBeLessThan(2)
    await close()
  })

  test('one goes by itself after 5 seconds, but not while it is pointed at', async () => {
    const { page, close } = await visit(server.url, { reducedMotion: 'reduce' })
    await freezeClock(page)
    await page.goto('/login')
    await page.getByRole('link', { name: 'Continue with Google' }).click()
    const shown = page.locator('.toast')
    await comesToBe(() => pointAt(shown), true)
    await page.clock.runFor(10_000)
    expect(await shown.isVisible()).toBe(true)
    await page.mouse.move(0, 0)
    await page.clock.runFor(5100)
    expect(await shown.isVisible()).toBe(false)
    await close()
  })
})

/** Hovers over an element; returns whether it is still there, and has not moved. */
async function pointAt(shown: Locator): Promise<boolean> {
  await shown.hover({ force: true })
  return shown.evaluate((element) => element.matches(':hover'))
}

describe('weight', () => {
  for (const path of ['/landing', '/login', '/app/settings', '/app/subscription']) {
    test(`${path} brings at most 5 KB of script, and none of it is React`, async () => {
      const { page, close } = path.startsWith('/app') ? await asSarah('/landing') : await visit(server.url)
      const scripts: Promise<string>[] = []
      page.on('response', (answer) => {
        if (answer.request().resourceType() === 'script') scripts.push(answer.text())
      })
      await page.goto(path, { waitUntil: 'networkidle' })
      const texts = await Promise.all(scripts)
      const bytes = texts.reduce((sum, text) => sum + Bun.gzipSync(Buffer.from(text)).length, 0)
      expect(texts.length).toBeGreaterThan(0)
      expect(bytes).toBeLessThanOrEqual(5 * 1024)
      expect(texts.join()).not.toContain('react')
      await close()
    })
  }
})

async function asSarah(path: string, options: VisitOptions = {}, session = cookie): Promise<Visit> {
  const visiting = await visit(server.url, options)
  const [name = '', value = ''] = session.split('=')
  await visiting.context.addCookies([{ name, value, url: server.url }])
  await visiting.page.goto(path)
  return visiting
}

const nightOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--night'))

const toastSays = (page: Page, text: string) =>
  page.locator('#toasts', { hasText: text }).waitFor({ state: 'attached' })
