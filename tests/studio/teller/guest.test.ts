import { describe, expect, test } from 'bun:test'
import type { StoryBrief } from '../../../src/ports/writer.ts'
import { tellWish } from '../../../src/studio/teller/index.ts'
import { guestOf } from '../../../src/studio/teller/twist/guest.ts'

const brief = (customSeed: string): StoryBrief => ({
  seed: 3,
  children: [{ name: 'Leo', gender: 'male', description: 'loves boats', wheelchair: false }],
  theme: 'lighthouse-keeper',
  environment: 'Coral Reef',
  tone: 'gentle',
  ageGroup: '6-8',
  paragraphCount: 3,
  author: { name: 'aesop', displayName: 'Aesop', era: '', style: '', techniques: [] },
  writingStyle: 'plot-twist',
  customSeed,
})

describe('somebody of the family who comes as a surprise', () => {
  test.each([
    ['dad comes home early', 'Dad'],
    ['her nana Josette who lives far away turns up under the sea', 'Nana Josette'],
    ['Grandpa shows up in a hot air balloon', 'Grandpa'],
    ['Aunt Mei is waiting at the top', 'Aunt Mei'],
  ])('%s: %s', (seed, name) => expect(guestOf(seed)?.name).toBe(name))

  test.each([
    ['grandma is secretly a pirate'],
    ['a dragon comes to tea'],
    ['my grandpa who passed away comes back'],
    ['the moon turns up in the bathtub'],
    [''],
  ])('is nobody in “%s”', (seed) => expect(guestOf(seed)).toBeUndefined())

  test('comes at the end of a tale in which they are not already', () => {
    const { paragraphs, helpers } = tellWish(brief('grandpa comes home early'))
    expect(paragraphs.at(-1)).toMatch(/(?:It was Grandpa|was Grandpa,)[^.]*\.$/)
    expect(paragraphs.slice(0, -1).join(' ')).not.toContain('Grandpa')
    expect(helpers.map(({ name }) => name)).not.toContain('Grandpa')
  })

  test('is told of in the same words whenever the same story is told', () =>
    expect(tellWish(brief('dad comes home early'))).toEqual(tellWish(brief('dad comes home early'))))
})
