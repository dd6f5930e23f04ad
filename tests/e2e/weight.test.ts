import { afterAll, beforeAll, expect, test } from 'bun:test'
import { buildOnce } from '../../src/build/build.ts'
import { kilobytes, weighPage } from '../support/page-weight.ts'
import { openStage, SHORT, type Stage } from './player/stage.ts'

let stage: Stage
let storyId: number

beforeAll(async () => {
  await buildOnce()
  stage = await openStage()
  storyId = stage.request()
  await stage.finish(storyId, SHORT)
})

afterAll(() => stage.end())

/**
 * Kilobytes of script that a phone needs before a page is usable (design, section 6), and that the first tap, scroll or
 * key loads.
 */
const BUDGETS: [page: string, script: number, near?: number][] = [
  ['/landing', 5],
  ['/login', 5],
  ['/app/settings', 5],
  ['/app/subscription', 5],
  ['/app', 8, 76],
  ['/app/character-creation', 77],
  ['/app/saved-stories', 76],
  ['the story', 86],
]

for (const [page, most, near = 0] of BUDGETS) {
  test(`${page} is in use after ${most} KB of script in at most six files, and 12 KB of styles`, async () => {
    const path = page === 'the story' ? `/story/${storyId}` : page
    const isPublic = page === '/landing' || page === '/login'
    const weight = await weighPage(stage.url, path, isPublic ? '' : stage.parent.cookie)
    expect(weight.status).toBe(200)
    expect(weight.script).toBeGreaterThan(1)
    expect(weight.script).toBeLessThanOrEqual(most)
    expect(weight.files).toBeLessThanOrEqual(6)
    expect(weight.near).toBeLessThanOrEqual(near)
    expect(weight.css).toBeLessThanOrEqual(12)
  })
}

/** No page waits for it: the browser fetches it, and what it precaches, after the first page. */
const SERVICE_WORKER_KB = 14

test(`the service worker has at most ${SERVICE_WORKER_KB} KB`, async () => {
  const script = await (await fetch(`${stage.url}/service-worker.js`)).text()
  expect(kilobytes([script])).toBeGreaterThan(5)
  expect(kilobytes([script])).toBeLessThanOrEqual(SERVICE_WORKER_KB)
})
