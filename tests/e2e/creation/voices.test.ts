import { afterAll, beforeAll, expect, test } from 'bun:test'
import { hydrated } from '../../support/browser.ts'
import { aParent, type Home, openHome, title } from './home.ts'

const SAMPLE = `${import.meta.dir}/../../../public/sample/narration.mp3`
let home: Home

beforeAll(async () => {
  home = await openHome(['Robin', 'Wren'])
})
afterAll(() => home.close())

test('a voice is heard before it is chosen; when it breaks off midway the button says Hear again, and why', async () => {
  const { page, close } = await aParent(home, ['Mia'], { phone: true })
  await page.route('**/api/voices/*/sample', (route) => route.fulfill({ path: SAMPLE }))
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function () {
      ;(window as unknown as { heard: HTMLMediaElement }).heard = this
      return play.call(this)
    }
  })
  await page.reload()
  await hydrated(page)
  await page.getByRole('checkbox', { name: 'Mia' }).check()
  await page.getByRole('button', { name: /^Continue with/ }).click()
  await page.getByRole('button', { name: /Space Hero/ }).click()
  await page.getByRole('button', { name: 'Create My Story' }).click()
  await title(page, 'Your Perfect Story Style')

  await page.getByRole('button', { name: 'Hear Wren' }).click()
  await page.locator('[aria-label="Stop Wren"][aria-busy=false]').waitFor()
  await heard('error')
  await page.getByRole('button', { name: 'Hear Wren' }).waitFor()
  await page.getByText('The voice could not be heard just now.').waitFor()

  await page.getByRole('button', { name: 'Hear Robin' }).click()
  await page.locator('[aria-label="Stop Robin"][aria-busy=false]').waitFor()
  expect(await page.getByText('The voice could not be heard').count()).toBe(0)
  // An incoming call: the phone pauses playback.
  await page.evaluate(() => (window as unknown as { heard: HTMLMediaElement }).heard.pause())
  await page.getByRole('button', { name: 'Hear Robin' }).waitFor()
  await close()

  function heard(event: string) {
    return page.evaluate((name) => {
      ;(window as unknown as { heard: HTMLMediaElement }).heard.dispatchEvent(new Event(name))
    }, event)
  }
})
