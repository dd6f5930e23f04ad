import { expect, test } from 'bun:test'
import { cardProgress, playerProgress } from '../../../src/shared/stories/generation-status.ts'
import { timeLeftText } from '../../../src/shared/stories/time-left.ts'

const NOTHING = { pages: 0, pictures: 0, hasVoice: false, hasAmbience: false }
const percent = (status: string, finished: object) =>
  playerProgress(status, { ...NOTHING, ...finished }).percent

test('a story without words is at the beginning of its step', () => {
  expect(percent('story_created', {})).toBe(33)
})

test('words and each picture move it on, and the last one does not reach the next step', () => {
  const shown = [0, 1, 2, 3].map((pictures) => percent('images_generating', { pages: 3, pictures }))
  expect(shown).toEqual([41, 49, 57, 65])
})

test('voice and ambience move the last step on, which is full when the story is complete alone', () => {
  expect(percent('audio_generating', { pages: 3, pictures: 3 })).toBe(66)
  expect(percent('audio_generating', { pages: 3, pictures: 3, hasVoice: true })).toBe(82)
  expect(percent('audio_generating', { pages: 3, pictures: 3, hasVoice: true, hasAmbience: true })).toBe(99)
  expect(percent('complete', {})).toBe(100)
})

test('what is left is told by what is usual, and never as less than nothing', () => {
  expect(timeLeftText(0, 42)).toBe('About 45 seconds more.')
  expect(timeLeftText(38, 42)).toBe('A few seconds more.')
  expect(timeLeftText(10, 200)).toBe('About 3 minutes more.')
  expect(timeLeftText(0, 57)).toBe('About a minute more.')
  expect(timeLeftText(50, 42)).toBe('A little longer than usual tonight.')
})

test('where nothing true can be said nothing is', () => {
  expect(timeLeftText(0, null)).toBeUndefined()
  expect(timeLeftText(3600, 42)).toBeUndefined()
})

test('a card moves within its step as the story is made, and never reaches the next one', () => {
  const shown = (status: string, finished: object = {}) =>
    cardProgress(status, false, { ...NOTHING, pages: 3, ...finished }).percent
  expect([0, 1, 2, 3].map((pictures) => shown('images_generating', { pictures }))).toEqual([56, 62, 68, 74])
  expect(shown('images_complete', { hasAmbience: true })).toBe(82)
  expect(shown('audio_generating', { hasVoice: true, hasAmbience: true })).toBe(99)
  expect(cardProgress('images_generating', false)).toEqual({ text: 'Generating images...', percent: 50 })
  expect(cardProgress('images_generating', true).percent).toBe(50)
})
