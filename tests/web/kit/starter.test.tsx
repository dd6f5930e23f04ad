import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Page, Route } from 'playwright'
import { z } from 'zod'
import { build } from '../../../src/build/build.ts'
import { readAssets } from '../../../src/build/manifest.ts'
import { island } from '../../../src/web/kit/island.tsx'
import { makeTestApp, type TestApp } from '../../support/app.ts'
import { freezeClock, isWhole, visit } from '../../support/browser.ts'
import { type SmallSite, smallSite } from '../../support/small-site.ts'
import Counter from './counter.tsx'

const schema = z.object({ child: z.string(), stories: z.number() })
const CounterIsland = island({ name: 'counter', component: Counter, on: 'load', schema })
const PRAISES = `addEventListener('click', ({ target }) => {
  if (target.closest('[data-praises]')) target.textContent = 'Well done'
})`

let folder: SmallSite
let site: TestApp
let server: Bun.Server<undefined>

beforeAll(async () => {
  folder = await smallSite({
    'islands/counter.tsx': await Bun.file(`${import.meta.dir}/counter.tsx`).text(),
    'islands/praise.ts': PRAISES,
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
  site.app.get('/quick.svg', (c) => c.body(DOT, 200, { 'content-type': 'image/svg+xml' }))
  site.app.get('/below.svg', (c) => c.body(DOT, 200, { 'content-type': 'image/svg+xml' }))
  site.app.get('/sent', (c) => c.text('Sent without script'))
  site.app.get('/evening', (c) =>
    c.render(
      <>
        <img src="/quick.svg" alt="" width="300" height="300" fetchPriority="high" />
        <img src="/slow.svg" alt="" width="300" height="300" fetchPriority="high" />
        <img src="/below.svg" alt="" width="30" height="30" loading="lazy" style={IN_SIGHT} />
        <button type="button" data-praises="">
          Praise
        </button>
        <form action="/sent">
          <button type="submit">Send</button>
        </form>
        <a href="/sent">Read on</a>
        <CounterIsland child="Noor" stories={2} />
      </>,
      { title: 'Evening', scripts: ['islands/praise.ts'] },
    ),
  )
  server = Bun.serve({ port: 0, fetch: (request, bun) => site.app.fetch(request, bun) })
})

afterAll(async () => {
  await server.stop(true)
  site.close()
  folder.remove()
})

test("a page's scripts are asked for when its first pictures are on the screen, all of them", async () => {
  const { page, close } = await visit(server.url.href)
  const { asked, picture } = await beforeThePicture(page)
  const coming = await picture
  // The first of them is here already, and the clock goes on.
  await page.waitForFunction(() => document.querySelector('img')?.complete)
  await page.clock.runFor(500)
  expect(asked).toEqual([])
  await page.clock.resume()
  await coming.fulfill({ contentType: 'image/svg+xml', body: DOT })
  await page.locator('[data-state=hydrated]').waitFor({ state: 'attached' })
  expect(asked.toSorted()).toEqual(['counter', 'praise', 'renderer', 'shell'])
  await close()
})

test('a picture below the first ones leaves them the line, and needs no script where there is none', async () => {
  const { page, close } = await visit(server.url.href)
  const below: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/below.svg')) below.push(request.url())
  })
  const { picture } = await beforeThePicture(page)
  const coming = await picture
  await page.waitForFunction(() => document.querySelector('img')?.complete)
  expect(below).toEqual([])
  await page.clock.resume()
  const asked = page.waitForRequest('**/below.svg')
  await coming.fulfill({ contentType: 'image/svg+xml', body: DOT })
  await asked
  await close()
  const plain = await visit(server.url.href, { javaScriptEnabled: false })
  await plain.page.route('**/slow.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: DOT }))
  const unscripted = plain.page.waitForRequest('**/below.svg')
  await plain.page.goto('/evening')
  await unscripted
  await plain.close()
})

test('who comes back to something unfinished has them at once', async () => {
  const { page, close } = await visit(server.url.href)
  await page.addInitScript(() => sessionStorage.setItem('creation.left', '1'))
  await beforeThePicture(page)
  await page.locator('html[data-shell]').waitFor()
  await close()
})

test.each(['Praise', 'One more for Noor'])(
  '%s, pressed before the scripts are here, is done then',
  async (name) => {
    const { page, close } = await visit(server.url.href)
    await beforeThePicture(page)
    await page.getByRole('button', { name }).click()
    await page.getByText(name === 'Praise' ? 'Well done' : '3', { exact: true }).waitFor()
    await close()
  },
)

test('a form that is sent before waits for them, but not for ever; a plain link does not', async () => {
  const { page, close } = await visit(server.url.href)
  let isAsked = () => {}
  const asked = new Promise<void>((done) => {
    isAsked = done
  })
  await page.route(/shell-\w+\.js/, () => isAsked())
  await beforeThePicture(page)
  await page.getByRole('button', { name: 'Send' }).click()
  await asked
  expect(new URL(page.url()).pathname).toBe('/evening')
  await page.clock.runFor(3100)
  await page.getByText('Sent without script').waitFor()
  await beforeThePicture(page)
  await page.getByRole('link', { name: 'Read on' }).click()
  await page.getByText('Sent without script').waitFor()
  await close()
})

test('where a script does not come, the page says so', async () => {
  const { page, close } = await visit(server.url.href)
  await page.route(/praise-\w+\.js/, (route) => route.abort())
  await page.route('**/slow.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: DOT }))
  await page.goto('/evening')
  await page.getByRole('heading', { name: 'Loading Error' }).waitFor()
  await page.unroute(/praise-\w+\.js/)
  await page.getByRole('button', { name: 'Reload' }).click()
  await page.locator('html[data-shell]').waitFor()
  await isWhole(page)
  expect(await page.getByRole('heading', { name: 'Loading Error' }).isVisible()).toBe(false)
  await close(/ERR_FAILED|Failed to fetch/)
})

const IN_SIGHT = { position: 'fixed', top: 0 } as const
const DOT = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

/** The page with a stopped clock before its picture has come; the names of the scripts that it asks for. */
async function beforeThePicture(page: Page) {
  await freezeClock(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/built\/([\w-]+)-\w{8}\.js/.exec(request.url()) ?? []
    if (name) asked.push(name)
  })
  const picture = new Promise<Route>((came) => page.route('**/slow.svg', came))
  await page.goto('/evening', { waitUntil: 'commit' })
  await page.waitForFunction(() => 'starter' in window)
  return { asked, picture }
}
