import { between } from '../../../shared/kit/random.ts'
import type { Brush } from '../brush.ts'
import { HEIGHT, WIDTH } from '../canvas.ts'
import { lighter, mix } from '../figures/color.ts'
import { box, disc, group, n, oval } from '../figures/svg.ts'
import type { Hour } from '../hours.ts'

/**
 * The whole canvas filled with the hour's sky, its stars, and the sun or the moon. `horizon` is where the lightest
 * color lies; `orbX` is the position of the sun or moon, if the setting has one.
 */
export function sky(brush: Brush, horizon: number, orbX?: number): string {
  const { hour, sketch } = brush
  const gradient = brush.ids('sky')
  const stops = hour.sky
    .map((color, i) => `<stop offset="${n((i / (hour.sky.length - 1)) * 10) / 10}" stop-color="${color}"/>`)
    .join('')
  const defs = `<linearGradient id="${gradient}" x1="0" y1="0" x2="0" y2="${horizon}" gradientUnits="userSpaceOnUse">${stops}</linearGradient>`
  const last = hour.sky.at(-1) ?? '#ffffff'
  return (
    `<defs>${defs}</defs>` +
    box(0, 0, WIDTH, HEIGHT, 0, last) +
    box(0, 0, WIDTH, horizon + 2, 0, `url(#${gradient})`) +
    stars(brush, horizon) +
    orb(brush, horizon, orbX) +
    disc(WIDTH / 2, horizon, 620, sketch.soft(veiled(hour, hour.warm, 0.75), 0.26))
  )
}

/** A warm light in a dark sky is pre-mixed: translucent yellow over blue would turn gray. */
const veiled = ({ light, haze }: Hour, color: string, share: number): string =>
  light.depth > 0.5 ? mix(color, lighter(haze, 0.2), share) : color

/** Stars over the whole width, down to `until`; by default as many as the hour has. */
export function stars({ hour, random }: Brush, until: number, count: number = hour.stars): string {
  let drawn = ''
  for (let i = 0; i < count; i += 1) {
    const [x, y, size] = [random() * WIDTH, random() * until * 0.92, random()]
    drawn += disc(
      x,
      y,
      0.8 + size ** 4 * 2.6,
      size > 0.8 ? '#ffe9b8' : '#ffffff',
      `opacity="${n(0.35 + 0.6 * random())}"`,
    )
    if (size > 0.965) drawn += twinkle(x, y, 11)
  }
  return drawn
}

/** A four-pointed star. */
export const twinkle = (x: number, y: number, reach: number, color = '#fff6dc'): string =>
  `<path d="M${n(x - reach)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y - reach)}Q${n(x)} ${n(y)} ${n(x + reach)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y + reach)}Q${n(x)} ${n(y)} ${n(x - reach)} ${n(y)}Z" fill="${color}"/>`

function orb(brush: Brush, horizon: number, at?: number): string {
  const { hour, random } = brush
  const [side, direction] = random() < 0.5 ? [380, 1] : [960, -1]
  const x = at ?? side + direction * between(random, 0, 90)
  if (hour.orb === 'moon') return moon(brush, x, horizon - 330, 74)
  if (hour.orb === 'none') return ''
  const y = horizon - (hour.light.depth > 0.2 ? 90 : 420)
  return disc(x, y, 330, brush.sketch.soft('#fff3c4', 0.75)) + disc(x, y, 56, '#fff6d8')
}

/** A full moon with its halo. */
export function moon({ sketch, hour }: Brush, x: number, y: number, radius: number): string {
  const spots = [
    [-0.3, -0.2, 0.2],
    [0.28, 0.32, 0.26],
    [0.34, -0.4, 0.12],
    [-0.36, 0.4, 0.1],
  ]
  return (
    disc(x, y, radius * 4.4, sketch.soft(veiled(hour, '#ffe9bd', 0.6), 0.6)) +
    disc(x, y, radius, sketch.ball('#fffdf2', '#ffe2a0')) +
    group(
      spots
        .map(([dx = 0, dy = 0, r = 0]) => disc(x + dx * radius, y + dy * radius, r * radius, '#d9b877'))
        .join(''),
      '',
      'opacity=".28"',
    )
  )
}

/** Soft clouds in a band of the sky, clear of the sun or moon at `orbX`. */
export function clouds(brush: Brush, top: number, bottom: number, count: number, orbX = -500): string {
  const { random, hour } = brush
  const color = brush.tint(lighter(hour.haze, 0.5), 0.25)
  let drawn = ''
  for (let i = 0; i < count; i += 1) {
    const [wish, y, s] = [random() * WIDTH, between(random, top, bottom), between(random, 0.6, 1.3)]
    const x = Math.abs(wish - orbX) < 200 ? wish + Math.sign(wish - orbX) * 210 : wish
    drawn += group(
      [
        [0, 0, 46],
        [-50, 12, 34],
        [48, 10, 38],
        [-22, -22, 36],
        [24, -24, 40],
        [84, 20, 26],
        [-86, 20, 24],
      ]
        .map(([dx = 0, dy = 0, r = 0]) => disc(x + dx * s, y + dy * s, r * s, color))
        .join('') + oval(x, y + 26 * s, 110 * s, 20 * s, color),
      '',
      `opacity="${n(between(random, 3, 6)) / 10}"`,
    )
  }
  return drawn
}
