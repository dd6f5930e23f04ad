import { describe, expect, test } from 'bun:test'
import { fontFaceOf } from '../../src/editions/pdf/letters.ts'
import { runsOf, typeset } from '../../src/editions/pdf/lines.ts'

const NAMES: Record<string, string> = {
  Latin: 'Mia Zoë Łukasz Nguyễn Þóra İpek',
  Cyrillic: 'Наталія Қайрат',
  Greek: 'Ελένη Ἀθηνᾶ',
  Hebrew: 'נועה',
  Arabic: 'محمد علي گلناز',
  Devanagari: 'प्रिया क्षितिज',
  Bengali: 'অনন্যা',
  Gurmukhi: 'ਗੁਰਪ੍ਰੀਤ',
  Gujarati: 'પ્રિયા',
  Tamil: 'கார்த்திக்',
  Telugu: 'శ్రీనివాస్',
  Kannada: 'ಶ್ರೀನಿಧಿ',
  Malayalam: 'ശ്രീജിത്ത്',
  Sinhala: 'ශ්‍රී',
  Thai: 'น้ำฝน',
  Lao: 'ນ້ອຍ',
  Khmer: 'ស្រីមុំ',
  Myanmar: 'အေးချမ်း',
  Georgian: 'ნინო',
  Armenian: 'Անահիտ',
  Ethiopic: 'ሰላም',
  Japanese: '美咲 さくら ハナ 陽葵',
  Chinese: '浩然 梓涵 張偉',
  Korean: '서연 지우',
  Cherokee: 'ᏣᎳᎩ',
}

describe('every letter of a name', () => {
  test.each(Object.entries(NAMES))('in %s can be printed', (_script, name) => {
    for (const lettering of ['text', 'bold', 'title'] as const) {
      const lost = [...name].filter((letter) => !/[\s\p{Cf}]/u.test(letter) && !fontFaceOf(letter, lettering))
      expect(lost).toEqual([])
    }
  })

  test('that has letters of its own is not drawn with those of last resort', () => {
    const { Cherokee: _, ...others } = NAMES
    for (const letter of Object.values(others)
      .join('')
      .replace(/[\s\p{Cf}]/gu, ''))
      expect([letter, fontFaceOf(letter, 'text')?.id.startsWith('unifontex')]).toEqual([letter, false])
  })
})

describe('a line with names from right to left', () => {
  const shown = (line: string) => runsOf(line, 'text').map(({ text }) => text)

  test('keeps the sentence in its order, and a name of two words whole', () => {
    expect(shown('“Hi,” said محمد علي, and slept.')).toEqual(['“Hi,” said ', 'محمد علي', ', and slept.'])
  })

  test('keeps a list of them in its order', () => {
    expect(shown('Mia, נועה, محمد and Leo').join('|')).toBe('Mia, |נועה|, |محمد| and Leo')
  })
})

describe('a text in its place', () => {
  const measure = ({ text }: { text: string }) => text.length * 0.5
  const sizes = { largest: 20, smallest: 10, leading: 1.5 }

  test('has the largest letters that fit', () => {
    const words = 'one two three four five six'
    expect(typeset(words, 'text', { width: 200, height: 90 }, sizes, measure).size).toBe(20)
    const small = typeset(words, 'text', { width: 100, height: 45 }, sizes, measure)
    expect(small.size).toBeLessThan(20)
    expect(small.lines.length * small.leading).toBeLessThanOrEqual(45)
  })

  test('keeps every word, also where not even the smallest letters fit', () => {
    const words = Array.from({ length: 200 }, (_, n) => `word${n}`)
    const { lines, size } = typeset(words.join(' '), 'text', { width: 100, height: 30 }, sizes, measure)
    expect(size).toBe(10)
    expect(lines.join(' ').split(' ')).toEqual(words)
  })

  test('goes on in the next line within a name that is wider than the page', () => {
    const name = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)
    const { lines } = typeset(name, 'text', { width: 100, height: 300 }, sizes, measure)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join('')).toBe(name)
  })
})
