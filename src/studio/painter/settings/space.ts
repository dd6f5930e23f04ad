import { between, oneOf } from '../../../shared/kit/random.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { HEIGHT, WIDTH } from '../canvas.ts'
import { darker, lighter } from '../figures/color.ts'
import { box, disc, group, n, oval, shape, stroke } from '../figures/svg.ts'
import { motes } from './land.ts'
import { stars, twinkle } from './sky.ts'

const SURFACE = 930

/** The ground of a small moon under planets and a sea of stars; it is always night there, the hour only warms it. */
export function space(brush: Brush): Backdrop {
  return {
    behind: depths(brush) + planets(brush) + ground(brush),
    before: motes(brush, 14, 360, 900, '#bfeaff'),
    ground: 1000,
    floats: false,
  }
}

function depths(brush: Brush): string {
  const { sketch, random, hour } = brush
  const evening = hour.light.depth < 0.6
  const colors = evening
    ? ['#1b1650', '#43298a', '#8a4fae', '#d887b0']
    : ['#0b0a33', '#241a66', '#4a2c85', '#6d3f9a']
  const nebulae = (['#ff7ac6', '#4fd0ff', '#9a7bff'] as const)
    .map((color, i) => {
      const [x, y] = [between(random, 200, 1150), 180 + i * 230 + random() * 100]
      return oval(
        x,
        y,
        between(random, 300, 460),
        between(random, 110, 190),
        sketch.soft(color, 0.42),
        `transform="rotate(${n(between(random, -32, -14))} ${n(x)} ${n(y)})"`,
      )
    })
    .join('')
  return (
    box(0, 0, WIDTH, HEIGHT, 0, sketch.down(...colors)) +
    nebulae +
    stars(brush, HEIGHT * 0.75, 420) +
    comet(brush)
  )
}

function comet({ random, sketch, ids }: Brush): string {
  const [x, y] = [between(random, 760, 1100), between(random, 380, 470)]
  const id = ids('tail')
  return `<defs><linearGradient id="${id}" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffffff" stop-opacity=".9"/><stop offset="1" stop-color="#9fdcff" stop-opacity="0"/></linearGradient></defs>${shape(`M${n(x)} ${n(y - 4)}L${n(x - 210)} ${n(y + 98)}L${n(x - 4)} ${n(y + 8)}Z`, `url(#${id})`)}${disc(x, y, 26, sketch.soft('#ffffff', 0.95))}${twinkle(x, y, 14, '#ffffff')}`
}

function planets(brush: Brush): string {
  const { random } = brush
  const left = random() < 0.5
  const colors = ['#f2a65a', '#e77fa8', '#8f9bff', '#59d3c8'] as const
  return (
    planet(brush, left ? 300 : 1050, between(random, 500, 560), 118, oneOf(random, colors), true) +
    planet(
      brush,
      left ? 1080 : 240,
      between(random, 460, 560),
      54,
      oneOf(random, ['#59d3c8', '#ffd166', '#ff9fb5']),
      false,
    ) +
    planet(
      brush,
      between(random, 560, 780),
      between(random, 120, 260),
      84,
      oneOf(random, ['#b98cff', '#6fb8ff', '#ffb07a']),
      false,
    ) +
    planet(brush, between(random, 560, 800), between(random, 420, 480), 22, '#ff7fa8', false)
  )
}

function planet(
  { sketch, ids }: Brush,
  x: number,
  y: number,
  r: number,
  color: string,
  ringed: boolean,
): string {
  const clip = ids('planet')
  let bands = ''
  for (let i = -4; i <= 4; i += 1) {
    bands += oval(
      x,
      y + i * r * 0.22,
      r * 1.1,
      r * 0.07,
      i % 2 ? lighter(color, 0.35) : darker(color, 0.2),
      'opacity=".45"',
    )
  }
  const ring = (half: string) =>
    ringed
      ? `<g clip-path="url(#${half})"><ellipse cx="${x}" cy="${y}" rx="${r * 1.75}" ry="${r * 0.42}" fill="none" stroke="#ffe0b0" stroke-width="${r * 0.15}" opacity=".85"/><ellipse cx="${x}" cy="${y}" rx="${r * 1.5}" ry="${r * 0.34}" fill="none" stroke="#ffffff" stroke-width="${r * 0.04}" opacity=".6"/></g>`
      : ''
  return `<defs><clipPath id="${clip}"><circle cx="${x}" cy="${n(y)}" r="${r}"/></clipPath><clipPath id="${clip}-far"><rect x="${x - r * 2}" y="${n(y - r)}" width="${r * 4}" height="${r}"/></clipPath><clipPath id="${clip}-near"><rect x="${x - r * 2}" y="${n(y)}" width="${r * 4}" height="${r}"/></clipPath></defs>${disc(x, y, r * 1.7, sketch.soft(color, 0.4))}<g transform="rotate(-16 ${x} ${n(y)})">${ring(`${clip}-far`)}${disc(x, y, r, sketch.ball(lighter(color, 0.5), color, darker(color, 0.7)))}<g clip-path="url(#${clip})">${bands}</g>${ring(`${clip}-near`)}</g>`
}

function ground(brush: Brush): string {
  const { sketch, random } = brush
  const far = `M-60 ${SURFACE}Q320 ${SURFACE - 110} 690 ${SURFACE - 100}Q1080 ${SURFACE - 92} 1420 ${SURFACE + 8}V${HEIGHT + 20}H-60Z`
  const near = `M-60 ${SURFACE + 50}Q320 ${SURFACE - 66} 700 ${SURFACE - 54}Q1080 ${SURFACE - 42} 1420 ${SURFACE + 54}V${HEIGHT + 20}H-60Z`
  let craters = ''
  for (let i = 0; i < 13; i += 1) {
    const y = between(random, SURFACE + 4, HEIGHT - 60)
    craters += crater(between(random, 40, WIDTH - 40), y, 16 + ((y - SURFACE) / 500) * 60 * (0.6 + random()))
  }
  return (
    shape(far, '#7f69bd') +
    shape(near, sketch.down('#f3e6ff', '#cbb5ee', '#9a83cf', '#5b479c')) +
    craters +
    crystals(brush, 120, 1010, 92, '#6fe3ff') +
    crystals(brush, 1240, 1030, 108, '#ff8fd8') +
    crystals(brush, 1160, 990, 50, '#8ff0c8')
  )
}

const crater = (x: number, y: number, r: number) =>
  oval(x, y, r, r * 0.32, '#7a62b8', 'opacity=".7"') +
  oval(x + r * 0.08, y + r * 0.09, r * 0.86, r * 0.25, '#9c86d2') +
  stroke(
    `M${n(x - r)} ${n(y + r * 0.06)}Q${n(x)} ${n(y + r * 0.5)} ${n(x + r)} ${n(y + r * 0.06)}`,
    '#ffffff',
    4,
    'opacity=".5"',
  )

function crystals({ sketch }: Brush, x: number, y: number, s: number, color: string): string {
  const face = (d: string, shade: string) => shape(d, shade)
  return (
    disc(x, y - s * 0.5, s * 1.5, sketch.soft(color, 0.5)) +
    group(
      face(
        `M${n(x - s * 0.3)} ${y}L${n(x - s * 0.42)} ${n(y - s * 0.6)}L${n(x - s * 0.2)} ${n(y - s)}L${x} ${n(y - s * 0.55)}L${n(x + s * 0.02)} ${y}Z`,
        lighter(color, 0.35),
      ) +
        face(
          `M${n(x - s * 0.2)} ${n(y - s)}L${x} ${n(y - s * 0.55)}L${n(x + s * 0.02)} ${y}L${n(x - s * 0.18)} ${y}Z`,
          color,
        ) +
        face(
          `M${x} ${y}L${n(x + s * 0.08)} ${n(y - s * 0.45)}L${n(x + s * 0.3)} ${n(y - s * 0.7)}L${n(x + s * 0.42)} ${n(y - s * 0.3)}L${n(x + s * 0.34)} ${y}Z`,
          lighter(color, 0.15),
        ) +
        face(
          `M${n(x + s * 0.3)} ${n(y - s * 0.7)}L${n(x + s * 0.42)} ${n(y - s * 0.3)}L${n(x + s * 0.34)} ${y}L${n(x + s * 0.22)} ${y}Z`,
          darker(color, 0.2),
        ),
    )
  )
}
