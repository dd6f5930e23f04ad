import { describe, expect, test } from 'bun:test'
import { gradeOf, sentences, syllables, words } from '../../../src/shared/stories/reading-level.ts'

describe('words', () => {
  test('an inner apostrophe or hyphen keeps a word whole', () => {
    expect(words("O'Neil’s far-off hill — it's green.")).toEqual([
      "O'Neil’s",
      'far-off',
      'hill',
      "it's",
      'green',
    ])
  })
  test('names of every script are words', () => {
    expect(words('Zoë, Nguyễn and 李明!')).toEqual(['Zoë', 'Nguyễn', 'and', '李明'])
  })
})

describe('sentences', () => {
  test('are counted inside quotations too', () => {
    expect(sentences('“Stop. Look!” said Mia. She ran.')).toEqual(['“Stop.', 'Look!” said Mia.', 'She ran.'])
  })
  test('a tag in lower case belongs to its question', () => {
    expect(sentences('“Where?” said Leo. “There?” asked the owl.')).toHaveLength(2)
    expect(sentences('"Where?" said Leo. "There."')).toHaveLength(2)
  })
  test('a title is not the end of one', () => {
    expect(sentences('Mr. Quill met Mrs. Bell. They bowed.')).toEqual([
      'Mr. Quill met Mrs. Bell.',
      'They bowed.',
    ])
  })
  test('an ellipsis in mid-sentence is not the end of one', () => {
    expect(sentences('One … two … three. Four.')).toHaveLength(2)
  })
  test('a sentence may begin with a name that has no capitals', () => {
    expect(sentences('He slept. 李明 slept too.')).toHaveLength(2)
  })
})

describe('syllables', () => {
  const COUNTED: Record<number, string> = {
    1: 'cat moon through leaves eyes whole fox walked jumped bake while smiles hole stopped light dreams I years',
    2: 'little lion apple wanted lantern baby boxes quiet people pirates dragon candles rabbit Zoë',
    3: 'banana idea elephant umbrella enormous lullaby potato wonderful remember dinosaur constructor',
    4: 'everybody caterpillar invisible helicopter imagining',
  }
  for (const [count, list] of Object.entries(COUNTED)) {
    test(`words of ${count}`, () => {
      const wrong = list.split(' ').filter((word) => syllables(word) !== Number(count))
      expect(wrong).toEqual([])
    })
  }
  test('of a hyphenated word are those of its parts', () => {
    expect(syllables('far-off')).toBe(2)
  })
  test('of a Chinese name are its characters', () => {
    expect(syllables('李明')).toBe(2)
  })
})

describe('the Flesch-Kincaid grade', () => {
  test('of a passage counted by hand', () => {
    // 13 words, 3 sentences, 15 syllables (lit-tle, lan-tern)
    const text = 'The fox sat down. It had a little lantern. “Come in,” it said.'
    expect(gradeOf(text)).toBeCloseTo(0.39 * (13 / 3) + 11.8 * (15 / 13) - 15.59, 6)
  })
  test('of an older passage counted by hand', () => {
    // while the oth-ers con-sid-ered turn-ing back (10), Le-o ex-am-ined (5), the e-nor-mous door (5), from the bot-tom to the top (7)
    const text =
      'While the others considered turning back, Leo examined the enormous door from the bottom to the top.'
    expect(words(text)).toHaveLength(17)
    expect(words(text).reduce((sum, word) => sum + syllables(word), 0)).toBe(27)
    expect(gradeOf(text)).toBeCloseTo(0.39 * 17 + 11.8 * (27 / 17) - 15.59, 6)
  })
  test('of nothing is 0', () => {
    expect(gradeOf(' … ')).toBe(0)
  })
})
