import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page, Route } from 'playwright'
import { z } from 'zod'
import { build } from '../../../src/build/build.ts'
import { readAssets } from '../../../src/build/manifest.ts'
import { island, type Trigger } from '../../../src/web/kit/island.tsx'
import { makeTestApp, type TestApp } from '../../support/app.ts'
import { freezeClock, hydrated, visit } from '../../support/browser.ts'
import { type SmallSite, smallSite } from '../../support/small-site.ts'
import Counter from './counter.tsx'

const schema = z.object({ child: z.string(), stories: z.number() })
const counter = (on: Trigger) => island({ name: 'counter', component: Counter, on, schema })
const CounterAtOnce = counter('load')
const CounterNear = counter('near')

let folder: SmallSite
let site: TestApp
let server: Bun.Server<undefined>

beforeAll(async () => {
  folder = await smallSite({
    'islands/counter.tsx': await Bun.file(`${import.meta.dir}/counter.tsx`).text(),
  })
  await build(folder)
  const assets = readAssets(`${folder.out}/manifest.json`)
  const built = (url: string) => url.replace('/assets/', '/built/')
  site = makeTestApp({
    assets: {
      url: (entry) => built(assets.url(entry)),
      imports: (entry) => assets.imports(entry).map(built),
      starter: assets.starter,
    },
  })
  site.app.get('/built/:file', (c) => new Response(Bun.file(`${folder.out}/${c.req.param('file')}`)))
  site.app.get('/two', (c) =>
    c.render(
      <>
        <h1>Tonight</h1>
        <CounterAtOnce child="Zoë" stories={2} />
        <CounterAtOnce child="O'Neil </script>" stories={0} />
      </>,
      { title: 'Two' },
    ),
  )
  site.app.get('/later', (c) =>
    c.render(
      <>
        <svg width="1" height="3000" />
        <CounterNear child="Mia" stories={1} />
      </>,
      { title: 'Later' },
    ),
  )
  site.app.get('/empty', (c) =>
    c.render(
      <div className="sr-only">
        <CounterAtOnce child="Noor" stories={2} />
      </div>,
      { title: 'Empty', shell: 'bare' },
    ),
  )
  site.app.get('/picture', (c) =>
    c.render(
      <>
        <img src="/slow.svg" alt="" width="300" height="300" fetchPriority="high" />
        <CounterAtOnce child="Noor" stories={2} />
      </>,
      { title: 'Picture' },
    ),
  )
  site.app.get('/secret', (c) => {
    const props = { child: 'Mia', stories: 1, password: 'twinkle' }
    return c.render(<CounterNear {...props} />, { title: 'S' })
  })
  site.app.get('/wrong', (c) => {
    const props = { child: 'Mia', stories: Number.NaN }
    return c.render(<CounterNear {...props} />, { title: 'W' })
  })
  server = Bun.serve({ port: 0, fetch: (request, bun) => site.app.fetch(request, bun) })
})

afterAll(async () => {
  await server.stop(true)
  site.close()
  folder.remove()
})

describe('on the server', () => {
  test('an island is whole HTML, and the browser gets only what its schema names', async () => {
    const html = await read('/secret')
    expect(html).toContain('One more for <!-- -->Mia')
    expect(html).not.toContain('twinkle')
  })

  test('props that the schema refuses never reach a page', async () => {
    expect((await site.app.request('/wrong')).status).toBe(500)
  })

  test('two islands of one page have different ids, and the next request starts anew', async () => {
    const ids = async () => [...(await read('/two')).matchAll(/<output id="([^"]+)"/g)].map(([, id]) => id)
    const [first, second] = await ids()
    expect(first).not.toBe(second)
    expect(await ids()).toEqual([first, second])
  })
})

describe('in the browser', () => {
  test('islands take over their HTML without a complaint and answer to a press', async () => {
    const { page, close } = await visit(server.url.href)
    await page.goto('/two')
    await hydrated(page)
    await page.getByRole('button', { name: 'One more for Zoë' }).click()
    expect(await page.getByLabel('Stories for Zoë').textContent()).toBe('3')
    expect(await page.getByLabel("Stories for O'Neil </script>").textContent()).toBe('0')
    await close()
  })

  test('the scripts of an island leave the line to the picture that the page shows first', async () => {
    const { page, close } = await visit(server.url.href)
    const { asked, picture } = await aSlowPicture(page)
    const coming = await picture
    expect(asked).toEqual([])
    await coming.fulfill({ contentType: 'image/svg+xml', body: DOT })
    await hydrated(page)
    expect(asked.length).toBeGreaterThan(0)
    await close()
  })

  test('an island starts on a page that shows nothing before', async () => {
    const { page, close } = await visit(server.url.href)
    await page.goto('/empty')
    await page.locator('[data-state=hydrated]').waitFor({ state: 'attached' })
    await close()
  })

  test('who touches the page before has them at once', async () => {
    const { page, close } = await visit(server.url.href)
    const { picture } = await aSlowPicture(page)
    await picture
    await page.keyboard.press('Tab')
    await hydrated(page)
    await close()
  })

  test('an island further down waits until it is scrolled to', async () => {
    const { page, close } = await visit(server.url.href)
    await page.goto('/later')
    const root = page.locator('[data-island]')
    expect(await root.getAttribute('data-state')).toBe('waiting')
    await page.getByRole('button', { name: 'One more for Mia' }).scrollIntoViewIfNeeded()
    await page.locator('[data-state=hydrated]').waitFor({ state: 'attached' })
    await close()
  })

  test('an island out of sight comes all the same with a hand on the page', async () => {
    const { page, close } = await visit(server.url.href)
    await page.goto('/later')
    expect(await page.locator('[data-island]').getAttribute('data-state')).toBe('waiting')
    await page.keyboard.press('Tab')
    await page.locator('[data-state=hydrated]').waitFor({ state: 'attached' })
    await close()
  })

  test('an island that breaks leaves its HTML on the page, harms no other and is told', async () => {
    const { page, close } = await visit(server.url.href)
    await page.goto('/two')
    await hydrated(page)
    const more = page.getByRole('button', { name: 'One more for Zoë' })
    for (let story = 3; story <= 5; story++) await more.click()
    await page.getByRole('heading', { name: 'Loading Error' }).waitFor()
    expect(await page.getByLabel('Stories for Zoë').textContent()).toBe('2')
    await page.getByRole('button', { name: "One more for O'Neil" }).click()
    expect(await page.getByLabel("Stories for O'Neil").textContent()).toBe('1')
    await close(/Too late for one more story/)
  })

  test('a script that fails to load once is asked for again', async () => {
    const { page, close } = await visit(server.url.href)
    let failures = 0
    await page.route(/counter-\w+\.js$/, (route) => {
      failures += 1
      return route.abort()
    })
    await page.goto('/two')
    await hydrated(page)
    expect(failures).toBeGreaterThan(0)
    await close(/ERR_FAILED/)
  })

  test('when the scripts do not start, the page stays and offers a reload', async () => {
    const { page, close } = await visit(server.url.href)
    await page.route(/shell-\w+\.js/, (route) => route.abort())
    await page.goto('/two')
    await page.getByRole('heading', { name: 'Loading Error' }).waitFor()
    expect(await page.getByRole('heading', { name: 'Tonight' }).isVisible()).toBe(true)
    await page.unroute(/shell-\w+\.js/)
    await page.getByRole('button', { name: 'Reload' }).click()
    await hydrated(page)
    expect(await page.getByRole('heading', { name: 'Loading Error' }).isVisible()).toBe(false)
    await close(/ERR_FAILED|Failed to fetch/)
  })
})

const DOT = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

/**
 * A page whose inline script waits for its picture, with a stopped clock; and which of its island's scripts were
 * requested.
 */
async function aSlowPicture(page: Page) {
  await freezeClock(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/(?:counter|renderer)-/.test(request.url())) asked.push(request.url())
  })
  const picture = new Promise<Route>((came) => page.route('**/slow.svg', came))
  await page.goto('/picture', { waitUntil: 'commit' })
  await page.waitForFunction(() => 'starter' in window)
  return { asked, picture }
}

const read = async (path: string) => (await site.app.request(path)).text()
