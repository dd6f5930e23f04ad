import { disc, discs, shape, stroke } from '../../svg.ts'
import { type DrawnHair, type HairPaint, shine, strand } from './strokes.ts'

/** Hair under a cloth. */
export const COVERED = {
  hijab: (p: HairPaint) => ({
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
  headscarf: (p: HairPaint) => ({
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
  patka: (p: HairPaint) => ({
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
} satisfies Record<string, (paint: HairPaint) => DrawnHair>
