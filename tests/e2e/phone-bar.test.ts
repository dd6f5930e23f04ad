import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright'
import { buildOnce } from '../../src/build/build.ts'
import { accessibilityProblems, hydrated, type Visit, visit } from '../support/browser.ts'
import { openStage, SHORT, type Stage } from './player/stage.ts'

let stage: Stage
let story: string

beforeAll(async () => {
  await buildOnce()
  stage = await openStage()
  const id = stage.request()
  await stage.finish(id, SHORT)
  story = `/story/${id}`
})

afterAll(() => stage.end())

/** The last one is Lighthouse's. */
const PHONES = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 412, height: 823 },
]

async function onPhone(path: string, size = PHONES[1]): Promise<Visit> {
  const seen = await visit(stage.url, { phone: true, reducedMotion: 'reduce' })
  const [name = '', value = ''] = stage.parent.cookie.split('=')
  await seen.context.addCookies([{ name, value, url: stage.url }])
  if (size) await seen.page.setViewportSize(size)
  await seen.page.goto(path)
  await hydrated(seen.page)
  return seen
}

const topOfBar = (page: Page) =>
  page.evaluate(() => document.querySelector('.bottom-nav')?.getBoundingClientRect().top ?? 0)

describe('above the bar of a phone', () => {
  test('every target of a first screen is large enough and free', async () => {
    const { page, close } = await onPhone('/app')
    const paths = ['/app', '/app/saved-stories', '/app/settings', '/app/profiles', story, `${story}/share`]
    for (const path of [
      ...paths,
      `/app${story}/more`,
      '/app/character-creation',
      '/app/saved-stories/labels',
    ]) {
      await page.goto(path)
      await hydrated(page)
      for (const phone of PHONES) {
        await page.setViewportSize(phone)
        expect([path, phone, await accessibilityProblems(page, ['target-size'])]).toEqual([path, phone, []])
      }
    }
    await close()
  })

  test('all ways on from a story are on its first screen', async () => {
    const { page, close } = await onPhone(story)
    await page.getByRole('button', { name: 'Keep offline' }).waitFor()
    const ways = page.locator('.ready-ways :is(a, button)')
    expect(await ways.count()).toBe(7)
    const bottoms = await ways.evaluateAll((all) => all.map((way) => way.getBoundingClientRect().bottom))
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(await topOfBar(page))
    await close()
  })

  test('a page ends, and what the keyboard reaches is scrolled there', async () => {
    const { page, close } = await onPhone('/app/settings')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const end = await page
      .locator('#main > :last-child')
      .evaluate((last) => last.getBoundingClientRect().bottom)
    expect(Math.floor(end)).toBeLessThanOrEqual(await topOfBar(page))

    await page.evaluate(() => scrollTo(0, 0))
    const hidden: string[] = []
    for (let place = await nextByTab(page); place.reached < 60 && !place.inBar; place = await nextByTab(page))
      if (Math.floor(place.bottom) > place.bar) hidden.push(place.what)
    expect(hidden).toEqual([])
    await close()
  })
})

/** The element the next Tab focuses. */
async function nextByTab(page: Page) {
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const scope = window as unknown as { reached?: number }
    scope.reached = (scope.reached ?? 0) + 1
    const focused = document.activeElement
    const bar = document.querySelector('.bottom-nav')
    return {
      reached: scope.reached,
      inBar: bar?.contains(focused) === true,
      what: focused?.outerHTML.slice(0, 80) ?? '',
      bottom: focused?.getBoundingClientRect().bottom ?? 0,
      bar: bar?.getBoundingClientRect().top ?? 0,
    }
  })
}
