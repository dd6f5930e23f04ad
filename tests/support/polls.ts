import type { Page, Request } from 'playwright'
import { comesToBe } from './comes-to-be.ts'

export interface Polls {
  asked: Request[]
  /** Lets two seconds pass this many times on a stopped clock, and every answer reach the page. */
  pass(times?: number): Promise<void>
}

/** Notes what the page polls. */
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
    // Everything before this has been handled, and the next poll is scheduled.
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
