import { describe, expect, test } from 'bun:test'
import { AnswerFailed } from '../../../src/ports/answer-failed.ts'
import { Unusable } from '../../../src/ports/unusable.ts'
import { ProviderDown } from '../../../src/shared/kit/provider-down.ts'
import { gradeOf } from '../../../src/shared/stories/reading-level.ts'
import { priceOfTokens } from '../../../src/vendors/openai/text/price.ts'
import { aPurchaseStore } from '../../support/a-purchase-store.ts'
import { THINKING } from '../../support/vendors/openai-text.ts'
import { atOpenai, BRIEF, changed, GOOD, STORY, whenAsked, withText } from './at-openai.ts'

const at = atOpenai()
const { server } = at

describe('the words of a story by OpenAI', () => {
  test('come by one call, with what it cost', async () => {
    const told = await at.tell()
    const grade = Math.round(gradeOf(STORY.paragraphs.join(' ')) * 100) / 100
    expect(told).toEqual({ title: STORY.title, paragraphs: STORY.paragraphs, grade })
    expect(at.formats()).toEqual(['story'])
    expect(at.bought).toEqual([
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

  test('are all that is asked for, and before them to be thought about', async () => {
    await at.tell()
    const { properties } = Object(server.asked()[0]?.schema)
    expect(Object.keys(properties)).toEqual(['thinking', 'title', 'paragraphs'])
  })

  test('cost what their model costs, and rather too much where the model is not known', () => {
    const cost = (model: string) => priceOfTokens(model, 1000, 1000)
    expect(cost('gpt-5.4-mini-2026-03-17')).toBe(cost('gpt-5.4-mini'))
    expect(cost('gpt-5.9')).toBe(cost('somebody-else'))
    expect(cost('gpt-5.9')).toBeGreaterThan(cost('gpt-5'))
  })

  test('come from a server like OpenAI by chat completions, and cost the app nothing', async () => {
    const writer = at.writer('chat')
    await writer.tell(BRIEF, at.making())
    expect(server.requests.map(({ path }) => path)).toEqual(['/v1/chat/completions'])
    expect([writer.engine, at.bought[0]?.microDollars]).toEqual(['gpt-5.4-mini', 0])
  })
})

describe('what the model thinks', () => {
  const purchases = aPurchaseStore()

  test('is on no shelf, in no story and in no second question', async () => {
    server.answers.push(changed((story) => story.paragraphs.pop()))
    const story = await at.write(BRIEF, { purchases })
    const kept = [...purchases.pieces.values()].map(({ bytes }) => new TextDecoder().decode(bytes))
    expect(kept.length).toBe(4)
    const sent = server.asked().map((asked) => JSON.stringify(asked.turns))
    expect([JSON.stringify(story), ...kept, ...sent].filter((text) => text.includes(THINKING))).toEqual([])
  })

  test('is in no error that is logged, though the answer broke off behind it', async () => {
    server.faults.push('unfinished', 'unfinished')
    const error = await at.tell().catch((error: unknown) => error)
    expect(error).toBeInstanceOf(Unusable)
    expect(Bun.inspect(error)).not.toContain(THINKING)
  })
})

describe('words that miss what was asked', () => {
  const reason = () => server.asked()[1]?.turns.at(-1) ?? ''

  test.each([
    [
      'too few paragraphs',
      changed((story) => story.paragraphs.pop()),
      'It has 2 paragraphs with words; 3 were',
    ],
    ['an empty paragraph', withText(1, ' '), 'It has 2 paragraphs with words'],
    [
      'a level above the age',
      withText(
        1,
        'Notwithstanding considerable meteorological uncertainty, Mia and Leo deliberated interminably concerning extraordinarily complicated navigational possibilities, subsequently abandoning precautionary considerations altogether.',
      ),
      'Its Flesch-Kincaid grade is',
    ],
    [
      'a child who is never named',
      changed((story) => {
        story.paragraphs = story.paragraphs.map((text) => text.replaceAll('Leo', 'the boy'))
      }),
      'child-1 of the data is never called by name.',
    ],
    [
      'something unfit',
      withText(2, 'Then the pirate took his gun and said that he would kill them all.'),
      'unfit for children',
    ],
  ])('are told once more with the reason and the first telling: %s', async (_, miss, why) => {
    server.answers.push(miss, GOOD)
    expect((await at.tell()).paragraphs).toEqual(STORY.paragraphs)
    const [data, first, again] = server.asked()[1]?.turns ?? []
    expect(data).toBe(server.asked()[0]?.turns[0] ?? '')
    expect(JSON.parse(first ?? '{}').title).toBe(STORY.title)
    expect(again).toContain(why)
    expect(reason()).not.toContain('Mia')
    expect(at.bought).toHaveLength(2)
  })

  test('are told as they are when nothing is missing but a sentence comes twice: a refrain is wanted', async () => {
    server.answers.push(
      withText(
        2,
        `${STORY.paragraphs[2]} Round went the light, round and round. Round went the light, round and round.`,
      ),
    )
    await at.tell()
    expect(server.requests).toHaveLength(1)
  })

  test('are told when the second time misses more than the first, which can be told', async () => {
    const tooLong = withText(
      2,
      `${STORY.paragraphs[2]} ${'Leo said good night to a ship. '.repeat(9).trim()}`,
    )
    server.answers.push(
      tooLong,
      changed((story) => story.paragraphs.fill('Nobody came.')),
    )
    expect((await at.tell()).paragraphs).toEqual(tooLong.paragraphs)
  })

  test('are parted into the paragraphs asked for when the model cannot count', async () => {
    const five = changed((story) => {
      const [first = '', second = '', third = ''] = story.paragraphs
      const [a, b] = second.split(' Leo looked at the calendar. ')
      story.paragraphs = [first, `${a}`, `Leo looked at the calendar. ${b}`, third]
    })
    server.answers.push(five, five)
    const { paragraphs } = await at.tell()
    expect(paragraphs).toHaveLength(3)
    expect(paragraphs.join(' ')).toBe(five.paragraphs.join(' '))
  })

  test('are told as they are when they miss little and nobody answers the second time', async () => {
    const rather = withText(2, `${STORY.paragraphs[2]} ${'Leo said good night to a ship. '.repeat(9).trim()}`)
    server.answers.push(rather)
    server.faults.push(undefined, 'error', 'error', 'error')
    expect((await at.tell()).paragraphs).toEqual(rather.paragraphs)
  })

  test('are told once more when the answer broke off, and never told without their end', async () => {
    server.faults.push('broken-off')
    expect((await at.tell()).paragraphs).toEqual(STORY.paragraphs)
    expect(server.asked()[1]?.turns.at(-1)).toContain('breaks off')
    server.faults.push('broken-off', 'broken-off')
    await expect(at.tell()).rejects.toBeInstanceOf(Unusable)
  })

  test('that OpenAI will not tell are no outage', async () => {
    server.faults.push('invalid-prompt', 'invalid-prompt')
    await expect(at.tell()).rejects.toBeInstanceOf(Unusable)
    expect(server.requests).toHaveLength(2)
  })

  test('end the story when they cannot be told twice, and are not asked for a third time', async () => {
    const nameless = changed((story) => {
      story.paragraphs = story.paragraphs.map((text) => text.replaceAll('Leo', 'the boy'))
    })
    server.answers.push(nameless, nameless, GOOD)
    await expect(at.tell()).rejects.toBeInstanceOf(Unusable)
    expect(server.requests).toHaveLength(2)
  })

  test.each(['refused', 'filtered', 'unfinished', 'off-schema'])(
    'are asked for once more after an answer that is %s',
    async (fault) => {
      server.faults.push(fault)
      expect((await at.tell()).paragraphs).toEqual(STORY.paragraphs)
      expect(at.formats()).toEqual(['story', 'story'])
      server.faults.push(fault, fault)
      await expect(at.tell()).rejects.toBeInstanceOf(Unusable)
      expect(server.requests).toHaveLength(4)
    },
  )
})

describe('words that were bought', () => {
  const purchases = aPurchaseStore()
  const tellOn = () => at.tell(BRIEF, { purchases })

  test('are not bought again when the process ends before the second telling has come', async () => {
    purchases.pieces.clear()
    server.answers.push(changed((story) => story.paragraphs.pop()))
    server.faults.push(undefined, 'error', 'error', 'error')
    await expect(tellOn()).rejects.toBeInstanceOf(ProviderDown)
    expect((await tellOn()).paragraphs).toEqual(STORY.paragraphs)
    expect(at.bought).toHaveLength(2)
    expect(server.asked().at(-1)?.turns).toHaveLength(3)
  })

  test('are not bought again when the process ends before they are saved, though another story was told meanwhile', async () => {
    purchases.pieces.clear()
    const told = await tellOn()
    const earlier = [{ title: 'The Fog Bank', trouble: 'fog', turn: 'wind', lastImage: 'a gull' }]
    expect(await at.tell({ ...BRIEF, earlier }, { purchases })).toEqual(told)
    expect(server.requests).toHaveLength(1)
  })

  test('are let go when they cannot be told, so that a parent who tries again has another story', async () => {
    purchases.pieces.clear()
    server.faults.push('refused', 'off-schema')
    await expect(tellOn()).rejects.toBeInstanceOf(Unusable)
    expect(purchases.pieces.size).toBe(0)
    expect((await tellOn()).paragraphs).toEqual(STORY.paragraphs)
    expect(at.bought).toHaveLength(3)
  })
})

describe('a bad line to OpenAI', () => {
  test.each(['busy', 'error', 'cut', 'truncated'])('is tried again after %s', async (fault) => {
    server.faults.push(fault, fault)
    expect((await at.tell()).paragraphs).toEqual(STORY.paragraphs)
    expect(server.requests).toHaveLength(3)
    if (fault === 'busy') expect(at.clock.pauses).toEqual([7000, 7000])
  })

  test.each(['server-error', 'rate-limit', 'unended'])(
    'is tried again after a stream with %s',
    async (fault) => {
      server.faults.push(fault)
      expect((await at.tell()).paragraphs).toEqual(STORY.paragraphs)
      const [first, again] = server.asked()
      expect(again).toEqual(first as typeof first & object)
    },
  )

  test('is not tried again when the stream says that it would be in vain', async () => {
    server.faults.push('too-long')
    await expect(at.tell()).rejects.toBeInstanceOf(AnswerFailed)
    expect(server.requests).toHaveLength(1)
  })

  test('that hangs is given up in time and tried again', async () => {
    server.faults.push('hangs')
    const telling = at.tell()
    await whenAsked(server, 1)
    at.clock.timeOut()
    expect((await telling).paragraphs).toEqual(STORY.paragraphs)
  })

  test('three failures end the story for now', async () => {
    server.faults.push('error', 'error', 'error')
    await expect(at.tell()).rejects.toBeInstanceOf(ProviderDown)
    expect(at.bought).toEqual([])
  })

  test('a key that OpenAI refuses is not tried again', async () => {
    await expect(at.writer('responses', 'wrong').tell(BRIEF)).rejects.toBeInstanceOf(ProviderDown)
    expect(server.requests).toHaveLength(1)
  })

  test('a story that is given up while it is told once more is not told as it was', async () => {
    server.faults.push(undefined, 'hangs')
    server.answers.push(
      withText(2, `${STORY.paragraphs[2]} ${'Leo said good night to a ship. '.repeat(9).trim()}`),
    )
    const stop = new AbortController()
    const telling = at.tell(BRIEF, { signal: stop.signal })
    await whenAsked(server, 2)
    stop.abort(new Error('The server is stopping'))
    await expect(telling).rejects.toThrow('The server is stopping')
  })

  test('a story that is given up ends its call', async () => {
    server.faults.push('hangs')
    const stop = new AbortController()
    const telling = at.tell(BRIEF, { signal: stop.signal })
    await whenAsked(server, 1)
    stop.abort(new Error('The server is stopping'))
    await expect(telling).rejects.toThrow('The server is stopping')
  })
})
