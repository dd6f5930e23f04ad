import { expect, test } from 'bun:test'
import { sentencesIn } from '../../src/shared/recordings/sentences-in.ts'
import { voiceName } from '../../src/shared/recordings/voice-name.ts'
import { wordsMark } from '../../src/shared/recordings/words-mark.ts'
import { litWith, readAlong } from '../../src/shared/stories/alignment.ts'

test('a page’s sentences end where a voice comes to rest, and titles do not', () => {
  const words = '“Who’s that?” asked Mia. Dr. Owl said: “It is I… and my wife!” Good night'.split(' ')
  const sentences = sentencesIn(words).map(([from, to]) => words.slice(from, to).join(' '))
  expect(sentences).toEqual([
    '“Who’s that?”',
    'asked Mia.',
    'Dr. Owl said: “It is I…',
    'and my wife!”',
    'Good night',
  ])
  expect(sentencesIn([])).toEqual([])
})

test('a sentence whose words are not sure is lit as a whole, any other word alone', () => {
  const entries = 'Mia sang a song.'.split(' ').map((word, at) => ({ word, start_time_seconds: at }))
  const along = readAlong(['Mia sang a song.'], entries, [[1, 3]])
  expect([0, 1, 2, 3].map((word) => litWith(along, word))).toEqual([
    { from: 0, to: 1 },
    { from: 1, to: 3 },
    { from: 1, to: 3 },
    { from: 3, to: 4 },
  ])
  expect(litWith(along, -1)).toEqual({ from: -1, to: 0 })
})

test('a voice’s name is as one writes it, in any script', () => {
  expect(voiceName('  Oma   Lotte ')).toEqual({ ok: true, value: 'Oma Lotte' })
  expect(voiceName('奶奶')).toEqual({ ok: true, value: '奶奶' })
  for (const none of ['', '  ', '123', '♥']) expect(voiceName(none).ok).toBe(false)
  expect(voiceName('a'.repeat(41)).ok).toBe(false)
})

test('other words have another mark', () => {
  expect(wordsMark('Mia sang.')).toBe(wordsMark('Mia sang.'))
  expect(wordsMark('Mia sang.')).not.toBe(wordsMark('Mia sang!'))
  expect(wordsMark('Élodie 💡')).toMatch(/^[0-9a-z]{1,7}$/)
})
