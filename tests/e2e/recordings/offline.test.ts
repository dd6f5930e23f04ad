import { afterAll, beforeAll, expect, test } from 'bun:test'
import { jobs, storyVoices, users } from '../../../db/schema/index.ts'
import { joinVoices } from '../../../jobs/join-voices.ts'
import { buildOnce } from '../../../src/build/build.ts'
import { keepRecording } from '../../../src/domain/recordings/keep-recording.ts'
import { wordsMark } from '../../../src/shared/recordings/words-mark.ts'
import { speakStory } from '../../../src/studio/narrator/index.ts'
import { spliceNarration } from '../../../src/studio/sound/splice.ts'
import { hydrated } from '../../support/browser.ts'
import { admitted } from '../../support/families.ts'
import { smallEngines } from '../../support/small-engines.ts'
import { keepButton, keptOn, looksAfter, OFFLINE } from '../offline/device.ts'
import { openStage, SHORT, type Stage } from '../player/stage.ts'
import { isPlaying } from '../player/watching.ts'

let stage: Stage
let storyId: number

beforeAll(async () => {
  await buildOnce()
  stage = await openStage()
  storyId = stage.request()
  await stage.finish(storyId, SHORT)
  await grandmaReads(1)
})
afterAll(() => stage.end())

/** Records one page in another voice than the narrator's. */
async function grandmaReads(paragraphIndex: number) {
  const { services } = stage
  const words = SHORT.paragraphs[paragraphIndex] ?? ''
  const said = await speakStory({ paragraphs: [words], ageGroup: '3-5', voice: 'slt' })
  const takeRecording = async () => ({ ok: true as const, value: said })
  const userId = services.db.select({ id: users.id }).from(users).get()?.id ?? 0
  const page = { storyId, paragraphIndex, voice: 'Grandma', seconds: 4, seen: wordsMark(words) }
  const recording = { ...page, bytes: new Uint8Array(1) }
  const kept = await keepRecording({ ...services, takeRecording }, admitted(userId), recording)
  expect(kept.ok).toBe(true)
  const studio = { ...services, ...smallEngines(), splice: spliceNarration }
  await joinVoices(studio, storyId, new AbortController().signal)
}

test('a story that is kept on the device plays there in Grandma’s voice without a network', async () => {
  const { page, context, close } = await looksAfter(stage, storyId, { phone: true })
  await page.getByRole('radio', { name: 'Grandma' }).check({ force: true })
  await keepButton(page).tap()
  await page.getByRole('button', { name: /^Kept offline/ }).waitFor()
  expect(await keptOn(page)).toEqual([`/kept/${storyId}`])
  await context.setOffline(true)
  await page.goto(`/story/${storyId}`)
  await hydrated(page)
  await page.getByRole('radio', { name: 'Grandma', checked: true }).waitFor({ state: 'attached' })
  const told = await stage.parent.story(storyId)
  const { audioUrl } = JSON.parse(told.voices?.[0]?.audio ?? '{}') as { audioUrl: string }
  await page.getByRole('button', { name: 'Begin Story' }).tap()
  await isPlaying(page)
  expect(await page.evaluate(() => document.querySelector('audio')?.getAttribute('src'))).toBe(audioUrl)
  await close(OFFLINE)
})

test('a kept story is not asked for again and again while Grandma’s voice is delayed', async () => {
  const { page, context, close } = await looksAfter(stage, storyId)
  await keepButton(page).click()
  await page.getByRole('button', { name: /^Kept offline/ }).waitFor()
  const { db } = stage.services
  db.update(storyVoices).set({ revision: 9 }).run()
  db.update(jobs).set({ state: 'queued', waits: 1, waitUntil: '2999-01-01T00:00:00Z' }).run()
  const record = await context.newPage()
  await record.clock.install()
  let renewals = 0
  record.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api/stories/${storyId}`) renewals += 1
  })
  const answered = () => record.waitForResponse((response) => response.url().includes('/recordings?'))
  const first = answered()
  await record.goto(`${stage.url}/app/story/${storyId}/record`)
  await record.getByText('It could not be joined with the story yet.').waitFor()
  await first
  for (let more = 0; more < 4; more += 1) {
    const next = answered()
    await record.clock.runFor(15_000)
    await next
  }
  expect(renewals).toBeLessThanOrEqual(1)
  await close()
})
