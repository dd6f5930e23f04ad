import { describe, expect, test } from 'bun:test'
import type { Helper, Setting } from '../../../src/shared/stories/scene.ts'
import type { AttachedProp } from '../../../src/studio/painter/bonds/attached-cast.ts'
import { withHighWindows } from '../../../src/studio/painter/high-windows.ts'
import { houseWalls } from '../../../src/studio/painter/house-wall.ts'
import { withSharedBike } from '../../../src/studio/painter/shared-bike.ts'
import { sortProps } from '../../../src/studio/painter/sort-props.ts'
import { noteOf } from '../../../src/studio/teller/read-note.ts'
import { drawnNote } from './drawn-note.ts'
import { NOON } from './figures/cast.ts'

const WINDOW: AttachedProp = { words: 'window', x: 600, base: 700, scale: 1, stretch: 1, depth: 900 }
const GRANDMA: Helper = { id: 'grandma', name: 'Grandma', figure: 'grown-up', gender: 'female' }

describe('a window that somebody is in', () => {
  const walls = (setting: Setting, words = 'window') =>
    houseWalls([{ ...WINDOW, words }], { setting, view: 'near' }, { ground: 1000 }, NOON)
  test('is in the wall of a house outdoors, which stands on the ground behind it', () => {
    const [wall] = walls('City Center')
    expect(wall?.depth).toBeLessThan(WINDOW.depth)
  })
  test('is in the wall of a room that has one', () => expect(walls('Kitchen')).toEqual([]))
  test('is no chair', () => expect(walls('City Center', 'chair')).toEqual([]))
  const faceIn = (place: string) =>
    drawnNote(
      [GRANDMA],
      `City Center, afternoon, wide, clear: ${place}`,
      'child standing happy; grandma peeking happy in window',
    ).faces[1]?.y ?? 0
  test('is high where the words have it on an upper floor', () => {
    const note = noteOf([
      'City Center, afternoon, wide, clear: a street',
      'child-0 standing happy; grandma peeking happy in window',
    ])
    const seen = withHighWindows(note, 'Mia lived with Grandma on the fifth floor.')
    expect(seen.present[1]?.bond?.to).toBe('high window')
    expect(withHighWindows(note, 'Mia lived with Grandma.')).toEqual(note)
  })
  test('on the ground floor it is lower', () => expect(faceIn('a street')).toBeGreaterThan(0))
})

test('a shelf hangs on a wall or nowhere, and a telephone stands', () => {
  expect(sortProps(['shelf'], { setting: 'Moon', view: 'wide' }, false).loose).toEqual([])
  expect(sortProps(['shelf'], { setting: 'Kitchen', view: 'inside' }, false).hung).toEqual(['shelf'])
  expect(sortProps(['coat'], { setting: 'Stage', view: 'inside' }, false).hung).toEqual([])
  expect(sortProps(['telephone'], { setting: 'Kitchen', view: 'inside' }, false).upon).toEqual(['telephone'])
})

describe('two on one bike', () => {
  const on = (does: string, narration: string, props = 'bicycle') =>
    withSharedBike(
      noteOf([
        'Hills, afternoon, wide, clear: a road',
        `child-0 ${does} happy; grandma riding happy`,
        `props: ${props}`,
      ]),
      narration,
    ).present[0]
  test.each([
    ['riding', 'Mia sat on the little seat behind her.'],
    ['riding', 'Grandma rolled out the old tandem.'],
    ['hugging', 'Mia squeezed.'],
  ])('%s: %s', (does, narration) => {
    expect(on(does, narration)?.bond).toEqual({ how: 'on', to: 'bicycle' })
  })
  test('but who has a bike rides it', () => {
    expect(on('riding', 'They rode along.')?.bond).toBeUndefined()
    expect(on('riding', 'Mia rode behind.', 'two bicycles')?.bond).toBeUndefined()
  })
})
