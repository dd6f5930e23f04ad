import { between } from '../../../shared/kit/random.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { GROUND, HEIGHT, WIDTH } from '../canvas.ts'
import { darker, lighter, mix } from '../figures/color.ts'
import { disc, n, oval, repeat, shape, stroke } from '../figures/svg.ts'
import { caveWalls, icicles } from './cave.ts'
import { lantern } from './lamps.ts'
import { motes } from './land.ts'
import { palm } from './plants.ts'
import { drawnAt, glow } from './shade.ts'
import { sky } from './sky.ts'
import { barrel } from './timber.ts'
import { sailingBoat, water } from './water.ts'

const FLOOR = 926
const SEA = 770

/** A cave on an island's shore: the sea in its mouth, gold and crystals inside, a rope from above. */
export function treasureCave(brush: Brush): Backdrop {
  const rock = lamplitRock(brush)
  return {
    behind:
      sky(brush, SEA, 640) +
      water(brush, SEA, FLOOR + 60, '#4fb0c8', 640) +
      sailingBoat(brush, 800, SEA + 34, 90, '#e2645a', 0.3) +
      palm(brush, 452, FLOOR + 6, 330, 0.1) +
      caveWalls(brush, rock, { x: 650, top: 430, foot: FLOOR + 20, half: 300 }) +
      icicles(brush, darker(rock, 0.1), 30, WIDTH - 30, 12) +
      floor(brush, rock) +
      rope(brush, 1010) +
      crystals(brush) +
      lantern(brush, 330, 470, 1.2) +
      barrel(brush, 1286, GROUND + 6, 130) +
      hoard(brush, 1130, GROUND + 8) +
      coins(brush),
    before: motes(brush, 14, 420, 1060, '#ffe0a0'),
    ground: GROUND,
    floats: false,
  }
}

/** The later the hour, the warmer the lantern makes the rock. */
const lamplitRock = ({ hour }: Brush) => mix('#b08a78', '#5a4480', hour.light.depth * 0.72)

function floor(brush: Brush, rock: string): string {
  const sand = mix('#e6c690', '#7a5a90', brush.hour.light.depth * 0.6)
  return (
    shape(
      `M-20 ${FLOOR + 30}Q330 ${FLOOR - 8} 680 ${FLOOR + 10}Q1020 ${FLOOR + 36} ${WIDTH + 20} ${FLOOR + 12}V${HEIGHT + 20}H-20Z`,
      brush.sketch.down(lighter(sand, 0.2), sand, darker(sand, 0.36)),
    ) +
    glow(brush, 660, FLOOR + 60, 420, brush.hour.warm, 0.3) +
    repeat(9, (i) => {
      const x = i < 5 ? i * 74 - 30 : WIDTH - (i - 5) * 74 + 20
      return oval(
        x,
        FLOOR + 26 + (i % 3) * 12,
        between(brush.random, 50, 90),
        between(brush.random, 24, 44),
        i % 2 ? rock : darker(rock, 0.18),
      )
    })
  )
}

const rope = (brush: Brush, x: number) => {
  const cord = brush.tint('#d8b680')
  return (
    stroke(`M${x} 200Q${x + 18} 520 ${x - 4} 800`, cord, 9) +
    stroke(`M${x + 62} 200Q${x + 80} 520 ${x + 60} 800`, cord, 9) +
    repeat(9, (i) => stroke(`M${x + 8 - Math.abs(i - 4) * 2} ${330 + i * 54}h58`, brush.tint('#a8744a'), 10))
  )
}

function crystals(brush: Brush): string {
  const crystal = (x: number, y: number, s: number, color: string) =>
    glow(brush, x, y - 60 * s, 170 * s, color, 0.42) +
    drawnAt(
      shape(
        'M-24 0L-30 -92L-8 -130L14 -88L10 0Z',
        brush.sketch.fade(lighter(color, 0.6), color, darker(color, 0.4)),
      ) +
        shape(
          'M8 0L16 -66L36 -96L54 -58L44 0Z',
          brush.sketch.fade(lighter(color, 0.5), color, darker(color, 0.45)),
        ) +
        shape('M-48 0L-60 -48L-42 -72L-26 -44L-22 0Z', darker(color, 0.2)),
      x,
      y,
      s,
    )
  return (
    crystal(96, 980, 1.25, '#7fe0ff') +
    crystal(220, 1006, 0.8, '#c99bff') +
    crystal(1240, 866, 0.8, '#8fffd0') +
    crystal(60, 660, 0.7, '#ff9fd8')
  )
}

/** An overflowing open chest. */
const hoard = (brush: Brush, x: number, y: number) => {
  const wood = brush.sketch.down(brush.tint('#a8683c'), brush.tint('#6b3f28'))
  const gold = brush.sketch.ball('#fff3b0', '#ffcf4f', '#d8922f')
  return (
    glow(brush, x, y - 120, 260, '#ffd76a', 0.6) +
    drawnAt(
      oval(0, 4, 150, 22, '#0a0620', 'opacity=".35"') +
        shape('M-112 -96Q-112 -186 0 -190Q112 -186 112 -96L96 -104Q90 -164 0 -166Q-90 -164 -96 -104Z', wood) +
        repeat(17, (i) =>
          disc(-84 + (i % 9) * 21, -98 - Math.floor(i / 9) * 16 - Math.sin((i % 9) * 0.39) * 26, 19, gold),
        ) +
        disc(-30, -136, 17, '#ff7f9f') +
        disc(34, -140, 15, '#6fd8ff') +
        disc(72, -116, 13, '#8fffb0') +
        shape('M-116 -100H116L106 0H-106Z', wood) +
        stroke('M-116 -98H116M-70 -98V0M70 -98V0', brush.tint('#e8b95a'), 10) +
        `<rect x="-20" y="-84" width="40" height="40" rx="8" fill="${brush.tint('#ffd76a')}"/>` +
        disc(0, -64, 7, '#5a3420'),
      x,
      y,
      0.95,
    )
  )
}

const coins = ({ random, sketch }: Brush) =>
  repeat(24, () => {
    const [x, y] = [between(random, 760, 1320), between(random, GROUND + 10, GROUND + 90)]
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="12" ry="6" fill="${sketch.fade('#fff0a8', '#e8a83f')}"/>`
  })
