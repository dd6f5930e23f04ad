import type { Box, Brush } from '../brush.ts'
import { darker } from '../figures/color.ts'
import { disc, stroke } from '../figures/svg.ts'
import { indoors } from '../settings/room.ts'
import { drawWindowView, type WindowView } from './window-views.ts'

export interface Pane {
  svg: string
  box: Box
}

/** A rectangular window with crossbars in a frame. */
export function boxPane(brush: Brush, at: Box, frame: string, view: WindowView): Pane {
  const { x, y, width, height } = at
  const cross = `M${x + width / 2} ${y}V${y + height}M${x} ${y + height / 2}H${x + width}`
  return framed(brush, at, `M${x} ${y}H${x + width}V${y + height}H${x}Z`, frame, view, cross)
}

/** A window with a pointed arch. */
export function archedPane(brush: Brush, at: Box, frame: string, view: WindowView): Pane {
  const { x, y, width, height } = at
  const [middle, spring] = [x + width / 2, y + width * 0.7]
  const line = `M${x} ${y + height}V${spring}Q${x} ${y + width * 0.2} ${middle} ${y}Q${x + width} ${y + width * 0.2} ${x + width} ${spring}V${y + height}Z`
  return framed(
    brush,
    at,
    line,
    frame,
    view,
    `M${middle} ${y}V${y + height}M${x} ${spring + 30}H${x + width}`,
  )
}

/** A round window; its center is (x, y). */
export function roundPane(
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  frame: string,
  view: WindowView,
): Pane {
  const at = { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }
  const line = `M${x - radius} ${y}A${radius} ${radius} 0 1 1 ${x + radius} ${y}A${radius} ${radius} 0 1 1 ${x - radius} ${y}Z`
  return framed(brush, at, line, frame, view)
}

function framed(brush: Brush, at: Box, line: string, frame: string, view: WindowView, bars = ''): Pane {
  const { x, y, width, height } = at
  const rail = indoors(brush, frame)
  return {
    box: at,
    svg:
      disc(x + width / 2, y + height / 2, Math.max(width, height) * 0.8, brush.sketch.soft('#b9b5ff', 0.24)) +
      `<g clip-path="${brush.sketch.clip(line)}">${drawWindowView(brush, at, view)}</g>` +
      stroke(bars, rail, 9) +
      stroke(line, rail, 18) +
      stroke(line, darker(rail, 0.3), 4),
  }
}
