import { box, disc, discs, oval, roundStar, shape, stroke } from '../../svg.ts'
import type { PropDesign } from './prop-design.ts'

const FRAME = '#8a5a3c'
const SILL = '#a8704a'

const window = (pane: (top: string) => string, bars = 'M0 -60V52M-44 -6H44'): PropDesign => ({
  above: 74,
  below: 70,
  half: 62,
  hands: 'both',
  aloft: true,
  draw: (sketch) =>
    box(-54, -70, 108, 132, 8, FRAME) +
    pane(sketch.down('#1b2352', '#33427f')) +
    (bars ? stroke(bars, FRAME, 7) : '') +
    box(-62, 56, 124, 14, 5, SILL),
})

const STARS =
  roundStar(-24, -36, 4, '#fff8e0') + roundStar(26, 30, 3, '#fff8e0') + roundStar(-16, 22, 3, '#fff8e0')

const flakes = discs(
  [
    [-32, -44, 4],
    [-12, -24, 3],
    [16, -46, 4],
    [34, -18, 3],
    [-26, 4, 4],
    [10, 10, 4],
    [32, 26, 3],
    [-14, 30, 3],
    [-36, 36, 3],
  ],
  '#ffffff',
)

const drops = stroke(
  'M-34 -48l-4 14M-14 -34l-4 14M18 -50l-4 14M34 -22l-4 14M-28 4l-4 14M12 8l-4 14M30 26l-4 14',
  '#cfe4ff',
  3,
)

/** What looks in at them. */
export const MOONS: Record<string, PropDesign> = {
  'full moon': {
    above: 60,
    below: 60,
    half: 60,
    hands: 'both',
    aloft: true,
    face: { x: 0, y: 0, radius: 50 },
    draw: (sketch) =>
      disc(0, 0, 60, sketch.ball('#fffdf2', '#ffe9b8', '#f2cf85')) +
      discs(
        [
          [-20, -14, 12],
          [18, 20, 15],
          [22, -24, 8],
          [-22, 24, 7],
        ],
        '#e2c183',
      ),
  },
}

/** Windows for each hour and weather; the plain one is bright. */
export const WINDOWS: Record<string, PropDesign> = {
  'night window': window((night) => box(-44, -60, 88, 112, 4, night) + disc(22, -34, 12, '#fff2c4') + STARS),
  'lit window': window(
    () => box(-44, -60, 88, 112, 4, '#f6cf86') + box(-44, -60, 88, 30, 4, '#e0a860', 'opacity=".5"'),
  ),
  'snowy window': window(
    (night) =>
      box(-44, -60, 88, 112, 4, night) +
      flakes +
      oval(-20, 52, 26, 9, '#ffffff') +
      oval(18, 53, 30, 7, '#ffffff'),
  ),
  'bright snowy window': window(
    () =>
      box(-44, -60, 88, 112, 4, '#c4d8ec') +
      oval(-14, 50, 40, 16, '#f2f7fd') +
      flakes +
      oval(18, 53, 30, 7, '#ffffff'),
  ),
  'rainy window': window((night) => box(-44, -60, 88, 112, 4, night) + drops),
  'open window': window(
    (night) =>
      box(-44, -60, 88, 112, 4, night) +
      STARS +
      shape('M44 -60L84 -74V64L44 52Z', '#bfe0f2', 'opacity=".75"') +
      stroke('M44 -60L84 -74V64L44 52ZM64 -67V58', FRAME, 6),
    'M0 -60V52M-44 -6H0',
  ),
}
