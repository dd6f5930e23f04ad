import type { Brush } from '../brush.ts'
import { HEIGHT, WIDTH } from '../canvas.ts'
import { darker, lighter } from '../figures/color.ts'
import { box, disc, n, oval, shape, stroke } from '../figures/svg.ts'
import { shadedFill } from '../settings/shade.ts'
import { type Opening, sidesOf } from './opening.ts'
import type { RoomKind } from './rooms.ts'

/** The surroundings that tell what kind of house it is: a roof, the sea, rails, grass. */
export function drawHouseSurroundings(brush: Brush, room: RoomKind | undefined, hole: Opening): string {
  const { top, bottom } = hole
  const [a, b] = sidesOf(hole)
  switch (room) {
    case 'castle':
      return grass(brush, bottom, '#5f8a5a') + ivy(brush, a + 40, top - 120, 320)
    case 'lighthouse':
      return water(brush, bottom + 280)
    case 'seaside':
      return roof(brush, hole, '#5f7f9c') + water(brush, bottom + 280)
    case 'ship':
      return water(brush, bottom + 250) + railing(brush, top)
    case 'station':
      return signals(hole)
    case 'train':
      return wheelsOnRails(brush, bottom)
    case 'burrow':
      return flowers(brush, bottom)
    case 'logs':
      return roof(brush, hole, '#6b4a3c') + grass(brush, bottom, '#4f7a5f')
    default:
      return (
        roof(brush, hole, room === 'attic' ? '#6b4a48' : '#5a4a78') +
        grass(brush, bottom, '#5f8a5a') +
        ivy(brush, b - 60, top - 110, 260)
      )
  }
}

const grass = (brush: Brush, bottom: number, color: string) =>
  shape(
    `M-20 ${n(bottom + 300)}Q340 ${n(bottom + 240)} 672 ${n(bottom + 290)}T${WIDTH + 20} ${n(bottom + 260)}V${HEIGHT + 20}H-20Z`,
    brush.sketch.down(brush.tint(color), brush.tint(darker(color, 0.4))),
  )

const water = (brush: Brush, y: number) =>
  box(0, y, WIDTH, HEIGHT, 0, brush.sketch.down(brush.tint('#5f9ac8'), brush.tint('#28487f'))) +
  stroke(
    `M90 ${y + 50}h160M420 ${y + 90}h220M800 ${y + 40}h190M1060 ${y + 110}h170M200 ${y + 150}h240`,
    brush.tint('#cfe8ff'),
    6,
    'opacity=".5"',
  )

/** The rope along a ship's side. */
const railing = (brush: Brush, top: number) =>
  stroke(`M0 ${n(top - 90)}Q672 ${n(top - 30)} ${WIDTH} ${n(top - 90)}`, brush.tint('#e0c080'), 16)

/** The small colored lamps below a station's window. */
const signals = ({ left, right, bottom }: Opening) =>
  [0, 1, 2, 3, 4, 5]
    .map((i) =>
      disc(
        (left + right) / 2 + (i - 2.5) * 120,
        bottom + 130,
        9,
        ['#ff8fa8', '#ffe08f', '#8fffb8'][i % 3] ?? '#ffe08f',
      ),
    )
    .join('')

function wheelsOnRails(brush: Brush, bottom: number): string {
  const tint = (color: string) => brush.tint(color)
  return (
    stroke(`M-20 ${n(bottom + 110)}H${WIDTH + 20}`, tint('#f0c868'), 12) +
    box(-20, bottom + 190, WIDTH + 40, 40, 0, tint('#3a3048')) +
    [170, 420, 924, 1174]
      .map((x) => disc(x, bottom + 262, 62, tint('#4a4258')) + disc(x, bottom + 262, 22, tint('#8a82a0')))
      .join('') +
    box(-20, bottom + 322, WIDTH + 40, 16, 0, tint('#9a92b0')) +
    box(-20, bottom + 338, WIDTH + 40, HEIGHT, 0, tint('#4f4a5a'))
  )
}

/** Plants on top of a burrow. */
const flowers = (brush: Brush, bottom: number) =>
  [170, 330, 1010, 1180]
    .map((x, i) => {
      const y = bottom + 190 - (i % 2) * 40
      return disc(x, y, 16, brush.tint('#f4d8e8')) + disc(x, y, 7, brush.tint('#f0c868'))
    })
    .join('')

function roof(brush: Brush, hole: Opening, color: string): string {
  const [a, b] = sidesOf(hole)
  const { top } = hole
  return (
    shape(
      `M${n(a - 60)} ${n(top - 96)}L${n(a + 80)} ${n(top - 330)}H${n(b - 80)}L${n(b + 60)} ${n(top - 96)}Z`,
      shadedFill(brush, color),
    ) + box(a - 60, top - 108, b - a + 120, 22, 8, brush.tint(lighter(color, 0.2)))
  )
}

const ivy = (brush: Brush, x: number, y: number, length: number) =>
  Array.from({ length: Math.floor(length / 26) }, (_, i) =>
    oval(x + ((i * 37) % 70) - 35, y + i * 26, 22, 14, brush.tint(i % 3 ? '#4f8a5a' : '#6fa868')),
  ).join('')
