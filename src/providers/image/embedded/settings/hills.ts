import type { Backdrop, Brush } from '../brush.ts'
import { GROUND, HEIGHT, WIDTH } from '../canvas.ts'
import { lighter } from '../figures/color.ts'
import { box, disc, group, n, oval, shape, stroke } from '../figures/svg.ts'
import { between } from '../random.ts'
import { hills as band, type Foliage, flowers, grass, mist, motes, path, tree } from './land.ts'
import { clouds, sky } from './sky.ts'

interface Country {
  far: string
  middle: string
  near: string
  path: string
  foliage: Foliage
  blades: readonly [string, ...string[]]
  blooms: readonly [string, ...string[]]
  flowerCount: number
  /** A row of far peaks, a sea, or the roofs of a town along the horizon. */
  horizon: 'peaks' | 'sea' | 'roofs' | 'none'
}

const MEADOW: Country = {
  far: '#9fc6a8',
  middle: '#84bf74',
  near: '#6fb05f',
  path: '#f0dcae',
  foliage: { trunk: '#6b4a35', leaves: ['#5aa05f', '#74b564'] },
  blades: ['#5fa555', '#4a9050', '#8ac870'],
  blooms: ['#ffffff', '#ffd76a', '#ff9fb5', '#b5a8ff'],
  flowerCount: 70,
  horizon: 'none',
}

const SAVANNA: Country = {
  ...MEADOW,
  far: '#d8bf8a',
  middle: '#d9b566',
  near: '#c99f52',
  path: '#f2ddaa',
  foliage: { trunk: '#6b4a30', leaves: ['#8fa04f', '#a3ad58'] },
  blades: ['#c9a24f', '#b08a3c', '#e0c070'],
  blooms: ['#fff0c0', '#ffb36b'],
  flowerCount: 20,
}

const COUNTRIES: Partial<Record<string, Country>> = {
  'Safari Park': SAVANNA,
  'Dinosaur Valley': {
    ...SAVANNA,
    middle: '#8fae6a',
    near: '#7a9c58',
    blades: ['#6f9a50', '#88b060'],
    horizon: 'peaks',
  },
  'Dragon Valley': { ...MEADOW, far: '#a39ac0', middle: '#8a9a78', near: '#74905f', horizon: 'peaks' },
  Mountain: { ...MEADOW, far: '#b5c0d8', middle: '#92b58a', near: '#7aa56c', horizon: 'peaks' },
  Campground: { ...MEADOW, middle: '#6faa70', near: '#5c9a60', horizon: 'peaks' },
  Farm: { ...MEADOW, near: '#86b85a', blades: ['#7ab050', '#9ac860', '#c9c060'], horizon: 'roofs' },
  Garden: { ...MEADOW, flowerCount: 220, blooms: ['#ff9fb5', '#ffffff', '#ffd76a', '#c9a8ff', '#ff7f8f'] },
  Castle: { ...MEADOW, horizon: 'roofs' },
  'City Center': { ...MEADOW, path: '#e6dccf', flowerCount: 30, horizon: 'roofs' },
  'Elementary School': { ...MEADOW, path: '#e6dccf', flowerCount: 40, horizon: 'roofs' },
  'Sports Field': { ...MEADOW, near: '#62b058', flowerCount: 12, horizon: 'roofs' },
  Beach: {
    ...MEADOW,
    far: '#8fcbe0',
    middle: '#f0dcae',
    near: '#f4dfb0',
    path: '#fff0c8',
    blades: ['#d8c890', '#c0b878'],
    flowerCount: 0,
    horizon: 'sea',
  },
  Lighthouse: { ...MEADOW, middle: '#9ab58a', near: '#86a878', horizon: 'sea' },
  'Pirate Ship': {
    ...MEADOW,
    middle: '#f0dcae',
    near: '#ecd4a0',
    path: '#fff0c8',
    blades: ['#d8c890', '#a8b878'],
    flowerCount: 0,
    horizon: 'sea',
  },
}

const HORIZON = 800

/** Open country under a wide sky. */
export function hills(brush: Brush): Backdrop {
  const country = COUNTRIES[brush.setting] ?? MEADOW
  return {
    behind: sky(brush, HORIZON) + clouds(brush, 120, 620, 8) + far(brush, country) + near(brush, country),
    before:
      tufts(brush, country) + motes(brush, brush.hour.light.depth > 0.4 ? 26 : 8, 500, 1150, brush.hour.warm),
    ground: GROUND,
    floats: false,
  }
}

function far(brush: Brush, country: Country): string {
  const line = { peaks, sea: seaLine, roofs, none: () => '' }[country.horizon]
  return (
    (country.horizon === 'sea' ? '' : band(brush, 786, 46, country.far, 0.5)) +
    line(brush) +
    mist(brush, 812, 60, 0.4) +
    (country.horizon === 'sea' ? '' : band(brush, 842, 34, country.middle, 0.26))
  )
}

function near(brush: Brush, country: Country): string {
  const { random } = brush
  let trees = ''
  if (country.horizon !== 'sea') {
    for (const [x, height] of [
      [90, 330],
      [230, 220],
      [1130, 250],
      [1260, 400],
    ] as const) {
      trees += tree(brush, x + between(random, -40, 40), 912 + random() * 20, height, country.foliage, 0.1)
    }
  }
  return (
    band(brush, 896, 24, country.middle, 0.1, 2) +
    trees +
    band(brush, 944, 16, country.near, 0, 2) +
    path(brush, 912, country.path) +
    disc(690, 980, 340, brush.sketch.soft(brush.hour.warm, 0.24)) +
    grass(brush, 960, 1320, country.flowerCount > 0 ? 560 : 120, country.blades) +
    flowers(brush, 972, 1300, country.flowerCount, country.blooms)
  )
}

function peaks(brush: Brush): string {
  const { random } = brush
  let drawn = ''
  for (let i = 0; i < 6; i += 1) {
    const [x, top] = [i * 250 + between(random, -40, 80), between(random, 500, 660)]
    const half = between(random, 190, 280)
    drawn += shape(
      `M${n(x - half)} 860L${n(x - 24)} ${n(top + 12)}Q${n(x)} ${n(top - 10)} ${n(x + 22)} ${n(top + 14)}L${n(x + half)} 860Z`,
      brush.sketch.down(brush.tint('#a9aecb', 0.3), brush.tint('#8f9ac0', 0.5)),
    )
    drawn += shape(
      `M${n(x - 66)} ${n(top + 62)}L${n(x - 24)} ${n(top + 12)}Q${n(x)} ${n(top - 10)} ${n(x + 22)} ${n(top + 14)}L${n(x + 62)} ${n(top + 66)}Q${n(x + 30)} ${n(top + 48)} ${n(x + 8)} ${n(top + 70)}Q${n(x - 20)} ${n(top + 46)} ${n(x - 66)} ${n(top + 62)}Z`,
      brush.tint('#ffffff', 0.2),
      'opacity=".85"',
    )
  }
  return drawn
}

function seaLine(brush: Brush): string {
  const { random, hour, sketch } = brush
  let glitter = ''
  for (let i = 0; i < 60; i += 1) {
    const y = between(random, 792, 900)
    const reach = 300 * (1 - (y - 790) / 160)
    glitter += stroke(
      `M${n(672 + (random() - 0.5) * reach * 2)} ${n(y)}h${n(between(random, 14, 60))}`,
      lighter(hour.warm, 0.4),
      3,
      `opacity="${n(between(random, 0.2, 0.7))}"`,
    )
  }
  return (
    box(
      -10,
      786,
      WIDTH + 20,
      220,
      0,
      sketch.down(brush.tint('#8fd0e6', 0.35), brush.tint('#4f9fc8'), brush.tint('#3f86b8')),
    ) + glitter
  )
}

function roofs(brush: Brush): string {
  const { random, hour } = brush
  let drawn = ''
  for (let i = 0; i < 12; i += 1) {
    const [x, width, height] = [
      i * 118 - 20 + random() * 30,
      between(random, 70, 110),
      between(random, 90, 190),
    ]
    const top = 850 - height
    const wall = brush.tint(['#d9b8a0', '#c9a8b8', '#b8b0d0', '#e0c8a0'][i % 4] ?? '#d9b8a0', 0.3)
    drawn += box(x, top, width, height + 20, 4, wall)
    drawn += shape(
      `M${n(x - 10)} ${n(top + 4)}L${n(x + width / 2)} ${n(top - width * 0.55)}L${n(x + width + 10)} ${n(top + 4)}Z`,
      brush.tint(['#b5544f', '#8f5a7a', '#a8683f'][i % 3] ?? '#b5544f', 0.28),
    )
    for (let w = 0; w < 3; w += 1) {
      const lit = hour.light.depth > 0.3 && random() < 0.7
      drawn += box(
        x + 14 + (w % 2) * (width / 2 - 6),
        top + 22 + Math.floor(w / 2) * 44,
        18,
        24,
        3,
        lit ? '#ffe08a' : brush.tint('#7f95b8', 0.3),
      )
    }
  }
  return group(drawn)
}

/** Grass close to the eye, at the lower edge. */
function tufts(brush: Brush, country: Country): string {
  const { random } = brush
  let drawn = ''
  for (let i = 0; i < 26; i += 1) {
    const x = i < 13 ? random() * 330 : WIDTH - random() * 330
    const height = between(random, 90, 200)
    const lean = (random() - 0.5) * 80
    drawn += shape(
      `M${n(x - 8)} ${HEIGHT + 6}Q${n(x + lean * 0.3)} ${n(HEIGHT - height * 0.6)} ${n(x + lean)} ${n(HEIGHT - height)}Q${n(x + lean * 0.5 + 8)} ${n(HEIGHT - height * 0.4)} ${n(x + 8)} ${HEIGHT + 6}Z`,
      brush.tint(country.blades[i % country.blades.length] ?? country.blades[0]),
      'opacity=".9"',
    )
  }
  return drawn + oval(WIDTH / 2, HEIGHT + 40, WIDTH * 0.7, 90, brush.sketch.soft('#0a0620', 0.4))
}
