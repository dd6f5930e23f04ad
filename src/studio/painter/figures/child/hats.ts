import { darker, lighter } from '../color.ts'
import { box, disc, discs, group, roundStar, shape, stroke } from '../svg.ts'
import { EVERYDAY_HATS } from './everyday-hats.ts'
import type { HatRule } from './hat-rule.ts'

/** Everything a head can wear in a scene or a role. */
export const HATS = [
  'space-helmet',
  'diving-mask',
  'rain-hood',
  'winter-hat',
  'straw-hat',
  'chef-hat',
  'detective-hat',
  'knight-helmet',
  'beret',
  'crown',
  'tiara',
  'wizard-hat',
  'captain-hat',
  'nightcap',
  'cap',
  'sun-hat',
  'felt-hat',
  'pirate-hat',
  'pointed-hat',
  'top-hat',
  'helmet',
] as const
export type Hat = (typeof HATS)[number]

export function hatRule(hat: Hat): HatRule {
  return RULES[hat]
}

const RULES: Record<Hat, HatRule> = {
  ...EVERYDAY_HATS,
  'space-helmet': {
    coversTop: false,
    coversAll: false,
    draw: () =>
      `<circle cx="100" cy="94" r="94" fill="#cfefff" fill-opacity=".12" stroke="#e9fbff" stroke-opacity=".8" stroke-width="4"/>` +
      stroke('M34 60Q52 22 92 14', '#ffffff', 9, 'opacity=".5"') +
      disc(152, 148, 5, '#ffffff', 'opacity=".6"') +
      stroke('M56 176Q100 196 144 176', '#dfe8fa', 13),
  },
  'diving-mask': {
    coversTop: false,
    coversAll: false,
    draw: ({ accent }, back) =>
      back
        ? stroke('M38 90Q100 104 162 90', '#20466b', 7)
        : stroke('M38 84Q44 78 50 84M150 84Q156 78 162 84', '#20466b', 7) +
          `<rect x="48" y="80" width="104" height="44" rx="20" fill="#bfeeff" fill-opacity=".2" stroke="${accent}" stroke-width="7"/>` +
          stroke('M62 92Q70 86 82 86', '#ffffff', 5, 'opacity=".8"') +
          stroke('M170 26V118Q170 144 150 144', accent, 8) +
          box(164, 16, 12, 22, 5, darker(accent, 0.3)),
  },
  'rain-hood': {
    coversTop: true,
    coversAll: true,
    opening: 'M100 40Q48 42 46 98Q48 150 100 153Q152 150 154 98Q152 42 100 40Z',
    draw: ({ cloth }, back) =>
      back
        ? shape('M30 100Q24 16 100 14Q176 16 170 100Q172 148 144 160Q100 172 56 160Q28 148 30 100Z', cloth)
        : shape(
            'M28 98Q22 14 100 12Q178 14 172 98Q176 150 148 166Q100 178 52 166Q24 150 28 98ZM100 40Q48 42 46 98Q48 150 100 153Q152 150 154 98Q152 42 100 40Z',
            cloth,
            'fill-rule="evenodd"',
          ) +
          stroke('M50 84Q54 44 100 42Q146 44 150 84', lighter(cloth, 0.5), 6, 'opacity=".75"') +
          stroke('M44 60Q58 24 96 20', '#ffffff', 6, 'opacity=".4"'),
  },
  'winter-hat': {
    coversTop: true,
    coversAll: false,
    draw: ({ cloth, accent, dyed = cloth }) =>
      shape('M38 74Q34 12 100 10Q166 12 162 74Q100 52 38 74Z', dyed) +
      stroke('M70 18Q62 36 62 56M100 12V50M130 18Q138 36 138 56', darker(dyed, 0.3), 4, 'opacity=".35"') +
      shape(
        'M34 78Q32 58 44 56Q100 38 156 56Q168 58 166 78Q164 86 154 82Q100 62 46 82Q36 86 34 78Z',
        lighter(dyed, 0.45),
      ) +
      discs(
        [
          [100, 4, 15],
          [88, 0, 10],
          [112, 0, 10],
          [100, -8, 10],
        ],
        lighter(accent, 0.5),
      ),
  },
  'straw-hat': {
    coversTop: true,
    coversAll: false,
    draw: ({ accent }) =>
      shape('M50 62Q52 6 100 4Q148 6 150 62Z', '#f2d58c') +
      shape('M8 66Q40 40 100 42Q160 40 192 66Q160 82 100 66Q40 82 8 66Z', '#f6dfa2') +
      shape('M8 66Q40 82 100 66Q160 82 192 66Q158 74 100 58Q42 74 8 66Z', '#c79a4e', 'opacity=".55"') +
      shape('M50 50Q100 36 150 50L151 62Q100 48 49 62Z', accent) +
      stroke('M62 20Q80 12 100 12M58 34Q78 24 104 24', '#c79a4e', 2.5, 'opacity=".6"'),
  },
  'chef-hat': {
    coversTop: true,
    coversAll: false,
    draw: () =>
      shape('M52 66Q20 40 44 18Q50 -12 84 -6Q108 -26 132 -4Q164 -4 158 26Q176 46 148 66Z', '#fffaf2') +
      shape(
        'M52 66Q20 40 44 18Q46 40 66 50Q100 62 134 52Q160 44 164 34Q168 54 148 66Z',
        '#d9cfe6',
        'opacity=".6"',
      ) +
      shape('M50 58Q100 46 150 58L150 78Q100 66 50 78Z', '#ffffff'),
  },
  'detective-hat': {
    coversTop: true,
    coversAll: false,
    draw: ({ cloth, accent }, back) =>
      shape('M34 72Q32 16 100 14Q168 16 166 72Q132 56 100 56Q68 56 34 72Z', cloth) +
      stroke(
        'M60 24Q52 44 50 62M84 16Q78 36 78 56M116 16Q122 36 122 56M140 24Q148 44 150 62',
        darker(cloth, 0.35),
        4,
        'opacity=".45"',
      ) +
      stroke('M36 58Q100 34 164 58M42 42Q100 18 158 42', lighter(cloth, 0.4), 3, 'opacity=".45"') +
      (back ? '' : shape('M44 70Q100 36 156 70Q160 84 100 70Q40 84 44 70Z', darker(cloth, 0.25))) +
      shape('M88 16Q100 4 112 16Q104 22 100 16Q96 22 88 16Z', accent),
  },
  'knight-helmet': {
    coversTop: true,
    coversAll: true,
    draw: ({ accent }, back) =>
      shape(
        'M32 100Q22 14 100 12Q178 14 168 100L168 138Q152 150 150 132L150 84Q140 66 100 66Q60 66 50 84L50 132Q48 150 32 138Z',
        back ? '#9aa6c2' : '#b6c1d8',
      ) +
      (back ? shape('M50 70H150V140Q100 156 50 140Z', '#9aa6c2') : '') +
      shape('M100 12Q140 14 154 44Q128 28 100 28Z', '#eef3ff', 'opacity=".7"') +
      stroke('M52 88Q60 68 100 66Q140 68 148 88', '#7c88a8', 6) +
      discs(
        [
          [42, 120],
          [158, 120],
          [42, 92],
          [158, 92],
        ],
        '#7c88a8',
        4,
      ) +
      shape('M96 16Q84 -30 40 -26Q60 -14 58 4Q44 2 36 12Q66 10 96 22Z', accent),
  },
  beret: {
    coversTop: true,
    sitsHigh: true,
    coversAll: false,
    draw: ({ accent, dyed = accent }) =>
      shape('M34 64Q10 20 76 10Q150 -8 172 40Q176 60 156 66Q100 42 34 64Z', dyed) +
      shape(
        'M34 64Q22 40 40 26Q60 50 164 56Q160 64 156 66Q100 42 34 64Z',
        darker(dyed, 0.35),
        'opacity=".5"',
      ) +
      stroke('M100 8Q100 -2 108 -6', darker(dyed, 0.3), 6) +
      stroke('M62 22Q80 14 104 14', '#ffffff', 5, 'opacity=".35"'),
  },
  crown: {
    coversTop: false,
    coversAll: false,
    draw: ({ dyed }) =>
      shape(
        'M54 48L44 -2L76 22L100 -12L124 22L156 -2L146 48Q100 36 54 48Z',
        dyed === undefined ? '#ffd055' : lighter(dyed, 0.24),
      ) +
      shape(
        'M54 48L52 34Q100 22 148 34L146 48Q100 36 54 48Z',
        dyed === undefined ? '#e0962b' : darker(dyed, 0.12),
      ) +
      discs(
        [
          [44, -2, 6],
          [100, -12, 7],
          [156, -2, 6],
        ],
        '#fff0b8',
      ) +
      discs(
        [
          [100, 28, 7],
          [72, 33, 5],
          [128, 33, 5],
        ],
        '#ff6f9a',
      ),
  },
  tiara: {
    coversTop: false,
    coversAll: false,
    draw: () =>
      stroke('M58 52Q100 34 142 52', '#ffdf80', 7) +
      shape('M72 46Q82 22 92 40Q100 10 108 40Q118 22 128 46Q100 36 72 46Z', '#ffe9a8') +
      discs(
        [
          [100, 24, 6],
          [82, 34, 4],
          [118, 34, 4],
        ],
        '#ff8fb8',
      ),
  },
  'wizard-hat': {
    coversTop: true,
    coversAll: false,
    draw: ({ cloth, accent }) =>
      shape('M46 62Q70 -10 108 -84Q124 -100 142 -86Q128 -80 126 -64Q140 0 154 62Z', cloth) +
      shape('M104 -76Q96 -20 112 60H154Q140 0 126 -64Z', darker(cloth, 0.3), 'opacity=".4"') +
      shape('M4 70Q40 40 100 42Q160 40 196 70Q160 88 100 68Q40 88 4 70Z', lighter(cloth, 0.12)) +
      shape('M48 50Q100 34 150 50L154 64Q100 48 45 64Z', accent) +
      roundStar(96, 10, 11, accent) +
      roundStar(122, -30, 7, accent) +
      roundStar(120, 26, 6, lighter(accent, 0.3)),
  },
  'captain-hat': {
    coversTop: true,
    coversAll: false,
    draw: ({ cloth, accent }) =>
      shape(
        'M20 66Q8 30 46 22Q60 -20 100 -22Q140 -20 154 22Q192 30 180 66Q140 36 100 40Q60 36 20 66Z',
        cloth,
      ) +
      stroke('M20 64Q8 30 46 22Q60 -20 100 -22Q140 -20 154 22Q192 30 180 64', accent, 6) +
      stroke('M24 66Q60 40 100 44Q140 40 176 66', darker(cloth, 0.4), 6, 'opacity=".6"') +
      roundStar(100, 10, 13, accent),
  },
  nightcap: {
    coversTop: true,
    coversAll: false,
    draw: ({ cloth, accent }) =>
      shape('M40 66Q44 6 104 8Q176 14 184 96Q164 60 150 62Q100 44 40 66Z', cloth) +
      stroke('M40 68Q100 42 156 64', lighter(cloth, 0.6), 12) +
      group(
        discs(
          [
            [0, 0, 12],
            [7, 6, 8],
            [-7, 5, 8],
          ],
          lighter(accent, 0.4),
        ),
        'translate(184 102)',
      ),
  },
}
