import { describe, expect, test } from 'bun:test'
import type { StoryBrief } from '../../../src/ports/writer.ts'
import { MIA } from '../../../src/studio/tools/briefs.ts'
import { tellingData, tellingInstructions } from '../../../src/vendors/openai/text/telling-request.ts'
import { HOSTILE } from '../../support/hostile.ts'
import { atOpenai, BRIEF } from './at-openai.ts'

const at = atOpenai()
const { server } = at

describe('the request for a story', () => {
  test('says the reader, the length, the world, the mood and the manner', () => {
    const said = tellingInstructions(BRIEF)
    for (const part of [
      'six to eight',
      'exactly 3 paragraphs',
      'about 125 words',
      'below a Flesch-Kincaid grade of 4.5',
      'Underwater World',
      'Brave',
      'Edward Lear',
      'nonsense verse',
    ])
      expect(said).toContain(part)
  })

  test('deals no opening, trouble or close by a seed', () => {
    const asked = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => tellingInstructions({ ...BRIEF, seed }))
    expect(new Set(asked).size).toBe(1)
  })

  test('asks for one moment where there are three paragraphs', () => {
    expect(tellingInstructions(BRIEF)).toContain('room for one moment')
    expect(tellingInstructions({ ...BRIEF, paragraphCount: 6 })).not.toContain('room for one moment')
  })

  test('speaks of brothers and sisters only where there are some, and of a twist only where one is wished for', () => {
    const alone: StoryBrief = { ...BRIEF, children: [MIA], writingStyle: 'normal' }
    expect(tellingInstructions(BRIEF)).toContain('Each of the others does one thing that the story turns on')
    expect(tellingInstructions(alone)).not.toContain(
      'Each of the others does one thing that the story turns on',
    )
    expect(tellingInstructions(BRIEF)).toContain('The story has a twist')
    expect(tellingInstructions(alone)).not.toContain('twist')
    expect(tellingData(alone)).not.toContain('teapot')
  })

  test('tells what the family was told before, as data', () => {
    const earlier = [
      { title: 'The Fog Bank', trouble: 'a fog came', turn: 'it was a sheep', lastImage: 'a shorn sheep' },
    ]
    const brief = { ...BRIEF, earlier }
    expect(tellingInstructions(brief)).toBe(tellingInstructions(BRIEF))
    expect(JSON.parse(tellingData(brief).replace(/<\/?story-data>/g, '')).earlier).toEqual(earlier)
    expect(tellingData(BRIEF)).not.toContain('earlier')
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
