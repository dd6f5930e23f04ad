import type { Box, Brush } from '../brush.ts'
import { lighter, mix } from '../figures/color.ts'
import { box, disc, n, oval, shape, stroke } from '../figures/svg.ts'
import { moon } from '../settings/sky.ts'

/** What is visible from the window of a room. */
export const WINDOW_VIEWS = ['hills', 'sea', 'snow', 'stars', 'earth', 'city', 'wood', 'plain'] as const
export type WindowView = (typeof WINDOW_VIEWS)[number]

/** Everything visible through the glass: the night, the moon, and the land. */
export function drawWindowView(brush: Brush, glass: Box, view: WindowView): string {
  const land = landIn(glass)
  return (
    nightSky(brush, glass, view) +
    (MOONLESS.has(view) ? '' : moonOver(brush, land)) +
    LANDS[view](brush, land)
  )
}

/** No moon is visible from space, or while it snows. */
const MOONLESS: ReadonlySet<WindowView> = new Set<WindowView>(['earth', 'stars', 'snow'])
const IN_SPACE: ReadonlySet<WindowView> = new Set<WindowView>(['earth', 'stars'])

const moonOver = (brush: Brush, { far, across, width }: Land) =>
  moon(brush, across(0.6), far(0.3), Math.min(34, width * 0.13))

function nightSky({ hour, sketch, random }: Brush, { x, y, width, height }: Box, view: WindowView): string {
  const sky = IN_SPACE.has(view) ? ['#060722', '#161a4c', '#2a2f78'] : hour.sky
  let drawn = box(x, y, width, height, 0, sketch.down(...sky))
  for (let i = 0; i < 26; i += 1)
    drawn += disc(
      x + random() * width,
      y + random() * height * 0.8,
      0.9 + random() * 1.6,
      '#ffffff',
      'opacity=".8"',
    )
  return drawn
}

/** The glass, and coordinates in it. */
interface Land extends Box {
  /** The y at a share of its height, from the top. */
  far(share: number): number
  /** The x at a share of its width, from the left. */
  across(share: number): number
  /** A hill from a share of the height, with its curvature. */
  hill(from: number, bend: number, color: string): string
}

function landIn(glass: Box): Land {
  const { x, y, width, height } = glass
  const far = (share: number) => y + height * share
  const across = (share: number) => x + width * share
  return {
    ...glass,
    far,
    across,
    hill: (from, bend, color) =>
      shape(
        `M${x} ${y + height}V${n(far(from))}Q${n(across(0.3))} ${n(far(from - bend))} ${n(across(0.55))} ${n(far(from))}T${x + width} ${n(far(from - 0.06))}V${y + height}Z`,
        color,
      ),
  }
}

const LANDS: Record<WindowView, (brush: Brush, land: Land) => string> = {
  hills: (brush, { hill }) => hill(0.78, 0.16, brush.tint('#6f9a80', 0.2)),
  sea,
  snow,
  stars: ({ sketch }, { far, across, width }) =>
    disc(across(0.66), far(0.36), width * 0.13, sketch.ball('#ffe2b0', '#d98a6a')),
  earth,
  city,
  wood,
  plain,
}

function sea(brush: Brush, { x, width, height, far, across }: Land): string {
  const water = brush.sketch.down(brush.tint('#5f9ac8'), brush.tint('#2f5a90'))
  return (
    box(x, far(0.62), width, height * 0.4, 0, water) +
    stroke(
      `M${n(across(0.5))} ${n(far(0.7))}h${n(width * 0.22)}M${n(across(0.46))} ${n(far(0.79))}h${n(width * 0.3)}M${n(across(0.52))} ${n(far(0.88))}h${n(width * 0.2)}`,
      '#fff2cc',
      5,
      'opacity=".6"',
    )
  )
}

function snow({ hour, random }: Brush, { x, y, width, height, hill }: Land): string {
  let flakes = ''
  for (let i = 0; i < 22; i += 1)
    flakes += disc(x + random() * width, y + random() * height, 2 + random() * 3.4, '#ffffff', 'opacity=".9"')
  return hill(0.74, 0.16, mix('#ffffff', hour.haze, 0.3)) + flakes
}

/** The earth over the moon's hills. */
function earth({ sketch }: Brush, { width, far, across, hill }: Land): string {
  return (
    disc(across(0.56), far(0.42), width * 0.24, sketch.ball('#bfe6ff', '#4f8fd8', '#1f4a8a')) +
    oval(across(0.5), far(0.38), width * 0.09, width * 0.06, '#7fc08a') +
    oval(across(0.62), far(0.5), width * 0.08, width * 0.04, '#7fc08a') +
    hill(0.84, 0.1, '#8a90b0')
  )
}

function city({ hour }: Brush, { x, width, height, far }: Land): string {
  let houses = ''
  for (let i = 0; i < 6; i += 1) {
    const [left, top] = [x + (i * width) / 6, far(0.4 + ((i * 37) % 29) / 100)]
    houses += box(left, top, width / 6 - 4, height, 2, mix('#3a3a6a', hour.haze, 0.12 * (i % 3)))
    for (let k = 0; k < 6; k += 1)
      if ((i + k) % 3)
        houses += box(
          left + 8 + (k % 2) * (width / 15),
          top + 14 + Math.floor(k / 2) * 30,
          12,
          16,
          2,
          '#ffd98a',
        )
  }
  return houses
}

function wood(brush: Brush, { y, width, height, far, across }: Land): string {
  const dark = brush.tint('#3f6a5a', 0.1)
  return [0.1, 0.3, 0.48, 0.7, 0.9]
    .map((share, i) => {
      const [at, top] = [across(share), far(0.42 + (i % 2) * 0.14)]
      return shape(
        `M${n(at)} ${n(top)}L${n(at + width * 0.14)} ${y + height}H${n(at - width * 0.14)}Z`,
        lighter(dark, i % 2 ? 0.08 : 0),
      )
    })
    .join('')
}

/** A tree on the plain. */
function plain(brush: Brush, { width, height, far, across, hill }: Land): string {
  return (
    hill(0.8, 0.03, brush.tint('#b0a060', 0.15)) +
    stroke(`M${n(across(0.24))} ${n(far(0.8))}V${n(far(0.6))}`, brush.tint('#5a4034'), 7) +
    oval(across(0.24), far(0.56), width * 0.16, height * 0.07, brush.tint('#5f7a4a'))
  )
}
