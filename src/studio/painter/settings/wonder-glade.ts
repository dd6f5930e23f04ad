import { between } from '../../../shared/kit/random.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { GROUND, HEIGHT, WIDTH } from '../canvas.ts'
import { darker, lighter, mix } from '../figures/color.ts'
import { disc, n, oval, repeat, roundStar, shape, stroke } from '../figures/svg.ts'
import { lantern } from './lamps.ts'
import { flowers, grass, hillBand, mist, motes, path } from './land.ts'
import { drawnAt, glow, shadedFill } from './shade.ts'
import { clouds, sky, twinkle } from './sky.ts'

const HORIZON = 800
const BLADES = ['#5fae8a', '#4f9a8c', '#8ad0a8'] as const

/**
 * A magical glade: a large tree with a round door of light, floating islands, mushrooms as tall as houses, a rainbow.
 */
export function wonderGlade(brush: Brush): Backdrop {
  return {
    behind:
      sky(brush, HORIZON, 420) +
      rainbow(brush) +
      clouds(brush, 120, 480, 6, 420) +
      island(brush, 470, 500, 0.78) +
      island(brush, 760, 408, 0.56) +
      hillBand(brush, 770, 60, '#b8a8e0', 0.5, 2) +
      mist(brush, 812, 80, 0.5) +
      hillBand(brush, 850, 34, '#8fc8b8', 0.26) +
      mushroom(brush, 300, 900, 0.92, '#f28fb0') +
      mushroom(brush, 420, 892, 0.6, '#8fb0f2') +
      hillBand(brush, 926, 20, '#6fb89a', 0.06, 2) +
      drawnAt(tree(brush), -64, 0) +
      path(brush, 926, '#f3dcf0') +
      grass(brush, 958, 1320, 520, BLADES) +
      flowers(brush, 966, 1300, 90, ['#ffc4f0', '#ffffff', '#a8e0ff', '#fff0a0']) +
      mushroom(brush, 118, 1008, 1.3, '#b58ff0') +
      toadstools(brush),
    before: sparks(brush) + motes(brush, 30, 420, 1180, '#ffe9b0'),
    ground: GROUND,
    floats: false,
  }
}

function rainbow(brush: Brush): string {
  const share = 0.5 - brush.hour.light.depth * 0.24
  return ['#ff9f9f', '#ffcf8f', '#fff2a0', '#a8eab0', '#9fd0ff', '#cfa8ff']
    .map((color, i) =>
      stroke(
        `M${120 + i * 15} 860A${560 - i * 15} ${500 - i * 15} 0 0 1 ${1240 - i * 15} 860`,
        color,
        16,
        `opacity="${n(share * 10) / 10}"`,
      ),
    )
    .join('')
}

/** A piece of meadow in the air, with a house and a waterfall. */
const island = (brush: Brush, x: number, y: number, s: number) => {
  const far = 0.24
  return drawnAt(
    shape(
      'M-140 0Q-110 70 -50 96Q-20 160 4 176Q30 140 60 92Q120 66 140 0Z',
      brush.sketch.down(brush.tint('#b890a8', far), brush.tint('#7a5f90', far)),
    ) +
      oval(0, 0, 144, 30, brush.tint('#8fd09a', far)) +
      shape('M70 6H104Q100 130 112 230Q84 240 76 230Q84 120 70 6Z', '#e8fbff', 'opacity=".75"') +
      shape('M-70 -2V-56H10V-2Z', brush.tint('#fff2e0', far)) +
      shape('M-84 -52Q-40 -110 -30 -112Q-16 -108 24 -52Z', brush.tint('#e2708f', far)) +
      `<rect x="-44" y="-40" width="20" height="22" rx="4" fill="#ffe9a0"/>` +
      disc(50, -44, 30, brush.tint('#6fc08a', far)) +
      disc(70, -30, 22, brush.tint('#5fae80', far)) +
      stroke('M54 -4V-30', brush.tint('#7a5048', far), 7),
    x,
    y,
    s,
  )
}

/** A mushroom as tall as a house, lit from inside. */
function mushroom(brush: Brush, x: number, y: number, s: number, color: string): string {
  const night = brush.hour.light.depth > 0.3
  const cap = night ? mix(color, brush.tint(color), 0.4) : brush.tint(color)
  return (
    (night ? glow(brush, x, y - 190 * s, 240 * s, color, 0.4) : '') +
    drawnAt(
      shape(
        'M-34 4Q-22 -80 -28 -170H28Q22 -80 38 4Z',
        brush.sketch.fade(brush.tint('#fff4ea'), brush.tint('#d8bfd0')),
      ) +
        shape(
          'M-136 -160Q-120 -290 0 -296Q120 -290 136 -160Q60 -130 0 -130Q-60 -130 -136 -160Z',
          brush.sketch.ball(lighter(cap, 0.5), cap, darker(cap, 0.34)),
        ) +
        shape(
          'M-128 -158Q0 -104 128 -158Q60 -134 0 -134Q-60 -134 -128 -158Z',
          darker(cap, 0.3),
          'opacity=".5"',
        ) +
        oval(-52, -226, 22, 16, '#ffffff', 'opacity=".75"') +
        oval(38, -252, 17, 12, '#ffffff', 'opacity=".75"') +
        oval(76, -200, 14, 11, '#ffffff', 'opacity=".75"') +
        oval(0, -190, 12, 9, '#ffffff', 'opacity=".6"'),
      x,
      y,
      s,
    )
  )
}

/** The large tree on the right, and the door in it. */
function tree(brush: Brush): string {
  const bark = shadedFill(brush, '#7a5568')
  const leaf = (x: number, y: number, r: number, color: string) =>
    disc(
      x,
      y,
      r,
      brush.sketch.ball(brush.tint(lighter(color, 0.3)), brush.tint(color), brush.tint(darker(color, 0.3))),
    )
  const crown = [
    [900, 330, 120, '#6aa8b8'],
    [1020, 240, 150, '#7a9fd0'],
    [1180, 230, 170, '#6fb0a8'],
    [1310, 320, 150, '#7a9fd0'],
    [1080, 350, 130, '#7fb8b0'],
    [1230, 380, 130, '#6aa8b8'],
  ] as const
  const [x, y] = [1116, 800]
  return (
    shape(
      'M950 1010Q1010 940 1006 780Q1000 600 930 440L980 420Q1050 520 1080 540Q1130 470 1140 380L1190 384Q1190 480 1200 540Q1260 500 1320 420L1360 450Q1250 590 1232 760Q1228 940 1310 1010Q1130 1046 950 1010Z',
      bark,
    ) +
    stroke(
      'M1040 980Q1060 860 1046 700M1196 980Q1180 860 1190 660M1010 1000Q1030 950 1034 900',
      brush.tint('#543a4c'),
      7,
      'opacity=".5"',
    ) +
    crown.map(([cx, cy, r, color]) => leaf(cx, cy, r, color)).join('') +
    glow(brush, x, y + 60, 330, '#fff0a8', 0.62) +
    shape(
      `M${x - 70} ${y + 190}V${y + 60}Q${x - 66} ${y - 34} ${x} ${y - 38}Q${x + 66} ${y - 34} ${x + 70} ${y + 60}V${y + 190}Z`,
      brush.sketch.ball('#ffffff', '#fff4c0', '#ffd98a'),
    ) +
    stroke(
      `M${x - 76} ${y + 192}V${y + 60}Q${x - 72} ${y - 42} ${x} ${y - 46}Q${x + 72} ${y - 42} ${x + 76} ${y + 60}V${y + 192}`,
      brush.tint('#c98f6a'),
      17,
    ) +
    shape(
      `M${x + 70} ${y + 190}L${x + 130} ${y + 206}V${y + 40}Q${x + 116} ${y - 20} ${x + 70} ${y + 14}Z`,
      shadedFill(brush, '#b0688a'),
    ) +
    disc(x + 112, y + 110, 8, '#ffe08a') +
    repeat(4, (i) => roundStar(x - 30 + (i % 2) * 56, y + 20 + i * 36, 8, '#ffffff', 'opacity=".8"')) +
    lantern(brush, 960, 540, 0.9) +
    lantern(brush, 1296, 560, 0.9) +
    shape(`M${x - 80} ${y + 192}H${x + 80}L${x - 120} 1060H${x - 420}Z`, '#fff4c0', 'opacity=".22"')
  )
}

const toadstools = (brush: Brush) =>
  repeat(6, (i) => {
    const x = i % 2 ? between(brush.random, 930, 1300) : between(brush.random, 200, 420)
    return mushroom(
      brush,
      x,
      between(brush.random, 1030, 1130),
      between(brush.random, 0.18, 0.3),
      ['#7fe9ff', '#ff9be0', '#ffd06b'][i % 3] ?? '#7fe9ff',
    )
  })

const sparks = (brush: Brush) =>
  repeat(12, (i) => {
    const x = i % 2 ? between(brush.random, 20, 380) : between(brush.random, 960, WIDTH - 20)
    return twinkle(x, between(brush.random, 360, HEIGHT - 380), between(brush.random, 8, 18))
  })
