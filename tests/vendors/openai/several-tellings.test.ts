import { describe, expect, test } from 'bun:test'
import { Unusable } from '../../../src/ports/unusable.ts'
import { ProviderDown } from '../../../src/shared/kit/provider-down.ts'
import { PATIENCE_MS } from '../../../src/vendors/openai/text/at-once.ts'
import { CHOOSING_INSTRUCTIONS, choiceIn, corrected } from '../../../src/vendors/openai/text/choosing.ts'
import { aPurchaseStore } from '../../support/a-purchase-store.ts'
import { THINKING } from '../../support/vendors/openai-text.ts'
import { atOpenai, BRIEF, changed, GOOD, type Told, whenAsked } from './at-openai.ts'

const at = atOpenai()
const { server } = at

const called = (title: string): Told => changed((story) => void Object.assign(story, { title }))
const nameless = changed((story) => {
  story.paragraphs = story.paragraphs.map((text) => text.replaceAll('Leo', 'the boy'))
})
const correcting = (...corrections: unknown[]) => JSON.stringify({ reading: '', choice: 1, corrections })
const tellThree = (more = {}) => at.writer('responses', 'openai-key', 3).tell(BRIEF, at.making(more))

/** Two of three have arrived, and the third is no longer awaited. */
async function impatiently<T>(telling: Promise<T>): Promise<T> {
  while (at.clock.waiting(PATIENCE_MS) < 2) await new Promise((resolve) => setImmediate(resolve))
  at.clock.timeOut(PATIENCE_MS)
  return telling
}

describe('one of several tellings', () => {
  test('is chosen by a reader who sees the wish and the words, but not the thinking', async () => {
    server.answers.push(called('The Kettle'), called('The Shelf'), called('The Lid'))
    server.choices.push(3)
    const told = await tellThree()
    expect(at.formats()).toEqual(['story', 'story', 'story', 'choice'])
    const [choosing] = server.asked().filter(({ format }) => format === 'choice')
    expect(choosing?.instructions).toBe(CHOOSING_INSTRUCTIONS)
    const data = JSON.parse((choosing?.turns[0] ?? '').replace(/<\/?story-data>/g, ''))
    expect(data).toMatchObject({
      children: [{ name: 'Mia' }, { name: 'Leo' }],
      twist: BRIEF.customSeed,
      ages: '6-8',
      theme: 'Lighthouse Keeper',
      mood: 'Brave',
      stories: [{ number: 1 }, { number: 2 }, { number: 3 }],
    })
    expect(told.title).toBe(data.stories[2].title)
    expect(choosing?.turns[0]).not.toContain(THINKING)
    expect(at.bought).toHaveLength(4)
  })

  test('is asked for in the same words each time, which name the author', async () => {
    await at.writer('responses', 'openai-key', 5).tell(BRIEF, at.making())
    const [first, ...more] = server.asked().filter(({ format }) => format === 'story')
    expect(more).toEqual(Array(4).fill(first))
    expect(first?.instructions).toContain('Edward Lear')
  })

  test('is read before it is told even when the others have gaps', async () => {
    server.answers.push(nameless, GOOD, nameless)
    expect((await tellThree()).paragraphs).toEqual(GOOD.paragraphs)
    expect(at.formats()).toEqual(['story', 'story', 'story', 'choice'])
    const [choosing] = server.asked().filter(({ format }) => format === 'choice')
    expect(choosing?.turns[0]).toContain('"number": 1')
    expect(choosing?.turns[0]).not.toContain('"number": 2')
  })

  test('is put right where a listener would stumble, and nowhere else', async () => {
    const [from = ''] = GOOD.paragraphs[0]?.match(/Six went by\./) ?? []
    server.choices.push(correcting({ paragraph: 1, from, to: 'Six of them went by.' }))
    const [first, ...others] = (await tellThree()).paragraphs
    expect(first).toBe(GOOD.paragraphs[0]?.replace(from, 'Six of them went by.'))
    expect(others).toEqual(GOOD.paragraphs.slice(1))
  })

  test('stays as it was when the corrected one cannot be told', async () => {
    for (const to of ['He killed it and the blood ran.', 'Six went by. '.repeat(11).trim()]) {
      server.choices.push(correcting({ paragraph: 1, from: 'Six went by.', to }))
      expect((await tellThree()).paragraphs).toEqual(GOOD.paragraphs)
    }
  })

  test('is bettered when all of them miss something: the one that misses least', async () => {
    const long = changed((story) => {
      story.paragraphs[2] += ` ${'Leo said good night to a ship. '.repeat(9).trim()}`
    })
    server.answers.push(nameless, long, nameless, GOOD)
    expect((await tellThree()).paragraphs).toEqual(GOOD.paragraphs)
    const again = server.asked()[3]
    expect(JSON.parse(again?.turns[1] ?? '{}').paragraphs).toEqual(long.paragraphs)
    expect(again?.turns[2]).toContain('words; about 125')
  })

  test('is enough when nobody answers for the others', async () => {
    server.faults.push('error', 'refused')
    server.answers.push(called('The Lid'))
    expect((await tellThree()).paragraphs).toEqual(GOOD.paragraphs)
  })

  test('is told though the reader is away, talks nonsense or chooses what is not there', async () => {
    for (const said of ['The second one, of course.', '{"reading": "", "choice": 9}', '{"choice": 1.5}']) {
      server.choices.push(said)
      expect((await tellThree()).paragraphs).toEqual(GOOD.paragraphs)
    }
    server.faults.push(undefined, undefined, undefined, 'error', 'error', 'error')
    expect((await tellThree()).paragraphs).toEqual(GOOD.paragraphs)
  })

  test('is not waited for longer than patience lasts once another has come, and is paid by what was heard', async () => {
    const purchases = aPurchaseStore()
    server.faults.push('hangs')
    const told = await impatiently(tellThree({ purchases }))
    expect(told.paragraphs).toEqual(GOOD.paragraphs)
    const late = at.bought.find(({ outputTokens }) => outputTokens === 0)
    expect(late?.inputTokens).toBeGreaterThan(400)
    expect(at.bought).toHaveLength(4)
    server.answers.push(called('Another Story'))
    expect(await tellThree({ purchases })).toEqual(told)
    expect(at.bought).toHaveLength(4)
  })

  test('is the first of them where the reader is not done when patience ends', async () => {
    server.faults.push(undefined, undefined, undefined, 'hangs')
    const telling = tellThree()
    await whenAsked(server, 4)
    at.clock.timeOut(PATIENCE_MS)
    expect((await telling).paragraphs).toEqual(GOOD.paragraphs)
  })

  test('is no longer waited for when a finished one has only a small gap', async () => {
    const long = changed((story) => {
      story.paragraphs[2] += ` ${'Leo said good night to a ship. '.repeat(9).trim()}`
    })
    server.faults.push('hangs')
    server.answers.push(long, long, GOOD)
    expect((await impatiently(tellThree())).paragraphs).toEqual(GOOD.paragraphs)
  })

  test('that goes on with a world is chosen by one who knows that world', async () => {
    const before = { stories: [{ title: 'The Fog Bank', trouble: 'fog', turn: 'wind', lastImage: 'a gull' }] }
    await at
      .writer('responses', 'openai-key', 2)
      .tell({ ...BRIEF, before: { ...before, helpers: [], places: ['the rock'], tale: '' } }, at.making())
    const choosing = server.asked().find(({ format }) => format === 'choice')
    expect(choosing?.turns[0]).toContain('The Fog Bank')
    expect(choosing?.turns[0]).toContain('"hasTwist": true')
  })

  test('ends the story for now when nobody answers for any', async () => {
    server.faults.push(...Array<string>(40).fill('error'))
    await expect(tellThree()).rejects.toBeInstanceOf(ProviderDown)
  })

  test('ends every call when the story is given up', async () => {
    server.faults.push('hangs', 'hangs', 'hangs')
    const stop = new AbortController()
    const telling = tellThree({ signal: stop.signal })
    await whenAsked(server, 3)
    stop.abort(new Error('The server is stopping'))
    await expect(telling).rejects.toThrow('The server is stopping')
  })
})

describe('several tellings that were bought', () => {
  test('are not bought again after a crash, and the same one is told', async () => {
    const purchases = aPurchaseStore()
    server.answers.push(called('The Kettle'), called('The Shelf'), called('The Lid'))
    server.choices.push(2)
    const told = await tellThree({ purchases })
    expect(await tellThree({ purchases })).toEqual(told)
    expect(at.bought).toHaveLength(4)
    const kept = [...purchases.pieces.values()].map(({ bytes }) => new TextDecoder().decode(bytes))
    expect(kept.join()).not.toContain(THINKING)
  })

  test('are let go when none can be told', async () => {
    const purchases = aPurchaseStore()
    server.answers.push(nameless, nameless, nameless, nameless)
    await expect(tellThree({ purchases })).rejects.toBeInstanceOf(Unusable)
    expect(purchases.pieces.size).toBe(0)
  })
})

test('a choice is one of the stories or none', () => {
  expect(choiceIn('Well: {"reading": "", "choice": 2, "corrections": []}', 3)?.index).toBe(1)
  for (const text of ['', '{"choice": 0}', '{"choice": 4}', '{"choice": "2"}', '{"choice": 1.5}'])
    expect(choiceIn(text, 3)).toBeUndefined()
})

test('a choice holds where its corrections are none', () => {
  for (const corrections of ['', ', "corrections": "none"', ', "corrections": [{"paragraph": 1}]'])
    expect(choiceIn(`{"choice": 2${corrections}}`, 3)).toEqual({ index: 1, corrections: [] })
})

describe('what is put right', () => {
  const story = { title: 'Tea', paragraphs: ['“It’s late,” he said. He sat.', 'He sat. He sat.'], grade: 1 }
  const put = (paragraph: number, from: string, to: string) =>
    corrected(story, [{ paragraph, from, to }], () => false).paragraphs.join('|')

  test('is found whichever quotation marks are written', () => {
    expect(put(1, '"It\'s late," he said.', '“It’s late,” said Leo.')).toBe(
      '“It’s late,” said Leo. He sat.|He sat. He sat.',
    )
  })

  test.each([
    ['words that stand there twice', 2, 'He sat.', 'Leo sat.'],
    ['words that stand nowhere', 1, 'She sat.', 'Leo sat.'],
    ['a paragraph that is not there', 3, 'He sat.', 'Leo sat.'],
    ['no words at all', 1, '', 'Leo sat.'],
    ['words that would only go', 1, 'He sat.', ' '],
    ['a whole new scene', 1, 'He sat.', 'Leo sat down. '.repeat(13)],
  ] as const)('is not %s', (_, paragraph, from, to) => {
    expect(put(paragraph, from, to)).toBe(story.paragraphs.join('|'))
  })

  test('is left where the story would then miss what was asked, and only there', () => {
    const corrections = [
      { paragraph: 1, from: 'He sat.', to: 'Leo contemplated.' },
      { paragraph: 1, from: 'he said', to: 'said Leo' },
    ]
    const told = corrected(story, corrections, ({ paragraphs }) => paragraphs.join().includes('contemplated'))
    expect(told.paragraphs[0]).toBe('“It’s late,” said Leo. He sat.')
  })

  test('is five places at most, measured anew', () => {
    const long = { ...story, paragraphs: Array.from({ length: 6 }, () => 'He sat.') }
    const corrections = long.paragraphs.map((from, index) => ({
      paragraph: index + 1,
      from,
      to: 'Leo considered.',
    }))
    const told = corrected(long, corrections, () => false)
    expect(told.paragraphs).toEqual([...Array<string>(5).fill('Leo considered.'), 'He sat.'])
    expect(told.grade).toBeGreaterThan(1)
  })
})
