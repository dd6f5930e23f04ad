import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { inkOn } from '../../../src/shared/labels/label.ts'

test('a label is readable in every color: at least 4.5 : 1', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (n) => {
      const color = `#${n.toString(16).padStart(6, '0')}`
      expect(contrast(color, inkOn(color))).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 5000, examples: [[0x767676], [0x777777], [0x6b21d4], [0xffffff], [0]] },
  )
})

test('the default purple carries white, a light yellow black', () => {
  expect(inkOn('#6b21d4')).toBe('#ffffff')
  expect(inkOn('#FFF3B0')).toBe('#000000')
})

/** An independent implementation of WCAG 2.2 contrast. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [a, b].map(luminance).toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = Buffer.from(color.slice(1), 'hex')
  const of = (c: number) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4)
  return 0.2126 * of(r) + 0.7152 * of(g) + 0.0722 * of(b)
}
