import { describe, expect, test } from 'bun:test'
import type { Action } from '../../../src/shared/stories/scene.ts'
import type { TaleChild } from '../../../src/studio/teller/facts.ts'
import { knownOf } from '../../../src/studio/teller/known-of.ts'
import { personal } from '../../../src/studio/teller/personal.ts'
import { noteOf } from '../../../src/studio/teller/read-note.ts'
import type { Way, WayName } from '../../../src/studio/teller/tale.ts'

const inBed = (action: Action) => noteOf([`Bedroom, night, inside, clear: the bed`, `child ${action} asleep`])

const aWay = (name: WayName, last: string, action: Action = 'asleep'): Way => ({
  name,
  title: 'The Pump',
  pages: [
    { text: '{Child} and {dad} had a pump.', note: inBed('standing') },
    { text: last, note: inBed(action) },
  ],
})

const mia = (description: string, way: WayName): TaleChild =>
  knownOf({ name: 'Mia', gender: 'female', description, wheelchair: false }, way)

const told = (description: string, way: Way) =>
  personal(way, mia(description, way.name)).pages.map(({ text }) => text)

const HOP = 'shy, sleeps with a stuffed rabbit called Hop'

describe('the toy that Mia takes to bed', () => {
  test('is there from the first mention of her to the last, whatever the tale turns on', () =>
    expect(told(HOP, aWay('quiet', 'It was dark. {Child} was asleep already.'))).toEqual([
      '{Child}, who told {his} {toy} everything, and {dad} had a pump.',
      'It was dark. {Child}, with {toyname} in {his} arm, was asleep already.',
    ]))

  test('has its name, and is hers', () =>
    expect(mia(HOP, 'quiet')).toMatchObject({ toy: 'stuffed rabbit Hop', toyName: 'Hop' }))

  test.each([
    ['where she is not in bed', aWay('quiet', '{Child} slept.', 'standing')],
    ['where somebody only says that she sleeps', aWay('quiet', '“{Child} slept,” said {dad}.')],
    ['where somebody lies on her', aWay('quiet', 'On {child} lay {dad’s} hand.')],
    ['where no word says that she sleeps', aWay('quiet', '{Child} laughed.')],
  ])('does not come in again %s', (_, way) => expect(told(HOP, way)[1]).toBe(way.pages[1]?.text ?? ''))

  test.each([
    ['turns on it', aWay('cuddly', '{Child} slept.')],
    ['tells of it by itself', aWay('quiet', '{Child} slept. {Toyname} and {his} {toy} slept.')],
  ])('is left to a tale that %s', (_, way) => expect(told(HOP, way)[1]).toBe(way.pages[1]?.text ?? ''))
})

describe('her dog', () => {
  const end = aWay('draws', '{Child} slept.')

  test('lies at her feet where she sleeps at home, and something else is said of her first', () =>
    expect(told('wants a goat, has a dog called Max', end)).toEqual([
      '{Child}, who wanted a goat, and {dad} had a pump.',
      '{Child}, with {petname} at {his} feet, slept.',
    ]))

  test('is not on a ship, and a rabbit is in no bed', () => {
    const [first, last] = end.pages
    const note = noteOf(['Pirate Ship, night, near, clear: the deck', 'child asleep asleep'])
    const onDeck = { ...end, pages: [first, last && { ...last, note }].filter((page) => page !== undefined) }
    expect(told('has a dog called Max', onDeck)[1]).toBe('{Child} slept.')
    expect(told('has a rabbit called Max', end)[1]).toBe('{Child} slept.')
  })
})

describe('the words that lead to a tale', () => {
  test.each([
    ['draws cats', 'draws', 'drew cats'],
    ['quiet chess player', 'counts', 'was a quiet chess player'],
    ['picky eater', 'any', 'was a picky eater'],
    ['shy, picky eater', 'quiet', 'was a picky eater'],
  ] as const)('are said of a child of whom a parent says %p, told for %p', (description, way, said) =>
    expect(told(description, aWay(way, '{Child} slept.'))[0]).toBe(
      `{Child}, who ${said}, and {dad} had a pump.`,
    ),
  )

  test.each([
    ['draws cats', 'draws', '{Child} drew {drawn: {drawn} | a pump}.'],
    ['draws cats', 'draws', '{trait: {Child} {trait}. | }It was late.'],
    ['plays the violin', 'music', '{Child} {sang}.'],
    ['loves trains', 'vehicles', '{Child} parked {his} {vehicle}.'],
    ['scared of dogs', 'afraid', '{Child} thought of {fear}.'],
    ['giggly', 'jokes', '{Child} slept.'],
  ] as const)('are left to a tale that says them by itself: %p, %p, %p', (description, way, last) =>
    expect(told(description, aWay(way, last))[0]).toBe('{Child} and {dad} had a pump.'),
  )

  test.each([
    ['has ADHD and draws cats', 'any'],
    ['wets the bed', 'any'],
    ['hates baths', 'any'],
  ] as const)('are not said where they would be a label or hurt: %p', (description, way) => {
    expect(told(description, aWay(way, '{Child} slept.'))[0]).toBe('{Child} and {dad} had a pump.')
    expect(mia(description, way).trait).toBeUndefined()
  })

  test('are there for a tale’s own sentences in a way for a kind, too', () =>
    expect(mia('shy, draws cats', 'draws')).toMatchObject({
      trait: 'drew cats',
      also: 'was shy',
      drawn: 'cats',
    }))
})

describe('three things that a parent says', () => {
  const end = aWay('pet', '{Child} slept.')

  test('are told two and one', () =>
    expect(told('wants a goat, loves owls, funny', end)).toEqual([
      '{Child}, who wanted a goat and loved owls, and {dad} had a pump.',
      '{Child}, who was funny, slept.',
    ]))

  test('are each told once, where the tale says one itself', () =>
    expect(
      told(
        'paints waterfalls, loves owls, funny',
        aWay('pet', '{Child} slept like {loved: {loved} | a log}.'),
      ),
    ).toEqual([
      '{Child}, who was funny and painted waterfalls, and {dad} had a pump.',
      '{Child} slept like {loved: {loved} | a log}.',
    ]))

  test('are told one and one where two would be long', () =>
    expect(told('forgets his lunchbox on the bus about twice a week, funny', end)).toEqual([
      '{Child}, who forgot his lunchbox on the bus about twice a week, and {dad} had a pump.',
      '{Child}, who was funny, slept.',
    ]))

  test('do not stand at the end beside a toy', () =>
    expect(told('loves owls, funny, sleeps with a stuffed rabbit called Hop', end)).toEqual([
      '{Child}, who was funny and told {his} {toy} everything, and {dad} had a pump.',
      '{Child}, with {toyname} in {his} arm, slept.',
    ]))
})

test('what a parent in a hurry leaves out is the child’s own', () =>
  expect(mia('writes own stories, protective of little sister', 'any')).toMatchObject({
    trait: 'wrote her own stories',
    asides: ['wrote her own stories', 'was protective of her little sister'],
  }))

describe('a child in a wheelchair', () => {
  const zoe = (way: Way, page = 0) =>
    personal(
      way,
      knownOf({ name: 'Zoe', gender: 'female', description: 'sings', wheelchair: true }, way.name),
    ).pages.map(({ text }) => text)[page]

  test('is seen in it where the tale has no place for its wheels', () =>
    expect(zoe(aWay('music', '{Child} {sang}.'))).toBe(
      '{Child}, who was quick on {his} wheels, and {dad} had a pump.',
    ))

  test('has them beside the bed where it sleeps at home', () =>
    expect(zoe(aWay('music', '{Child} slept.'), 1)).toBe('{Child}, with {his} wheels beside the bed, slept.'))

  test('is left to a tale that shows them', () =>
    expect(zoe(aWay('music', '{Child} {sang} and {wheels: rolled | walked} home.'))).toBe(
      '{Child} and {dad} had a pump.',
    ))
})

describe('how a child looks', () => {
  test('is said where there is room, and left to a tale that has a use for it', () => {
    const end = aWay('any', '{Child} slept.')
    expect(told('red curly hair', end)[0]).toBe('{Child}, who had red curly hair, and {dad} had a pump.')
    expect(told('red curly hair, wants a goat', end)[0]).toBe(
      '{Child}, who wanted a goat and had red curly hair, and {dad} had a pump.',
    )
    const hair = aWay('any', '{Child} combed {his} {hair: {hair} | hair}.')
    expect(told('red curly hair', hair)[0]).toBe('{Child} and {dad} had a pump.')
  })
})

describe('a tale that was written for her kind', () => {
  const draws = aWay('draws', '{Child} slept.')
  const opening = (description: string) => personal(draws, mia(description, 'draws'), true).pages[0]?.text
  test('does not say once more what it is about', () =>
    expect(opening('loves drawing')).toBe('{Child} and {dad} had a pump.'))
  test('says what she draws, where it has no place for it', () =>
    expect(opening('draws cats')).toBe('{Child}, who drew cats, and {dad} had a pump.'))
  test('says what else she is', () =>
    expect(opening('loves drawing, very funny')).toBe('{Child}, who was very funny, and {dad} had a pump.'))
})
