import { between } from '../../../shared/kit/random.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { GROUND, HEIGHT, WIDTH } from '../canvas.ts'
import { darker, lighter } from '../figures/color.ts'
import { box, disc, n, oval, repeat, shape, stroke } from '../figures/svg.ts'
import { boards, lamplit, rug, solidWood, wall, warmAir } from './interior.ts'
import { motes } from './land.ts'
import { windowPane } from './room.ts'
import { drawnAt, glow } from './shade.ts'

const FLOOR = 868
const WOOD = '#8a5c4c'

/**
 * The hall of a mysterious old house: a tall clock, portraits with lively eyes, stairs into the dark, a door left ajar.
 */
export function manor(brush: Brush): Backdrop {
  return {
    behind:
      wall(brush, '#7f95a8', FLOOR) +
      paper(brush) +
      panels(brush) +
      windowPane(brush, 610, 390, 150, 250, '#7a5a8f') +
      portraits(brush) +
      warmAir(brush) +
      boards(brush, '#8a6450', FLOOR) +
      stairs(brush) +
      door(brush, 396) +
      clock(brush, 214, FLOOR + 34) +
      rug(brush, 690, 1010, 360, ['#5f3a5f', '#8a4f6a', '#a8687a']) +
      table(brush, 956, FLOOR + 56) +
      web(brush),
    before: motes(brush, 16, 400, 1040, '#ffe9c0'),
    ground: GROUND,
    floats: false,
    wall: FLOOR,
    windows: [{ x: 610, y: 390, width: 150, height: 250 }],
    // The clock, the door and the stairs.
    tall: [
      { x: 214, half: 80 },
      { x: 440, half: 110 },
      { x: 1180, half: 160 },
    ],
  }
}

const paper = (brush: Brush) => {
  const line = lamplit(brush, '#93a8b8')
  return (
    repeat(15, (i) => box(i * 96 - 20, 0, 40, FLOOR - 170, 0, line, 'opacity=".3"')) +
    repeat(40, (i) => {
      const [x, y] = [(i % 14) * 96 + 48, 330 + Math.floor(i / 14) * 120]
      return shape(
        `M${x} ${y - 16}Q${x + 14} ${y} ${x} ${y + 16}Q${x - 14} ${y} ${x} ${y - 16}Z`,
        lamplit(brush, '#b5c4cc'),
        'opacity=".45"',
      )
    })
  )
}

const panels = (brush: Brush) =>
  box(-10, FLOOR - 170, WIDTH + 20, 172, 0, solidWood(brush, WOOD)) +
  box(-10, FLOOR - 180, WIDTH + 20, 18, 4, lamplit(brush, lighter(WOOD, 0.24))) +
  repeat(12, (i) => {
    const x = i * 118 - 14
    return (
      box(x, FLOOR - 146, 96, 118, 6, lamplit(brush, darker(WOOD, 0.16))) +
      stroke(
        `M${x} ${FLOOR - 28}V${FLOOR - 146}H${x + 96}`,
        lamplit(brush, darker(WOOD, 0.4)),
        4,
        'opacity=".5"',
      )
    )
  })

/** People of long ago, who seem to look at something. */
function portraits(brush: Brush): string {
  const portrait = (x: number, y: number, w: number, cloth: string, skin: string, hat: boolean) => {
    const h = w * 1.25
    const [cx, cy] = [x + w / 2, y + h * 0.46]
    return (
      box(x - 2, y + 8, w + 12, h + 8, 6, '#140a2e', 'opacity=".25"') +
      box(x - 12, y - 12, w + 24, h + 24, 8, solidWood(brush, '#c99a4f')) +
      box(x, y, w, h, 3, lamplit(brush, '#4f5a5f')) +
      shape(
        `M${n(cx - w * 0.38)} ${n(y + h)}Q${n(cx - w * 0.3)} ${n(cy + w * 0.24)} ${n(cx)} ${n(cy + w * 0.22)}Q${n(cx + w * 0.3)} ${n(cy + w * 0.24)} ${n(cx + w * 0.38)} ${n(y + h)}Z`,
        lamplit(brush, cloth),
      ) +
      oval(cx, cy, w * 0.22, w * 0.26, lamplit(brush, skin)) +
      (hat
        ? box(cx - w * 0.3, cy - w * 0.26, w * 0.6, 9, 4, lamplit(brush, '#2f2a3f')) +
          box(cx - w * 0.19, cy - w * 0.52, w * 0.38, w * 0.28, 6, lamplit(brush, '#2f2a3f'))
        : shape(
            `M${n(cx - w * 0.25)} ${n(cy + 4)}Q${n(cx - w * 0.28)} ${n(cy - w * 0.38)} ${n(cx)} ${n(cy - w * 0.36)}Q${n(cx + w * 0.28)} ${n(cy - w * 0.38)} ${n(cx + w * 0.25)} ${n(cy + 4)}Q${n(cx + w * 0.14)} ${n(cy - w * 0.18)} ${n(cx - w * 0.25)} ${n(cy + 4)}Z`,
            lamplit(brush, '#e6dccf'),
          )) +
      [-1, 1]
        .map(
          (side) =>
            oval(cx + side * w * 0.09, cy, w * 0.05, w * 0.04, '#ffffff') +
            disc(cx + side * w * 0.09 + w * 0.02, cy, w * 0.025, '#241720'),
        )
        .join('') +
      stroke(
        `M${n(cx - w * 0.07)} ${n(cy + w * 0.12)}q${n(w * 0.07)} ${n(w * 0.05)} ${n(w * 0.14)} 0`,
        lamplit(brush, '#8a4f4a'),
        3,
      )
    )
  }
  return (
    portrait(846, 384, 104, '#7a4f6a', '#e8c0a0', false) +
    portrait(990, 430, 84, '#4f6a5a', '#b88a6a', true) +
    portrait(490, 420, 74, '#5a5a8a', '#f0d0b8', false)
  )
}

/** A flight of stairs with a banister, going up to the right. */
function stairs(brush: Brush): string {
  const steps = repeat(9, (i) => {
    const [x, y] = [1046 + i * 40, FLOOR + 40 - i * 52]
    return (
      box(x, y - 52, WIDTH - x + 30, 60, 2, solidWood(brush, i % 2 ? '#a8735a' : '#9a6850')) +
      box(x - 8, y - 58, WIDTH - x + 30, 12, 4, lamplit(brush, '#c99570'))
    )
  })
  const posts = repeat(8, (i) =>
    stroke(`M${1056 + i * 40} ${FLOOR - 20 - i * 52}v-112`, lamplit(brush, '#6b4438'), 9),
  )
  return (
    steps +
    posts +
    stroke(`M1040 ${FLOOR - 126}L${1040 + 340} ${FLOOR - 126 - 442}`, lamplit(brush, '#7f5040'), 20) +
    box(1024, FLOOR - 170, 34, 200, 8, solidWood(brush, '#7f5040')) +
    disc(1041, FLOOR - 184, 24, solidWood(brush, '#a8735a'))
  )
}

/** Light falling through a door left ajar. */
const door = (brush: Brush, x: number) =>
  drawnAt(
    box(-92, -330, 184, 334, 6, solidWood(brush, '#6b4438')) +
      box(-76, -314, 152, 318, 4, '#ffdf9a') +
      glow(brush, 30, -150, 220, '#ffd98a', 0.6) +
      shape('M-76 -314L46 -300V-6L-76 4Z', solidWood(brush, '#94604c')) +
      stroke(
        'M-58 -280L28 -272V-176L-58 -174ZM-58 -140L28 -142V-34L-58 -28Z',
        lamplit(brush, '#5f3a30'),
        5,
        'opacity=".6"',
      ) +
      disc(30, -152, 9, lamplit(brush, '#ffd76a')),
    x,
    FLOOR + 2,
    0.9,
  ) +
  shape(`M${x + 44} ${FLOOR + 4}H${x + 70}L${x + 250} ${HEIGHT - 300}H${x + 60}Z`, '#ffe6a8', 'opacity=".28"')

const clock = (brush: Brush, x: number, y: number) => {
  const minutes = between(brush.random, 0, 360)
  return drawnAt(
    oval(0, 2, 84, 16, '#140a2e', 'opacity=".3"') +
      shape('M-72 -470Q-70 -520 0 -534Q70 -520 72 -470Z', solidWood(brush, '#7a4a3c')) +
      box(-68, -474, 136, 140, 6, solidWood(brush, '#8a5444')) +
      box(-52, -340, 104, 244, 6, solidWood(brush, '#7a4a3c')) +
      box(-74, -100, 148, 102, 6, solidWood(brush, '#8a5444')) +
      box(-34, -322, 68, 206, 6, lamplit(brush, '#3f2a34')) +
      stroke('M0 -330L12 -190', lamplit(brush, '#e8c070'), 5) +
      disc(13, -178, 25, brush.sketch.ball('#fff0b8', lamplit(brush, '#e8b95a'), lamplit(brush, '#a8742f'))) +
      disc(0, -406, 55, lamplit(brush, '#e8c070')) +
      disc(0, -406, 46, lamplit(brush, '#fff8e6')) +
      repeat(
        12,
        (i) =>
          `<rect x="-2" y="-448" width="4" height="9" fill="${lamplit(brush, '#4a3040')}" transform="rotate(${i * 30} 0 -406)"/>`,
      ) +
      `<path d="M0 -406V-438" stroke="#3a2430" stroke-width="5" stroke-linecap="round" transform="rotate(${n(minutes)} 0 -406)"/><path d="M0 -406V-428" stroke="#3a2430" stroke-width="6" stroke-linecap="round" transform="rotate(${n(minutes / 3)} 0 -406)"/>`,
    x,
    y,
    0.96,
  )
}

/** A small table with a candlestick, a letter and a key. */
const table = (brush: Brush, x: number, y: number) =>
  drawnAt(
    oval(0, 2, 74, 14, '#140a2e', 'opacity=".3"') +
      stroke('M0 -100V-10M0 -20L-48 2M0 -20L48 2', lamplit(brush, '#6b4438'), 12) +
      oval(0, -108, 84, 20, solidWood(brush, '#a8735a')) +
      stroke('M-22 -118V-164', lamplit(brush, '#e8c070'), 8) +
      oval(-22, -116, 22, 6, lamplit(brush, '#e8c070')) +
      box(-29, -212, 14, 50, 4, '#fff4e0') +
      glow(brush, -22, -230, 180, '#ffd98a', 0.6) +
      `<path d="M-22 -254q15 24 0 38q-15 -14 0 -38Z" fill="#ffc860"/>` +
      `<path d="M8 -124l50 6l-6 14l-50 -6Z" fill="${lamplit(brush, '#fff6e6')}"/>`,
    x,
    y,
    1,
  )

const web = (brush: Brush) =>
  stroke(
    'M-10 318Q70 330 96 400M-10 350Q40 352 60 398M-10 386Q18 384 30 402M-10 318L120 430M-10 318L40 440M-10 318L150 350',
    lamplit(brush, '#ffffff'),
    2.4,
    'opacity=".5"',
  )
