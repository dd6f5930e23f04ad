import { brightness, darker, lighter } from '../color.ts'
import { disc, discs, group, n, oval, roundStar, shape, stroke } from '../svg.ts'
import type { HatColors, HatRule } from './hat-rule.ts'

/** Hats of cast sheets that no role or setting uses. */
export const EVERYDAY_HATS = {
  cap: {
    coversTop: true,
    coversAll: false,
    draw: (colors, back, turn = 0) => (turn === 1 ? capFromSide(colors) : cap(colors, back, turn)),
  },
  'sun-hat': {
    coversTop: true,
    coversAll: false,
    draw: ({ cloth, dyed = cloth }) =>
      shape('M50 60Q50 6 100 4Q150 6 150 60Z', dyed) +
      shape('M50 60Q50 6 100 4Q68 18 70 56Z', lighter(dyed, 0.3), 'opacity=".5"') +
      brim(dyed) +
      shape('M50 46Q100 34 150 46L151 61Q100 50 49 61Z', brightness(dyed) > 0.6 ? '#d9655b' : '#f7ecd2'),
  },
  'felt-hat': {
    coversTop: true,
    coversAll: false,
    draw: ({ cloth, dyed = cloth }) =>
      shape('M48 60Q44 14 74 6Q100 16 126 6Q156 14 152 60Z', dyed) +
      shape('M48 60Q44 14 74 6Q64 26 66 56Z', lighter(dyed, 0.3), 'opacity=".4"') +
      stroke('M100 12Q98 26 100 36', darker(dyed, 0.25), 4, 'opacity=".6"') +
      shape('M22 66Q50 46 100 46Q150 46 178 66Q148 76 100 64Q52 76 22 66Z', darker(dyed, 0.1)) +
      shape('M48 48Q100 34 152 48L153 60Q100 48 47 60Z', darker(dyed, 0.45)),
  },
  'top-hat': {
    coversTop: true,
    coversAll: false,
    draw: ({ dyed = '#413c50' }) =>
      shape('M52 60L46 -52Q100 -66 154 -52L148 60Z', dyed) +
      shape('M52 60L46 -52Q60 -57 74 -59L76 54Z', lighter(dyed, 0.3), 'opacity=".35"') +
      shape('M50 30Q100 18 150 30L149 54Q100 42 51 54Z', darker(dyed, 0.45)) +
      shape('M18 66Q50 44 100 44Q150 44 182 66Q148 76 100 64Q52 76 18 66Z', darker(dyed, 0.12)),
  },
  helmet: {
    coversTop: true,
    coversAll: false,
    draw: ({ cloth, dyed = cloth }, back) =>
      shape('M32 78Q26 6 100 4Q174 6 168 78Q100 54 32 78Z', dyed) +
      shape('M32 78Q26 6 100 4Q62 18 58 66Q44 70 32 78Z', lighter(dyed, 0.35), 'opacity=".5"') +
      stroke('M78 12Q72 34 72 56M100 8V54M122 12Q128 34 128 56', darker(dyed, 0.4), 7, 'opacity=".5"') +
      stroke('M32 76Q100 50 168 76', darker(dyed, 0.3), 7) +
      (back ? '' : stroke('M38 84Q42 130 62 150M162 84Q158 130 138 150', '#4a4456', 4)),
  },
  'pirate-hat': {
    coversTop: true,
    sitsHigh: true,
    coversAll: false,
    draw: ({ cloth, dyed = cloth }, back, turn = 0) => {
      const trim = brightness(dyed) > 0.7 ? darker(dyed, 0.4) : '#f2e2b8'
      const crest = group(skull(dyed, trim), `translate(${n(turn * 20)} 0)`)
      return (
        shape(
          'M26 70Q12 36 46 22Q62 -18 100 -20Q138 -18 154 22Q188 36 174 70Q136 44 100 46Q64 44 26 70Z',
          dyed,
        ) +
        shape(
          'M26 70Q64 44 100 46Q136 44 174 70Q138 34 100 34Q62 34 26 70Z',
          darker(dyed, 0.4),
          'opacity=".5"',
        ) +
        stroke('M27 66Q14 36 46 22Q62 -18 100 -20Q138 -18 154 22Q186 36 173 66', trim, 5) +
        (back ? '' : crest)
      )
    },
  },
  'pointed-hat': {
    coversTop: true,
    coversAll: false,
    draw: ({ cloth, dyed = cloth }) => {
      const star = brightness(dyed) > 0.7 ? '#8a6fd0' : '#ffd76a'
      return (
        shape('M48 62Q70 10 98 -34Q112 -50 132 -40Q120 -36 120 -24Q138 20 152 62Z', dyed) +
        shape(
          'M104 -34Q96 10 110 60H152Q138 20 120 -24Q116 -32 104 -34Z',
          darker(dyed, 0.3),
          'opacity=".4"',
        ) +
        brim(dyed) +
        shape('M54 48Q100 34 146 48L151 62Q100 48 49 62Z', star) +
        roundStar(90, 14, 10, star) +
        roundStar(112, -12, 7, star) +
        roundStar(122, 26, 6, lighter(star, 0.3))
      )
    },
  },
} satisfies Record<string, HatRule>

/** A wide brim, curved down over the forehead. */
const brim = (color: string): string =>
  shape(BRIM, lighter(color, 0.16)) +
  shape(
    'M8 66Q50 62 100 58Q150 62 192 66Q192 82 154 78Q100 68 46 78Q8 82 8 66Z',
    darker(color, 0.3),
    'opacity=".45"',
  )
const BRIM = 'M8 66Q40 40 100 42Q160 40 192 66Q192 82 154 78Q100 68 46 78Q8 82 8 66Z'

/** From the front or back; the peak follows the face. */
function cap({ cloth, dyed = cloth }: HatColors, back: boolean, turn: number): string {
  const crown =
    shape('M36 76Q32 12 100 10Q168 12 164 76Q134 54 100 54Q66 54 36 76Z', dyed) +
    shape('M36 76Q32 12 100 10Q60 26 62 60Q46 66 36 76Z', lighter(dyed, 0.22), 'opacity=".55"')
  const button = oval(100, 11, 9, 5, darker(dyed, 0.25))
  if (back)
    return (
      crown +
      stroke('M100 12V34', darker(dyed, 0.35), 3, 'opacity=".45"') +
      stroke('M74 62Q78 36 100 36Q122 36 126 62', darker(dyed, 0.4), 4) +
      stroke('M72 60Q100 50 128 60', darker(dyed, 0.25), 8) +
      button
    )
  const shift = n(turn * 16)
  return (
    crown +
    stroke('M70 20Q60 38 62 58M130 20Q140 38 138 58', darker(dyed, 0.35), 3, 'opacity=".4"') +
    button +
    group(
      shape('M42 78Q100 54 158 78Q158 96 146 90Q100 74 54 90Q42 96 42 78Z', '#2a1030', 'opacity=".16"') +
        shape(
          'M40 70Q46 46 100 44Q154 46 160 70Q164 88 150 84Q100 66 50 84Q36 88 40 70Z',
          darker(dyed, 0.18),
        ) +
        stroke('M48 72Q60 54 100 52Q140 54 152 72', lighter(dyed, 0.3), 3, 'opacity=".5"'),
      `translate(${shift} 0)`,
    )
  )
}

/** In profile: the peak stands out in front of the brow. */
function capFromSide({ cloth, dyed = cloth }: HatColors): string {
  return (
    shape('M34 80Q28 12 98 10Q152 12 160 68Q96 60 34 80Z', dyed) +
    shape('M34 80Q28 12 98 10Q58 28 58 72Q46 74 34 80Z', lighter(dyed, 0.22), 'opacity=".55"') +
    stroke('M112 12Q132 34 130 64', darker(dyed, 0.35), 3, 'opacity=".4"') +
    oval(98, 11, 9, 5, darker(dyed, 0.25)) +
    shape('M128 62Q166 48 206 76Q210 86 198 86Q166 72 130 72Z', darker(dyed, 0.18)) +
    stroke('M138 62Q168 56 194 74', lighter(dyed, 0.3), 3, 'opacity=".5"')
  )
}

/** A friendly one, with crossed bones. */
function skull(cloth: string, bone: string): string {
  return (
    stroke('M82 6L118 32M118 6L82 32', bone, 5) +
    discs(
      [
        [81, 4],
        [119, 4],
        [81, 34],
        [119, 34],
      ],
      bone,
      4,
    ) +
    disc(100, 15, 13, bone) +
    shape('M92 22H108V32Q100 36 92 32Z', bone) +
    discs(
      [
        [95, 15],
        [105, 15],
      ],
      cloth,
      3.4,
    ) +
    stroke('M96 25Q100 28 104 25', cloth, 2)
  )
}
