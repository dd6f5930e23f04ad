import type { HairStyle } from '../../../../../shared/cast-sheet.ts'
import { disc, discs, group, n, shape, stroke } from '../svg.ts'

/** The colors hair is drawn with; a flat one draws its shadow on the forehead. */
export interface HairPaint {
  fill: string
  base: string
  deep: string
  shine: string
  accent: string
}

export interface Hair {
  /** Behind the head. */
  back: string
  /** Before it. */
  front: string
  /** The whole, seen from behind. */
  rear: string
  coversEars: boolean
}

/** Hair on a head whose middle is (100, 94) and whose neck is at (100, 150). */
export function hair(style: HairStyle, paint: HairPaint): Hair {
  return { back: '', coversEars: false, ...STYLES[style](paint) }
}

type Drawn = { back?: string; front: string; rear: string; coversEars?: boolean }

const CAP = 'M34 104Q24 26 100 24Q176 26 166 104Q166 138 142 148Q100 158 58 148Q34 138 34 104Z'

const STYLES: Record<HairStyle, (paint: HairPaint) => Drawn> = {
  short: (p) => ({
    front:
      shape(
        'M36 96Q24 30 96 24Q178 20 165 96Q161 76 149 66Q136 72 124 58Q112 70 96 58Q82 74 66 64Q56 76 48 74Q40 82 36 96Z',
        p.fill,
      ) +
      shape('M92 27Q98 8 118 10Q108 18 113 30Z', p.base) +
      shine('M58 50Q76 36 100 37', p),
    rear:
      shape(
        'M36 100Q26 26 100 24Q174 26 164 100Q162 128 146 136Q138 126 126 138Q112 128 100 140Q88 128 74 138Q62 126 54 136Q38 128 36 100Z',
        p.fill,
      ) +
      strand('M70 60Q62 90 70 118M100 52Q98 90 100 122M130 60Q138 90 130 118', p) +
      shape('M92 27Q98 8 118 10Q108 18 113 30Z', p.base),
  }),
  buzz: (p) => ({
    front:
      shape(
        'M39 88Q34 33 100 31Q166 33 161 88Q154 64 132 58Q100 52 68 58Q46 64 39 88Z',
        p.fill,
        'opacity=".93"',
      ) + shine('M66 46Q82 38 104 38', p, 4),
    rear: shape('M38 96Q32 30 100 29Q168 30 162 96Q158 128 134 132Q100 138 66 132Q42 128 38 96Z', p.fill),
  }),
  curly: (p) => ({
    back: curls(ring(100, 86, 62, 50, 14, 19, Math.PI * 0.86, Math.PI * 2.14), p),
    front: curls(
      [
        [42, 78, 17],
        [42, 58, 18],
        [56, 42, 20],
        [76, 31, 21],
        [100, 27, 22],
        [124, 31, 21],
        [144, 43, 20],
        [158, 60, 18],
        [159, 80, 16],
        [64, 57, 15],
        [88, 50, 16],
        [114, 52, 16],
        [136, 61, 14],
      ],
      p,
    ),
    rear:
      shape(CAP, p.fill) +
      curls(
        [
          ...ring(100, 88, 56, 54, 14, 20),
          [78, 70, 22],
          [122, 72, 22],
          [100, 100, 24],
          [72, 112, 20],
          [128, 114, 20],
        ],
        p,
      ),
  }),
  afro: (p) => ({
    back: curls([...ring(100, 74, 72, 66, 18, 24), ...ring(100, 76, 46, 44, 9, 30)], p),
    front: curls(
      [
        [46, 70, 19],
        [60, 52, 20],
        [82, 42, 20],
        [104, 38, 21],
        [126, 44, 20],
        [144, 56, 19],
        [156, 74, 17],
        [74, 60, 13],
        [112, 58, 14],
      ],
      p,
    ),
    rear: curls([...ring(100, 78, 70, 64, 18, 25), ...ring(100, 80, 40, 38, 8, 30), [100, 80, 34]], p),
  }),
  long: (p) => ({
    back: shape(
      'M34 90Q28 26 100 26Q172 26 166 90Q180 172 160 216Q142 224 128 206H72Q58 224 40 216Q20 172 34 90Z',
      p.deep,
    ),
    front:
      shape('M35 116Q22 26 100 25Q178 26 165 116Q162 82 140 60Q112 76 78 58Q54 78 35 116Z', p.fill) +
      shine('M56 50Q78 36 104 38', p, 6) +
      strand('M46 84Q56 62 74 52M152 80Q146 64 134 54', p) +
      group(
        `${disc(0, 0, 5, p.accent)}${[0, 72, 144, 216, 288].map((turn) => `<circle cx="0" cy="-8" r="6" transform="rotate(${turn})"/>`).join('')}`,
        'translate(150 56)',
        `fill="${p.accent}"`,
      ),
    rear:
      shape(
        'M34 98Q24 24 100 24Q176 24 166 98Q178 176 164 220Q132 234 100 226Q68 234 36 220Q22 176 34 98Z',
        p.fill,
      ) +
      strand('M70 60Q54 130 62 208M100 54Q96 140 100 214M130 60Q146 130 138 208', p) +
      shine('M56 74Q76 56 104 56', p, 7),
  }),
  longcurly: (p) => ({
    back: curls(
      [
        [36, 104, 22],
        [28, 128, 23],
        [26, 154, 23],
        [30, 180, 22],
        [42, 202, 20],
        [164, 104, 22],
        [172, 128, 23],
        [174, 154, 23],
        [170, 180, 22],
        [160, 202, 20],
        [58, 196, 22],
        [142, 196, 22],
      ],
      p,
    ),
    front: curls(
      [
        [42, 92, 17],
        [40, 72, 19],
        [52, 52, 21],
        [72, 38, 22],
        [96, 32, 23],
        [120, 34, 22],
        [142, 46, 21],
        [156, 64, 20],
        [160, 86, 17],
        [70, 56, 15],
        [94, 52, 15],
        [118, 54, 15],
        [138, 66, 13],
      ],
      p,
    ),
    rear:
      shape(CAP, p.fill) +
      curls(
        [
          ...ring(100, 90, 60, 56, 14, 21),
          [40, 140, 24],
          [32, 168, 24],
          [44, 196, 24],
          [72, 150, 26],
          [100, 160, 28],
          [128, 150, 26],
          [160, 140, 24],
          [168, 168, 24],
          [156, 196, 24],
          [74, 190, 26],
          [100, 204, 26],
          [126, 190, 26],
          [100, 108, 30],
        ],
        p,
      ),
  }),
  bob: (p) => ({
    back: shape('M34 92Q30 30 100 28Q170 30 166 92Q172 140 152 148Q100 156 48 148Q28 140 34 92Z', p.deep),
    front:
      shape('M36 108Q26 28 100 26Q174 28 164 108Q160 84 152 70Q100 84 48 70Q40 84 36 108Z', p.fill) +
      shine('M56 52Q78 38 104 40', p, 6) +
      strand('M80 72Q78 62 82 50M120 72Q122 62 118 50', p),
    rear:
      shape('M34 98Q24 25 100 24Q176 25 166 98Q172 142 154 152Q100 162 46 152Q28 142 34 98Z', p.fill) +
      strand('M70 60Q58 110 64 146M100 54Q98 110 100 150M130 60Q142 110 136 146', p) +
      shine('M56 70Q76 52 104 52', p, 7),
  }),
  pigtails: (p) => ({
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
  ponytail: (p) => ({
    back: shape('M128 34Q196 14 192 92Q190 134 166 156Q172 112 150 80Z', p.fill),
    front:
      shape('M36 100Q26 28 100 26Q174 28 164 100Q160 70 134 58Q96 84 58 66Q40 80 36 100Z', p.fill) +
      shine('M56 52Q76 38 102 38', p) +
      disc(148, 40, 9, p.accent),
    rear:
      shape(CAP, p.fill) +
      shape('M84 60Q60 140 84 196Q100 214 116 196Q140 140 116 60Z', p.base) +
      strand('M92 76Q84 140 94 190M108 76Q116 140 106 190', p) +
      `<rect x="82" y="54" width="36" height="13" rx="6.500" fill="${p.accent}"/>`,
  }),
  buns: (p) => ({
    back:
      discs(
        [
          [48, 34],
          [152, 34],
        ],
        p.fill,
        25,
      ) + strand('M34 34q14 12 28 0M138 34q14 12 28 0', p),
    front:
      shape('M36 98Q26 28 100 26Q174 28 164 98Q158 72 128 60Q100 70 72 60Q42 72 36 98Z', p.fill) +
      shine('M58 48Q78 36 104 38', p),
    rear:
      discs(
        [
          [48, 34],
          [152, 34],
        ],
        p.fill,
        25,
      ) +
      shape(CAP, p.fill) +
      stroke('M100 26V146', p.deep, 3, 'opacity=".4"'),
  }),
  puffs: (p) => ({
    back: discs(PUFFS, p.fill, 21) + curlLines(PUFFS, p),
    front:
      shape('M37 94Q30 30 100 28Q170 30 163 94Q156 66 132 56Q100 48 68 56Q44 66 37 94Z', p.fill) +
      stroke('M38 66q10-6 12-16M162 66q-10-6-12-16', p.accent, 7) +
      shine('M70 44Q86 36 104 37', p, 4),
    rear:
      discs(PUFFS, p.fill, 21) +
      curlLines(PUFFS, p) +
      shape(CAP, p.fill) +
      stroke('M100 28V146', p.deep, 4, 'opacity=".5"'),
  }),
  braids: (p) => ({
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
  hijab: (p) => ({
    coversEars: true,
    back: shape('M30 96Q26 22 100 22Q174 22 170 96Q178 160 150 180Q100 200 50 180Q22 160 30 96Z', p.deep),
    front:
      shape(
        'M30 96Q26 22 100 22Q174 22 170 96Q176 150 148 172Q100 190 52 172Q24 150 30 96ZM100 44Q48 46 46 98Q48 148 100 150Q152 148 154 98Q152 46 100 44Z',
        p.fill,
        'fill-rule="evenodd"',
      ) +
      stroke('M46 92Q50 46 100 44Q150 46 154 92', p.shine, 4, 'opacity=".45"') +
      strand('M40 118Q50 152 84 166M44 78Q36 100 38 120M160 104Q160 136 134 156', p) +
      shine('M52 172Q100 158 150 150', p, 4),
    rear:
      shape('M30 96Q26 22 100 22Q174 22 170 96Q180 170 156 200Q100 226 44 200Q20 170 30 96Z', p.fill) +
      strand('M60 70Q52 130 60 190M140 70Q150 130 138 196M100 120Q98 160 102 206', p),
  }),
  headscarf: (p) => ({
    back: shape('M150 70Q186 78 182 112Q172 126 158 108ZM152 78Q174 116 158 148Q144 140 146 104Z', p.deep),
    front:
      shape('M35 92Q26 26 100 24Q174 26 165 92Q150 62 100 60Q50 62 35 92Z', p.fill) +
      stroke('M40 82Q56 56 100 54Q144 56 160 82', p.shine, 5, 'opacity=".6"') +
      discs(
        [
          [62, 46],
          [88, 36],
          [116, 38],
          [140, 50],
          [76, 52, 3],
          [104, 48, 3],
          [128, 56, 3],
        ],
        p.accent,
        5,
      ) +
      disc(156, 80, 10, p.base),
    rear:
      shape('M34 100Q26 25 100 24Q174 25 166 100Q150 126 100 128Q50 126 34 100Z', p.fill) +
      shape('M96 120Q70 150 78 186Q96 170 100 132ZM102 120Q132 146 128 180Q108 168 100 132Z', p.deep) +
      discs(
        [
          [62, 60],
          [96, 46],
          [132, 62],
          [78, 90],
          [118, 92],
        ],
        p.accent,
        6,
      ),
  }),
  patka: (p) => ({
    back: disc(100, 20, 22, p.fill),
    front:
      shape('M35 94Q26 26 100 24Q174 26 165 94Q152 62 100 54Q48 62 35 94Z', p.fill) +
      strand('M44 78Q64 50 100 42M156 78Q136 50 100 42', p) +
      stroke('M84 24Q100 34 116 24', p.deep, 5, 'opacity=".6"'),
    rear:
      disc(100, 20, 22, p.fill) +
      shape('M34 104Q24 26 100 24Q176 26 166 104Q150 136 100 138Q50 136 34 104Z', p.fill) +
      strand('M48 110Q80 60 100 40M152 110Q120 60 100 40', p),
  }),
  bald: () => ({ front: stroke('M62 50Q78 40 96 40', '#ffffff', 7, 'opacity=".28"'), rear: '' }),
}

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

function shine(d: string, p: HairPaint, width = 5): string {
  return stroke(d, p.shine, width, 'opacity=".5"')
}

function strand(d: string, p: HairPaint): string {
  return stroke(d, p.deep, 3, 'opacity=".4"')
}

function curls(places: readonly (readonly number[])[], p: HairPaint): string {
  return discs(places, p.fill) + curlLines(places, p)
}

function curlLines(places: readonly (readonly number[])[], p: HairPaint): string {
  const arcs = places
    .filter((_, index) => index % 2 === 0)
    .map(
      ([x = 0, y = 0, r = 21]) =>
        `M${n(x - r * 0.55)} ${n(y - r * 0.1)}q${n(r * 0.2)} ${n(-r * 0.6)} ${n(r * 0.75)} ${n(-r * 0.45)}`,
    )
  return stroke(arcs.join(''), p.shine, 3, 'opacity=".35"')
}

function ring(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  radius: number,
  from = 0,
  to = Math.PI * 2,
): number[][] {
  const closed = to - from > 6
  return Array.from({ length: count }, (_, index) => {
    const angle = from + ((to - from) * index) / (closed ? count : count - 1)
    return [
      Math.round(cx + Math.cos(angle) * rx),
      Math.round(cy + Math.sin(angle) * ry),
      radius + (index % 3),
    ]
  })
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
