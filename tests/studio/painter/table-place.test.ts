import { expect, test } from 'bun:test'
import type { Placed } from '../../../src/studio/painter/actors.ts'
import { TALL } from '../../../src/studio/painter/canvas.ts'
import { sortProps } from '../../../src/studio/painter/sort-props.ts'
import { behindTables, tablePlace } from '../../../src/studio/painter/table-place.ts'
import { focusOf } from '../../../src/studio/painter/tall-cut.ts'

const TABLE = { half: 90, high: 110, tallest: 50, base: 1040, lowest: 1150, isSatAt: true }
const CAMERA = { middle: 672 }
/** A face, and the body below it. */
const body = (x: number, y: number, depth: number, pose?: 'upright' | 'seated') => ({
  face: { x, y, radius: 60 },
  legs: { x, half: 44, depth, chin: y + 62, ...(pose ? { pose } : {}) },
})
const around = (all: readonly ReturnType<typeof body>[]) => ({
  camera: CAMERA,
  faces: all.map(({ face }) => face),
  legs: all.map(({ legs }) => legs),
})

test('Mia and Mama, who sit at the table, have it and their soup before them, below their chins', () => {
  const sitting = [body(560, 860, 1000, 'seated'), body(780, 840, 1010, 'seated')]
  const { x, base, isBehind } = tablePlace(TABLE, around(sitting))
  expect(isBehind).toBe(false)
  expect(Math.abs(x - 670)).toBeLessThan(30)
  expect(base).toBeGreaterThan(1010)
  expect(base - TABLE.high).toBeGreaterThan(922)
})

test('no desk hides the book that Mia reads', () => {
  const mia = (action: string) =>
    behindTables({ presence: { action }, isPerson: true, depth: 1000 } as unknown as Placed, undefined).pose
  expect(mia('reading')).toBeUndefined()
  expect(mia('sitting')).toBe('seated')
})

test('a tower of cups on the table is before no face', () => {
  const sitting = [body(560, 860, 1000, 'seated'), body(780, 840, 1010, 'seated')]
  const { x, isBehind } = tablePlace({ ...TABLE, tallest: 240 }, around(sitting))
  if (!isBehind) for (const { face } of sitting) expect(Math.abs(x - face.x)).toBeGreaterThan(TABLE.half + 40)
})

test('nobody has the stump that a cup lies on in their lap', () => {
  const sitting = [body(560, 860, 1000, 'seated'), body(780, 840, 1010, 'seated')]
  const { x } = tablePlace({ ...TABLE, isSatAt: false }, around(sitting))
  for (const { face } of sitting) expect(Math.abs(x - face.x)).toBeGreaterThan(110)
})

test('on a phone the table is in the picture, with somebody who stands behind it', () => {
  const standing = [440, 620, 800, 900].map((x) => body(x, 760, 1000, 'upright'))
  const { x } = tablePlace({ ...TABLE, isSatAt: false }, around(standing))
  const least = 440 - 60 * 1.35
  expect(x - TABLE.half).toBeGreaterThan(least - 20)
  expect(x + TABLE.half).toBeLessThan(least + TALL.width + 20)
})

test('a table never goes through somebody who stands nearer', () => {
  const { x } = tablePlace(TABLE, around([body(672, 800, 1090, 'upright')]))
  expect(Math.abs(x - 672)).toBeGreaterThan(44 + 60)
})

test('the picture on a phone moves toward the thing as far as everybody stays in it', () => {
  const faces = [600, 740].map((x) => ({ x, y: 700, radius: 60 }))
  expect(focusOf(faces, faces)?.x).toBe(670)
  const { x = 0 } = focusOf(faces, faces, [{ x: 980, half: 60 }]) ?? {}
  expect(x).toBeGreaterThan(720)
  expect(x - TALL.width / 2).toBeLessThan(600 - 60 * 1.35)
})

test('the soup on the table is on the one table that is there', () => {
  const kitchen = { setting: 'Kitchen', view: 'inside' } as const
  expect(sortProps(['soup on table'], kitchen, false)).toMatchObject({
    surface: 'table',
    upon: ['soup'],
    loose: [],
  })
  expect(sortProps(['table', 'bread', 'soup on table'], kitchen, false)).toMatchObject({
    surface: 'table',
    upon: ['bread', 'soup'],
    loose: [],
  })
  expect(sortProps(['cat on table'], kitchen, false).loose).toEqual(['cat on table'])
})
