import { expect, test } from 'bun:test'
import type { PictureBrief } from '../../../src/providers/image/index.ts'
import { pictureOrder } from '../../../src/providers/image/vendor/order.ts'
import { HOSTILE } from '../../support/hostile.ts'

const SHEET = {
  skin: '#9a6039',
  hairColor: '#a5532a',
  hairStyle: 'curly',
  eyeColor: '#3b2016',
  outfit: 'hoodie',
  topColor: '#ffc24b',
  bottomColor: '#4f7bd9',
  shoeColor: '#e2566b',
  glasses: true,
  freckles: false,
  hearingAid: false,
  wheelchair: false,
  height: 1,
} as const

/** A picture with the same words wherever a parent or a model may have written them. */
const briefSaying = (words: string): PictureBrief => ({
  seed: 1,
  tone: 'calm',
  cast: [SHEET],
  helpers: [{ id: 'helper-1', name: words, figure: 'fox' }],
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
  page: { paragraph: words, names: [words], likenesses: [new Uint8Array([1])] },
})

const textsOf = (brief: PictureBrief) =>
  pictureOrder(brief, false).parts.flatMap((part) => ('text' in part ? [part.text] : []))

test('sixty hostile names, places, things and paragraphs stay between quotation marks and change nothing else that is asked of a painter', () => {
  const plain = textsOf(briefSaying('Mia'))
  expect(plain.join('').split('"Mia"')).toHaveLength(8)
  for (const typed of HOSTILE) {
    const asked = textsOf(briefSaying(typed))
    expect(asked.map((text) => text.replaceAll(JSON.stringify(typed), '"Mia"'))).toEqual(plain)
  }
})
