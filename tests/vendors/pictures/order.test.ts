import { expect, test } from 'bun:test'
import type { PictureBrief } from '../../../src/ports/painter.ts'
import { helperInWords } from '../../../src/vendors/pictures/helper-look.ts'
import { pictureOrder } from '../../../src/vendors/pictures/order.ts'
import { SETTING_LOOKS } from '../../../src/vendors/pictures/setting-look.ts'
import { HOSTILE } from '../../support/hostile.ts'
import { MIA_SHEET } from '../../support/vendors/painters.ts'

/** A brief with these words everywhere a parent or a writer may have written them. */
const briefSaying = (words: string): PictureBrief => ({
  seed: 1,
  tone: 'calm',
  cast: [MIA_SHEET],
  helpers: [{ id: 'helper-1', name: words, figure: 'fox', kind: words }],
  scene: {
    setting: 'Beach',
    place: words,
    timeOfDay: 'dusk',
    view: 'wide',
    weather: 'clear',
    present: [
      { who: 'child-0', action: 'standing', feeling: 'happy' },
      { who: 'helper-1', action: 'sitting', feeling: 'sleepy', holding: words },
    ],
    props: [words],
  },
  page: { paragraph: words, children: [{ name: words, gender: 'female', likeness: new Uint8Array([1]) }] },
  wish: words,
})

const textsOf = (brief: PictureBrief) =>
  pictureOrder(brief).parts.flatMap((part) => ('text' in part ? [part.text] : []))

test('sixty hostile names, places, things and paragraphs stay inside their marks and change nothing else that is asked of a painter', () => {
  const asked = (words: string) => {
    const [before = '', block = ''] = (textsOf(briefSaying(words)).at(-1) ?? '').split('<scene-data>\n{')
    const [json = '', ...after] = `{${block}`.split('\n</scene-data>')
    return { before, data: JSON.parse(json) as object, after }
  }
  const plain = asked('Mia')
  for (const typed of HOSTILE) {
    const { before, data, after } = asked(typed)
    expect([before, after]).toEqual([plain.before, ['']])
    expect(data).toEqual({
      'child 1': { name: typed },
      'helper 1': { name: typed, is: typed, holds: typed },
      place: typed,
      things: [typed],
      paragraph: typed,
      wish: typed,
    })
    expect(textsOf(briefSaying(typed)).slice(0, -1)).toEqual(textsOf(briefSaying('Mia')).slice(0, -1))
  }
})

test('a painter is told of Mia’s red cap, but of none over a hijab', () => {
  const told = (hairStyle: 'curly' | 'hijab') =>
    textsOf({
      ...briefSaying('Mia'),
      cast: [{ ...MIA_SHEET, hairStyle, hat: 'cap', hatColor: '#d94a4f' }],
    }).join()
  expect(told('curly')).toContain('a red cap with a peak')
  expect(told('hijab')).not.toContain('cap with a peak')
})

test('the words that somebody said are told apart from ours, for the check of the finished picture', () => {
  expect(pictureOrder(briefSaying('Mia')).words).toEqual(Array(8).fill('Mia'))
})

test('no two places look the same, and none asks for writing', () => {
  const looks = Object.values(SETTING_LOOKS)
  expect(new Set(looks).size).toBe(looks.length)
  expect(looks.filter((look) => /\b(?:sign|poster|letters|newspaper)s?\b/.test(look))).toEqual([])
})

test('a wish is asked for as data, and what nobody wished is not spoken of', () => {
  const { wish, ...unwished } = briefSaying('no hat')
  expect(textsOf({ ...unwished, wish: wish ?? '' }).at(-1)).toContain('The “wish” in the data')
  expect(textsOf(unwished).at(-1)).not.toContain('wish')
  expect(pictureOrder({ ...unwished, wish: 'no hat' }).words).toContain('no hat')
})

test('a friend of an earlier story is shown as it was painted there, behind the portraits', () => {
  const brief = briefSaying('Amos')
  const seen = new Uint8Array([2])
  const { parts } = pictureOrder({
    ...brief,
    page: { paragraph: '', children: brief.page?.children ?? [], helpers: new Map([['helper-1', seen]]) },
  })
  const [, portrait, says, picture] = parts
  expect(portrait).toMatchObject({ image: new Uint8Array([1]) })
  expect(says).toMatchObject({
    text: expect.stringMatching(/^Image 2 is a picture of an earlier story, with helper 1/),
  })
  expect(picture).toMatchObject({ image: seen })
})

test('a helper who comes back wears the scarf that it wore', () => {
  const helper = { id: 'helper-2', name: 'Amos', figure: 'fox' as const }
  const before = helperInWords({ ...helper, id: 'helper-1' }, 7)
  expect(helperInWords({ ...helper, look: 8 }, 1000)).toBe(before)
  expect(helperInWords(helper, 1000)).not.toBe(before)
})
