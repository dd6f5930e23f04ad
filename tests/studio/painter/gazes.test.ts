import { describe, expect, test } from 'bun:test'
import type { Helper } from '../../../src/shared/stories/scene.ts'
import { drawChild } from '../../../src/studio/painter/figures/index.ts'
import { narratedGazes } from '../../../src/studio/painter/gazes.ts'
import { namedIn } from '../../../src/studio/painter/named-actors.ts'
import { drawPicture } from '../../../src/studio/painter/picture.ts'
import { noteOf } from '../../../src/studio/teller/read-note.ts'
import { freshIds, MIA, NOON } from './figures/cast.ts'

const HELPERS: Helper[] = [
  { id: 'dad', name: 'Dad', figure: 'grown-up', gender: 'male' },
  { id: 'lion', name: 'Ambrose', figure: 'lion' },
]
const NOTE = noteOf([
  'Garden, afternoon, wide, clear: a pond',
  'child-0 standing happy; dad standing happy; lion standing happy',
  'props: egg',
])
const NAMED = namedIn(NOTE.present, { paragraph: '', children: [{ name: 'Mia', gender: 'female' }] }, HELPERS)
const looks = (paragraph: string) =>
  narratedGazes(paragraph, paragraph.replace(/“[^”]*”/g, '“”'), NAMED, 'egg')

describe('faces look at what the paragraph turns on', () => {
  test('at whoever is named', () => {
    expect(looks('Mia looked hard at Ambrose.').get('child-0')).toEqual({ who: 'lion' })
  })
  test('at the thing', () => {
    expect(looks('Dad bowed to the egg.').get('dad')).toBe('prop')
  })
  test('into the water, and up to the moon', () => {
    expect(looks('Mia leaned over and looked into the water.').get('child-0')).toBe('down')
    expect(looks('Dad looked up at the moon.').get('dad')).toBe('up')
  })
  test('all others look at who speaks', () => {
    const gazes = looks('“There,” said Dad. “Where?” asked Ambrose.')
    expect([gazes.get('child-0'), gazes.get('dad'), gazes.get('lion')]).toEqual([
      { who: 'lion' },
      { who: 'lion' },
      undefined,
    ])
  })
  test('the picture follows the words', () => {
    const paint = (paragraph: string) =>
      drawPicture({
        seed: 3,
        scene: NOTE,
        tone: 'gentle',
        cast: [MIA],
        helpers: HELPERS,
        page: { paragraph, children: [{ name: 'Mia', gender: 'female' }] },
      }).action
    expect(paint('Mia looked down.')).not.toBe(paint('Mia looked up.'))
  })
})

describe('a pet is held in both arms', () => {
  test.each(['cat', 'sleeping rabbit', 'stuffed elephant', 'gray mouse'])('%s', (pet) => {
    const drawn = (holding?: string) =>
      drawChild(
        MIA,
        { action: 'standing', feeling: 'happy', ...(holding ? { holding } : {}) },
        { x: 600, y: 700, scale: 1 },
        NOON,
        freshIds(),
      ).svg
    expect(drawn(pet).length).toBeGreaterThan(drawn().length + 1000)
  })
  test('what no word names is not', () => {
    const holding = { action: 'standing', feeling: 'happy', holding: 'qwertz' } as const
    expect(drawChild(MIA, holding, { x: 0, y: 0, scale: 1 }, NOON, freshIds()).svg).not.toContain('<defs>')
  })
})
