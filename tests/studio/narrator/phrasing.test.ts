import { expect, test } from 'bun:test'
import { phrasesOf } from '../../../src/studio/narrator/phrasing.ts'

const phrased = (paragraph: string, names = new Map<string, string>()) =>
  phrasesOf(paragraph.split(/\s+/), names).map(({ text, ending }) => `${text} [${ending}]`)

test('a sentence is one breath, and its commas stay', () => {
  expect(phrased('Mia ran home, and Leo too. It was late.')).toEqual([
    'mia ran home, and leo too. [sentence]',
    'it was late. [paragraph]',
  ])
})

test('a quotation and its “said Mia” belong together', () => {
  expect(phrased('“Stop!” said Mia. “Who is there?” she asked. Nobody spoke.')).toEqual([
    'stop! [tag]',
    'said mia. [dialogue]',
    'who is there? [tag]',
    'she asked. [sentence]',
    'nobody spoke. [paragraph]',
  ])
})

test('a title, an initial and a number end no sentence', () => {
  expect(phrased('Dr. Owl met J. Fox at 3.5 miles today.')).toEqual([
    'doctor owl met jay fox at three point five miles today. [paragraph]',
  ])
})

test('a lone dash is a breath', () => {
  expect(phrased('Then — at last — they slept')).toEqual(['then, at last, they slept. [paragraph]'])
})

test('signs before a word belong to its breath, and signs alone are a breath without words', () => {
  expect(phrased('🦊 Hello 🦊')).toEqual(['hello. [paragraph]'])
  expect(phrased('🦊 🦊')).toEqual([' [paragraph]'])
})

test('every token belongs to exactly one phrase', () => {
  const tokens = 'Oh! 🦊 “Yes,” he said — “no… maybe?” And (well) etc. Bye'.split(' ')
  const covered = phrasesOf(tokens, new Map()).flatMap(({ tokens: [first, last] }) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )
  expect(covered).toEqual([...tokens.keys()])
})

test('a name with a sound of its own is found with its marks, and as an owner', () => {
  const names = new Map([['aoife', 'namea']])
  expect(phrased('“Aoife!” called Aoife’s mother.', names)).toEqual([
    'namea! [tag]',
    "called namea's mother. [paragraph]",
  ])
})

test('a very long sentence is broken at a comma', () => {
  const clause = 'and then they walked a little further down the road,'
  const phrases = phrasesOf(Array(8).fill(clause).join(' ').split(' '), new Map())
  expect(phrases.length).toBeGreaterThan(1)
  for (const { words } of phrases) expect(words.length).toBeLessThanOrEqual(56)
})
