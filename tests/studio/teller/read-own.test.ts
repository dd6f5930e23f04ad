import { describe, expect, test } from 'bun:test'
import type { StoryBrief } from '../../../src/ports/writer.ts'
import { chooseTale } from '../../../src/studio/teller/choose.ts'
import { readOwn } from '../../../src/studio/teller/read-own.ts'
import type { Tale, WayName } from '../../../src/studio/teller/tale.ts'

const SOURCE = `idea: A broom is afraid of up.
turn: Somebody brave goes first.
moods: Adventure, Bedtime
helpers:
  broom: the broom | thing | small broom | it

# 3: I’ll Go First
{child} got a broom.
@ Elementary School, afternoon, near, clear: the yard
@ child standing curious; broom standing worried

Up they went, {child} first.
@ Hills, golden, wide, clear: over the tower
@ child riding happy on broom; broom floating surprised

{child} slept.
@ Bedroom, night, inside, clear: a bedroom
@ child asleep asleep
`
const AT = { theme: 'wizard-school', ageGroup: '3-5' } as const
const OWN = readOwn(SOURCE, AT, 'brave')

describe('a tale written for one kind of child', () => {
  test('says its idea, its people and its moods before its lengths', () => {
    const [tale] = OWN
    expect(tale?.idea).toMatchObject({ name: 'for-brave', moods: ['Adventure', 'Bedtime'], because: {} })
    expect(tale?.idea.helpers.map(({ id }) => id)).toEqual(['broom'])
  })

  test('has one way, with a picture for each paragraph', () => {
    expect(OWN.map(({ paragraphCount, by }) => [paragraphCount, by])).toEqual([[3, 'kind']])
    const [way] = OWN[0]?.ways ?? []
    expect(way?.title).toBe('I’ll Go First')
    expect(way?.pages.map(({ note }) => note.setting)).toEqual(['Elementary School', 'Hills', 'Bedroom'])
  })

  test('may be told at every length in one file', () => {
    const both = readOwn(
      `${SOURCE}\n${SOURCE.slice(SOURCE.indexOf('# 3')).replace('# 3', '# 6')}`,
      AT,
      'brave',
    )
    expect(both.map(({ paragraphCount }) => paragraphCount)).toEqual([3, 6])
  })

  test.each([
    ['a length that is not sold', SOURCE.replace('# 3:', '# 4:'), '“# 4: I’ll Go First” wants a number'],
    ['a missing turn', SOURCE.replace(/^turn.*$/m, ''), 'it says no “turn”'],
    ['an unknown mood', SOURCE.replace('Bedtime', 'Grim'), 'Grim'],
    ['a bad picture', SOURCE.replace('Hills', 'Heaven'), '3, paragraph 2'],
  ])('says what is wrong with %s', (_, source, fault) => {
    expect(() => readOwn(source, AT, 'brave')).toThrow(fault)
  })
})

describe('the choice', () => {
  const shared: Tale = {
    idea: { ...AT, name: 'whup', idea: '', turn: '', because: {}, moods: ['Happy'], helpers: [] },
    paragraphCount: 3,
    by: 'kinds',
    ways: (['any', 'brave', 'draws'] as WayName[]).map((name) => ({
      name,
      title: `whup ${name}`,
      pages: [],
    })),
  }
  const chosen = (description: string, more: Partial<StoryBrief> = {}) =>
    chooseTale([shared, ...OWN], {
      seed: 1,
      children: [{ name: 'Ada', gender: 'female', description, wheelchair: false }],
      theme: 'wizard-school',
      environment: 'Elementary School',
      tone: 'funny',
      ageGroup: '3-5',
      paragraphCount: 3,
      author: { name: 'aesop', displayName: 'Aesop', era: '', style: '', techniques: [] },
      writingStyle: 'normal',
      ...more,
    })?.way.title

  test('tells a child of that kind the tale that was written for it, whatever the mood', () => {
    expect(chosen('brave')).toBe('I’ll Go First')
  })
  test('tells another child the tale that is told for many', () => {
    expect(chosen('draws cats')).toBe('whup draws')
    expect(chosen('')).toBe('whup any')
  })
  test('goes on with the others when the family has heard it', () => {
    expect(chosen('brave', { told: ['wizard-school/3-5/for-brave/brave'] })).toBe('whup brave')
  })
})
