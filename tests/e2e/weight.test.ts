import { afterAll, beforeAll, expect, test } from 'bun:test'
import { buildOnce } from '../../src/build/build.ts'
import { weighPage } from '../support/page-weight.ts'
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

/** Kilobytes of script that a phone has to have before a page is in use (design, section 6). */
const BUDGETS: [page: string, script: number][] = [
  ['/landing', 5],
  ['/login', 5],
  ['/app/settings', 5],
  ['/app/subscription', 5],
  ['/app', 80],
  ['/app/character-creation', 80],
  ['/app/saved-stories', 80],
  ['the story', 86],
]

for (const [page, most] of BUDGETS) {
  test(`${page} is in use after ${most} KB of script in at most six files, and 12 KB of styles`, async () => {
    const path = page === 'the story' ? `/story/${storyId}` : page
    const isPublic = page === '/landing' || page === '/login'
    const weight = await weighPage(stage.url, path, isPublic ? '' : stage.parent.cookie)
    expect(weight.status).toBe(200)
    expect(weight.script).toBeGreaterThan(1)
    expect(weight.script).toBeLessThanOrEqual(most)
    expect(weight.files).toBeLessThanOrEqual(6)
    expect(weight.css).toBeLessThanOrEqual(12)
  })
}
