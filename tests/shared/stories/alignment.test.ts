import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import {
  paragraphAt,
  readAlong,
  wordAt,
  wordCount,
  wordWindow,
} from '../../../src/shared/stories/alignment.ts'

const entriesOf = (text: string, secondsEach = 0.5) =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((word, i) => ({
      word,
      start_time_seconds: i * secondsEach,
      end_time_seconds: (i + 0.8) * secondsEach,
    }))

const shown = (story: ReturnType<typeof readAlong>, index: number) => {
  const { from, to } = wordWindow(story, index)
  return story.words.slice(from, to).map((spoken) => spoken.word)
}

describe('laying the narration onto the paragraphs', () => {
  test('each word belongs to the paragraph that holds it', () => {
    const paragraphs = ['Mia looked up.', 'Leo waved.', 'Good night.']
    const story = readAlong(paragraphs, entriesOf(paragraphs.join(' ')))
    expect(story.words.map((word) => word.paragraphIndex)).toEqual([0, 0, 0, 1, 1, 2, 2])
    expect(story.paragraphs).toEqual([
      { from: 0, to: 3 },
      { from: 3, to: 5 },
      { from: 5, to: 7 },
    ])
  })

  test('a paragraph of one word and one of 200 keep their own words', () => {
    const long = Array.from({ length: 200 }, (_, i) => `word${i}`).join(' ')
    const story = readAlong(['Hush.', long, 'Sleep now.'], entriesOf(`Hush. ${long} Sleep now.`))
    expect(story.paragraphs).toEqual([
      { from: 0, to: 1 },
      { from: 1, to: 201 },
      { from: 201, to: 203 },
    ])
    expect(shown(story, 0)).toEqual(['Hush.'])
    expect(shown(story, 200)).toEqual(['word195', 'word196', 'word197', 'word198', 'word199'])
    expect(shown(story, 202)).toEqual(['Sleep', 'now.'])
  })

  test('more spoken words than written ones stay with the last paragraph', () => {
    const story = readAlong(['One two.', 'Three.'], entriesOf('One two. Three. four five'))
    expect(story.words.map((word) => word.paragraphIndex)).toEqual([0, 0, 1, 1, 1])
  })

  test('fewer spoken words than written ones leave later paragraphs without words', () => {
    const story = readAlong(['One two three.', 'Four five.', 'Six.'], entriesOf('One two three. Four'))
    expect(story.words.map((word) => word.paragraphIndex)).toEqual([0, 0, 0, 1])
    expect(story.paragraphs.at(-1)).toEqual({ from: 4, to: 4 })
  })

  test('an empty paragraph holds no words and shifts nobody else’s', () => {
    const story = readAlong(['One.', '  ', 'Two.'], entriesOf('One. Two.'))
    expect(story.words.map((word) => word.paragraphIndex)).toEqual([0, 2])
  })

  test('a story without narration has no words', () => {
    const story = readAlong(['One.'], [])
    expect(story.words).toEqual([])
    expect(wordAt(story.words, 3)).toBe(-1)
    expect(wordWindow(story, -1)).toEqual({ from: 0, to: 0 })
    expect(readAlong([], []).paragraphs).toEqual([])
  })

  test('without paragraphs the words are still shown', () => {
    expect(shown(readAlong([], entriesOf('a b c d e f g')), 6)).toEqual(['c', 'd', 'e', 'f', 'g'])
  })

  test('times that run backwards or are missing repeat the time before', () => {
    const starts = [0.2, 1, 0.6, Number.NaN, 2]
    const entries = starts.map((start_time_seconds, i) => ({ word: `w${i}`, start_time_seconds }))
    expect(readAlong(['w0 w1 w2 w3 w4'], entries).words.map((word) => word.start)).toEqual([0.2, 1, 1, 1, 2])
  })

  test('a word without an end lasts until the next begins', () => {
    const entries = [0, 0.4].map((start_time_seconds) => ({ word: 'x', start_time_seconds }))
    expect(readAlong(['x x'], entries).words.map((word) => word.end)).toEqual([0.4, 0.4])
  })

  test.each([
    ['', 0],
    ['   ', 0],
    ['Zoë', 1],
    [' a  b\nc ', 3],
  ])('%j counts as %d words', (text, count) => expect(wordCount(text)).toBe(count))
})

describe('finding the spoken word', () => {
  const story = readAlong(['One two three.'], entriesOf('One two three.'))

  test.each([
    [-1, -1],
    [0, 0],
    [0.499, 0],
    [0.5, 1],
    [1, 2],
    [900, 2],
  ])('at %d seconds it is word %d', (seconds, index) => expect(wordAt(story.words, seconds)).toBe(index))

  test('it is always the last word that has begun', () => {
    fc.assert(
      fc.property(
        fc.array(fc.float({ min: 0, max: 600, noNaN: true }), { maxLength: 300 }),
        fc.float({ min: -1, max: 601, noNaN: true }),
        (times, seconds) => {
          const entries = times.sort((a, b) => a - b).map((time) => ({ word: 'w', start_time_seconds: time }))
          const { words } = readAlong(['w'], entries)
          expect(wordAt(words, seconds)).toBe(words.findLastIndex((word) => word.start <= seconds))
        },
      ),
    )
  })

  test('before the first word the first paragraph is shown', () => {
    expect(paragraphAt(story, -1)).toBe(0)
    expect(paragraphAt(readAlong(['a', 'b'], entriesOf('a b')), 1)).toBe(1)
  })
})

describe('the window of five words', () => {
  const story = readAlong(
    ['a b c d e f g h i j k l', 'm n o p q r'],
    entriesOf('a b c d e f g h i j k l m n o p q r'),
  )

  test.each([
    [-1, 'abcde'],
    [0, 'abcde'],
    [4, 'abcde'],
    [5, 'fghij'],
    [10, 'hijkl'],
    [12, 'mnopq'],
    [17, 'nopqr'],
  ])('at word %d it shows %s', (index, words) => expect(shown(story, index).join('')).toBe(words))

  test('it always holds the spoken word, at most five, and one paragraph only', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 23 }), { minLength: 1, maxLength: 8 }),
        fc.nat(200),
        (counts, at) => {
          const paragraphs = counts.map((count) => Array(count).fill('w').join(' '))
          const spoken = readAlong(paragraphs, entriesOf(paragraphs.join(' ')))
          if (at >= spoken.words.length) return
          const { from, to } = wordWindow(spoken, at)
          expect(from <= at && at < to && to - from <= 5).toBe(true)
          const home = spoken.words[at]?.paragraphIndex
          expect(spoken.words.slice(from, to).every((word) => word.paragraphIndex === home)).toBe(true)
          expect(to - from).toBe(Math.min(5, counts[home ?? 0] ?? 0))
        },
      ),
    )
  })
})
