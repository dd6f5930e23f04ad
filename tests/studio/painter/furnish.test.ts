import { describe, expect, test } from 'bun:test'
import { type SceneNote, SETTINGS } from '../../../src/shared/stories/scene.ts'
import { WIDE } from '../../../src/studio/painter/canvas.ts'
import { findProp } from '../../../src/studio/painter/figures/props/find-prop.ts'
import { newSketch } from '../../../src/studio/painter/figures/sketch.ts'
import { furnish } from '../../../src/studio/painter/furnish.ts'
import { withPictureSubject } from '../../../src/studio/painter/picture-subject.ts'
import { isRoom } from '../../../src/studio/painter/setting-kinds.ts'
import { sortProps } from '../../../src/studio/painter/sort-props.ts'
import { freshIds, NOON } from './figures/cast.ts'

type Where = Pick<SceneNote, 'setting' | 'view'>
const KITCHEN: Where = { setting: 'Kitchen', view: 'wide' }
const GARDEN: Where = { setting: 'Garden', view: 'wide' }
const GROUND = 1000
const WALL = 880
const laid = (
  props: string[],
  scene: Where,
  faces: { x: number; y: number; radius: number }[] = [],
  legs: { x: number; half: number }[] = [],
) =>
  furnish(
    props,
    {
      scene,
      backdrop: { floats: false, ...(isRoom(scene.setting) ? { wall: WALL } : {}) },
      camera: { ground: GROUND, left: 0, middle: 672, top: 0, zoom: 1 },
      scale: 1,
      faces,
      legs,
    },
    NOON,
    freshIds(),
  )
/** Positions of a drawing's parts. */
const spots = (svg: string) =>
  [...svg.matchAll(/<g transform="translate\(([\d.-]+) ([\d.-]+)\) scale\(/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }))

describe('what nobody holds is where it belongs', () => {
  test('in a room pictures and windows hang on the wall, and a door stands in it', () => {
    expect(sortProps(['picture', 'window', 'door'], KITCHEN, false)).toMatchObject({
      hung: ['picture', 'window'],
      standing: ['door'],
      loose: [],
    })
    const { behind } = laid(['door', 'calendar'], KITCHEN)
    const [door, calendar] = spots(behind)
    expect(Math.abs((door?.y ?? 0) - WALL)).toBeLessThan(8)
    expect(calendar?.y).toBeLessThan(WALL - 120)
  })

  test('and a shadow on the wall is told what stands there', () => {
    expect(laid(['wardrobe', 'calendar'], KITCHEN).walled).toHaveLength(2)
  })

  test('outside a door has a house around it', () => {
    expect(sortProps(['door'], GARDEN, false).fronts).toEqual(['door'])
    expect(laid(['door'], GARDEN).behind.length).toBeGreaterThan(
      (findProp('door')?.draw(newSketch(freshIds())) ?? '').length * 1.5,
    )
  })

  test('small things lie on the table that is there', () => {
    expect(sortProps(['cup', 'table', 'letter'], KITCHEN, false)).toMatchObject({
      surface: 'table',
      upon: ['cup', 'letter'],
      loose: [],
    })
    for (const { y } of spots(laid(['cup', 'table'], KITCHEN).front).slice(1))
      expect(y).toBeLessThan(GROUND - 50)
  })

  test('where there is none they lie on one that fits the place', () => {
    expect(sortProps(['cup'], KITCHEN, false).surface).toBe('side table')
    expect(sortProps(['candle'], { setting: 'Bedroom', view: 'near' }, false).surface).toBe('night table')
    expect(sortProps(['key'], GARDEN, false).surface).toBe('stump')
    expect(sortProps(['whistle'], { setting: 'Sports Field', view: 'wide' }, false).surface).toBe('bench')
    for (const setting of SETTINGS) {
      const surface = sortProps(['cup'], { setting, view: 'wide' }, false).surface ?? ''
      expect(findProp(surface)).toBeDefined()
    }
  })

  test('a ball, a bucket and a tulip stay on the ground', () => {
    expect(sortProps(['ball', 'bucket', 'tulip'], GARDEN, false)).toMatchObject({
      surface: undefined,
      loose: ['ball', 'bucket', 'tulip'],
    })
  })

  test('a broom leans on the wall, and outside on what is there', () => {
    expect(laid(['broom'], KITCHEN).behind).toContain('rotate(')
    expect(laid(['rake'], GARDEN).front).toContain('rotate(')
  })

  test('nothing is before a face', () => {
    const faces = [500, 672, 840].map((x) => ({ x, y: 960, radius: 60 }))
    for (const { x } of spots(laid(['cup', 'table'], KITCHEN, faces).front))
      for (const face of faces) expect(Math.abs(x - face.x)).toBeGreaterThan(face.radius + 86)
    const everywhere = [100, 250, 400, 550, 700, 850, 1000, 1150, 1300].map((x) => ({
      x,
      y: 960,
      radius: 60,
    }))
    expect(laid(['cup', 'table'], KITCHEN, everywhere).front).toBe('')
  })

  test('a window is whole on the wall, however little of it is seen, or is not there', () => {
    const faces = [{ x: 672, y: 700, radius: 120 }]
    const near = (wall: number) =>
      furnish(
        ['night window'],
        {
          scene: { setting: 'Bedroom', view: 'near' },
          backdrop: { floats: false, wall },
          camera: { ground: 1056, left: 0, middle: 672, top: 0, zoom: 1 },
          scale: 1.6,
          faces,
          legs: [],
        },
        NOON,
        freshIds(),
      )
    for (const wall of [560, 640, 780]) {
      const foot = spots(near(wall).behind)[0]?.y
      expect(foot).toBeGreaterThan(WIDE.top + 100)
      expect(foot).toBeLessThan(wall - 40)
    }
    expect(near(420).behind).toBe('')
  })

  test('where the room’s own window is seen there is no second one, and none hangs over its lamp', () => {
    const hung = (left: number) =>
      furnish(
        ['window'],
        {
          scene: { setting: 'Bedroom', view: 'wide' },
          backdrop: {
            floats: false,
            wall: WALL,
            windows: [{ x: 150, y: 400, width: 220, height: 270 }],
            tall: [{ x: 872, half: 90 }],
          },
          camera: { ground: GROUND, left, middle: 672, top: 0, zoom: 1 },
          scale: 1,
          faces: [],
          legs: [],
        },
        NOON,
        freshIds(),
      ).behind
    expect(hung(0)).toBe('')
    expect(Math.abs((spots(hung(200))[0]?.x ?? 672) - 672)).toBeGreaterThan(90)
  })

  test('a table stands beside Grandpa’s legs, and behind them where everybody is in its way', () => {
    const grandpa = { x: 900, half: 120 }
    const beside = laid(
      ['cup', 'table'],
      KITCHEN,
      [],
      [{ x: 672, half: 120 }, grandpa, { x: 430, half: 120 }],
    )
    const [table] = spots(beside.front)
    for (const x of [430, 672, 900]) expect(Math.abs((table?.x ?? x) - x)).toBeGreaterThan(150)
    const everywhere = Array.from({ length: 14 }, (_, index) => ({ x: index * 100, half: 80 }))
    const hidden = laid(['cup', 'table'], KITCHEN, [], everywhere)
    expect(hidden.front).toBe('')
    expect(hidden.behind).not.toBe('')
  })

  test('where everything floats nothing is on anything', () => {
    expect(sortProps(['cup', 'door'], KITCHEN, true).loose).toEqual(['cup', 'door'])
  })
})

describe('a picture shows what it is of', () => {
  const drawn = (words: string) => findProp(words)?.draw(newSketch(freshIds())) ?? ''
  test('by the words of the paragraph or the place', () => {
    expect(withPictureSubject('picture', 'a kitchen', 'It was a picture of her dog.')).toBe(
      'picture of her dog',
    )
    expect(withPictureSubject('picture', 'an old photograph', 'It showed the family on the roof.')).toContain(
      'the family',
    )
    expect(withPictureSubject('picture', 'a large gray picture with a red spot', '')).toContain(
      'with a red spot',
    )
    expect(withPictureSubject('cup', 'a picture of a dog', '')).toBe('cup')
  })
  test('and each is another one', () => {
    const all = [
      'picture',
      'picture of a dog',
      'picture of a cat',
      'photograph of the family',
      'picture of the sea',
      'picture of a house',
      'portrait of Mia',
      'drawing',
      'gray picture with a red spot',
    ].map(drawn)
    expect(new Set(all).size).toBe(all.length)
  })
})
