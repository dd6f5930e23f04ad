import { between, oneOf } from '../../../shared/kit/random.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { GROUND, HEIGHT, WIDTH } from '../canvas.ts'
import { darker, lighter } from '../figures/color.ts'
import { disc, group, n, oval, shape } from '../figures/svg.ts'
import { type Foliage, fir, flowers, grass, hillBand, mist, motes, path, tree } from './land.ts'
import { clouds, sky } from './sky.ts'

interface Wood {
  far: string
  floor: string
  path: string
  foliage: Foliage
  firs: string
  snow: number
  blades: readonly [string, ...string[]]
  blooms: readonly [string, ...string[]]
  mushrooms: readonly string[]
  fallen: readonly string[]
}

const GREEN: Wood = {
  far: '#8fc0a0',
  floor: '#5fa86a',
  path: '#e8d3a0',
  foliage: { trunk: '#6b4a35', leaves: ['#4f9d5f', '#63ad62', '#3f8f70'] },
  firs: '#3f8272',
  snow: 0,
  blades: ['#4f9d5a', '#3c8455', '#7cc06e', '#2f7350'],
  blooms: ['#f7b7ff', '#ffffff', '#ffb3c7', '#a9c8ff'],
  mushrooms: ['#e2566b', '#ffb36b'],
  fallen: [],
}

const WOODS: Partial<Record<string, Wood>> = {
  'Magical Forest': {
    ...GREEN,
    far: '#9aa8d8',
    floor: '#4f9a8c',
    path: '#f0d8f0',
    foliage: { trunk: '#5b4468', leaves: ['#5a8fb0', '#6f9fc8', '#8a7fc8', '#4fa39a'] },
    firs: '#5a72b0',
    blades: ['#3f9a84', '#57b894', '#7ad0a0', '#2f8f90'],
    mushrooms: ['#7fe9ff', '#ff9be0', '#ffb36b'],
  },
  'Autumn Forest': {
    ...GREEN,
    far: '#d8b088',
    floor: '#b98a4f',
    path: '#ecd0a0',
    foliage: { trunk: '#6b4630', leaves: ['#e08a3c', '#d9632f', '#e6b040', '#b8542f'] },
    firs: '#6d7f4f',
    blades: ['#b08a3c', '#8a7a3c', '#cfa050'],
    blooms: ['#ffd76a', '#f2a65a', '#ffffff'],
    mushrooms: ['#b0552f', '#e2a05a'],
    fallen: ['#e08a3c', '#d9632f', '#e6b040', '#a8452a'],
  },
  'Snowy Wood': {
    ...GREEN,
    far: '#c8d6ea',
    floor: '#f2f6ff',
    path: '#ffffff',
    foliage: { trunk: '#6a5a58', leaves: ['#dfe9f7', '#eef4ff', '#cfdcf0'] },
    firs: '#5f8a8a',
    snow: 0.55,
    blades: ['#ffffff', '#dfe9f7'],
    blooms: ['#ffffff', '#e6f0ff'],
    mushrooms: [],
    fallen: [],
  },
}

const HORIZON = 800

/** A clearing between trees with a path leading into the distance; one of four woods, by setting. */
export function forest(brush: Brush): Backdrop {
  const wood = WOODS[brush.setting] ?? GREEN
  return {
    behind: sky(brush, HORIZON) + clouds(brush, 90, 520, 5) + distance(brush, wood) + clearing(brush, wood),
    before: frame(brush) + motes(brush, brush.hour.light.depth > 0.3 ? 30 : 12, 460, 1180, brush.hour.warm),
    ground: GROUND,
    floats: false,
  }
}

function distance(brush: Brush, wood: Wood): string {
  const { random } = brush
  let far = ''
  for (let i = 0; i < 27; i += 1) {
    far += fir(
      brush,
      i * 52 + random() * 30 - 10,
      812 + random() * 20,
      between(random, 160, 280),
      wood.far,
      0.55,
      wood.snow,
    )
  }
  let middle = ''
  for (let i = 0; i < 15; i += 1) {
    const x = i * 96 + random() * 50 - 20
    if (Math.abs(x - 690) < 110) continue
    const [y, height] = [between(random, 866, 890), between(random, 250, 420)]
    middle +=
      random() < 0.4
        ? fir(brush, x, y, height, wood.firs, 0.28, wood.snow)
        : tree(brush, x, y, height, wood.foliage, 0.28)
  }
  return (
    group(far, '', 'opacity=".8"') +
    mist(brush, 800, 90, 0.6) +
    hillBand(brush, 838, 26, wood.floor, 0.3) +
    middle +
    mist(brush, 880, 70, 0.4)
  )
}

function clearing(brush: Brush, wood: Wood): string {
  const { random } = brush
  let trees = ''
  for (const [x, height] of [
    [110, 640],
    [290, 430],
    [1040, 450],
    [1220, 680],
  ] as const) {
    trees += tree(brush, x + between(random, -30, 30), 948 + random() * 16, height, wood.foliage, 0.06)
  }
  return (
    hillBand(brush, 918, 22, wood.floor, 0.12, 2) +
    trees +
    hillBand(brush, 962, 14, wood.floor, 0, 2) +
    path(brush, 930, wood.path) +
    disc(690, 980, 330, brush.sketch.soft(brush.hour.warm, 0.28)) +
    grass(brush, 968, 1300, 640, wood.blades) +
    flowers(brush, 985, 1280, wood.snow > 0 ? 0 : 60, wood.blooms) +
    leaves(brush, wood) +
    mushrooms(brush, wood)
  )
}

function leaves(brush: Brush, { fallen }: Wood): string {
  const { random } = brush
  const [first, ...others] = fallen
  if (!first) return ''
  let drawn = ''
  for (let i = 0; i < 130; i += 1) {
    const [x, y] = [random() * WIDTH, between(random, 980, 1340)]
    drawn += oval(
      x,
      y,
      7,
      4,
      brush.tint(oneOf(random, [first, ...others])),
      `transform="rotate(${n(random() * 180)} ${n(x)} ${n(y)})"`,
    )
  }
  return drawn
}

function mushrooms(brush: Brush, wood: Wood): string {
  const { random } = brush
  const places = [
    [240, 1020, 46],
    [300, 1046, 30],
    [1110, 1030, 42],
    [1172, 1056, 28],
  ] as const
  const night = brush.hour.light.depth > 0.5
  return places
    .map(([x, y, size], i) => {
      const color = wood.mushrooms[i % Math.max(1, wood.mushrooms.length)]
      return color ? mushroom(brush, x + between(random, -30, 30), y, size, color, night) : ''
    })
    .join('')
}

function mushroom(brush: Brush, x: number, y: number, s: number, color: string, glows: boolean): string {
  const cap = glows ? color : brush.tint(color)
  return (
    (glows ? disc(x, y - s * 0.6, s * 2.2, brush.sketch.soft(color, 0.45)) : '') +
    shape(
      `M${n(x - s * 0.16)} ${n(y)}Q${n(x - s * 0.1)} ${n(y - s * 0.4)} ${n(x - s * 0.14)} ${n(y - s * 0.6)}H${n(x + s * 0.14)}Q${n(x + s * 0.1)} ${n(y - s * 0.4)} ${n(x + s * 0.18)} ${n(y)}Z`,
      brush.tint('#f6e8dc'),
    ) +
    shape(
      `M${n(x - s * 0.55)} ${n(y - s * 0.52)}Q${n(x - s * 0.5)} ${n(y - s * 1.1)} ${n(x)} ${n(y - s * 1.12)}Q${n(x + s * 0.5)} ${n(y - s * 1.1)} ${n(x + s * 0.55)} ${n(y - s * 0.52)}Q${n(x)} ${n(y - s * 0.4)} ${n(x - s * 0.55)} ${n(y - s * 0.52)}Z`,
      brush.sketch.ball(lighter(cap, 0.5), cap, darker(cap, 0.3)),
    ) +
    oval(x - s * 0.2, y - s * 0.82, s * 0.09, s * 0.07, '#ffffff', 'opacity=".8"') +
    oval(x + s * 0.14, y - s * 0.92, s * 0.07, s * 0.055, '#ffffff', 'opacity=".8"')
  )
}

/** Dark boughs at the edges, framing the view. */
function frame(brush: Brush): string {
  const { random } = brush
  const dark = darker(brush.tint('#22405a'), 0.45)
  let boughs = ''
  for (let i = 0; i < 40; i += 1) {
    const left = i % 2 === 0
    const reach = random() ** 1.6 * 300
    const [x, y] = [left ? reach - 40 : WIDTH - reach + 40, random() * 190 - 50]
    boughs += oval(
      x,
      y,
      50 + random() * 44,
      26 + random() * 24,
      dark,
      `opacity="${n(0.75 + random() * 0.25)}" transform="rotate(${n(random() * 60 - 30)} ${n(x)} ${n(y)})"`,
    )
  }
  return (
    boughs +
    shape(`M-20 ${HEIGHT + 10}V1240Q60 1190 150 1270Q240 1250 330 ${HEIGHT + 10}Z`, dark, 'opacity=".85"') +
    shape(
      `M${WIDTH + 20} ${HEIGHT + 10}V1230Q1280 1190 1200 1262Q1110 1250 1030 ${HEIGHT + 10}Z`,
      dark,
      'opacity=".85"',
    )
  )
}
