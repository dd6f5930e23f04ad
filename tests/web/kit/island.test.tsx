import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { z } from 'zod'
import { build } from '../../../src/build/build.ts'
import { readAssets } from '../../../src/build/manifest.ts'
import { island, type Trigger } from '../../../src/web/kit/island.tsx'
import { makeTestApp, type TestApp } from '../../support/app.ts'
import { hydrated, visit } from '../../support/browser.ts'
import { type SmallSite, smallSite } from '../../support/small-site.ts'
import Counter from './counter.tsx'

const schema = z.object({ child: z.string(), stories: z.number() })
const counter = (on: Trigger) => island({ name: 'counter', component: Counter, on, schema })
const CounterAtOnce = counter('load')
const CounterInSight = counter('visible')
const CounterWhenIdle = counter('idle')

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
        <CounterInSight child="Mia" stories={1} />
      </>,
      { title: 'Later' },
    ),
  )
  site.app.get('/secret', (c) => {
    const props = { child: 'Mia', stories: 1, password: 'twinkle' }
    return c.render(<CounterWhenIdle {...props} />, { title: 'S' })
  })
  site.app.get('/wrong', (c) => {
    const props = { child: 'Mia', stories: Number.NaN }
    return c.render(<CounterWhenIdle {...props} />, { title: 'W' })
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

  test('a page that comes by the service worker preloads nothing, which browsers would not use', async () => {
    const headers = { 'service-worker-navigation-preload': 'true' }
    const answer = await site.app.request('/two', { headers })
    expect(await answer.text()).not.toContain('rel="modulepreload"')
  })

  test('only an island that starts at once is fetched ahead', async () => {
    expect(await read('/two')).toContain('rel="modulepreload"')
    expect(await read('/later')).not.toContain('rel="modulepreload"')
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

  test('an island further down waits until it is scrolled to', async () => {
    const { page, close } = await visit(server.url.href)
    await page.goto('/later')
    const root = page.locator('[data-island]')
    expect(await root.getAttribute('data-state')).toBe('waiting')
    await page.getByRole('button', { name: 'One more for Mia' }).scrollIntoViewIfNeeded()
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
    await close(/ERR_FAILED/)
  })
})

const read = async (path: string) => (await site.app.request(path)).text()
