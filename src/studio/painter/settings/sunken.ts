import type { Brush } from '../brush.ts'
import { mix } from '../figures/color.ts'
import { box, disc, oval, repeat, shape, stroke } from '../figures/svg.ts'
import { drawnAt, glow } from './shade.ts'

/** The sea has one light, which the hour deepens. */
export const seaTint = ({ hour }: Brush, color: string, far = 0) =>
  mix(mix(color, '#17307a', 0.12 + hour.light.depth * 0.46), waterColor(hour.light.depth), far)

const waterColor = (depth: number) => mix('#3fa0b8', '#2a3f96', Math.min(1, depth * 1.15))

/** An old ship leaning on the seabed, with a lamp in it. */
export function wreck(brush: Brush): string {
  const wood = brush.sketch.down(
    seaTint(brush, '#b58a64', 0.2),
    seaTint(brush, '#8a644c', 0.2),
    seaTint(brush, '#5a4444', 0.2),
  )
  const dark = seaTint(brush, '#4a3640', 0.2)
  const lamp = (x: number, y: number) =>
    disc(x, y, 27, dark) + disc(x, y, 20, brush.sketch.down('#fff0b0', '#ffc060'))
  return (
    `<g transform="translate(1010 960) rotate(-9) scale(1.08)">` +
    stroke('M-60 -190V-520M110 -170V-400', wood, 24) +
    stroke('M-150 -440H40M40 -340H180', wood, 14) +
    shape(
      'M-140 -430Q-130 -340 -150 -280Q-100 -300 -70 -270Q-30 -300 10 -280Q30 -350 26 -430Z',
      seaTint(brush, '#f0e6d0', 0.34),
      'opacity=".75"',
    ) +
    stroke('M-150 -440L-250 -180M-60 -520L110 -400M180 -340L250 -150', dark, 4, 'opacity=".6"') +
    shape(
      'M-300 -200Q-260 -170 -180 -166H190Q240 -176 280 -236Q300 -240 296 -220Q290 -80 210 20H-190Q-280 -60 -310 -180Z',
      wood,
    ) +
    stroke(
      'M-290 -130Q-100 -104 270 -130M-262 -74Q-60 -50 250 -74M-226 -20Q0 0 226 -20',
      dark,
      5,
      'opacity=".55"',
    ) +
    shape('M-40 -60Q-30 -96 10 -90Q60 -100 66 -54Q72 -14 30 -8Q-30 -4 -40 -60Z', dark) +
    lamp(-160, -112) +
    lamp(150, -112) +
    box(-320, -206, 130, 20, 8, dark) +
    '</g>' +
    glow(brush, 840, 868, 150, '#ffd98a', 0.55) +
    glow(brush, 1160, 816, 150, '#ffd98a', 0.5)
  )
}

/** A gleaming chest on the seabed. */
export function chest(brush: Brush, x: number, y: number): string {
  const wood = brush.sketch.down(seaTint(brush, '#a5683c'), seaTint(brush, '#6d4430'))
  const gold = seaTint(brush, '#ffcb52')
  return (
    drawnAt(
      shape('M-70 -56Q-76 -118 -52 -122H52Q76 -118 70 -56Z', seaTint(brush, '#5f3a2c')) +
        repeat(11, (i) =>
          oval(-52 + i * 10.4, -60 - Math.sin(i * 0.3) * 18, 12, 8, i % 2 ? '#ffe08a' : '#f7c04c'),
        ) +
        box(-72, -56, 144, 56, 8, wood) +
        box(-72, -58, 144, 9, 4, gold) +
        box(-12, -54, 24, 26, 5, gold),
      x,
      y,
    ) + glow(brush, x, y - 70, 150, '#ffe08a', 0.5)
  )
}

export const anchor = (brush: Brush, x: number, y: number) =>
  `<g transform="translate(${x} ${y}) rotate(20)">${stroke('M0 0V-120M-34 -96H34M-62 -40Q-50 4 0 4Q50 4 62 -40M-62 -40L-72 -22M62 -40L72 -22', seaTint(brush, '#7f88a8'), 14)}<circle cx="0" cy="-136" r="16" fill="none" stroke="${seaTint(brush, '#7f88a8')}" stroke-width="10"/></g>`
