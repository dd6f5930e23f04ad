import { afterAll, beforeAll, expect, test } from 'bun:test'
import { buildOnce } from '../../../src/build/build.ts'
import { readAssets } from '../../../src/build/manifest.ts'
import { makeTestApp, type TestApp } from '../../support/app.ts'
import { visit } from '../../support/browser.ts'

const STORIES = ['The Lamp', 'The Moon', 'The Sea', 'The Owl']

let site: TestApp
let server: Bun.Server<undefined>
let tonight: { progress: number; asked: number; unchanged: number }

beforeAll(async () => {
  await buildOnce()
  site = makeTestApp({ assets: readAssets() })
  site.app.get('/shelf', (c) => {
    const search = c.req.query('search') ?? ''
    const list = <Shelf search={search} />
    return c.render(
      <>
        <h1>Shelf</h1>
        <form action="/shelf" data-fragment="#list">
          <input id="search" name="search" aria-label="Search" />
          <input name="mood" aria-label="Mood" />
          <button type="submit">Find</button>
        </form>
        {list}
      </>,
      { title: search ? `Shelf of ${search}` : 'Shelf', scripts: ['islands/fragments.ts'], fragment: list },
    )
  })
  site.app.post('/shelf', async (c) => {
    const { fate } = await c.req.parseBody()
    return fate === 'lost' ? c.json({ error: 'The owl has flown away.' }, 409) : c.redirect('/shelf', 303)
  })
  site.app.get('/tonight', (c) => {
    tonight.asked += 1
    const etag = `"${tonight.progress}"`
    if (c.req.header('if-none-match') === etag) {
      tonight.unchanged += 1
      return c.body(null, 304)
    }
    c.header('ETag', etag)
    const list = (
      <ul id="list" data-poll="/tonight">
        <li data-key="1">
          <details>
            <summary>Notes</summary>
            <p>kept open</p>
          </details>
        </li>
        <li data-key="2">{tonight.progress}%</li>
      </ul>
    )
    return c.render(list, { title: 'Tonight', scripts: ['islands/fragments.ts'], fragment: list })
  })
  server = Bun.serve({ port: 0, fetch: (request, bun) => site.app.fetch(request, bun) })
})

afterAll(async () => {
  await server.stop(true)
  site.close()
})

function Shelf({ search }: { search: string }) {
  return (
    <section id="list">
      <ul>
        {STORIES.filter((story) => story.includes(search)).map((story) => (
          <li key={story}>{story}</li>
        ))}
      </ul>
      <a href="/shelf?search=Moon" data-fragment="#list">
        Only the full one
      </a>
      <form
        method="post"
        action="/shelf"
        data-fragment="#list"
        data-toast-done='{"kind":"success","title":"Story Deleted"}'
        data-toast-failed='{"title":"Delete Failed","text":"Please try again."}'
      >
        <button type="submit" name="fate" value="gone">
          Delete
        </button>
        <button type="submit" name="fate" value="lost">
          Lose
        </button>
      </form>
    </section>
  )
}

test('a request for a fragment gets the part and its title, not the whole page', async () => {
  const answer = await site.app.request('/shelf?search=Owl', { headers: { 'x-fragment': '#list' } })
  const html = await answer.text()
  expect(html).toContain('<title>Shelf of Owl · Storylamp</title>')
  expect(html).toContain('The Owl')
  expect(html).not.toContain('<html')
  expect(answer.headers.get('vary')).toContain('X-Fragment')
})

test('a search replaces the list alone, keeps the focus, and goes into the address and back', async () => {
  const { page, close } = await visit(server.url.href)
  await page.goto('/shelf')
  await page.evaluate(() => {
    document.body.dataset.samePage = 'yes'
  })
  await page.getByLabel('Search').fill('Sea')
  await page.getByLabel('Search').press('Enter')
  await page.waitForURL('**/shelf?search=Sea')
  expect(await page.locator('li').allTextContents()).toEqual(['The Sea'])
  expect(await page.title()).toBe('Shelf of Sea · Storylamp')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('search')

  await page.getByRole('link', { name: 'Only the full one' }).click()
  await page.getByText('The Moon', { exact: true }).waitFor()
  await page.goBack()
  await page.getByText('The Sea').waitFor()
  await page.goBack()
  await page.getByText('The Owl').waitFor()
  expect(new URL(page.url()).search).toBe('')
  expect(await page.locator('body').getAttribute('data-same-page')).toBe('yes')
  await close()
})

test('a change that worked shows its toast, one that was refused shows why', async () => {
  const { page, close } = await visit(server.url.href)
  await page.goto('/shelf')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.locator('.toast-success', { hasText: 'Story Deleted' }).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Lose', exact: true }).click()
  await page.locator('.toast-error', { hasText: 'Delete Failed' }).waitFor({ state: 'attached' })
  expect(await page.locator('.toast').textContent()).toContain('The owl has flown away.')
  await close(/status of 409/)
})

test('a part that is polled shows what changed and leaves alone what did not', async () => {
  tonight = { progress: 25, asked: 0, unchanged: 0 }
  const { page, close } = await visit(server.url.href)
  await page.clock.install()
  await page.goto('/tonight')
  await page.getByText('Notes').click()
  const tick = async () => {
    const before = tonight.asked
    while (tonight.asked === before) await page.clock.runFor(500)
  }
  await tick()
  await tick()
  expect(tonight.unchanged).toBeGreaterThan(0)
  tonight.progress = 50
  await tick()
  await page.getByText('50%').waitFor()
  expect(await page.getByText('kept open').isVisible()).toBe(true)
  await close()
})
