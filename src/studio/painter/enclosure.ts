import { between, type Random } from '../../shared/kit/random.ts'
import type { SceneNote, Setting } from '../../shared/stories/scene.ts'
import type { Brush, Draw } from './brush.ts'
import { type Camera, INSIDE_FEET } from './camera.ts'
import { HEIGHT, WIDTH } from './canvas.ts'
import { classroom } from './classroom.ts'
import { cockpit } from './cockpit.ts'
import { darker, lighter, mix } from './figures/color.ts'
import { box, disc, group, n, oval, repeat, shape, stroke } from './figures/svg.ts'
import { enclosingWalls, FLOOR, floor, lamp, warmed } from './inner-walls.ts'

/**
 * What surrounds the viewer in an inside view: a tent, a hollow tree, a cave, a cabin or a cockpit, with the setting
 * visible through its opening. Room settings need none.
 */
export const drawEnclosure = (brush: Brush, random: Random, { ground }: Camera): string =>
  group(
    insideOf(brush)?.(brush, random) ?? '',
    ground === INSIDE_FEET ? '' : `translate(0 ${ground - INSIDE_FEET})`,
  )

/** A hut or a barn has wooden walls where others would have a tent or a tree. */
const insideOf = ({ setting, aspects }: Brush): Draw | undefined =>
  aspects.has('wooden-inside') && OF_CLOTH.has(setting) ? WOODEN : INSIDES[setting]

/**
 * The scene in a setting that can be painted: the inside of a castle is the palace; a setting without an inside is
 * shown as a near view.
 */
export function withPaintableSetting(scene: SceneNote): SceneNote {
  if (scene.view !== 'inside' || INSIDES[scene.setting]) return scene
  return scene.setting === 'Castle'
    ? { ...scene, setting: 'Palace', view: 'wide' }
    : { ...scene, view: 'near' }
}

const cushions = (brush: Brush, y: number, colors: readonly [string, string, string]) =>
  [
    [120, 104, 0],
    [286, 78, 1],
    [1226, 112, 2],
    [1064, 76, 0],
  ]
    .map(([x = 0, half = 0, i = 0]) => {
      const own = warmed(brush, colors[i] ?? colors[0])
      return (
        oval(x, y + half * 0.36, half * 1.1, half * 0.24, '#0a0620', 'opacity=".25"') +
        shape(
          `M${x - half} ${n(y + half * 0.3)}Q${n(x - half * 1.16)} ${n(y - half * 0.5)} ${n(x - half * 0.6)} ${n(y - half * 0.52)}Q${x} ${n(y - half * 0.7)} ${n(x + half * 0.6)} ${n(y - half * 0.5)}Q${n(x + half * 1.16)} ${n(y - half * 0.4)} ${x + half} ${n(y + half * 0.3)}Q${x} ${n(y + half * 0.5)} ${x - half} ${n(y + half * 0.3)}Z`,
          brush.sketch.ball(lighter(own, 0.35), own, darker(own, 0.3)),
        ) +
        disc(x, y - half * 0.12, 7, lighter(own, 0.5))
      )
    })
    .join('')

/** Canvas falling to both sides of the open flap. */
const tent =
  (color: string, open: string): Draw =>
  (brush) => {
    const hole = `M672 372Q560 620 386 ${FLOOR + 20}H958Q784 620 672 372Z`
    const cloth = warmed(brush, open)
    return (
      enclosingWalls(brush, hole, color, 16) +
      stroke(
        [60, 190, 300]
          .map(
            (x) =>
              `M672 200Q${x + 190} 560 ${x - 60} ${FLOOR + 60}M672 200Q${1154 - x} 560 ${1404 - x} ${FLOOR + 60}`,
          )
          .join(''),
        lighter(cloth, 0.25),
        6,
        'opacity=".4"',
      ) +
      shape(
        `M672 372Q548 600 360 ${FLOOR + 30}Q430 ${FLOOR - 40} 500 ${FLOOR - 120}Q610 660 672 372Z`,
        brush.sketch.fade(lighter(cloth, 0.3), cloth, darker(cloth, 0.3)),
      ) +
      shape(
        `M672 372Q796 600 984 ${FLOOR + 30}Q914 ${FLOOR - 40} 844 ${FLOOR - 120}Q734 660 672 372Z`,
        brush.sketch.fade(lighter(cloth, 0.2), cloth, darker(cloth, 0.36)),
      ) +
      floor(brush, '#a87a68') +
      lamp(brush, 410, 452) +
      cushions(brush, 1010, ['#6f8fd8', '#e2708f', '#6fb09a'])
    )
  }

/** The inside of an old tree, with a knothole as its door. */
const hollow: Draw = (brush, random) => {
  const hole = `M430 ${FLOOR + 20}Q388 560 560 432Q700 352 830 448Q970 580 914 ${FLOOR + 20}Z`
  const bark = warmed(brush, '#8a5f48')
  return (
    enclosingWalls(brush, hole, '#80543f', 26) +
    repeat(16, (i) => {
      const x = i < 8 ? i * 52 - 10 : 960 + (i - 8) * 52
      return stroke(
        `M${n(x)} 200Q${n(x + between(random, -40, 40))} 560 ${n(x + between(random, -30, 30))} ${FLOOR + 40}`,
        i % 2 ? lighter(bark, 0.18) : darker(bark, 0.3),
        8,
        'opacity=".45"',
      )
    }) +
    floor(brush, '#9a7050') +
    [
      [130, 640, '#7fe9ff'],
      [260, 540, '#ffd06b'],
      [1120, 600, '#ff9be0'],
      [1250, 700, '#7fe9ff'],
    ]
      .map(
        ([x = 0, y = 0, color = '']) =>
          disc(Number(x), Number(y), 90, brush.sketch.soft(String(color), 0.5)) +
          shape(
            `M${Number(x) - 44} ${y}Q${Number(x) - 30} ${Number(y) - 46} ${x} ${Number(y) - 46}Q${Number(x) + 34} ${Number(y) - 44} ${Number(x) + 44} ${y}Z`,
            mix(String(color), '#ffffff', 0.2),
          ),
      )
      .join('') +
    lamp(brush, 350, 470) +
    cushions(brush, 1016, ['#7aa860', '#c9885a', '#8a9fd0'])
  )
}

const caveOf =
  (color: string, ground: string): Draw =>
  (brush, random) => {
    const hole = `M352 ${FLOOR + 20}Q300 600 470 450Q600 380 700 404Q880 384 980 560Q1040 700 1000 ${FLOOR + 20}Z`
    const rock = warmed(brush, color)
    return (
      enclosingWalls(brush, hole, color, 18) +
      repeat(7, (i) => {
        const [x, length, half] = [60 + i * 206, between(random, 190, 330), between(random, 24, 44)]
        return shape(
          `M${n(x - half)} 160Q${n(x - 6)} ${n(160 + length * 0.5)} ${n(x)} ${n(160 + length)}Q${n(x + 10)} ${n(160 + length * 0.5)} ${n(x + half)} 160Z`,
          i % 2 ? lighter(rock, 0.1) : darker(rock, 0.25),
        )
      }) +
      floor(brush, ground) +
      [110, 250, 1130, 1270]
        .map((x, i) => {
          const glow = ['#7fe0ff', '#c99bff', '#ffb36b', '#8fffd0'][i] ?? '#7fe0ff'
          return (
            disc(x, 930, 150, brush.sketch.soft(glow, 0.45)) +
            shape(
              `M${x - 40} 1000L${x - 34} 900L${x - 6} 850L${x + 14} 910L${x + 30} 880L${x + 46} 1000Z`,
              brush.sketch.fade(lighter(glow, 0.6), glow, darker(glow, 0.4)),
            )
          )
        })
        .join('')
    )
  }

/** Boards all around, and a wide window onto the setting. */
const cabin =
  (wood: string): Draw =>
  (brush) => {
    const hole = 'M370 420Q370 380 410 380H934Q974 380 974 420V720Q974 760 934 760H410Q370 760 370 720Z'
    const own = warmed(brush, wood)
    return (
      enclosingWalls(brush, hole, wood, 26) +
      stroke(
        `${repeat(6, (i) => `M-20 ${300 + i * 110}H340M1004 ${300 + i * 110}H${WIDTH + 20}`)}M340 830H1004`,
        darker(own, 0.35),
        5,
        'opacity=".5"',
      ) +
      stroke('M672 386V756M376 570H968', lighter(own, 0.2), 14) +
      box(340, 766, 664, 26, 8, lighter(own, 0.28)) +
      floor(brush, wood) +
      stroke(
        repeat(9, (i) => `M${672 + (i - 4) * 130} ${FLOOR + 6}L${672 + (i - 4) * 330} ${HEIGHT}`),
        darker(own, 0.42),
        4,
        'opacity=".45"',
      ) +
      box(60, 520, 220, 18, 6, lighter(own, 0.2)) +
      ['#c95f6b', '#5f8fc9', '#d9a84f', '#6fae7a', '#9a78c9']
        .map((color, i) =>
          box(76 + i * 36, 440 - (i % 2) * 14, 28, 80 + (i % 2) * 14, 4, warmed(brush, color)),
        )
        .join('') +
      lamp(brush, 1150, 470) +
      cushions(brush, 1016, ['#d8788a', '#6f9fd0', '#e0b060'])
    )
  }

const GREEN_TENT = tent('#6f9a62', '#8fb878')
const ORANGE_TENT = tent('#d9824f', '#e8955a')

const WOODEN = cabin('#94603f')
const OF_CLOTH: ReadonlySet<Setting> = new Set<Setting>([
  'Campground',
  'Beach',
  'Hills',
  'Mountain',
  'Safari Park',
  'Sports Field',
  'Snowy Wood',
  'Autumn Forest',
])

const INSIDES: Partial<Record<Setting, Draw>> = {
  Campground: GREEN_TENT,
  Beach: ORANGE_TENT,
  Hills: ORANGE_TENT,
  Mountain: ORANGE_TENT,
  'Safari Park': ORANGE_TENT,
  'Sports Field': ORANGE_TENT,
  'Enchanted Forest': hollow,
  'Magical Forest': hollow,
  'Autumn Forest': hollow,
  'Snowy Wood': hollow,
  'Wonder Glade': hollow,
  'Spring Meadow': cabin('#b08a68'),
  Garden: cabin('#a8b890'),
  'Dragon Valley': caveOf('#8a6a98', '#a88a90'),
  'Dinosaur Valley': caveOf('#9a7a60', '#b09070'),
  'Coral Reef': caveOf('#5f7ab8', '#c8b8d0'),
  'Underwater World': caveOf('#4f6aa8', '#a8b0d0'),
  'Pirate Ship': cabin('#94603f'),
  Farm: cabin('#a8553f'),
  'Elementary School': classroom,
  'City Center': cabin('#b0606a'),
  'Outer Space': cockpit,
  Moon: cockpit,
  'Alien World': cockpit,
}
