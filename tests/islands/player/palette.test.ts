import { describe, expect, test } from 'bun:test'
import { accentsOf, DEFAULT_PALETTE, paletteOf, type Rgb } from '../../../islands/player/palette.ts'

const SKY: Rgb = [40, 60, 160]
const MOON: Rgb = [240, 210, 120]
const GRASS: Rgb = [60, 140, 70]

const picture = (...parts: [color: Rgb, pixels: number, alpha?: number][]) =>
  Uint8ClampedArray.from(
    parts.flatMap(([color, pixels, alpha = 255]) =>
      Array(pixels)
        .fill([...color, alpha])
        .flat(),
    ),
  )

describe('a palette', () => {
  test('has the colors of the picture, the most common first', () => {
    expect(paletteOf(picture([MOON, 10], [SKY, 60], [GRASS, 30]))).toEqual([SKY, GRASS, MOON])
  })

  test('leaves out near-black, near-white and see-through', () => {
    const pixels = picture([[12, 9, 20], 50], [[250, 248, 245], 50], [GRASS, 40, 30], [MOON, 1])
    expect(paletteOf(pixels)).toEqual([MOON])
  })

  test('has at most five colors, none like another', () => {
    const rainbow = Array.from({ length: 40 }, (_, i): [Rgb, number] => [
      [(i * 53) % 230, (i * 97) % 230, 120],
      3,
    ])
    const palette = paletteOf(picture(...rainbow))
    expect(palette).toHaveLength(5)
    for (const [i, a] of palette.entries())
      for (const b of palette.slice(i + 1))
        expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])).toBeGreaterThan(50)
  })

  test('of a black night is the purple and the pink', () => {
    expect(paletteOf(picture([[3, 3, 8], 100]))).toEqual(DEFAULT_PALETTE)
    expect(paletteOf(new Uint8ClampedArray())).toEqual(DEFAULT_PALETTE)
  })

  test('gives its most colorful two as accents', () => {
    expect(accentsOf([[120, 118, 119], SKY, MOON])).toEqual([SKY, MOON])
    expect(accentsOf([MOON])).toEqual([MOON, MOON])
  })
})
