import { expect, test } from 'bun:test'
import type { Helper } from '../../../src/shared/stories/scene.ts'
import { withHatsOff } from '../../../src/studio/painter/hats-off.ts'
import { namedIn } from '../../../src/studio/painter/named-actors.ts'
import { drawPicture } from '../../../src/studio/painter/picture.ts'
import { noteOf } from '../../../src/studio/teller/read-note.ts'
import { MIA } from './figures/cast.ts'

const KING: Helper = { id: 'king', name: 'the King', figure: 'king', gender: 'male' }
const DAD: Helper = { id: 'dad', name: 'Dad', figure: 'grown-up', kind: 'man in a green cap', gender: 'male' }
const NOTE = noteOf([
  'Castle, golden, near, clear: the gate',
  'child-0 standing happy; king standing happy; dad cheering happy',
])
const PAGE = { paragraph: '', children: [{ name: 'Mia', gender: 'female' as const }] }
const held = (narration: string) =>
  withHatsOff(NOTE, narration, namedIn(NOTE.present, PAGE, [KING, DAD]), [KING, DAD]).present.map(
    ({ holding }) => holding,
  )

test.each([
  ['The King took off his crown.', [undefined, 'crown', undefined]],
  ['Dad slowly took off his cap and bowed.', [undefined, undefined, 'green cap']],
])('a hat that was taken off is in the hand: %s', (narration, expected) =>
  expect(held(narration)).toEqual(expected),
)

test.each([
  'Dad took off his cap. Then he put it on again.',
  'Dad took off his shoes.',
  'Somebody took off his cap.',
])('and nowhere else than it was: %s', (narration) =>
  expect(held(narration)).toEqual([undefined, undefined, undefined]),
)

test('a King with his crown in his hand has none on his head', () => {
  const crowns = (paragraph: string) =>
    drawPicture({
      seed: 5,
      scene: NOTE,
      tone: 'gentle',
      cast: [MIA],
      helpers: [KING, DAD],
      page: { ...PAGE, paragraph },
    }).action.length
  expect(crowns('The King took off his crown.')).not.toBe(crowns('The King smiled.'))
})
