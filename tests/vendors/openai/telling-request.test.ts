import { describe, expect, test } from 'bun:test'
import { deriveCastSheet } from '../../../src/domain/characters/derive-cast-sheet.ts'
import type { StoryBrief } from '../../../src/ports/writer.ts'
import { MIA } from '../../../src/studio/tools/briefs.ts'
import { tellingData, tellingInstructions } from '../../../src/vendors/openai/text/telling-request.ts'
import { HOSTILE } from '../../support/hostile.ts'
import { atOpenai, BRIEF } from './at-openai.ts'

const at = atOpenai()
const { server } = at

describe('the request for a story', () => {
  test('says the reader, the length, the theme, the mood and the manner', () => {
    const said = tellingInstructions(BRIEF)
    for (const part of [
      'Age 6-8',
      '3 paragraphs',
      'about 125 words',
      'Lighthouse Keeper',
      'Brave',
      'Edward Lear',
      'nonsense verse',
    ])
      expect(said).toContain(part)
  })

  test('is no longer than a parent would read, and says nothing of how the pictures show a child', () => {
    expect(tellingInstructions(BRIEF).length).toBeLessThan(1700)
    const castSheet = deriveCastSheet({ gender: 'female', description: 'freckles', seed: 1 })
    const data = tellingData({ ...BRIEF, children: [{ ...MIA, castSheet }] })
    expect(data).toBe(tellingData({ ...BRIEF, children: [MIA] }))
  })

  test('deals no opening, trouble or close by a seed', () => {
    const asked = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => tellingInstructions({ ...BRIEF, seed }))
    expect(new Set(asked).size).toBe(1)
  })

  test('speaks of brothers and sisters only where there are some, and of a twist only where one is wished for', () => {
    const alone: StoryBrief = { ...BRIEF, children: [MIA], writingStyle: 'normal' }
    expect(tellingInstructions(BRIEF)).toContain('Each child does something that matters')
    expect(tellingInstructions(alone)).not.toContain('Each child')
    expect(tellingInstructions(BRIEF)).toContain('With a plot twist')
    expect(tellingInstructions(alone)).not.toContain('twist')
    expect(tellingData(alone)).not.toContain('teapot')
  })

  test('tells what the family was told before, as data', () => {
    const earlier = [
      { title: 'The Fog Bank', trouble: 'a fog came', turn: 'it was a sheep', lastImage: 'a shorn sheep' },
    ]
    const brief = { ...BRIEF, earlier }
    expect(tellingInstructions(brief)).toBe(tellingInstructions(BRIEF))
    expect(tellingInstructions(brief)).toContain(
      'this family’s last stories were about: tell of something else',
    )
    expect(JSON.parse(tellingData(brief).replace(/<\/?story-data>/g, '')).earlier).toEqual(earlier)
    expect(tellingData(BRIEF)).not.toContain('earlier')
  })

  test('of a sequel has its world in it, and only of a sequel', () => {
    const before = {
      stories: [
        { title: 'All the Prints Come', trouble: 'no prints go away', turn: 'backward', lastImage: 'a wave' },
      ],
      helpers: [
        { id: 'helper-1', name: 'Amos', figure: 'hedgehog' as const, kind: 'elderly badger', look: 3 },
      ],
      places: ['the oak'],
      tale: 'forest-friends/6-8/all-the-prints-come/any',
    }
    const brief = { ...BRIEF, before }
    expect(JSON.parse(tellingData(brief).replace(/<\/?story-data>/g, '')).before).toEqual({
      stories: before.stories,
      friends: [{ name: 'Amos', is: 'elderly badger' }],
      places: ['the oak'],
    })
    expect(tellingInstructions(brief)).toContain('goes on with a world that the listener knows')
    expect(tellingInstructions(BRIEF)).not.toContain('“before”')
    expect(tellingData(BRIEF)).not.toContain('"before"')
  })
})

test('sixty hostile descriptions and twists change nothing in what the system says, and stay inside their marks', async () => {
  expect(new Set(HOSTILE).size).toBe(60)
  const ask = async (typed: string) => {
    server.requests.length = 0
    const children = BRIEF.children.map((child) => ({ ...child, description: typed }))
    await at.write({ ...BRIEF, children, customSeed: typed })
    return server.asked()
  }
  const plain = await ask('likes dogs')
  for (const typed of HOSTILE) {
    const [telling, notes, ...more] = await ask(typed)
    expect(more).toEqual([])
    expect([telling?.instructions, notes?.instructions]).toEqual(
      plain.map(({ instructions }) => instructions),
    )
    expect([telling?.schema, notes?.schema]).toEqual(plain.map(({ schema }) => schema))
    expect(telling?.turns).toHaveLength(1)
    const [, inside = '', ...outside] = (telling?.turns[0] ?? '').split(/<\/?story-data>/)
    expect(outside).toEqual([''])
    const data = JSON.parse(inside) as { children: { description: string }[]; twist: string }
    expect([data.children[0]?.description, data.twist]).toEqual([typed, typed])
    expect(notes?.turns.join('')).not.toContain(JSON.stringify(typed).slice(1, -1))
  }
})
