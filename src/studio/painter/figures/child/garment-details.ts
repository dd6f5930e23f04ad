import { darker, lighter } from '../color.ts'
import { box, discs, heartPath, roundStar, shape, stroke } from '../svg.ts'
import type { Look } from './look.ts'
import type { Cut, Garment } from './outfit.ts'
import type { Pose } from './pose.ts'

/** A garment's cloth, and the pose its details depend on. */
export interface GarmentView {
  look: Look
  top: string
  trousers: string
  view: Pose['view']
  body: Cut['body']
  inside(content: string): string
}

/** A coat's or a jacket's buttons, pockets and collar. */
const buttoned = ({ top, view }: GarmentView): string =>
  (view === 'front'
    ? stroke('M100 166V276', darker(top, 0.25), 3, 'opacity=".6"') +
      discs(
        [
          [100, 190],
          [100, 220],
          [100, 250],
        ],
        darker(top, 0.45),
        5,
      ) +
      stroke('M64 250h20M116 250h20', darker(top, 0.3), 5, 'opacity=".6"')
    : '') + shape('M60 160Q100 190 140 160Q132 142 100 142Q68 142 60 160Z', darker(top, 0.12))

/** The details of each garment: collars, buttons, stars, folds. */
export const DETAILS: Record<Garment, (piece: GarmentView) => string> = {
  pajama: ({ top, inside, view }) =>
    inside(
      PAJAMA_STARS.map(([x = 0, y = 0]) => roundStar(x, y, 5, lighter(top, 0.6), 'opacity=".85"')).join(''),
    ) +
    (view === 'front'
      ? stroke('M100 166V268', lighter(top, 0.5), 3, 'opacity=".7"') +
        discs(
          [
            [100, 190],
            [100, 216],
            [100, 242],
          ],
          '#ffffff',
          3.6,
        ) +
        shape('M78 154L100 172L90 182L70 160ZM122 154L100 172L110 182L130 160Z', lighter(top, 0.4))
      : collar(lighter(top, 0.5), view)),
  dress: ({ top, look, view, inside, body }) =>
    skirt(top, view, body) +
    inside(
      discs(
        [
          [60, 262],
          [86, 252],
          [114, 264],
          [142, 256],
          [72, 234],
          [126, 236],
          [100, 272],
        ],
        lighter(top, 0.55),
        4,
      ),
    ) +
    stroke('M68 212Q100 224 132 212', lighter(top, 0.55), 7) +
    (view === 'front' ? shape(heartPath(100, 188, 8), look.accent) : '') +
    collar(lighter(top, 0.55), view),
  hoodie: ({ top, view }) =>
    view === 'back'
      ? shape('M62 158Q100 206 138 158Q130 144 100 144Q70 144 62 158Z', darker(top, 0.2))
      : view === 'front'
        ? shape('M74 232Q100 222 126 232L130 258Q100 268 70 258Z', darker(top, 0.18), 'opacity=".6"') +
          shape('M64 162Q100 190 136 162Q130 146 100 144Q70 146 64 162Z', darker(top, 0.12)) +
          stroke('M92 170v24M108 170v24', '#ffffff', 3, 'opacity=".8"')
        : shape('M62 162Q92 190 126 160Q120 146 96 144Q68 148 62 162Z', darker(top, 0.12)),
  overalls: ({ look, inside, view, trousers, top }) => {
    const straps = stroke('M74 150L84 204M126 150L116 204', look.bottom, 12)
    const bib = view === 'back' ? box(50, 214, 100, 80, 10, trousers) : box(68, 198, 64, 80, 10, trousers)
    const pocket =
      view === 'back'
        ? ''
        : box(84, 214, 32, 22, 6, darker(look.bottom, 0.2), 'opacity=".6"') +
          discs(
            [
              [80, 205],
              [120, 205],
            ],
            '#ffd76a',
            4.5,
          )
    return (
      inside(straps + bib + box(46, 236, 110, 50, 0, trousers) + pocket) + collar(lighter(top, 0.5), view)
    )
  },
  tee: ({ top, look, view }) =>
    (view === 'front' ? roundStar(100, 210, 15, look.accent) : '') + collar(lighter(top, 0.5), view),
  raincoat: buttoned,
  jacket: buttoned,
  robe: ({ top, look, view, inside, body }) =>
    skirt(top, view, body) +
    inside(ROBE_STARS.map(([x = 0, y = 0]) => roundStar(x, y, 5, look.accent, 'opacity=".9"')).join('')) +
    stroke('M64 226Q100 240 136 226', look.accent, 9) +
    collar(look.accent, view),
  gown: ({ top, look, view, inside, body }) =>
    skirt(top, view, body) +
    (view === 'front' ? inside(shape('M84 150L76 380H124L116 150Z', lighter(top, 0.35))) : '') +
    stroke('M66 214Q100 228 134 214', look.accent, 8) +
    stroke('M72 158Q100 178 128 158', '#fff6ec', 15) +
    discs(
      [
        [78, 160],
        [92, 167],
        [108, 167],
        [122, 160],
      ],
      '#3a2a3a',
      2,
    ),
  'captain-coat': ({ top, look, view }) =>
    (view === 'front'
      ? shape('M82 152L100 196L118 152Q100 162 82 152Z', '#fffaf2') +
        shape('M76 152L100 200L90 218L62 164ZM124 152L100 200L110 218L138 164Z', lighter(top, 0.18)) +
        stroke('M100 204V300', darker(top, 0.35), 3, 'opacity=".6"')
      : '') +
    stroke('M56 246Q100 260 144 246', '#5a3a22', 13) +
    (view === 'front'
      ? box(89, 242, 22, 20, 4, look.accent) +
        discs(
          [
            [84, 224],
            [116, 224],
            [84, 274],
            [116, 274],
          ],
          look.accent,
          4.5,
        )
      : '') +
    stroke('M58 168l14-8M142 168l-14-8', look.accent, 9),
  shirt: ({ top, view, inside }) =>
    inside(stroke('M40 190H160M40 216H160M40 242H160', lighter(top, 0.5), 6, 'opacity=".5"')) +
    collar(lighter(top, 0.6), view),
  suit: ({ top, view }) =>
    view === 'front'
      ? shape('M82 152L100 214L118 152Q100 162 82 152Z', '#fffaf2') +
        shape('M76 152L100 216L88 222L64 164ZM124 152L100 216L112 222L136 164Z', lighter(top, 0.16)) +
        stroke('M100 216V266', darker(top, 0.35), 3, 'opacity=".6"') +
        discs(
          [
            [106, 234],
            [106, 252],
          ],
          darker(top, 0.5),
          3.4,
        )
      : collar(lighter(top, 0.3), view),
  'space-suit': ({ top, look, view, inside }) =>
    inside(stroke('M40 244Q100 262 160 244', look.accent, 10)) +
    (view === 'front'
      ? box(76, 192, 48, 34, 8, '#cdd3e2') +
        discs([[88, 202]], '#e0645a', 5) +
        discs([[102, 202]], '#f4c74e', 5) +
        discs([[116, 202]], '#5fae78', 5) +
        stroke('M84 216H116', '#8f97ae', 4)
      : view === 'back'
        ? box(64, 176, 72, 74, 14, darker(top, 0.18))
        : '') +
    stroke('M66 160Q100 180 134 160', darker(top, 0.2), 12) +
    stroke('M58 176l12 -8M142 176l-12 -8', look.accent, 8),
  wings: ({ top, look, view, inside, body }) =>
    skirt(top, view, body) +
    inside(
      discs(
        [
          [58, 266],
          [84, 250],
          [116, 262],
          [142, 252],
        ],
        '#ffffff',
        4,
      ),
    ) +
    stroke('M68 208Q100 222 132 208', look.accent, 7) +
    (view === 'front' ? roundStar(100, 184, 9, look.accent) : ''),
  'sea-top': ({ top, look, inside }) =>
    inside(shape('M40 200H160V290H40Z', look.skin)) +
    stroke('M62 200Q100 214 138 200', lighter(top, 0.5), 6) +
    discs(
      [
        [70, 160],
        [84, 167],
        [100, 170],
        [116, 167],
        [130, 160],
      ],
      '#fff6ec',
      4.5,
    ),
}

const PAJAMA_STARS = [
  [78, 180],
  [112, 176],
  [82, 206],
  [128, 208],
  [66, 224],
  [116, 236],
  [136, 246],
  [80, 254],
]
const ROBE_STARS = [
  [70, 260],
  [104, 276],
  [136, 262],
  [58, 310],
  [92, 322],
  [128, 312],
  [150, 334],
  [84, 196],
  [118, 190],
]

function skirt(top: string, view: Pose['view'], body: Cut['body']): string {
  const hem =
    body === 'gown' ? 'M30 346Q64 360 100 360Q136 360 170 346' : 'M36 278Q68 293 100 293Q132 293 164 278'
  const sideHem = body === 'gown' ? 'M40 346Q100 362 164 346' : 'M48 281Q100 296 154 281'
  const folds =
    body === 'gown'
      ? 'M80 240L60 348M100 240V356M120 240L140 348'
      : 'M82 228L66 284M100 230V290M118 228L134 284'
  return (
    stroke(view === 'side' ? sideHem : hem, lighter(top, 0.5), 6) +
    stroke(folds, darker(top, 0.25), 3, 'opacity=".35"')
  )
}

function collar(color: string, view: Pose['view']): string {
  if (view === 'back') return stroke('M80 156Q100 164 120 156', color, 8)
  return stroke(view === 'side' ? 'M84 156Q104 168 122 158' : 'M80 154Q100 172 120 154', color, 7)
}
