import type { Page, Request } from 'playwright'
import { comesToBe } from './comes-to-be.ts'

export interface Polls {
  asked: Request[]
  /** Lets two seconds pass so many times at a clock that stands still, and every answer come to the page. */
  pass(times?: number): Promise<void>
}

/** Notes what the page asks for again and again. */
export function pollsOf(page: Page, isPoll: (request: Request) => boolean): Polls {
  const asked: Request[] = []
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (!isPoll(request)) return
    asked.push(request)
    open.add(request)
  })
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => open.delete(request))
  const answered = async () => {
    await comesToBe(() => open.size, 0)
    // What came before this has been taken up, and the next question set.
    await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()))
  }
  return {
    asked,
    async pass(times = 1) {
      await answered()
      for (let time = 0; time < times; time += 1) {
        await page.clock.runFor(2000)
        await answered()
      }
    },
  }
}
