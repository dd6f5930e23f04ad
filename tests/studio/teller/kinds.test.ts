import { describe, expect, test } from 'bun:test'
import { kindsOf } from '../../../src/studio/teller/kinds.ts'
import { knownOf } from '../../../src/studio/teller/known-of.ts'
import { ALL_SUBJECTS } from '../../../src/studio/teller/subjects.ts'
import { KINDS } from '../../../src/studio/teller/tale.ts'
import { DESCRIBED } from './described.ts'

/** The first kind, with the noun a tale uses; `any` for none. */
const firstOf = (description: string): string => {
  const [found] = kindsOf(description)
  if (!found) return 'any'
  const [noun] = Object.values(found.nouns)
  const said = typeof noun === 'object' ? ('subject' in noun ? noun.subject : noun.said) : noun
  return [found.kind, said].filter(Boolean).join(' ')
}

describe('the kind of child that comes to mind first', () => {
  test.each(DESCRIBED)('of %p is %p', (description, kind) => {
    expect(firstOf(description)).toBe(kind)
  })

  test('goes by who has a name, then by what is loved, then by the mood', () => {
    const kinds = (description: string) => kindsOf(description).map(({ kind }) => kind)
    expect(kinds('quiet, loves drawing and her hamster Dumpling')).toEqual(['pet', 'draws', 'quiet'])
    expect(kinds('silly, plays chess, loves trains, sings')).toEqual(['counts', 'vehicles', 'music', 'jokes'])
    expect(kinds('loves soccer and has a cat')).toEqual(['ball', 'pet'])
    expect(kinds('hates losing')).toEqual(['brave'])
  })

  test('is one of the kinds, once, however long the description is', () => {
    const long =
      'loves her dog Rufus, Lego, drawing, trains, sharks and jokes, is shy, brave and afraid of bees. '
    const kinds = kindsOf(long.repeat(20)).map(({ kind }) => kind)
    expect(new Set(kinds).size).toBe(kinds.length)
    expect(kinds.every((kind) => KINDS.includes(kind))).toBe(true)
  })

  test('is found by everything that a child can know all about', () => {
    for (const { subject, small, big } of ALL_SUBJECTS) {
      expect(kindsOf(`loves ${subject}`)).toContainEqual({
        kind: 'subject',
        nouns: { subject: { subject, small, big } },
      })
      expect(`${small} ${big}`).not.toMatch(/^The | {2}|[.!?]/)
      expect(`${subject} ${small} ${big}`).toMatch(/^[\p{L}’ -]+$/u)
    }
  })
})

describe('what a tale names of a child', () => {
  const known = (
    description: string,
    way?: 'pet' | 'moves' | 'ball' | 'afraid' | 'cuddly',
    wheelchair = false,
  ) => knownOf({ name: 'Mia', gender: 'female', description, wheelchair }, way)

  test.each([
    ['has a fluffy white cat', { pet: 'fluffy white cat', petName: 'the cat' }],
    ['has a bearded dragon', { pet: 'bearded dragon', petName: 'the bearded dragon' }],
    ['her guinea pig, Waffles', { pet: 'guinea pig Waffles', petName: 'Waffles' }],
    ['his rabbit is called Cloud', { pet: 'rabbit Cloud', petName: 'Cloud' }],
    ["our dog's name is Biscuit", { pet: 'dog Biscuit', petName: 'Biscuit' }],
    ['has a cat whose name is momo', { pet: 'cat Momo', petName: 'Momo' }],
    ['the dog is named Max', { pet: 'dog Max', petName: 'Max' }],
    ['her two cats are called Salt and Pepper', { pet: 'cat Salt', petName: 'Salt' }],
    ['her blanket is called Bobo', { toy: 'blanket Bobo', toyName: 'Bobo' }],
    ['our cat Mr. Tibbs', { pet: 'cat Mr. Tibbs', petName: 'Mr. Tibbs' }],
    ['Has a cat. Loves tractors', { pet: 'cat', petName: 'the cat', vehicle: 'tractor' }],
    ['her old blue blanket', { toy: 'old blue blanket', toyName: 'the blanket' }],
    ['cuddles his elephant Mr Peanut', { toy: 'stuffed elephant Mr Peanut', toyName: 'Mr Peanut' }],
    ['plays violin', { sang: 'played the violin' }],
    ['scared of the hoover', { fear: 'the hoover' }],
  ])('%p: %p', (description, nouns) => {
    expect(known(description)).toMatchObject(nouns)
  })

  test('is no blanket that somebody reads under, and nothing that the child does to everybody', () => {
    expect(known('Reads under the blanket with a flashlight').toy).toBeUndefined()
    expect(known('collects fossils and corrects everybody').thing?.said).toBe('fossils')
    expect(known('collects shells and stones').thing?.said).toBe('shells and stones')
  })

  test('is no pet that died, and no cat of a neighbor', () => {
    expect(known('had a cat, Max, who died').pet).toBeUndefined()
    expect(known("feeds the neighbor's cat").pet).toBeUndefined()
  })

  test("has a word for everybody in a tale's example", () => {
    expect(known('', 'pet')).toMatchObject({ pet: 'cat', petName: 'the cat' })
    expect(known('worries a lot', 'afraid').fear).toBe('the dark')
    expect(known('a dog', 'pet').pet).toBe('cat')
  })

  test('is done on wheels by a child in a wheelchair', () => {
    expect(known('does cartwheels', 'moves', true).danced).toBe('spun')
    expect(known('runs everywhere', 'ball', true).played).toBe('raced')
    expect(known('plays basketball', 'ball', true).played).toBe('played basketball')
  })
})
