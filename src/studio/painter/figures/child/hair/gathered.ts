import { disc, discs, group, n, shape, stroke } from '../../svg.ts'
import { CAP, curlLines, type DrawnHair, type HairPaint, shine, strand } from './strokes.ts'

/** Tied, braided or rolled hair. */
export const GATHERED = {
  pigtails: (p: HairPaint) => ({
    back: tail(34, p) + group(tail(34, p), 'translate(200 0) scale(-1 1)'),
    front:
      shape(
        'M36 100Q26 28 100 26Q174 28 164 100Q158 76 136 62Q110 70 100 42Q90 70 64 62Q42 76 36 100Z',
        p.fill,
      ) +
      discs(
        [
          [36, 98],
          [164, 98],
        ],
        p.accent,
        8,
      ) +
      shine('M56 52Q70 40 88 40', p),
    rear:
      shape(CAP, p.fill) +
      tail(34, p) +
      group(tail(34, p), 'translate(200 0) scale(-1 1)') +
      stroke('M100 26V146', p.deep, 3, 'opacity=".5"') +
      discs(
        [
          [36, 98],
          [164, 98],
        ],
        p.accent,
        8,
      ),
  }),
  ponytail: (p: HairPaint) => ({
    back: shape(
      p.underHat
        ? 'M146 92Q196 86 192 138Q188 176 164 190Q172 150 144 126Z'
        : 'M128 34Q196 14 192 92Q190 134 166 156Q172 112 150 80Z',
      p.fill,
    ),
    front:
      shape('M36 100Q26 28 100 26Q174 28 164 100Q160 70 134 58Q96 84 58 66Q40 80 36 100Z', p.fill) +
      shine('M56 52Q76 38 102 38', p) +
      disc(148, 40, 9, p.accent),
    rear: shape(CAP, p.fill) + (p.underHat ? group(ponytail(p), 'translate(0 14)') : ponytail(p)),
  }),
  buns: (p: HairPaint) => ({
    back: bunsOf(p),
    front:
      shape('M36 98Q26 28 100 26Q174 28 164 98Q158 72 128 60Q100 70 72 60Q42 72 36 98Z', p.fill) +
      shine('M58 48Q78 36 104 38', p),
    rear:
      (p.underHat ? bunsOf(p) : discs(BUNS, p.fill, 25)) +
      shape(CAP, p.fill) +
      stroke('M100 26V146', p.deep, 3, 'opacity=".4"'),
  }),
  bun: (p: HairPaint) => ({
    back: p.underHat
      ? disc(150, 142, 24, p.fill)
      : disc(100, 16, 29, p.fill) + strand('M78 18q22 16 44 0', p),
    front:
      shape('M36 98Q26 28 100 26Q174 28 164 98Q158 70 130 58Q100 50 70 58Q42 70 36 98Z', p.fill) +
      strand('M66 60Q78 40 94 32M134 60Q122 40 106 32', p) +
      shine('M58 50Q78 38 104 39', p),
    rear:
      shape(CAP, p.fill) +
      (p.underHat ? disc(100, 128, 26, p.fill) : disc(100, 22, 29, p.fill)) +
      strand('M60 120Q70 70 96 44M140 120Q130 70 104 44', p),
  }),
  braid: (p: HairPaint) => ({
    back: braid(166, 118, 6, 1, p),
    front:
      shape('M37 98Q28 29 100 27Q172 29 163 98Q158 66 128 58Q84 76 58 62Q42 76 37 98Z', p.fill) +
      strand('M62 58Q84 40 116 36M136 58Q128 44 112 34', p) +
      shine('M60 48Q72 40 86 36', p, 4),
    rear: shape(CAP, p.fill) + stroke('M100 26V140', p.deep, 4, 'opacity=".5"') + braid(100, 146, 6, 0, p),
  }),
  puffs: (p: HairPaint) => ({
    back: puffsOf(p),
    front:
      shape('M37 94Q30 30 100 28Q170 30 163 94Q156 66 132 56Q100 48 68 56Q44 66 37 94Z', p.fill) +
      (p.underHat ? '' : stroke('M38 66q10-6 12-16M162 66q-10-6-12-16', p.accent, 7)) +
      shine('M70 44Q86 36 104 37', p, 4),
    rear: puffsOf(p) + shape(CAP, p.fill) + stroke('M100 28V146', p.deep, 4, 'opacity=".5"'),
  }),
  braids: (p: HairPaint) => ({
    back: braid(30, 116, 6, -1, p) + braid(170, 116, 6, 1, p),
    front:
      shape(
        'M37 98Q28 29 100 27Q172 29 163 98Q156 68 130 60Q112 56 100 40Q88 56 70 60Q44 68 37 98Z',
        p.fill,
      ) +
      stroke(
        'M64 56Q72 42 88 32M48 72Q54 54 66 42M136 56Q128 42 112 32M152 72Q146 54 134 42',
        p.deep,
        3.4,
        'opacity=".45"',
      ) +
      shine('M60 48Q70 40 80 36', p, 4),
    rear:
      shape(CAP, p.fill) +
      stroke('M100 26V140', p.deep, 4, 'opacity=".5"') +
      braid(52, 146, 5, -1, p) +
      braid(148, 146, 5, 1, p),
  }),
} satisfies Record<string, (paint: HairPaint) => DrawnHair>

const BUNS = [
  [48, 34],
  [152, 34],
]
const LOW_BUNS = [
  [34, 128],
  [166, 128],
]

const bunsOf = (p: HairPaint): string =>
  p.underHat
    ? discs(LOW_BUNS, p.fill, 22) + strand('M20 128q12 12 24 0M156 128q12 12 24 0', p)
    : discs(BUNS, p.fill, 25) + strand('M34 34q14 12 28 0M138 34q14 12 28 0', p)

const PUFFS = [
  [34, 44],
  [18, 58],
  [30, 68],
  [50, 32],
  [22, 40],
  [166, 44],
  [182, 58],
  [170, 68],
  [150, 32],
  [178, 40],
]

function puffsOf(p: HairPaint): string {
  const places = p.underHat ? PUFFS.map(([x = 0, y = 0]) => [x, y + 58]) : PUFFS
  return discs(places, p.fill, 21) + curlLines(places, p)
}

function tail(x: number, p: HairPaint): string {
  return (
    shape(
      `M${x} 92Q${x - 32} 92 ${x - 30} 140Q${x - 26} 170 ${x - 8} 182Q${x + 4} 160 ${x + 12} 126Z`,
      p.fill,
    ) + strand(`M${x - 8} 104Q${x - 20} 136 ${x - 10} 168`, p)
  )
}

function braid(x: number, y: number, knots: number, lean: number, p: HairPaint): string {
  const links = Array.from({ length: knots }, (_, index) => {
    const cx = x + lean * index
    const cy = y + index * 17
    const turn = index % 2 ? 24 : -24
    return (
      `<ellipse cx="${n(cx + (index % 2 ? 3 : -3))}" cy="${cy}" rx="${n(14 - index * 0.6)}" ry="12" fill="${p.fill}" transform="rotate(${turn} ${cx} ${cy})"/>` +
      strand(`M${cx - 9} ${cy + 6}q9 5 18 -2`, p)
    )
  })
  const endX = x + lean * knots
  const endY = y + knots * 17
  return (
    links.join('') + shape(`M${endX - 8} ${endY - 4}q8 22 16 0z`, p.deep) + disc(endX, endY - 8, 7, p.accent)
  )
}

function ponytail(p: HairPaint): string {
  return (
    shape('M84 60Q60 140 84 196Q100 214 116 196Q140 140 116 60Z', p.base) +
    strand('M92 76Q84 140 94 190M108 76Q116 140 106 190', p) +
    `<rect x="82" y="54" width="36" height="13" rx="6.500" fill="${p.accent}"/>`
  )
}
