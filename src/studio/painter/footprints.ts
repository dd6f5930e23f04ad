import { n, oval } from './figures/svg.ts'

/** Footprints from far to near; `feet` is the cast's ground line. */
export function footprintTrail(middle: number, feet: number, side: -1 | 1): string {
  return Array.from({ length: PRINTS }, (_, index) => {
    const near = index / (PRINTS - 1)
    const y = feet + FAR + (NEAR - FAR) * near ** 1.3
    const x = middle + side * (330 - 190 * near) + (index % 2 ? 1 : -1) * (9 + 17 * near)
    const size = 0.45 + 0.75 * near
    return print(x, y, size)
  }).join('')
}

const PRINTS = 11
const [FAR, NEAR] = [-92, 96] as const

/** A sole and a heel. */
const print = (x: number, y: number, size: number) =>
  `<g fill="#27345c" opacity=".42">${oval(0, 0, 15, 9, '#27345c')}${oval(-2, 13, 10, 6, '#27345c')}</g>`.replace(
    '<g ',
    `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size * 10) / 10})" `,
  )
