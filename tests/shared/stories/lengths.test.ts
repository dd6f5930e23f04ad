import { expect, test } from 'bun:test'
import type { Account } from '../../../src/shared/stories/lengths.ts'
import {
  creditsNeededText,
  creditsShort,
  creditsText,
  defaultLength,
  durationText,
  eveningsLeftText,
  sparingLength,
  storyPricesText,
  storyPriceText,
  visibleLengths,
} from '../../../src/shared/stories/lengths.ts'
import { LONG, MEDIUM, ON_TRIAL, SHORT } from '../../components/creation/options.ts'

const ALL = [LONG, SHORT, MEDIUM]
const keysFor = (account: Partial<Account>) =>
  visibleLengths(ALL, { ...ON_TRIAL, ...account }).map(({ lengthKey }) => lengthKey)

test('lengths are sorted by price', () => {
  expect(keysFor({})).toEqual(['test', 'short', 'medium'])
})

test('a family that pays does not see the test length', () => {
  expect(keysFor({ activeTrial: false, availableCredits: 5 })).toEqual(['short', 'medium'])
})

test('a tester, a trial and an empty account see the test length', () => {
  expect(keysFor({ role: 'TESTER_ROLE', activeTrial: false })).toContain('test')
  expect(keysFor({ activeTrial: true })).toContain('test')
  expect(keysFor({ activeTrial: false, availableCredits: 0 })).toContain('test')
})

test.each([
  ['three trial credits', { availableCredits: 3 }, 'medium'],
  ['two trial credits', { availableCredits: 2 }, 'short'],
  ['one trial credit', { availableCredits: 1 }, 'test'],
  ['two paid credits', { activeTrial: false, availableCredits: 2 }, 'short'],
  [
    'one paid credit, which covers nothing that is shown',
    { activeTrial: false, availableCredits: 1 },
    'medium',
  ],
  [
    'one paid credit with the bypass',
    { activeTrial: false, availableCredits: 1, trialBypass: true },
    'medium',
  ],
  ['no credit with the bypass', { availableCredits: 0, trialBypass: true }, 'test'],
] as const)('the first length with %s', (_, account, expected) => {
  expect(defaultLength(ALL, { ...ON_TRIAL, ...account })).toBe(expected)
})

test.each([
  ['a new trial, which hears another evening', { availableCredits: 3 }, 'short'],
  ['a trial of two credits', { availableCredits: 2 }, 'test'],
  ['a trial of its last credit', { availableCredits: 1 }, 'test'],
  ['a trial with much', { availableCredits: 9 }, 'medium'],
  ['a family that pays', { activeTrial: false, availableCredits: 30 }, 'medium'],
  ['the end of its month', { activeTrial: false, availableCredits: 4 }, 'short'],
  ['its last story, whichever it is', { activeTrial: false, availableCredits: 3 }, 'medium'],
  ['too few credits for any', { activeTrial: false, availableCredits: 1 }, undefined],
  ['no credits', { availableCredits: 0 }, undefined],
  ['the bypass, where nothing needs sparing', { availableCredits: 3, trialBypass: true }, 'medium'],
] as const)('the length that an evening is offered for %s', (_, account, expected) => {
  expect(sparingLength(ALL, { ...ON_TRIAL, ...account })?.lengthKey).toBe(expected)
})

test('a parent is told how many credits are missing', () => {
  expect(creditsShort(LONG, { ...ON_TRIAL, availableCredits: 2 })).toBe(1)
  expect(creditsShort(LONG, { ...ON_TRIAL, availableCredits: 0, trialBypass: true })).toBe(0)
  expect(creditsNeededText(1)).toBe('1 MORE CREDIT NEEDED')
  expect(creditsNeededText(2)).toBe('2 MORE CREDITS NEEDED')
})

test('prices and durations read as a person says them', () => {
  expect([creditsText(1), creditsText(3)]).toEqual(['1 credit', '3 credits'])
  expect([durationText(60), durationText(150), durationText(300)]).toEqual(['~1 min', '~3 min', '~5 min'])
})

test('every button says what it takes and what is left', () => {
  const family = { role: 'USER_ROLE', activeTrial: true, trialBypass: false, availableCredits: 3 }
  expect(storyPriceText(SHORT, family)).toBe('1 credit · 2 left after')
  expect(storyPriceText(LONG, family)).toBe('3 credits · 0 left after')
  expect(storyPriceText(LONG, { ...family, trialBypass: true, availableCredits: 2 })).toBe(
    '2 credits · 0 left after',
  )
})

test('where no length is chosen yet a family reads what a story takes at least, and what there is', () => {
  const family = { role: 'USER_ROLE', activeTrial: true, trialBypass: false, availableCredits: 3 }
  const said = (account: Partial<Account>) =>
    storyPricesText([LONG, SHORT, MEDIUM], { ...family, ...account })
  expect(said({})).toBe('From 1 credit · you have 3')
  expect(said({ activeTrial: false, availableCredits: 20 })).toBe('From 2 credits · you have 20')
  expect(said({ availableCredits: 0 })).toStartWith('Your credits are used up.')
  expect(said({ trialBypass: true })).toBeUndefined()
})

test('a family on the trial reads how many evenings each length leaves, and nobody else does', () => {
  const family = { role: 'USER_ROLE', activeTrial: true, trialBypass: false, availableCredits: 3 }
  const said = [SHORT, MEDIUM, LONG].map((length) => eveningsLeftText(length, [LONG, SHORT, MEDIUM], family))
  expect(said).toEqual(['Leaves 2 more evenings', 'Leaves 1 more evening', 'Your whole trial in one evening'])
  expect(eveningsLeftText(SHORT, [SHORT], { ...family, availableCredits: 1 })).toBe(
    'The last evening of your trial',
  )
  expect(eveningsLeftText(SHORT, [SHORT], { ...family, activeTrial: false })).toBeUndefined()
  expect(eveningsLeftText(LONG, [SHORT], { ...family, availableCredits: 2 })).toBeUndefined()
})
