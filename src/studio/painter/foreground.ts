import { between, oneOf, type Random } from '../../shared/kit/random.ts'
import type { Setting } from '../../shared/stories/scene.ts'
import type { Brush, Draw } from './brush.ts'
import { HEIGHT, WIDTH } from './canvas.ts'
import { darker, lighter } from './figures/color.ts'
import { disc, n, oval, repeat, shape, stroke } from './figures/svg.ts'
import { isAirless, isSea } from './setting-kinds.ts'

/**
 * The layer closest to the viewer in a near view: it frames the lower corners, one upper corner and the bottom of the
 * tall cut, and leaves faces clear.
 */
export function drawForeground(brush: Brush, random: Random): string {
  return KINDS[brush.setting](brush, random) + lights(brush, random)
}

/** Points of light far out of focus. */
function lights({ hour, sketch, setting }: Brush, random: Random): string {
  if (hour.light.depth < 0.3 || isSea(setting) || isAirless(setting)) return ''
  const fill = sketch.soft(hour.warm, 0.5)
  return repeat(9, (i) => {
    const left = i % 2 === 0
    const x = left ? between(random, 10, 250) : between(random, WIDTH - 250, WIDTH - 10)
    return disc(x, between(random, 380, 1000), between(random, 16, 40), fill)
  })
}

const leaves =
  (...colors: [string, ...string[]]): Draw =>
  (brush, random) => {
    const leaf = (x: number, y: number, length: number, turn: number) => {
      const color = darker(brush.tint(oneOf(random, colors)), 0.22)
      const half = length * 0.24
      return `<path d="M0 0Q${n(length * 0.4)} ${n(-half * 1.7)} ${n(length)} 0Q${n(length * 0.4)} ${n(half * 1.7)} 0 0Z" fill="${color}" transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"/>`
    }
    const spray = (x: number, y: number, middle: number, count: number, length: number) =>
      repeat(count, (i) =>
        leaf(
          x + between(random, -60, 60),
          y + between(random, -20, 20),
          length * between(random, 0.7, 1.15),
          middle + (i - (count - 1) / 2) * (120 / count),
        ),
      )
    const upper = random() < 0.5
    return (
      spray(30, 1120, -62, 8, 250) +
      spray(WIDTH - 30, 1110, -118, 8, 250) +
      spray(between(random, 250, 420), HEIGHT + 10, -85, 5, 150) +
      spray(between(random, 900, 1090), HEIGHT + 10, -95, 5, 150) +
      (upper ? spray(-20, 330, 42, 6, 220) : spray(WIDTH + 20, 330, 138, 6, 220))
    )
  }

const blades =
  (colors: readonly [string, ...string[]], blooms: readonly string[] = []): Draw =>
  (brush, random) =>
    repeat(44, (i) => {
      const left = i % 2 === 0
      const reach = random() ** 1.5
      const x = left ? reach * 320 - 20 : WIDTH + 20 - reach * 320
      const height = between(random, 200, 430) * (1 - reach * 0.55)
      const lean = between(random, -90, 90)
      const top = HEIGHT - 150 - height
      const color = darker(brush.tint(oneOf(random, colors)), 0.18)
      return shape(
        `M${n(x - 15)} ${HEIGHT}Q${n(x + lean * 0.2)} ${n(HEIGHT - height * 0.7)} ${n(x + lean)} ${n(top)}Q${n(x + lean * 0.4 + 16)} ${n(HEIGHT - height * 0.5)} ${n(x + 15)} ${HEIGHT}Z`,
        color,
      )
    }) +
    repeat(blooms.length * 3, (i) => {
      const x = i % 2 === 0 ? between(random, 10, 240) : between(random, WIDTH - 240, WIDTH - 10)
      const [y, size] = [between(random, 930, 1100), between(random, 20, 34)]
      const color = brush.tint(blooms[i % blooms.length] ?? '#ffffff')
      return (
        repeat(5, (petal) =>
          disc(x + Math.cos(petal * 1.257) * size, y + Math.sin(petal * 1.257) * size, size * 0.66, color),
        ) + disc(x, y, size * 0.5, brush.tint('#ffd76a'))
      )
    })

/** Heaps of snow, sand or rock in the lower corners. */
const heaps =
  (color: string, extra?: Draw): Draw =>
  (brush, random) => {
    const near = darker(brush.tint(color), 0.12)
    const [left, right] = [between(random, 960, 1020), between(random, 960, 1020)]
    return (
      shape(
        `M-20 ${HEIGHT + 10}V${n(left)}Q120 ${n(left - 40)} 230 ${n(left + 90)}Q330 ${n(left + 190)} 470 ${HEIGHT + 10}Z`,
        brush.sketch.down(lighter(near, 0.18), near, darker(near, 0.3)),
      ) +
      shape(
        `M${WIDTH + 20} ${HEIGHT + 10}V${n(right)}Q1210 ${n(right - 50)} 1120 ${n(right + 80)}Q1010 ${n(right + 190)} 880 ${HEIGHT + 10}Z`,
        brush.sketch.down(lighter(near, 0.18), near, darker(near, 0.3)),
      ) +
      (extra?.(brush, random) ?? '')
    )
  }

/** A snowy bough in an upper corner. */
const bough: Draw = (brush, random) => {
  const left = random() < 0.5
  const side = (x: number) => (left ? x : WIDTH - x)
  const needles = darker(brush.tint('#4a7a78'), 0.2)
  return repeat(9, (i) => {
    const [x, y] = [side(i * 38 - 20), 322 + i * 13]
    const [reach, turn] = [between(random, 90, 150) * (1 - i * 0.05), left ? 62 - i * 4 : 118 + i * 4]
    return (
      `<ellipse cx="${n(reach * 0.6)}" cy="0" rx="${n(reach)}" ry="26" fill="${needles}" transform="translate(${n(x)} ${n(y)}) rotate(${turn})"/>` +
      oval(x, y - 6, 60, 22, brush.tint('#f4f8ff'))
    )
  })
}

/** Swaying blades of sea grass, and bubbles. */
const kelp: Draw = (brush, random) =>
  repeat(12, (i) => {
    const x = i % 2 === 0 ? between(random, -20, 190) : between(random, WIDTH - 190, WIDTH + 20)
    const height = between(random, 200, 520)
    const [sway, half] = [between(random, -110, 110), between(random, 22, 40)]
    const [tipX, tipY] = [x + sway, HEIGHT - 190 - height]
    return shape(
      `M${n(x - half)} ${HEIGHT}Q${n(x - sway * 0.7 - half)} ${n(HEIGHT - height * 0.6)} ${n(tipX)} ${n(tipY)}Q${n(x - sway * 0.5 + half * 1.6)} ${n(HEIGHT - height * 0.5)} ${n(x + half)} ${HEIGHT}Z`,
      darker(brush.tint(['#2f8f7a', '#2f6f9a', '#b0588a', '#3fa08a'][i % 4] ?? '#2f8f7a'), 0.16),
    )
  }) +
  repeat(9, (i) =>
    disc(
      i % 2 === 0 ? between(random, 20, 280) : between(random, WIDTH - 280, WIDTH - 20),
      between(random, 360, 960),
      between(random, 12, 32),
      brush.sketch.soft('#e8fbff', 0.5),
    ),
  )

const crystals =
  (...colors: [string, ...string[]]): Draw =>
  (brush, random) =>
    repeat(10, (i) => {
      const x = i % 2 === 0 ? between(random, -10, 220) : between(random, WIDTH - 220, WIDTH + 10)
      const [height, half] = [between(random, 130, 330), between(random, 30, 56)]
      const color = oneOf(random, colors)
      const foot = 1190
      return (
        disc(x, foot - height * 0.5, height * 0.9, brush.sketch.soft(color, 0.3)) +
        shape(
          `M${n(x - half)} ${foot + 60}L${n(x - half * 0.7)} ${n(foot - height * 0.7)}L${n(x)} ${n(foot - height)}L${n(x + half * 0.8)} ${n(foot - height * 0.6)}L${n(x + half)} ${foot + 60}Z`,
          brush.sketch.fade(lighter(color, 0.4), color, darker(color, 0.4)),
        )
      )
    })

/** The edge of a table with a plant and a cup, or the back of a chair, as if sitting in the room. */
const furniture =
  (wood: string, plant: string, cup: string): Draw =>
  (brush, random) => {
    const left = random() < 0.5
    const side = (x: number) => (left ? x : WIDTH - x)
    const top = 1010
    const board = darker(brush.tint(wood), 0.2)
    const [from, to] = [Math.min(side(-30), side(300)), Math.max(side(-30), side(300))]
    const leaf = (turn: number, length: number) =>
      `<path d="M0 0Q${n(length * 0.4)} ${n(-length * 0.3)} ${n(length)} 0Q${n(length * 0.4)} ${n(length * 0.3)} 0 0Z" fill="${darker(brush.tint(plant), 0.2)}" transform="translate(${side(90)} ${top - 66}) rotate(${turn})"/>`
    return (
      repeat(7, (i) => leaf(-170 + i * 26, between(random, 150, 220))) +
      shape(
        `M${side(40)} ${top - 80}H${side(140)}L${side(126)} ${top + 8}H${side(54)}Z`,
        darker(brush.tint(cup), 0.1),
      ) +
      shape(
        `M${from} ${top}H${to - 14}Q${to} ${top} ${to} ${top + 14}V${top + 52}H${from}Z`,
        lighter(board, 0.12),
      ) +
      shape(`M${from} ${top + 52}H${to - 20}V${HEIGHT}H${from}Z`, board) +
      oval(side(WIDTH + 30), 1200, 190, 160, darker(brush.tint(cup), 0.34)) +
      oval(side(WIDTH + 30), 1160, 170, 130, darker(brush.tint(cup), 0.2))
    )
  }

/** A railing post and a coil of rope. */
const deck: Draw = (brush, random) => {
  const left = random() < 0.5
  const side = (x: number) => (left ? x : WIDTH - x)
  const wood = darker(brush.tint('#8a5c3c'), 0.25)
  return (
    stroke(`M${side(70)} 300V${HEIGHT}`, wood, 74) +
    stroke(
      `M${side(-20)} 700Q${side(70)} 730 ${side(110)} 800M${side(-20)} 860H${side(112)}`,
      brush.tint('#c9a674'),
      24,
    ) +
    repeat(4, (i) =>
      oval(
        side(WIDTH - 60),
        1180 - i * 46,
        210 - i * 12,
        64,
        i % 2 ? brush.tint('#d8b988') : brush.tint('#b39260'),
      ),
    )
  )
}

const GREENS: [string, ...string[]] = ['#4f9d5a', '#3c8455', '#6cb05f', '#2f7350']
const MEADOW = blades(['#5fa555', '#4a9050', '#7cbf60'], ['#ff9fb5', '#ffffff', '#b5a8ff'])

const KINDS: Record<Setting, Draw> = {
  'Enchanted Forest': leaves(...GREENS),
  'Magical Forest': leaves('#3f9a84', '#5a8fb0', '#8a7fc8'),
  'Autumn Forest': leaves('#e08a3c', '#d9632f', '#e6b040', '#a8452a'),
  'Snowy Wood': heaps('#f2f6ff', bough),
  'Outer Space': crystals('#6fe3ff', '#ff9be0', '#8fffd0'),
  Moon: heaps('#b8b2c4'),
  'Underwater World': kelp,
  'Coral Reef': kelp,
  Bedroom: furniture('#8a6a7c', '#4f9d7a', '#d88aa8'),
  'Art Studio': furniture('#b08a5c', '#5aa05f', '#5f8fd0'),
  'Detective Office': furniture('#6b4632', '#4a8a5f', '#a85a5f'),
  Kitchen: furniture('#d8b088', '#5aa05f', '#e2806a'),
  Workshop: furniture('#a07850', '#5f9a6a', '#4f8fb0'),
  Stage: heaps('#6a2440'),
  Campground: blades(['#4a7a50', '#3c6a4a', '#5f9056']),
  'City Center': leaves('#4f8f5a', '#6fae62', '#d86a8a'),
  'Dragon Valley': heaps('#8f7aa0', crystals('#ffb06a', '#ff8f9a')),
  'Elementary School': MEADOW,
  'Pirate Ship': deck,
  'Safari Park': blades(['#d8b45a', '#b8924a', '#c9a050']),
  Hills: MEADOW,
  Farm: blades(['#d8b85a', '#c0a04a', '#7cae5a'], ['#e2566b']),
  Beach: heaps('#e8cf98'),
  Garden: leaves('#5aa555', '#7cbf60', '#ff9fb5', '#f7c0d8'),
  Mountain: heaps('#9a94a8'),
  'Dinosaur Valley': leaves('#3f8a50', '#5aa555', '#2f6f4a'),
  Lighthouse: blades(['#6f9a5f', '#5a8a5a', '#8aa860'], ['#ffffff']),
  'Sports Field': blades(['#4fae4a', '#6fc05a', '#3f9a4a']),
  Palace: furniture('#c8a05a', '#5f9a7a', '#a8446e'),
  'Mermaid Grotto': kelp,
  'Treasure Cave': heaps('#8a6a68', crystals('#7fe0ff', '#c99bff')),
  'Alien World': leaves('#7fe0c0', '#ff9fd0', '#a58ff0'),
  'Old Manor': furniture('#6b4438', '#4a7a6a', '#7a5a8f'),
  Laboratory: furniture('#b8855a', '#5f9a7a', '#6a8fb8'),
  'Spring Meadow': blades(['#7cc860', '#5fb055', '#a0d870'], ['#ffe36a', '#ffb8d0', '#ffffff']),
  'Wonder Glade': leaves('#5fae8a', '#8a9fd8', '#d89fd8'),
  Castle: leaves('#4a8f5a', '#3f7a5a', '#e08ab0'),
}
