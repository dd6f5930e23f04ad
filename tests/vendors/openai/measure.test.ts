import { describe, expect, test } from 'bun:test'
import type { StoryBrief, ToldStory } from '../../../src/ports/writer.ts'
import { AGE_GROUPS } from '../../../src/shared/stories/age-groups.ts'
import { wordsFor } from '../../../src/shared/stories/length.ts'
import { gapsOf } from '../../../src/vendors/openai/text/measure.ts'
import { BRIEF, STORY } from './at-openai.ts'

const told = (change: Partial<ToldStory>): ToldStory => ({ ...STORY, grade: 1, ...change })
const found = (story: ToldStory, brief = BRIEF) =>
  gapsOf(story, brief).map(({ fatal }): string => (fatal ? 'fatal' : 'small'))

/** Three paragraphs of this many words, with both children. */
function ofLength(count: number): string[] {
  const fill = (words: number) => Array.from({ length: words }, () => 'la').join(' ')
  return ['Mia and Leo sang.', `${fill(count - 5)}.`, 'La.']
}

describe('a story is told once more', () => {
  test('never when it is what was asked for', () => {
    expect(found(told({}))).toEqual([])
  })

  test.each([
    [0.7, []],
    [0.69, ['small']],
    [0.55, ['small']],
    [0.54, ['fatal']],
    [1.4, []],
    [1.41, ['small']],
    [1.7, ['small']],
    [1.71, ['fatal']],
  ])('by its length at %p of what was asked: %p', (share, gaps) => {
    const wanted = wordsFor(BRIEF.ageGroup, BRIEF.paragraphCount)
    const words = share < 1 ? Math.ceil(share * wanted) : Math.floor(share * wanted)
    const exact =
      share === 0.69 ? Math.ceil(0.7 * wanted) - 1 : share === 0.54 ? Math.ceil(0.55 * wanted) - 1 : words
    const over =
      share === 1.41 ? Math.floor(1.4 * wanted) + 1 : share === 1.71 ? Math.floor(1.7 * wanted) + 1 : exact
    expect(found(told({ paragraphs: ofLength(over) }))).toEqual(gaps)
  })

  test.each(
    AGE_GROUPS.flatMap((ageGroup) => {
      const ceiling = { '3-5': 2.5, '6-8': 4.5, '9-12': 7 }[ageGroup]
      return [
        [ageGroup, -3, []],
        [ageGroup, ceiling, []],
        [ageGroup, ceiling + 0.01, ['small']],
        [ageGroup, ceiling + 0.75, ['small']],
        [ageGroup, ceiling + 0.76, ['fatal']],
      ] as [StoryBrief['ageGroup'], number, string[]][]
    }),
  )('by its level for ages %s at grade %p: %p', (ageGroup, grade, gaps) => {
    expect(found(told({ grade }), { ...BRIEF, ageGroup })).toEqual(gaps)
  })

  test('when a child is never called by name, though the name stands inside another word', () => {
    const paragraphs = STORY.paragraphs.map((text) => text.replaceAll('Leo', 'the leopard'))
    expect(found(told({ paragraphs }))).toEqual(['fatal'])
  })

  test.each([
    ['the first child', ['Mia'], ['child-0']],
    ['the second', ['Leo'], ['child-1']],
    ['neither', ['Mia', 'Leo'], ['child-0', 'child-1']],
  ])('when %s is never called by name, each told by number', (_, missing, numbers) => {
    const paragraphs = STORY.paragraphs.map((text) =>
      missing.reduce((without, name) => without.replaceAll(name, 'somebody'), text),
    )
    const gaps = gapsOf(told({ paragraphs }), BRIEF)
    expect(gaps.map(({ sentence }) => sentence.split(' ')[0] ?? '')).toEqual(numbers)
    expect(gaps.every(({ fatal }) => fatal)).toBe(true)
  })

  test('not when a name is written with another apostrophe, in capitals or as the owner of something', () => {
    const named = (name: string, text: string) =>
      found(told({ paragraphs: STORY.paragraphs.map((each) => each.replaceAll('Leo', text)) }), {
        ...BRIEF,
        children: [
          { ...BRIEF.children[0], name: 'Mia' },
          { ...BRIEF.children[1], name },
        ] as StoryBrief['children'],
      })
    expect(named("D'Arcy", 'D’Arcy')).toEqual([])
    expect(named('Leo', 'LEO')).toEqual([])
    expect(named('Leo', 'Leo’s')).toEqual([])
    expect(named('美咲', '美咲は')).toEqual([])
  })

  test.each([2, 4])('when it has %p paragraphs instead of three', (count) => {
    const paragraphs = [...STORY.paragraphs, 'And so to bed.'].slice(0, count)
    expect(found(told({ paragraphs }))).toContain('fatal')
  })

  test('when one paragraph more has no words', () => {
    expect(found(told({ paragraphs: [...STORY.paragraphs, ' … '] }))).toEqual(['fatal'])
  })

  test('when its title has no words', () => {
    expect(found(told({ title: '…' }))).toEqual(['fatal'])
  })
})
