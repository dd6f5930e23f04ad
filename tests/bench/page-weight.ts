import { openBrowser } from '../support/browser.ts'
import { weighPage } from '../support/page-weight.ts'
import { startServer } from '../support/server.ts'
import { aLargeFamily } from './a-large-family.ts'
import { asDeployed } from './as-deployed.ts'
import { type PageVisit, visitPage } from './page-visit.ts'
import { pagesOf } from './pages-of-a-family.ts'

const VISITS = 3

/** Each page for a family of 200 stories: its weight (KB after gzip), and the median of three visits by a phone. */
export async function* measurePages(wanted?: string) {
  const server = await startServer({ env: asDeployed() })
  const pages = pagesOf(await aLargeFamily(server), wanted)
  const browser = await openBrowser()
  for (const page of pages) {
    const weight = await weighPage(server.url, page.path, page.cookie)
    const visits: PageVisit[] = []
    while (visits.length < VISITS) visits.push(await visitPage(browser, server.url, page))
    const middle = (figure: keyof PageVisit) =>
      visits.map((visit) => visit[figure]).sort((a, b) => a - b)[VISITS >> 1]
    yield {
      page: page.name,
      HTML: weight.html,
      CSS: weight.css,
      script: weight.script,
      files: weight.files,
      'script at a tap': weight.near,
      'LCP (s)': middle('lcp'),
      'TBT (ms)': middle('blocked'),
      CLS: middle('shift'),
      'requests before LCP': middle('before'),
      requests: middle('requests'),
      pictures: middle('pictures'),
    }
  }
  await browser.close()
  await server.stop()
}
