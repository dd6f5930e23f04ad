import { afterAll, beforeEach } from 'bun:test'
import { embeddedModerator } from '../../../src/embedded/moderation/index.ts'
import type { Making } from '../../../src/ports/purchase-store.ts'
import { type StoryBrief, type WrittenStory, writeWhole } from '../../../src/ports/writer.ts'
import { LEO, MIA } from '../../../src/studio/tools/briefs.ts'
import { openCallsOut, type Purchase } from '../../../src/vendors/calls-out/index.ts'
import { createOpenaiWriter } from '../../../src/vendors/openai/text/writer.ts'
import { callClock } from '../../support/call-clock.ts'
import { openaiTextServer, toldBy } from '../../support/vendors/openai-text.ts'

/** Three paragraphs for Mia and Leo, age group six to eight, with a twist. */
export const BRIEF: StoryBrief = {
  seed: 1,
  children: [MIA, LEO],
  theme: 'lighthouse-keeper',
  environment: 'Underwater World',
  tone: 'brave',
  ageGroup: '6-8',
  paragraphCount: 3,
  author: { name: 'Edward Lear', era: '1846', style: 'nonsense verse', techniques: ['invented words'] },
  writingStyle: 'plot-twist',
  customSeed: 'a teapot that is afraid of Tuesdays',
}

const scene = (place: string): WrittenStory['scenes'][number] => ({
  setting: 'Lighthouse',
  place,
  timeOfDay: 'dusk',
  view: 'near',
  weather: 'clear',
  present: [
    { who: 'child-0', action: 'sitting', feeling: 'curious', holding: 'lamp' },
    { who: 'child-1', action: 'pointing', feeling: 'surprised' },
    { who: 'helper-1', action: 'standing', feeling: 'worried' },
  ],
  props: ['rope'],
})

/** A story of 123 words that covers everything in BRIEF. */
export const STORY: WrittenStory = {
  title: 'The Kettle Shelf',
  paragraphs: [
    'On Monday night Mia trimmed the lamp of the lighthouse, as Grandma had shown her, and Leo counted the ships. Six went by. The seventh stopped in front of the rocks and would not go on. “Your light is shaking,” called its captain. “I cannot tell where it is.”',
    'The lamp was not shaking. The shelf was. On the shelf stood the teapot, and its lid went clink, clink, clink. “Tomorrow is Tuesday,” said the teapot. Leo looked at the calendar. Mia looked at the teapot. “It is Tuesday already in Japan,” said Leo. “And there they are drinking tea.”',
    'The teapot thought about that, and its lid was still. The light was still too, and the seventh ship went home. Mia carried the teapot down to the kitchen, where Grandma was, and Leo turned the page of the calendar so that nobody had to look at it.',
  ],
  scenes: [scene('the lamp room'), scene('the shelf'), scene('the kitchen')],
  helpers: [{ id: 'helper-1', name: 'the teapot', figure: 'thing', kind: 'round blue teapot' }],
  grade: 2,
}
export const GOOD = toldBy(STORY)
export type Told = typeof GOOD

export function atOpenai() {
  const server = openaiTextServer({ story: GOOD })
  const at = {
    server,
    clock: callClock(),
    bought: [] as Purchase[],
    writer: (api: 'responses' | 'chat' = 'responses', apiKey = 'openai-key', tellings = 1) =>
      createOpenaiWriter(
        { model: 'gpt-5.4-mini', apiKey, server: `${server.url}/v1`, api, tellings },
        { callsOut: openCallsOut(at.clock), moderator: embeddedModerator, clock: at.clock },
      ),
    making: (more: Making = {}): Making => ({
      onPurchase: (purchase) => void at.bought.push(purchase),
      ...more,
    }),
    tell: (brief = BRIEF, more: Making = {}) => at.writer().tell(brief, at.making(more)),
    write: (brief = BRIEF, more: Making = {}) => writeWhole(at.writer(), brief, at.making(more)),
    formats: () => server.asked().map(({ format }) => format),
  }
  beforeEach(() => {
    at.clock = callClock()
    at.bought = []
    const { requests, faults, answers, notes, choices, noteEnds } = server
    for (const list of [requests, faults, answers, notes, choices, noteEnds]) list.length = 0
  })
  afterAll(() => server.stop())
  return at
}

/** The good story with a change. */
export function changed(change: (story: Told) => void): Told {
  const story = structuredClone(GOOD)
  change(story)
  return story
}

/** The good story with one paragraph replaced. */
export const withText = (index: number, text: string): Told =>
  changed((story) => void story.paragraphs.splice(index, 1, text))

/** Resolves when the server has been called this often. */
export async function whenAsked(server: { requests: unknown[] }, times: number): Promise<void> {
  while (server.requests.length < times) await new Promise((resolve) => setImmediate(resolve))
}
