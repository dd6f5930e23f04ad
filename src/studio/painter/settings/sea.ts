import { between, oneOf, type Random } from '../../../shared/kit/random.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { HEIGHT, WIDTH } from '../canvas.ts'
import { darker, lighter, mix } from '../figures/color.ts'
import { box, disc, group, n, oval, shape } from '../figures/svg.ts'

const FLOOR = 1010

/** Under the waves: light from above, corals and weed around a clearing of sand. */
export function sea(brush: Brush): Backdrop {
  const dark = brush.hour.light.depth
  return {
    behind: water(brush, dark) + rays(brush, dark) + rocks(brush) + school(brush) + sand(brush),
    before: bubbles(brush) + curtain(brush),
    ground: 960,
    floats: true,
  }
}

function water({ sketch }: Brush, dark: number): string {
  const shade = (color: string) => mix(color, '#10205c', dark * 0.72)
  const colors = ['#c6f7ee', '#6fdbe2', '#2c9fca', '#1b6fae', '#1a3f86'].map(shade)
  return (
    box(0, 0, WIDTH, HEIGHT, 0, sketch.down(...colors)) +
    disc(620, -40, 700, sketch.soft('#fffde6', 0.85 - dark * 0.55))
  )
}

function rays({ random, ids }: Brush, dark: number): string {
  const id = ids('ray')
  let drawn = ''
  for (let i = 0; i < 9; i += 1) {
    const x = 120 + i * 125 + random() * 60
    const [width, lean] = [26 + random() * 60, (x - 640) * 0.5]
    const end = between(random, 760, 980)
    drawn += shape(
      `M${n(x)} -20L${n(x + width)} -20L${n(x + width * 2.2 + lean)} ${n(end)}L${n(x - width + lean)} ${n(end)}Z`,
      `url(#${id})`,
      `opacity="${n(between(random, 0.25, 0.55))}"`,
    )
  }
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffbe0" stop-opacity="${n(0.75 - dark * 0.5)}"/><stop offset="1" stop-color="#fffbe0" stop-opacity="0"/></linearGradient></defs>${drawn}`
}

function rocks(brush: Brush): string {
  const { hour } = brush
  const at = (color: string) => mix(color, '#10205c', hour.light.depth * 0.6)
  return (
    shape(
      `M-40 ${HEIGHT}V790Q60 690 150 780Q210 650 310 790Q360 740 430 850Q560 810 640 910H760Q830 810 900 830Q970 680 1080 780Q1150 660 1240 760Q1330 690 1400 790V${HEIGHT}Z`,
      at('#3f9fc8'),
      'opacity=".6"',
    ) +
    shape(
      `M-40 ${HEIGHT}V880Q90 780 210 890Q300 850 380 950Q640 910 820 960Q900 870 1010 900Q1110 780 1230 870Q1320 820 1400 890V${HEIGHT}Z`,
      at('#2579b0'),
    )
  )
}

function school({ random }: Brush): string {
  const [x, y] = [between(random, 260, 980), between(random, 420, 520)]
  const color = oneOf(random, ['#ffe08a', '#ffb5a0', '#c9f0ff'])
  let drawn = ''
  for (let i = 0; i < 14; i += 1) {
    drawn += group(
      shape('M0 0Q14 -12 32 0Q14 12 0 0ZM2 0L-12 -9V9Z', i % 3 ? color : lighter(color, 0.3)) +
        disc(24, -2, 1.8, '#20304f'),
      `translate(${n(x + (random() - 0.5) * 280)} ${n(y + (random() - 0.5) * 120)}) scale(${n(between(random, 0.7, 1.3))})`,
    )
  }
  return group(drawn, '', 'opacity=".85"')
}

function sand(brush: Brush): string {
  const { sketch, random, hour } = brush
  const at = (color: string) => mix(color, '#2a3a86', hour.light.depth * 0.55)
  const d = `M-40 ${FLOOR}Q200 ${FLOOR - 70} 480 ${FLOOR - 30}Q760 ${FLOOR + 10} 1000 ${FLOOR - 36}Q1240 ${FLOOR - 70} 1400 ${FLOOR - 10}V${HEIGHT + 20}H-40Z`
  let weeds = ''
  for (let i = 0; i < 18; i += 1) {
    const x = random() < 0.5 ? random() * 400 : WIDTH - random() * 420
    weeds += weed(
      x,
      FLOOR + between(random, -10, 40),
      between(random, 150, 330),
      at(oneOf(random, ['#2f9a8a', '#3fb58c', '#2a8094'])),
    )
  }
  let ripples = ''
  for (let i = 0; i < 16; i += 1) {
    const [x, y] = [random() * WIDTH, between(random, FLOOR + 20, HEIGHT - 30)]
    ripples += oval(x, y, between(random, 50, 130), 5, '#ffffff', 'opacity=".14"')
  }
  return (
    group(weeds, '', 'opacity=".9"') +
    shape(d, sketch.down(at('#ffe9c0'), at('#e0c4ae'), at('#9a8fb5'), at('#6a6ea8'))) +
    ripples +
    disc(672, FLOOR + 20, 420, sketch.soft('#fffbe0', 0.3)) +
    coral(brush, 110, FLOOR + 40, 210, at('#ff6f91')) +
    coral(brush, 235, FLOOR + 60, 130, at('#ffb05e')) +
    coral(brush, 1240, FLOOR + 44, 240, at('#c77dff')) +
    coral(brush, 1110, FLOOR + 64, 130, at('#ff6f91')) +
    coral(brush, 1005, FLOOR + 30, 84, at('#ffd166')) +
    coral(brush, 330, FLOOR + 150, 120, at('#c77dff')) +
    coral(brush, 1020, FLOOR + 200, 150, at('#ffb05e'))
  )
}

function coral({ random, sketch }: Brush, x: number, y: number, size: number, color: string): string {
  let branches = ''
  const grow = (fromX: number, fromY: number, angle: number, length: number, width: number, left: number) => {
    const [toX, toY] = [fromX + Math.cos(angle) * length, fromY + Math.sin(angle) * length]
    const bend = (fromX + toX) / 2 + (random() - 0.5) * length * 0.4
    branches += `<path d="M${n(fromX)} ${n(fromY)}Q${n(bend)} ${n((fromY + toY) / 2)} ${n(toX)} ${n(toY)}" stroke-width="${n(width)}"/>`
    if (left === 0) return
    grow(toX, toY, angle - 0.3 - random() * 0.4, length * 0.74, width * 0.74, left - 1)
    grow(toX, toY, angle + 0.3 + random() * 0.4, length * 0.74, width * 0.74, left - 1)
  }
  grow(x, y, -1.57, size * 0.38, size * 0.13, 3)
  return `<g fill="none" stroke="${sketch.down(lighter(color, 0.4), darker(color, 0.3))}" stroke-linecap="round">${branches}</g>`
}

function weed(x: number, y: number, height: number, color: string): string {
  const steps = 5
  let left = `M${n(x - 7)} ${n(y)}`
  let right = ''
  for (let i = 1; i <= steps; i += 1) {
    const sway = x + Math.sin(i * 1.3 + x) * height * 0.07
    const width = 7 * (1 - i / steps) + 1.5
    left += `L${n(sway - width)} ${n(y - (height * i) / steps)}`
    right = `L${n(sway + width)} ${n(y - (height * i) / steps)}${right}`
  }
  return `<path d="${left}${right}L${n(x + 7)} ${n(y)}Z" fill="${color}" stroke="${color}" stroke-width="5" stroke-linejoin="round"/>`
}

function bubbles({ random }: Brush): string {
  let drawn = ''
  for (let i = 0; i < 54; i += 1) {
    const [x, y, q] = [random() * WIDTH, random() * HEIGHT, random()]
    const r = 2 + q * q * 14
    drawn +=
      disc(x, y, r, '#ffffff', 'fill-opacity=".1" stroke="#ffffff" stroke-opacity=".5" stroke-width="1.4"') +
      disc(x - r * 0.35, y - r * 0.35, r * 0.24, '#ffffff', 'opacity=".8"')
  }
  return drawn
}

/** Dark weed at both edges, close to the viewer. */
function curtain({ random }: Brush): string {
  return group(edge(random, 10, 1) + edge(random, WIDTH - 10, -1), '', 'opacity=".85"')
}

const edge = (random: Random, x: number, side: 1 | -1) =>
  Array.from({ length: 5 }, (_, i) =>
    weed(x + side * i * 34, HEIGHT + 10, between(random, 260, 470), '#0f2f66'),
  ).join('')
