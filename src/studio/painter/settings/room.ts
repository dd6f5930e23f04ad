import { between } from '../../../shared/kit/random.ts'
import type { Brush } from '../brush.ts'
import { HEIGHT, WIDTH } from '../canvas.ts'
import { darker, lighter, mix } from '../figures/color.ts'
import { box, disc, group, n, oval, roundStar, shape, stroke } from '../figures/svg.ts'
import { moon } from './sky.ts'

/** A daylight color indoors: lamps keep an evening room warmer than the outside. */
export const indoors = (brush: Brush, color: string): string =>
  mix(color, '#1d1a58', brush.hour.light.depth * 0.62)

/** A wall with starry wallpaper and a plank floor; `floor` is the line between them. */
export function roomWalls(brush: Brush, wall: string, boards: string, floor: number): string {
  const { sketch } = brush
  const top = indoors(brush, darker(wall, 0.22))
  const paint = indoors(brush, wall)
  let paper = ''
  for (let i = 0; i < 110; i += 1) {
    const [x, y] = [(i % 11) * 130 + (Math.floor(i / 11) % 2) * 65, 40 + Math.floor(i / 11) * 92]
    if (y > floor - 30) continue
    paper +=
      i % 3
        ? disc(x, y, 4, lighter(paint, 0.3), 'opacity=".3"')
        : roundStar(x, y, 6, lighter(paint, 0.35), 'opacity=".4"')
  }
  return (
    box(-10, -10, WIDTH + 20, floor + 20, 0, sketch.down(top, paint, lighter(paint, 0.08))) +
    paper +
    box(
      -10,
      floor,
      WIDTH + 20,
      HEIGHT - floor + 20,
      0,
      sketch.down(indoors(brush, boards), indoors(brush, darker(boards, 0.45))),
    ) +
    planks(brush, boards, floor) +
    box(-10, floor - 16, WIDTH + 20, 18, 0, indoors(brush, lighter(wall, 0.35))) +
    box(-10, floor + 2, WIDTH + 20, 14, 0, '#140a2e', 'opacity=".28"')
  )
}

function planks(brush: Brush, boards: string, floor: number): string {
  const seam = indoors(brush, darker(boards, 0.5))
  let drawn = ''
  for (let i = -9; i <= 9; i += 1) {
    drawn += stroke(
      `M${WIDTH / 2 + i * 92} ${floor}L${WIDTH / 2 + i * 300} ${HEIGHT + 20}`,
      seam,
      3,
      'opacity=".4"',
    )
  }
  return drawn
}

/** A window with curtains, and the evening outside. */
export function windowPane(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  curtain: string,
): string {
  const { hour, sketch, random, ids } = brush
  const clip = ids('pane')
  const frame = indoors(brush, '#f1e4f2')
  const cloth = indoors(brush, curtain)
  let sky = box(x, y, width, height, 0, sketch.down(...hour.sky))
  for (let i = 0; i < hour.stars / 4; i += 1) {
    sky += disc(
      x + random() * width,
      y + random() * height * 0.8,
      0.8 + random() * 1.6,
      '#ffffff',
      `opacity="${n(0.4 + random() * 0.6)}"`,
    )
  }
  if (hour.orb === 'sun')
    sky += disc(x + width * 0.6, y + height * 0.5, width * 0.6, sketch.soft('#fff3c4', 0.9))
  else sky += moon(brush, x + width * 0.54, y + height * 0.36, 38)
  const hill = shape(
    `M${x} ${y + height}V${y + height * 0.78}Q${x + width * 0.3} ${y + height * 0.62} ${x + width * 0.55} ${y + height * 0.78}T${x + width} ${y + height * 0.72}V${y + height}Z`,
    brush.tint('#6f9a80', 0.2),
  )
  const drape = (side: 1 | -1) => {
    const edge = side > 0 ? x - 34 : x + width + 34
    return shape(
      `M${edge} ${y - 30}h${side * 96}Q${edge + side * 84} ${y + height * 0.5} ${edge + side * 26} ${y + height * 0.62}Q${edge + side * 70} ${y + height * 0.86} ${edge + side * 62} ${y + height + 46}H${edge - side * 8}Z`,
      sketch.fade(lighter(cloth, 0.2), cloth, darker(cloth, 0.3)),
    )
  }
  return (
    `<defs><clipPath id="${clip}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10"/></clipPath></defs>` +
    disc(
      x + width / 2,
      y + height / 2,
      width * 0.95,
      sketch.soft(hour.orb === 'sun' ? '#fff3c4' : '#b9b5ff', 0.28),
    ) +
    `<g clip-path="url(#${clip})">${sky}${hill}</g>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="none" stroke="${frame}" stroke-width="16"/>` +
    stroke(`M${x + width / 2} ${y}V${y + height}M${x} ${y + height / 2}H${x + width}`, frame, 9) +
    box(x - 16, y + height - 2, width + 32, 20, 8, frame) +
    drape(1) +
    drape(-1) +
    box(x - 60, y - 46, width + 120, 14, 7, indoors(brush, '#b98a5c')) +
    disc(x - 62, y - 39, 12, indoors(brush, '#d9a870')) +
    disc(x + width + 62, y - 39, 12, indoors(brush, '#d9a870'))
  )
}

/** Small lamps along a sagging cord. */
export function fairyLights(
  { sketch, unlit }: Brush,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  count: number,
): string {
  const colors = ['#ffd27a', '#ff9bb8', '#9fe0ff', '#c6f0a8']
  const [middleX, middleY] = [(x0 + x1) / 2, Math.max(y0, y1) + sag * 2]
  let drawn = stroke(`M${x0} ${y0}Q${middleX} ${middleY} ${x1} ${y1}`, '#2a2040', 3, 'opacity=".7"')
  for (let i = 1; i < count; i += 1) {
    const t = i / count
    const x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * middleX + t * t * x1
    const y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * middleY + t * t * y1
    const color = colors[i % colors.length] ?? '#ffd27a'
    drawn += unlit
      ? oval(x, y + 9, 5.5, 8, darker(color, 0.55))
      : disc(x, y + 9, 30, sketch.soft(color, 0.55)) + oval(x, y + 9, 5.5, 8, lighter(color, 0.55))
  }
  return drawn
}

/** A shelf with books and an ornament. */
export function bookshelf(brush: Brush, x: number, y: number, width: number): string {
  const { random } = brush
  const colors = ['#c95f6b', '#5f8fc9', '#d9a84f', '#6fae7a', '#9a78c9', '#e08a5f']
  let books = ''
  let at = x + 12
  while (at < x + width * 0.72) {
    const [thick, tall] = [between(random, 14, 26), between(random, 52, 84)]
    const color = indoors(brush, colors[Math.floor(random() * colors.length)] ?? '#c95f6b')
    books +=
      box(at, y - tall, thick, tall, 3, color) +
      box(at, y - tall + 10, thick, 5, 0, lighter(color, 0.4), 'opacity=".7"')
    at += thick + 2
  }
  const globe =
    disc(
      x + width * 0.86,
      y - 30,
      25,
      brush.sketch.ball(indoors(brush, '#9fd8e6'), indoors(brush, '#4f8fc0')),
    ) + box(x + width * 0.86 - 12, y - 6, 24, 6, 3, indoors(brush, '#8a5a3c'))
  return group(books + globe + box(x, y, width, 13, 5, indoors(brush, '#a8744f')))
}

/** A bedside lamp, the warmest light in the room when it is on. */
export function bedsideLamp(brush: Brush, x: number, y: number, isLit = !brush.unlit): string {
  const { sketch } = brush
  const shade = indoors(brush, '#c9bda0')
  return (
    (isLit ? disc(x, y - 110, 330, sketch.soft('#ffd98a', 0.62)) : '') +
    box(x - 7, y - 74, 14, 74, 5, indoors(brush, '#a8744f')) +
    oval(x, y, 34, 10, indoors(brush, '#8a5a3c')) +
    shape(
      `M${x - 32} ${y - 168}H${x + 32}L${x + 56} ${y - 74}H${x - 56}Z`,
      isLit ? sketch.down('#fff6d8', '#ffe2a0') : sketch.down(shade, darker(shade, 0.2)),
    )
  )
}
