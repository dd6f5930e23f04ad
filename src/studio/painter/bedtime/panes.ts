import type { Box, Brush } from '../brush.ts'
import { darker, lighter, mix } from '../figures/color.ts'
import { box, disc, n, oval, shape, stroke } from '../figures/svg.ts'
import { indoors } from '../settings/room.ts'
import { moon } from '../settings/sky.ts'

/** What is seen from the window of a room. */
export const VIEWS_OUT = ['hills', 'sea', 'snow', 'stars', 'earth', 'city', 'wood', 'plain'] as const
export type View = (typeof VIEWS_OUT)[number]

export interface Pane {
  svg: string
  box: Box
}

/** A window with a cross in a frame. */
export function boxPane(brush: Brush, at: Box, frame: string, view: View): Pane {
  const { x, y, width, height } = at
  const cross = `M${x + width / 2} ${y}V${y + height}M${x} ${y + height / 2}H${x + width}`
  return framed(brush, at, `M${x} ${y}H${x + width}V${y + height}H${x}Z`, frame, view, cross)
}

/** A window with a pointed arch. */
export function archedPane(brush: Brush, at: Box, frame: string, view: View): Pane {
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

/** A round window; its middle is (x, y). */
export function roundPane(
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  frame: string,
  view: View,
): Pane {
  const at = { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }
  const line = `M${x - radius} ${y}A${radius} ${radius} 0 1 1 ${x + radius} ${y}A${radius} ${radius} 0 1 1 ${x - radius} ${y}Z`
  return framed(brush, at, line, frame, view)
}

function framed(brush: Brush, at: Box, line: string, frame: string, view: View, bars = ''): Pane {
  const { x, y, width, height } = at
  const rail = indoors(brush, frame)
  return {
    box: at,
    svg:
      disc(x + width / 2, y + height / 2, Math.max(width, height) * 0.8, brush.sketch.soft('#b9b5ff', 0.24)) +
      `<g clip-path="${brush.sketch.clip(line)}">${outside(brush, at, view)}</g>` +
      stroke(bars, rail, 9) +
      stroke(line, rail, 18) +
      stroke(line, darker(rail, 0.3), 4),
  }
}

function outside(brush: Brush, { x, y, width, height }: Box, view: View): string {
  const { hour, sketch, random } = brush
  const sky = view === 'stars' || view === 'earth' ? ['#060722', '#161a4c', '#2a2f78'] : hour.sky
  let drawn = box(x, y, width, height, 0, sketch.down(...sky))
  for (let i = 0; i < 26; i += 1)
    drawn += disc(
      x + random() * width,
      y + random() * height * 0.8,
      0.9 + random() * 1.6,
      '#ffffff',
      'opacity=".8"',
    )
  const far = (share: number) => y + height * share
  const across = (share: number) => x + width * share
  const hill = (from: number, bend: number, color: string) =>
    shape(
      `M${x} ${y + height}V${n(far(from))}Q${n(across(0.3))} ${n(far(from - bend))} ${n(across(0.55))} ${n(far(from))}T${x + width} ${n(far(from - 0.06))}V${y + height}Z`,
      color,
    )
  if (view === 'earth')
    return (
      drawn +
      disc(across(0.56), far(0.42), width * 0.24, sketch.ball('#bfe6ff', '#4f8fd8', '#1f4a8a')) +
      oval(across(0.5), far(0.38), width * 0.09, width * 0.06, '#7fc08a') +
      oval(across(0.62), far(0.5), width * 0.08, width * 0.04, '#7fc08a') +
      hill(0.84, 0.1, '#8a90b0')
    )
  if (view === 'stars')
    return drawn + disc(across(0.66), far(0.36), width * 0.13, sketch.ball('#ffe2b0', '#d98a6a'))
  const orb = view === 'snow' ? '' : moon(brush, across(0.6), far(0.3), Math.min(34, width * 0.13))
  switch (view) {
    case 'sea':
      return (
        drawn +
        orb +
        box(x, far(0.62), width, height * 0.4, 0, sketch.down(brush.tint('#5f9ac8'), brush.tint('#2f5a90'))) +
        stroke(
          `M${n(across(0.5))} ${n(far(0.7))}h${n(width * 0.22)}M${n(across(0.46))} ${n(far(0.79))}h${n(width * 0.3)}M${n(across(0.52))} ${n(far(0.88))}h${n(width * 0.2)}`,
          '#fff2cc',
          5,
          'opacity=".6"',
        )
      )
    case 'snow': {
      const white = mix('#ffffff', hour.haze, 0.3)
      let flakes = ''
      for (let i = 0; i < 22; i += 1)
        flakes += disc(
          x + random() * width,
          y + random() * height,
          2 + random() * 3.4,
          '#ffffff',
          'opacity=".9"',
        )
      return drawn + hill(0.74, 0.16, white) + flakes
    }
    case 'city': {
      let houses = ''
      for (let i = 0; i < 6; i += 1) {
        const [left, top] = [x + (i * width) / 6, far(0.4 + ((i * 37) % 29) / 100)]
        houses += box(left, top, width / 6 - 4, height, 2, mix('#3a3a6a', hour.haze, 0.12 * (i % 3)))
        for (let k = 0; k < 6; k += 1)
          houses +=
            (i + k) % 3
              ? box(
                  left + 8 + (k % 2) * (width / 15),
                  top + 14 + Math.floor(k / 2) * 30,
                  12,
                  16,
                  2,
                  '#ffd98a',
                )
              : ''
      }
      return drawn + orb + houses
    }
    case 'wood': {
      const dark = brush.tint('#3f6a5a', 0.1)
      const firs = [0.1, 0.3, 0.48, 0.7, 0.9]
        .map((share, i) => {
          const [at, top] = [across(share), far(0.42 + (i % 2) * 0.14)]
          return shape(
            `M${n(at)} ${n(top)}L${n(at + width * 0.14)} ${y + height}H${n(at - width * 0.14)}Z`,
            lighter(dark, i % 2 ? 0.08 : 0),
          )
        })
        .join('')
      return drawn + orb + firs
    }
    case 'plain':
      return (
        drawn +
        orb +
        hill(0.8, 0.03, brush.tint('#b0a060', 0.15)) +
        stroke(`M${n(across(0.24))} ${n(far(0.8))}V${n(far(0.6))}`, brush.tint('#5a4034'), 7) +
        oval(across(0.24), far(0.56), width * 0.16, height * 0.07, brush.tint('#5f7a4a'))
      )
    default:
      return drawn + orb + hill(0.78, 0.16, brush.tint('#6f9a80', 0.2))
  }
}
