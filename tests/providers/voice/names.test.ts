import { expect, test } from 'bun:test'
import { FIRST_NAMES } from '../../../src/providers/voice/embedded/first-names.ts'
import { speakStory } from '../../../src/providers/voice/embedded/index.ts'
import { knownNamesIn, namesSoundingLike } from '../../../src/providers/voice/embedded/names.ts'
import { phonesSoundingLike } from '../../../src/providers/voice/embedded/respelling.ts'

test("a parent's “EE-fa” is how Aoife sounds, with the stress on the capitals", () => {
  const { words, lexicon } = namesSoundingLike([
    ['Aoife', 'EE-fa'],
    ['Siobhan', 'shi-VAWN'],
  ])
  expect(lexicon.get(words.get('aoife') ?? '')).toEqual(['iy1', 'f', 'ax0'])
  expect(lexicon.get(words.get('siobhan') ?? '')).toEqual(['sh', 'iy0', 'v', 'ao1', 'n'])
})

test.each([
  ['nwin', 'n w ih1 n'],
  ['HIGH-dee', 'hh ay1 d iy0'],
  ['uh-MEEL-yuh', 'ax0 m iy1 l y ax0'],
  ['loo-EEZ', 'l uw0 iy1 z'],
  ['Mike', 'm ay1 k'],
  ['AR-jun', 'aa1 r jh ax0 n'],
  ['хана', 'k ae1 n ax0'],
])('%s sounds like %s', (spelling, phones) => {
  expect(phonesSoundingLike(spelling).join(' ')).toBe(phones)
})

test('names whose letters mislead are known, unless the parent knows better', () => {
  expect(knownNamesIn(['“Niamh!”', 'met', 'Zoë’s', 'niamh', 'Tom.'])).toEqual([
    ['niamh', 'NEEV'],
    ['zoë', 'ZOH-ee'],
  ])
  const { words, lexicon } = namesSoundingLike([['Niamh', 'NEE-uv'], ...knownNamesIn(['Niamh'])])
  expect(lexicon.get(words.get('niamh') ?? '')).toEqual(['n', 'iy1', 'ax0', 'v'])
})

test('every known name has a sound that the voice can say', () => {
  for (const [name, sound] of Object.entries(FIRST_NAMES)) {
    expect({ name, phones: phonesSoundingLike(sound).length > 1 }).toEqual({ name, phones: true })
  }
})

test('a name of two words shares its sound out', () => {
  const { words } = namesSoundingLike([['Anna Niamh', 'AN-uh NEEV']])
  expect([...words.keys()]).toEqual(['anna', 'niamh'])
})

test('a spelling that says nothing changes nothing', () => {
  expect(
    namesSoundingLike([
      ['Mia', '—'],
      ['Leo', ''],
    ]).words.size,
  ).toBe(0)
})

test('a name is spoken as it sounds wherever it stands, and keeps its place in the alignment', async () => {
  const paragraphs = ['“Mattea!” called Leo. That was Mattea’s name.']
  const guessed = await speakStory({ paragraphs, ageGroup: '6-8' })
  const told = await speakStory({ paragraphs, ageGroup: '6-8', soundsLike: { Mattea: 'mah-TAY-ah' } })
  expect(told.words.map(({ word }) => word)).toEqual(guessed.words.map(({ word }) => word))
  expect(Bun.SHA256.hash(told.bytes, 'hex')).not.toBe(Bun.SHA256.hash(guessed.bytes, 'hex'))
})
