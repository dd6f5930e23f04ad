import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { type CharacterDraft, isFilledIn, tooLongIn } from '../../../src/components/characters/draft.ts'
import { agreedFor, draftProblemOf } from '../../../src/components/characters/sent-draft.ts'
import { deriveCastSheet } from '../../../src/domain/characters/derive-cast-sheet.ts'
import { CharacterBody } from '../../../src/shared/payloads.ts'

const MIA: CharacterDraft = {
  name: 'Mia',
  gender: 'female',
  description: 'curly red hair',
  photo: null,
  consent: false,
  photoLook: null,
  soundsLike: '',
  look: deriveCastSheet({ gender: 'female', description: 'curly red hair', seed: 7 }),
  lookSeed: 1,
  lookChosen: false,
}
const titleOf = (changes: Partial<CharacterDraft>) => draftProblemOf({ ...MIA, ...changes })?.title

test('a whole draft has no problem', () => {
  expect(draftProblemOf(MIA)).toBeUndefined()
  expect(isFilledIn(MIA)).toBe(true)
})

test('what is missing is shown one at a time, in the order of the form', () => {
  expect(draftProblemOf({ ...MIA, name: ' ', gender: null, description: ' ' })).toEqual({
    field: 'name',
    title: 'Missing name',
    text: 'Please enter a character name.',
  })
  expect(draftProblemOf({ ...MIA, gender: null, description: '' })).toEqual({
    field: 'gender',
    title: 'Missing gender',
    text: 'Please select a gender.',
  })
  expect(draftProblemOf({ ...MIA, description: '\n' })).toEqual({
    field: 'description',
    title: 'Missing description',
    text: 'Please add a character description.',
  })
})

test('an empty required field keeps the button closed', () => {
  expect(isFilledIn({ ...MIA, name: '' })).toBe(false)
  expect(isFilledIn({ ...MIA, gender: null })).toBe(false)
  expect(isFilledIn({ ...MIA, description: '' })).toBe(false)
})

test('500 foxes are a description, 501 are too many', () => {
  expect(titleOf({ description: '🦊'.repeat(500) })).toBeUndefined()
  expect(titleOf({ description: '🦊'.repeat(501) })).toBe('Description too long')
})

test('everything that is too long is shown at once, beside its field', () => {
  const long = { name: 'x'.repeat(61), soundsLike: 'y'.repeat(61), description: 'z'.repeat(501) }
  expect(tooLongIn({ ...MIA, ...long }).map(({ field }) => field)).toEqual([
    'name',
    'soundsLike',
    'description',
  ])
  expect(tooLongIn({ ...MIA, name: ` ${'x'.repeat(60)} ` })).toEqual([])
})

test('a new photo needs consent, a kept one does not', () => {
  expect(titleOf({ photo: 'data:image/jpeg;base64,AAAA' })).toBe('Your consent is needed')
  expect(titleOf({ photo: 'data:image/jpeg;base64,AAAA', consent: true })).toBeUndefined()
  expect(titleOf({ photo: `/media/${'a'.repeat(64)}.jpg` })).toBeUndefined()
})

test('what a parent agrees to is what the box beside the photo says', () => {
  const photos = { none: null, new: 'data:image/jpeg;base64,AAAA', kept: '/media/a.jpg' }
  const agreed = (photo: keyof typeof photos, consent: boolean, service: string | null) =>
    agreedFor({ ...MIA, photo: photos[photo], consent }, service)
  expect(agreed('none', true, 'Painter')).toBeUndefined()
  expect(agreed('new', false, 'Painter')).toBeUndefined()
  expect(agreed('new', true, null)).toBe('kept')
  expect(agreed('new', true, 'Painter')).toBe('shared')
  expect(agreed('kept', true, null)).toBeUndefined()
  expect(agreed('kept', false, 'Painter')).toBe('kept')
  expect(agreed('kept', true, 'Painter')).toBe('shared')
})

test('the server takes every draft that has no problem', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 70 }).filter((text) => !text.includes('\0'))
  fc.assert(
    fc.property(words, words, (name, description) => {
      const draft = { ...MIA, name, description }
      fc.pre(draftProblemOf(draft) === undefined)
      const body = { firebaseUid: 'uid', characterName: name.trim(), gender: 'female', description }
      expect(CharacterBody.safeParse(body).error?.issues ?? []).toEqual([])
    }),
  )
})
