import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { buildOnce } from '../../../src/build/build.ts'
import { accessibilityProblems, hydrated } from '../../support/browser.ts'
import { comesToBe } from '../../support/comes-to-be.ts'
import { personIn } from '../../support/person.ts'
import { openStage, SHORT, type Stage } from '../player/stage.ts'
import { hardlyGetsOn, hearTheEnd, isPlaying, jump, seek } from '../player/watching.ts'
import { findsUpdate, hasKept, keepButton, looksAfter, OFFLINE, signsIn, until } from './device.ts'

/** A story long enough to leave in the middle. */
const LONG = { ...SHORT, paragraphs: [...SHORT.paragraphs, ...SHORT.paragraphs] }
let stage: Stage

beforeAll(async () => {
  await buildOnce()
  stage = await openStage()
})

afterAll(() => stage.end())

async function aStory(script = SHORT): Promise<number> {
  const id = stage.request()
  await stage.finish(id, script)
  return id
}

/** The parent's browser at a kept story, after the server has stopped. */
async function keptAndAlone(id: number, options = {}) {
  const seen = await looksAfter(stage, id, options)
  await keepButton(seen.page).click()
  await hasKept(seen.page, `/kept/${id}`)
  await stage.goAway()
  return seen
}

/** One of each kind of page, of a family or public. */
const PAGES = [
  '/',
  '/landing',
  '/login',
  '/login?mode=sign-up',
  '/reset-password?code=a.b.c',
  '/confirm-email?code=a.b.c',
  '/account-deleted',
  '/privacy',
  '/terms',
  '/licenses',
  '/app',
  '/app?characters=1&step=theme-selection',
  '/app/character-creation',
  '/app/profiles',
  '/app/kid-mode',
  '/app/subscription',
  '/app/settings',
  '/app/saved-stories/labels',
  '/app/series/1',
  '/nowhere',
]
const waysOf = (id: number) => [
  `/story/${id}/share`,
  `/app/story/${id}/more`,
  `/app/story/${id}/mend`,
  `/app/story/${id}/record`,
  `/app/saved-stories/${id}/label`,
  `/app/saved-stories/${id}/delete`,
]

describe('while the server is stopped', () => {
  test('every page shows what is kept and says why, and the network that came back brings it itself', async () => {
    const id = await aStory()
    const { page, context, close } = await keptAndAlone(id)
    for (const path of [...PAGES, ...waysOf(id)]) {
      await page.goto(path)
      await page.getByText('that page needs the network. Your stories are here.').waitFor()
      await page.getByRole('link', { name: SHORT.title }).first().waitFor()
    }
    const guests = await context.newPage()
    expect(await guests.goto('/shared/somebody').catch(String)).toContain('ERR_CONNECTION_REFUSED')
    await guests.close()
    await page.goto('/story/999999')
    await page.getByText('that story is not on this device. These are.').waitFor()
    await page.goto('/app/saved-stories')
    await page.getByText('what this device keeps plays as ever').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await stage.comeBack()
    await page
      .getByRole('button', { name: `Label: ${SHORT.title}` })
      .or(page.locator('#timeline'))
      .first()
      .waitFor()
    await close(OFFLINE)
  })

  test('a kept story is played to its end, with jumps back and forth', async () => {
    const id = await aStory()
    const { page, close } = await keptAndAlone(id)
    await page.goto(`/story/${id}`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Begin Story' }).click()
    await isPlaying(page)
    for (const seconds of [5, 1, 3]) expect(await jump(page, seconds)).toBeCloseTo(seconds, 0)
    await page.waitForFunction(() =>
      [...document.images].some((image) => image.src.includes('/media/') && image.naturalWidth > 0),
    )
    await hearTheEnd(page)
    await stage.comeBack()
    await close(OFFLINE)
  })

  test('a heart, a place and feedback wait, and arrive in their order, each exactly once', async () => {
    const id = await aStory(LONG)
    const { page, context, close } = await keptAndAlone(id, { hasFeedback: undefined })
    const asked: string[] = []
    context.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.serviceWorker() === null && ['POST', 'PUT'].includes(request.method()))
        asked.push(`${request.method()} ${pathname} 200`)
    })
    const before = stage.arrived.length
    await page.goto(`/story/${id}`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Favorite' }).click()
    await hardlyGetsOn(page)
    await page.getByRole('button', { name: 'Begin Story' }).click()
    await isPlaying(page)
    await seek(page, 12)
    await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 12)
    await page.mouse.move(300, 300)
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await hearTheEnd(page)
    await page.getByRole('button', { name: 'We loved it' }).click()
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.locator('#toasts').getByText('Thank you for your feedback!').waitFor({ state: 'attached' })
    expect(stage.arrived.length).toBe(before)
    expect(asked).toContain(`PUT /api/stories/${id}/favorite 200`)
    expect(asked).toContain(`PUT /api/stories/${id}/place 200`)
    expect(asked).toContain('POST /api/feedback 200')
    const waiting = [...asked]
    await stage.comeBack()
    await page.goto('/app/saved-stories')
    await comesToBe(() => stage.arrived.length - before >= waiting.length, true)
    await page.goto('/app/settings')
    await page.goto('/app/saved-stories')
    await page.getByRole('heading', { name: 'My Stories' }).waitFor()
    expect(stage.arrived.slice(before).map((line) => line.replace(/20[0-9]$/, '200'))).toEqual(waiting)
    expect((await stage.parent.story(id)).favorite).toBe(true)
    await close(OFFLINE)
  })

  test('a heart is on the shelf at once, where favorites come first, and at the story when it is opened again', async () => {
    const [older, newer] = [await aStory({ ...SHORT, title: 'The older one' }), await aStory()]
    const { page, close } = await looksAfter(stage, newer)
    await keepButton(page).click()
    await hasKept(page, `/kept/${newer}`)
    await page.goto(`/story/${older}`)
    await hydrated(page)
    await keepButton(page).click()
    await hasKept(page, `/kept/${newer}`, `/kept/${older}`)
    await stage.goAway()
    const titles = () => page.locator('main li h2, li h2').allTextContents()
    await page.goto('/app/saved-stories')
    await page.getByRole('link', { name: 'The older one' }).waitFor()
    const before = await titles()
    expect(before).toContain('The older one')
    await page.goto(`/story/${older}`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Favorite' }).click()
    await until(
      page,
      async (id) => (await (await caches.match(`/kept/${id}`))?.json())?.story.favorite === true,
      older,
    )
    await page.goto('/app/saved-stories')
    await page.getByText('A favorite.').waitFor({ state: 'attached' })
    expect((await titles())[0]).toBe('The older one')
    await page.goto(`/story/${older}`)
    await page.getByRole('button', { name: 'Favorite', pressed: true }).waitFor()
    await stage.comeBack()
    await close(OFFLINE)
  })

  test('a way out of an open story says that it needs the network, and the parent stays', async () => {
    const id = await aStory()
    const { page, close } = await keptAndAlone(id)
    await page.getByRole('link', { name: 'Share or take home' }).first().click()
    await page
      .locator('#toasts')
      .getByText('Please check your connection, then try again.')
      .waitFor({ state: 'attached' })
    expect(new URL(page.url()).pathname).toBe(`/story/${id}`)
    await stage.comeBack()
    await close(OFFLINE)
  })

  test('a story that is opened says that there is no network, and offers no way that needs it until it is back', async () => {
    const id = await aStory()
    const { page, close } = await keptAndAlone(id)
    await page.goto(`/story/${id}`)
    await page.getByText('You are offline. Stories kept on this device still play.').waitFor()
    const ways = page.locator('.ready-ways')
    await ways.getByRole('button', { name: /^Kept offline/ }).waitFor()
    expect(await ways.getByRole('link').count()).toBe(0)
    expect(await accessibilityProblems(page)).toEqual([])
    await stage.comeBack()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await ways.getByRole('link', { name: 'Create New Story' }).waitFor()
    await page.getByText('You are offline.').waitFor({ state: 'detached' })
    await close(OFFLINE)
  })

  test('a form that is sent ends at what is kept, and a story that could not be deleted stays', async () => {
    const id = await aStory()
    const { page, close } = await looksAfter(stage, id)
    await keepButton(page).click()
    await hasKept(page, `/kept/${id}`)
    await page.goto(`/app/saved-stories/${id}/delete`)
    await stage.goAway()
    await page.getByRole('button', { name: 'Yes, delete it' }).click()
    await page.getByText('that needs the network, and was not sent. Your stories are here.').waitFor()
    await page.getByRole('link', { name: SHORT.title }).first().waitFor()
    await hasKept(page, `/kept/${id}`)
    // What the parent read there stays true: nothing is sent again automatically.
    await stage.comeBack()
    await page.waitForURL('**/app/saved-stories')
    await page.getByRole('heading', { name: 'My Stories' }).waitFor()
    expect(
      (await fetch(`${stage.url}/story/${id}`, { headers: { Cookie: stage.parent.cookie } })).status,
    ).toBe(200)
    await close(OFFLINE)
  })

  test('an update that was found waits on, and is taken once the story has ended, with the story still here', async () => {
    const id = await aStory()
    const { page, close } = await looksAfter(stage, id)
    await keepButton(page).click()
    await hasKept(page, `/kept/${id}`)
    const script = await (await fetch(`${stage.url}/service-worker.js`)).text()
    stage.answerOtherwise((request, answer) =>
      new URL(request.url).pathname === '/service-worker.js'
        ? Promise.resolve(
            new Response(`${script}\n// another release`, { headers: { 'content-type': 'text/javascript' } }),
          )
        : answer(request),
    )
    await page.getByRole('button', { name: 'Begin Story' }).click()
    await isPlaying(page)
    await findsUpdate(page)
    await stage.goAway()
    await hearTheEnd(page)
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Update' }).click()
    await reloaded
    await page.getByRole('heading', { name: SHORT.title }).waitFor()
    await hasKept(page, `/kept/${id}`)
    stage.answerOtherwise((request, answer) => answer(request))
    await stage.comeBack()
    await close(OFFLINE)
  })

  test("one family's waiting changes are never sent for the next family, which sees none of them", async () => {
    const id = await aStory()
    const noor = await personIn(stage, stage.url, 'noor@example.com')
    const { page, context, close } = await keptAndAlone(id)
    await page.goto(`/story/${id}`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Favorite' }).click()
    await page.getByRole('button', { name: 'Favorite', pressed: true }).waitFor()
    await signsIn(context, noor)
    const before = stage.arrived.length
    await stage.comeBack()
    await page.goto('/app/saved-stories')
    await hasKept(page)
    await page.goto('/app/settings')
    await page.goto('/app/saved-stories')
    expect(stage.arrived.slice(before).filter((line) => /favorite 20\d$/.test(line))).toEqual([])
    expect((await stage.parent.story(id)).favorite).toBe(false)
    expect(await page.content()).not.toContain(SHORT.title)
    await close(OFFLINE)
  })
})

test("a heart of a family that kept nothing is not taken for the next one's either", async () => {
  const id = await aStory()
  const leo = await personIn(stage, stage.url, 'leo@example.com')
  const { page, context, close } = await looksAfter(stage, id)
  await stage.goAway()
  await page.getByRole('button', { name: 'Favorite' }).click()
  await page.getByRole('button', { name: 'Favorite', pressed: true }).waitFor()
  await signsIn(context, leo)
  const before = stage.arrived.length
  await stage.comeBack()
  for (const path of ['/app/settings', '/app/saved-stories', '/app/settings']) await page.goto(path)
  expect(stage.arrived.slice(before).filter((line) => /favorite 20\d$/.test(line))).toEqual([])
  await close(OFFLINE)
})

test('an open list notices that the server went, and that it came back', async () => {
  const id = await aStory()
  const { page, close } = await looksAfter(stage, id)
  await page.goto('/app/saved-stories')
  await page
    .getByRole('button', { name: /^Keep offline/ })
    .first()
    .waitFor()
  await stage.goAway()
  await page.getByText('You are offline. What is kept on this device plays as ever.').waitFor()
  await page.locator('#keep-next:disabled').waitFor()
  await stage.comeBack()
  await page.getByText('You are offline.').waitFor({ state: 'detached' })
  await page.locator('#keep-next:enabled').waitFor()
  await close(OFFLINE)
})
