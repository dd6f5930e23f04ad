import type { SceneNote } from '../../shared/stories/scene.ts'
import type { Brush } from './brush.ts'
import type { Camera } from './camera.ts'
import { HEIGHT, WIDTH } from './canvas.ts'
import { n, shape, stroke } from './figures/svg.ts'
import { stars } from './settings/sky.ts'

type Dark = 'right' | 'sides' | 'all'

/** How much of the Moon is dark, according to the place. */
function darkIn({ setting, place }: Pick<SceneNote, 'setting' | 'place'>): Dark | undefined {
  if (setting !== 'Moon') return undefined
  if (/\b(?:narrow|thin)\b.*\b(?:strip|line)\b|\bblack on both sides\b/.test(place)) return 'sides'
  if (/\bdark Moon\b|\bin the dark\b/.test(place)) return 'all'
  return /\bblack (?:on the|beside|edge|shadow)|\bedge of the (?:black )?shadow\b/.test(place)
    ? 'right'
    : undefined
}

/** Top of the ground's hills, as the Moon setting is painted. */
const HILLS = 742
/** How far the light reaches on both sides of the group. */
const [HALF, STRIP] = [190, 250] as const
const BLACK = '#05051c'

/** The Moon's night over its ground: beyond the edge of the light only stars are visible. */
export function drawDarkness(
  scene: Pick<SceneNote, 'setting' | 'place'>,
  { top, zoom, middle, view }: Pick<Camera, 'top' | 'zoom' | 'middle' | 'view'>,
  brush: Brush,
): string {
  const dark = darkIn(scene)
  if (!dark) return ''
  const y = (HILLS - top) * zoom
  if (dark === 'all')
    return (
      shape(`M-10 ${n(y)}H${WIDTH + 10}V${HEIGHT + 10}H-10Z`, BLACK, 'opacity=".82"') + stars(brush, y, 120)
    )
  const reach = (dark === 'right' ? HALF : STRIP) * (view === 'near' ? 1.15 : 1)
  return edge(middle + reach, y, 1) + (dark === 'sides' ? edge(middle - reach, y, -1) : '')
}

/** Black hills from a ragged edge on. */
function edge(x: number, y: number, way: -1 | 1): string {
  const end = way > 0 ? WIDTH + 10 : -10
  const at = (dx: number) => n(x + way * dx)
  const line = `M${at(26)} ${n(y + 64)}Q${at(-34)} ${n(y + 190)} ${at(4)} ${n(y + 330)}T${at(-16)} ${HEIGHT + 10}`
  const hills = `V${n(y - 8)}Q${at(420)} ${n(y - 40)} ${at(300)} ${n(y + 6)}T${at(110)} ${n(y + 22)}T${at(26)} ${n(y + 64)}Z`
  return (
    stroke(line, BLACK, 44, 'opacity=".28"') +
    stroke(line, BLACK, 20, 'opacity=".4"') +
    shape(`${line}H${end}${hills}`, BLACK)
  )
}
