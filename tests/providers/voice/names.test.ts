import { expect, test } from 'bun:test'
import { speakStory } from '../../../src/providers/voice/embedded/index.ts'
import { namesSoundingLike } from '../../../src/providers/voice/embedded/names.ts'

test("a parent's “EE-fa” is how Aoife sounds, with the stress on the capitals", () => {
  const { words, lexicon } = namesSoundingLike({ Aoife: 'EE-fa', Siobhan: 'shi-VAWN' })
  expect(lexicon.get(words.get('aoife') ?? '')).toEqual(['iy1', 'f', 'aa0'])
  const siobhan = lexicon.get(words.get('siobhan') ?? '') ?? []
  expect(siobhan.filter((phone) => phone.endsWith('1'))).toHaveLength(1)
  expect(siobhan.findIndex((phone) => phone.endsWith('1'))).toBeGreaterThan(1)
})

test('a name of two words shares its sound out', () => {
  const { words } = namesSoundingLike({ 'Anna Niamh': 'AN-uh NEEV' })
  expect([...words.keys()]).toEqual(['anna', 'niamh'])
})

test('a spelling that says nothing changes nothing', () => {
  expect(namesSoundingLike({ Mia: '—', Leo: '' }).words.size).toBe(0)
})

test('a name is spoken as it sounds wherever it stands, and keeps its place in the alignment', async () => {
  const paragraphs = ['“Aoife!” called Leo. That was Aoife’s name.']
  const guessed = await speakStory({ paragraphs, ageGroup: '6-8' })
  const told = await speakStory({ paragraphs, ageGroup: '6-8', soundsLike: { Aoife: 'EE-fa' } })
  expect(told.words.map(({ word }) => word)).toEqual(guessed.words.map(({ word }) => word))
  expect(Bun.SHA256.hash(told.bytes, 'hex')).not.toBe(Bun.SHA256.hash(guessed.bytes, 'hex'))
})
