import { expect, test } from 'bun:test'
import { speak } from '../../../src/studio/narrator/flite.ts'
import { phrasesOf } from '../../../src/studio/narrator/phrasing.ts'
import { soundedOut } from '../../../src/studio/narrator/sounded-out.ts'

function heard(token: string): string {
  const { phrases, lexicon } = soundedOut(phrasesOf([token], new Map()))
  const { phones } = speak(phrases[0]?.text ?? '', { voice: 'rms', stretch: 1, lexicon })
  return phones.map(({ name }) => name).join(' ')
}

test('what the engine takes for no word is sounded out, not spelled', () => {
  expect(heard('Ndovu')).toBe('n d ow v uw')
  expect(heard('Ndovu’s')).toBe('n d ow v uw z')
  expect(heard('thousandth')).toBe('th aw z ax n th')
  expect(heard('Mwahaha!')).toBe('m w aa hh aa hh aa')
  expect(heard('“Mff,”')).toBe('m f')
})

test('a word and what is meant to be spelled stay as they are', () => {
  expect(heard('OK')).toBe('ow k ey')
  expect(heard('TV')).toBe('t iy v iy')
  expect(heard('fox')).toBe('f aa k s')
})
