import { expect, test } from 'bun:test'
import { withinMax } from '../../../src/shared/kit/within-max.ts'

test('a text that fits stays as it is, counted in code points', () => {
  expect(withinMax('🦊🦊', 2)).toBe('🦊🦊')
})

test('what is more is left out, and no emoji is halved', () => {
  expect(withinMax('🦊🐻🦉', 2)).toBe('🦊🐻')
})

test('what is typed into a full text is left out where it was typed', () => {
  expect(withinMax('foxy', 3, 'foy')).toBe('foy')
  expect(withinMax('aaaa', 3, 'aaa')).toBe('aaa')
})

test('what is pasted into the middle ends early, and the end of the text stays', () => {
  expect(withinMax('a-long-word-z', 6, 'a-z')).toBe('a-lo-z')
})

test('a text that replaces another one keeps its own beginning', () => {
  expect(withinMax('moonlight', 4, 'sun')).toBe('moon')
})
