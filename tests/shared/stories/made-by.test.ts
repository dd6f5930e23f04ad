import { expect, test } from 'bun:test'
import { gradeSentence, madeBySentence, OWN_ENGINE } from '../../../src/shared/stories/made-by.ts'

test('the small print names each engine once with all that it made', () => {
  const own = { pictures: OWN_ENGINE, voice: OWN_ENGINE, ambience: OWN_ENGINE }
  expect(madeBySentence({ text: 'OpenAI (gpt-5)', ...own })).toBe(
    'Words by OpenAI (gpt-5). Pictures, voice and ambience by Storylamp.',
  )
  expect(madeBySentence({ text: OWN_ENGINE, ...own })).toBe(
    'Words, pictures, voice and ambience by Storylamp.',
  )
  expect(madeBySentence({ text: OWN_ENGINE })).toBe('Words by Storylamp.')
  expect(madeBySentence({})).toBe('')
})

test('a parent is told the grade, where there is one', () => {
  expect(gradeSentence(2.44)).toBe('Reads at grade 2.4.')
  expect(gradeSentence(-1.2)).toBe('Reads easily, below first grade.')
})

test('a parent is told whose touch the words have where another author was chosen', () => {
  expect(madeBySentence({ text: OWN_ENGINE, manner: 'Beatrix Potter' })).toBe(
    'Words by Storylamp. Told with a touch of Beatrix Potter.',
  )
})
