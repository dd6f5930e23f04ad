import type { Brush } from '../brush.ts'
import { HEIGHT } from '../canvas.ts'
import { darker, lighter, mix } from '../figures/color.ts'
import type { Face } from '../figures/drawing.ts'
import { box, disc, n, shape, stroke } from '../figures/svg.ts'

import { openingAround, WHOLE_CANVAS } from './opening.ts'

/** The door frame one looks in through, lit from the hall. */
export function drawDoorFrame(brush: Brush, faces: readonly Face[], focusX: number): string {
  const hole = openingAround(faces, focusX)
  const [left, right, top] = [hole.left - 40, hole.right + 40, Math.min(hole.top - 70, 330)]
  const wall = mix(brush.tint('#c49a8c'), '#c49a8c', 0.35)
  const wood = mix(brush.tint('#d8a878'), '#d8a878', 0.3)
  const opening = `M${n(left)} ${HEIGHT + 20}V${n(top)}H${n(right)}V${HEIGHT + 20}Z`
  const leaf = `M${n(right)} ${n(top)}L${n(right + 190)} ${n(top - 50)}V${HEIGHT}H${n(right)}Z`
  return (
    shape(
      `M${n((left + right) / 2 - 210)} ${HEIGHT}L${n(left + 110)} ${n(hole.bottom + 210)}H${n(right - 110)}L${n((left + right) / 2 + 210)} ${HEIGHT}Z`,
      '#ffd98a',
      'opacity=".16"',
    ) +
    shape(
      `${WHOLE_CANVAS}${opening}`,
      brush.sketch.down(darker(wall, 0.22), wall, darker(wall, 0.2)),
      'fill-rule="evenodd"',
    ) +
    stroke(
      [left - 120, left - 240, left - 360].map((x) => `M${n(x)} 0V${HEIGHT}`).join(''),
      lighter(wall, 0.1),
      14,
      'opacity=".35"',
    ) +
    shape(leaf, brush.sketch.fade(lighter(wood, 0.12), darker(wood, 0.3))) +
    stroke(
      `M${n(right + 40)} ${n(top + 60)}L${n(right + 150)} ${n(top + 30)}V${n(top + 300)}L${n(right + 40)} ${n(top + 300)}Z`,
      darker(wood, 0.35),
      6,
    ) +
    disc(right + 152, 800, 17, brush.tint('#ffd27a')) +
    stroke(`M${n(left)} ${HEIGHT}V${n(top)}H${n(right)}V${HEIGHT}`, lighter(wood, 0.16), 30) +
    stroke(`M${n(left + 13)} ${HEIGHT}V${n(top + 13)}H${n(right - 13)}`, '#ffe9b0', 5, 'opacity=".6"')
  )
}

/** An open door to a lit hall; (x, y) is the middle of its threshold. */
export function litDoor(x: number, y: number, scale: number): string {
  const [half, high] = [92 * scale, 366 * scale]
  return (
    shape(
      `M${n(x - half)} ${n(y)}H${n(x + half)}L${n(x + half * 1.5)} ${n(y + 150 * scale)}H${n(x - half * 2.4)}Z`,
      '#ffd98a',
      'opacity=".2"',
    ) +
    box(x - half - 14, y - high - 14, half * 2 + 28, high + 14, 6, '#a8795a') +
    box(x - half, y - high, half * 2, high, 2, '#ffe2a8') +
    box(x - half, y - 60 * scale, half * 2, 60 * scale, 0, '#e0b078') +
    shape(
      `M${n(x + half)} ${n(y - high)}L${n(x + half * 1.5)} ${n(y - high - 24 * scale)}V${n(y + 26 * scale)}L${n(x + half)} ${n(y)}Z`,
      '#8a5f48',
    )
  )
}
