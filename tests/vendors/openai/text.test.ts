import { afterAll, beforeEach, describe, expect, test } from 'bun:test'
import { embeddedModerator } from '../../../src/embedded/moderation/index.ts'
import { Unusable } from '../../../src/ports/unusable.ts'
import type { StoryBrief, WrittenStory } from '../../../src/ports/writer.ts'
import { ProviderDown } from '../../../src/shared/kit/provider-down.ts'
import { LEO, MIA } from '../../../src/studio/tools/briefs.ts'
import { composeStory } from '../../../src/studio/writer/index.ts'
import { openCallsOut, type Purchase } from '../../../src/vendors/calls-out/index.ts'
import { gapsOf } from '../../../src/vendors/openai/text/measure.ts'
import { priceOfTokens } from '../../../src/vendors/openai/text/price.ts'
import { storyInstructions } from '../../../src/vendors/openai/text/prompt.ts'
import { createOpenaiWriter } from '../../../src/vendors/openai/text/writer.ts'
import { aShelf } from '../../support/a-shelf.ts'
import { callClock, type TestCallClock } from '../../support/call-clock.ts'
import { HOSTILE } from '../../support/hostile.ts'
import { openaiTextServer, toldBy } from '../../support/vendors/openai-text.ts'

const briefOf = (seed: number): StoryBrief => ({
  seed,
  children: [MIA, LEO],
  theme: 'lighthouse-keeper',
  environment: 'Underwater World',
  tone: 'brave',
  ageGroup: '6-8',
  paragraphCount: 3,
  author: { name: 'Edward Lear', era: '1846', style: 'nonsense verse', techniques: ['invented words'] },
  writingStyle: 'plot-twist',
  customSeed: 'a teapot that is afraid of Tuesdays',
})

/** The first story of the embedded writer that is all that OpenAI is asked for. */
function faultless(seed = 1): [StoryBrief, WrittenStory] {
  const brief = briefOf(seed)
  const story = composeStory(brief)
  return gapsOf(story, brief).length === 0 ? [brief, story] : faultless(seed + 1)
}
const [BRIEF, COMPOSED] = faultless()
const GOOD = toldBy(COMPOSED)
type Answer = typeof GOOD

const server = openaiTextServer()
afterAll(() => server.stop())

let clock: TestCallClock
let bought: Purchase[]

beforeEach(() => {
  clock = callClock()
  bought = []
  server.requests.length = 0
  server.faults.length = 0
  server.answers.length = 0
})

const writerWith = (api: 'responses' | 'chat' = 'responses', apiKey = 'openai-key') =>
  createOpenaiWriter(
    { model: 'gpt-5.4-mini', apiKey, server: `${server.url}/v1`, api },
    { callsOut: openCallsOut(clock), moderator: embeddedModerator },
  )
const write = (brief = BRIEF, signal?: AbortSignal) =>
  writerWith().write(brief, { signal, onPurchase: (purchase) => bought.push(purchase) })

const changed = (change: (story: Answer) => void): Answer => {
  const story = structuredClone(GOOD)
  change(story)
  return story
}
const withText = (index: number, text: string) =>
  changed((story) => {
    const paragraph = story.paragraphs[index]
    if (paragraph) paragraph.text = text
  })

describe('a story by OpenAI', () => {
  test('comes with scenes that the embedded painter can draw, and with what it cost', async () => {
    server.answers.push(GOOD)
    const story = await write()
    expect(story.paragraphs).toEqual(COMPOSED.paragraphs)
    expect(story.scenes.map(({ setting }) => setting)).toEqual(COMPOSED.scenes.map(({ setting }) => setting))
    expect(bought).toEqual([
      {
        vendor: 'openai',
        kind: 'text',
        model: 'gpt-5.4-mini',
        inputTokens: 1200,
        outputTokens: 900,
        microDollars: 4950,
      },
    ])
  })

  test('costs what its model costs, and rather too much where the model is not known', () => {
    const cost = (model: string) => priceOfTokens(model, 1000, 1000)
    expect(cost('gpt-5.4-mini-2026-03-17')).toBe(cost('gpt-5.4-mini'))
    expect(cost('gpt-5.9')).toBe(cost('somebody-else'))
    expect(cost('gpt-5.9')).toBeGreaterThan(cost('gpt-5'))
  })

  test('is asked for with the age band, the length, the world, the mood and the manner', async () => {
    server.answers.push(GOOD)
    await write()
    const { instructions = '', turns = [] } = server.asked()[0] ?? {}
    for (const said of [
      'exactly 3 paragraphs',
      'between 1.5 and 4',
      '6 to 8',
      'Underwater World',
      'Brave',
      'Edward Lear',
      'invented words',
    ])
      expect(instructions).toContain(said)
    expect(turns).toHaveLength(1)
    for (const typed of ['Mia', 'Leo', MIA.description, 'a teapot that is afraid of Tuesdays'])
      expect([instructions.includes(typed), turns[0]?.includes(typed)]).toEqual([false, true])
  })

  test('begins, goes wrong and closes otherwise with another seed, and is asked for in the same words with the same one', () => {
    const asked = (seed: number) => storyInstructions(briefOf(seed))
    expect(asked(3)).toBe(asked(3))
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(asked)).size).toBe(8)
  })

  test('a server like OpenAI is asked by chat completions, and costs the app nothing', async () => {
    server.answers.push(GOOD)
    const writer = writerWith('chat')
    await writer.write(BRIEF, { onPurchase: (purchase) => bought.push(purchase) })
    expect(server.requests.map(({ path }) => path)).toEqual(['/v1/chat/completions'])
    expect([writer.engine, bought[0]?.microDollars]).toEqual(['gpt-5.4-mini', 0])
  })
})

describe('a story that misses what was asked', () => {
  const second = () => server.asked()[1]?.turns.at(-1) ?? ''

  test.each([
    [
      'too few paragraphs',
      changed((story) => story.paragraphs.pop()),
      'It has 2 paragraphs with words; 3 were asked for.',
    ],
    ['an empty paragraph', withText(1, ' '), 'It has 2 paragraphs with words'],
    [
      'a sentence that comes twice',
      withText(1, 'Mia and Leo went to the old door. Mia and Leo went to the old door.'),
      'come twice',
    ],
    [
      'a level far above the age',
      withText(
        1,
        'Notwithstanding considerable meteorological uncertainty, Mia and Leo deliberated interminably concerning extraordinarily complicated navigational possibilities, subsequently abandoning precautionary considerations altogether.',
      ),
      'Its Flesch-Kincaid grade is',
    ],
    [
      'a child who is not named',
      changed((story) => {
        for (const paragraph of story.paragraphs) paragraph.text = paragraph.text.replaceAll('Leo', 'the boy')
      }),
      'child-1 of the data is never called by name.',
    ],
    [
      'something unfit',
      withText(2, 'Then the pirate took his gun and said that he would kill them all.'),
      'unfit for children',
    ],
  ])('is written once more with what was measured: %s', async (_, miss, gap) => {
    server.answers.push(miss, GOOD)
    expect((await write()).paragraphs).toEqual(COMPOSED.paragraphs)
    expect(second()).toContain(gap)
    expect(second()).not.toContain('Mia')
    expect(bought).toHaveLength(2)
  })

  test('fails when it misses again, and is not asked for a third time', async () => {
    const short = changed((story) => story.paragraphs.pop())
    server.answers.push(short, short, GOOD)
    await expect(write()).rejects.toBeInstanceOf(Unusable)
    expect(server.requests).toHaveLength(2)
    expect(bought).toHaveLength(2)
  })

  test('is told when what it misses twice is small', async () => {
    const twice = withText(
      1,
      `${GOOD.paragraphs[1]?.text} Mia held the lamp up high. Mia held the lamp up high.`,
    )
    server.answers.push(twice, twice)
    expect((await write()).paragraphs[1]).toContain('Mia held the lamp up high.')
  })

  test.each(['refused', 'filtered', 'unfinished', 'off-schema'])(
    'an answer that is %s is asked for once more',
    async (fault) => {
      server.faults.push(fault)
      server.answers.push(...(fault === 'unfinished' || fault === 'off-schema' ? [GOOD] : []), GOOD)
      expect((await write()).paragraphs).toEqual(COMPOSED.paragraphs)
      server.faults.push(fault, fault)
      server.answers.push(GOOD, GOOD)
      await expect(write()).rejects.toBeInstanceOf(Unusable)
      expect(server.requests).toHaveLength(4)
    },
  )

  test('who is present but was never introduced is not drawn, nor anybody twice', async () => {
    server.answers.push(
      changed((story) => {
        story.helpers = []
        const present = story.paragraphs[0]?.picture.present ?? []
        present.push(
          { who: 'helper-4', action: 'waving', feeling: 'happy', holding: null },
          { who: 'child-0', action: 'waving', feeling: 'happy', holding: null },
        )
      }),
    )
    const { scenes } = await write()
    const who = scenes[0]?.present.map((presence) => presence.who) ?? []
    expect(who).not.toContain('helper-4')
    expect(new Set(who).size).toBe(who.length)
  })
})

describe('what was bought of a story', () => {
  const shelf = aShelf()
  beforeEach(() => shelf.pieces.clear())
  const writeOn = () => writerWith().write(BRIEF, { shelf, onPurchase: (purchase) => bought.push(purchase) })
  const tooShort = () => changed((story) => story.paragraphs.pop())

  test('is not bought again when the process ends before the rewrite has come', async () => {
    server.answers.push(tooShort())
    server.faults.push(undefined, 'error', 'error', 'error')
    await expect(writeOn()).rejects.toBeInstanceOf(ProviderDown)
    server.answers.push(GOOD)
    expect((await writeOn()).paragraphs).toEqual(COMPOSED.paragraphs)
    expect(bought).toHaveLength(2)
    expect(server.asked().at(-1)?.turns).toHaveLength(3)
  })

  test('is not bought again when the process ends before it is saved', async () => {
    server.answers.push(GOOD)
    const story = await writeOn()
    expect(await writeOn()).toEqual(story)
    expect(server.requests).toHaveLength(1)
  })

  test('is let go when it cannot be told, so that a parent who tries again has another story', async () => {
    server.faults.push('refused', 'off-schema')
    await expect(writeOn()).rejects.toBeInstanceOf(Unusable)
    expect(shelf.pieces.size).toBe(0)
    server.answers.push(GOOD)
    expect((await writeOn()).paragraphs).toEqual(COMPOSED.paragraphs)
    expect(bought).toHaveLength(3)
  })
})

describe('a bad line to OpenAI', () => {
  test.each(['busy', 'error', 'cut', 'truncated'])('is tried again after %s', async (fault) => {
    server.faults.push(fault, fault)
    server.answers.push(GOOD, GOOD, GOOD)
    expect((await write()).paragraphs).toEqual(COMPOSED.paragraphs)
    expect(server.requests).toHaveLength(3)
    if (fault === 'busy') expect(clock.pauses).toEqual([7000, 7000])
  })

  test('that hangs is given up in time and tried again', async () => {
    server.faults.push('hangs')
    server.answers.push(GOOD)
    const writing = write()
    while (server.requests.length === 0) await new Promise((resolve) => setImmediate(resolve))
    clock.timeOut()
    expect((await writing).paragraphs).toEqual(COMPOSED.paragraphs)
  })

  test('three failures end the story for now', async () => {
    server.faults.push('error', 'error', 'error')
    await expect(write()).rejects.toBeInstanceOf(ProviderDown)
    expect(bought).toEqual([])
  })

  test('a key that OpenAI refuses is not tried again', async () => {
    await expect(writerWith('responses', 'wrong').write(BRIEF)).rejects.toBeInstanceOf(ProviderDown)
    expect(server.requests).toHaveLength(1)
  })

  test('a story that is given up ends its call', async () => {
    server.faults.push('hangs')
    const stop = new AbortController()
    const writing = write(BRIEF, stop.signal)
    while (server.requests.length === 0) await new Promise((resolve) => setImmediate(resolve))
    stop.abort(new Error('The server is stopping'))
    await expect(writing).rejects.toThrow('The server is stopping')
  })
})

test('sixty hostile descriptions and seeds change nothing in what the system says, and stay inside their marks', async () => {
  expect(new Set(HOSTILE).size).toBe(60)
  const writer = writerWith()
  const ask = async (typed: string) => {
    server.requests.length = 0
    server.answers.push(GOOD)
    await writer.write({ ...BRIEF, children: [{ ...MIA, description: typed }, LEO], customSeed: typed })
    const [asked] = server.asked()
    return { ...asked, turns: asked?.turns ?? [] }
  }
  const plain = await ask('likes dogs')
  for (const typed of HOSTILE) {
    const { instructions, schema, turns } = await ask(typed)
    expect(instructions).toBe(plain.instructions ?? '')
    expect(schema).toEqual(plain.schema)
    expect(turns).toHaveLength(1)
    const [, inside = '', ...more] = (turns[0] ?? '').split(/<\/?story-data>/)
    expect(more).toEqual([''])
    const data = JSON.parse(inside) as { children: { description: string }[]; twist: string }
    expect([data.children[0]?.description, data.twist]).toEqual([typed, typed])
  }
})
