import { expect, test } from 'bun:test'
import { HEIGHT, WIDTH } from '../../../src/studio/painter/canvas.ts'
import { wobble } from '../../../src/studio/painter/wobble.ts'

const EDGE = 700

/** White on the left of the edge, black on the right. */
function halves(): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 3)
  for (let i = 0; i < pixels.length; i += 1) pixels[i] = Math.floor(i / 3) % WIDTH < EDGE ? 255 : 0
  return pixels
}

/** The x of the edge in a row. */
function edgeOf(pixels: Uint8Array, row: number): number {
  for (let x = 0; x < WIDTH; x += 1) if ((pixels[(row * WIDTH + x) * 3] ?? 0) < 128) return x
  return WIDTH
}

test('a straight edge wobbles as if a hand had drawn it, by a few pixels and softly', () => {
  const moved = wobble(halves())
  const rows = Array.from({ length: HEIGHT }, (_, row) => edgeOf(moved, row))
  expect(new Set(rows).size).toBeGreaterThan(4)
  for (const [row, x] of rows.entries()) {
    expect(Math.abs(x - EDGE)).toBeLessThan(7)
    expect(Math.abs(x - (rows[row + 1] ?? x))).toBeLessThanOrEqual(1)
  }
})

test('a plain wash keeps its color up to the very edge, and every picture wobbles alike', () => {
  const plain = new Uint8Array(WIDTH * HEIGHT * 3).fill(200)
  expect(wobble(plain)).toEqual(plain)
  expect(wobble(halves())).toEqual(wobble(halves()))
})
