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

const RAIN = 'M-34 -48l-4 14M-14 -34l-4 14M18 -50l-4 14M34 -22l-4 14M-28 4l-4 14M12 8l-4 14M30 26l-4 14'
const drops = stroke(RAIN, '#cfe4ff', 3)

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

/** Sky and a hill. */
const outlook =
  (sky: readonly [string, string], hill: string, inTheSky = '') =>
  (): string =>
    box(-44, -60, 88, 112, 4, sky[0]) +
    box(-44, -20, 88, 72, 4, sky[1], 'opacity=".7"') +
    inTheSky +
    shape('M-44 30Q-14 8 10 22Q30 12 44 24V52H-44Z', hill)
const CLOUD =
  oval(-16, -34, 18, 8, '#ffffff') +
  oval(-6, -40, 12, 9, '#ffffff') +
  oval(22, -12, 13, 6, '#ffffff', 'opacity=".8"')

/** Windows for each hour and weather; the plain one is bright. */
export const WINDOWS: Record<string, PropDesign> = {
  'bright window': window(outlook(['#9fd4f0', '#cfeaf7'], '#8fc46a', CLOUD)),
  'golden window': window(outlook(['#f0b08a', '#ffdf9a'], '#9aa860', disc(18, 4, 15, '#fff3c4'))),
  'dusk window': window(outlook(['#7a5aa8', '#e89a98'], '#4f5a80')),
  'bright rainy window': window(
    () => outlook(['#9fb0c8', '#c4d0de'], '#7f9a80')() + stroke(RAIN, '#f2f8ff', 3, 'opacity=".9"'),
  ),
  'bright open window': window(
    () =>
      outlook(['#9fd4f0', '#cfeaf7'], '#8fc46a', CLOUD)() +
      shape('M44 -60L84 -74V64L44 52Z', '#dff2fc', 'opacity=".75"') +
      stroke('M44 -60L84 -74V64L44 52ZM64 -67V58', FRAME, 6),
    'M0 -60V52M-44 -6H0',
  ),
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
