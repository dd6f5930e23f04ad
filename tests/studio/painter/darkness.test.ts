import { describe, expect, test } from 'bun:test'
import type { Helper } from '../../../src/shared/stories/scene.ts'
import { drawPicture } from '../../../src/studio/painter/picture.ts'
import { isUnlit, withLampsOut } from '../../../src/studio/painter/unlit.ts'
import { noteOf } from '../../../src/studio/teller/read-note.ts'
import { drawnNote } from './drawn-note.ts'
import { MIA } from './figures/cast.ts'

const MOUSE: Helper = { id: 'mouse', name: 'Somebody', figure: 'mouse', kind: 'very small brown mouse' }
const bedroom = (place: string, hour = 'night') =>
  noteOf([`Bedroom, ${hour}, inside, clear: ${place}`, 'child-0 asleep asleep'])
const BLACK = '#05051c'
const SHADE = '#140c3a'

describe('a lamp that is out does not shine', () => {
  test.each([
    ['the child’s bed, with the lamp out', ''],
    ['a dark bedroom', ''],
    ['the bed in the dark', ''],
    ['the child’s bedroom', 'Mama kissed Mia, and put out the lamp.'],
    ['the child’s bedroom', '“” said Finn in the dark.'],
    ['the child’s bedroom', 'It was dark. Nobody spoke.'],
  ])('%s: %s', (place, narration) => expect(isUnlit(bedroom(place), narration)).toBe(true))

  test.each([
    ['the child’s bedroom', 'Mama read to Mia.'],
    ['the window, dark water all around the castle', ''],
    ['the child’s bedroom', 'It was dark outside, and the lamp shone.'],
    ['the child’s bedroom', 'It was dark when they drove home.'],
  ])('but it does: %s: %s', (place, narration) => expect(isUnlit(bedroom(place), narration)).toBe(false))

  test('no light of a day is put out', () =>
    expect(isUnlit(bedroom('a dark bedroom', 'afternoon'), '')).toBe(false))

  test('the room itself is darker, and so is the lantern on the chest', () => {
    const note = (place: string) => {
      const { place: room, action } = drawnNote(
        [],
        `Bedroom, night, inside, clear: ${place}`,
        'child asleep asleep',
        'props: bed, lamp',
      )
      return { room, action }
    }
    const [lit, dark] = [note('the child’s bed'), note('the child’s bed, with the lamp out')]
    expect(dark.room).not.toBe(lit.room)
    expect(lit.room).toContain('#ffd98a')
    expect(dark.room).not.toContain('#ffd98a')
    expect(dark.action).not.toContain('M0 15Q11 30 0 43Q-11 30 0 15Z')
    expect(withLampsOut(['lamp', 'rug'])).toEqual(['dark lamp', 'rug'])
  })
})

describe('the Moon’s night lies over its ground', () => {
  const moon = (place: string) =>
    drawnNote([], `Moon, dusk, near, clear: ${place}`, 'child standing happy').action
  const edges = (action: string) => action.split(BLACK).length - 1

  test('to the right, to both sides, all over, and not at all', () => {
    expect(edges(moon('a tent on the bright gray Moon'))).toBe(0)
    expect(edges(moon('the Moon, bright on the left and black on the right'))).toBe(3)
    expect(edges(moon('a very thin bright line of Moon, with black on both sides'))).toBe(6)
    expect(edges(moon('the dark Moon under the stars'))).toBe(1)
  })
})

describe('a shadow on the wall', () => {
  const drawn = (place: string, paragraph: string) =>
    drawPicture({
      seed: 3,
      scene: noteOf([`Bedroom, night, inside, clear: ${place}`, 'child-0 pointing surprised', 'props: lamp']),
      tone: 'gentle',
      cast: [MIA],
      helpers: [MOUSE],
      page: { paragraph, children: [{ name: 'Mia', gender: 'female' }] },
    }).action

  test('is there before the mouse is seen whose shadow it is, and without a word of it there is none', () => {
    expect(drawn('a bedroom with a big shadow on the wall', 'Who was that?')).toContain(SHADE)
    expect(drawn('beside the lamp', 'Only his shadow was so big.')).toContain(SHADE)
    expect(drawn('beside the lamp', 'Mia saw a mouse.')).not.toContain(SHADE)
  })
})
