import { expect, test } from 'bun:test'
import type { Helper } from '../../../src/shared/stories/scene.ts'
import { drawPicture } from '../../../src/studio/painter/picture.ts'
import { noteOf } from '../../../src/studio/teller/read-note.ts'
import { MIA } from './figures/cast.ts'

const HELPERS: Helper[] = [
  { id: 'king', name: 'the King', figure: 'king', gender: 'male' },
  { id: 'grandma', name: 'Grandma', figure: 'grown-up', gender: 'female' },
]
const drawn = (who: string, paragraph: string) =>
  drawPicture({
    seed: 3,
    scene: noteOf(['Palace, night, wide, clear: a hall', `child-0 standing happy; ${who} standing happy`]),
    tone: 'gentle',
    cast: [MIA],
    helpers: HELPERS,
    page: { paragraph, children: [{ name: 'Mia', gender: 'female' }] },
  }).action

test.each([
  ['king', '“Bother,” said the King. He was white with flour from his crown to his shoes.'],
  ['grandma', 'After every baking Grandma was white, and so was everything around the stove.'],
])('who is white with flour is pale from head to foot: %s', (who, words) => {
  expect(drawn(who, words)).not.toBe(drawn(who, 'Nobody spoke.'))
})

test('a hall that is white makes nobody pale', () => {
  expect(drawn('king', 'The hall was white. “Bother,” said the King.')).toBe(drawn('king', 'Nobody spoke.'))
})
