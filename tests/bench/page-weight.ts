import { kilobytes, type PageWeight, weighPage } from '../support/page-weight.ts'
import { signUp } from '../support/person.ts'
import { startServer } from '../support/server.ts'

const PAGES = [
  '/landing',
  '/login',
  '/app',
  '/app/character-creation',
  '/app/saved-stories',
  '/app/settings',
  '/app/subscription',
  '/story/1',
]

/** What each page makes a browser load, and the service worker. */
export async function measurePages(): Promise<PageWeight[]> {
  const server = await startServer()
  const parent = await signUp(server.url, 'mia@example.com')
  const mia = await parent.makeCharacter('Mia')
  await parent.requestStory([mia])
  const weights: PageWeight[] = []
  for (const page of PAGES) {
    const isPublic = page === '/landing' || page === '/login'
    weights.push(await weighPage(server.url, page, isPublic ? '' : parent.cookie))
  }
  const worker = await fetch(`${server.url}/service-worker.js`)
  const script = kilobytes([await worker.text()])
  weights.push({
    page: 'the service worker',
    status: worker.status,
    html: 0,
    script,
    files: 1,
    later: 0,
    css: 0,
  })
  await server.stop()
  return weights
}
