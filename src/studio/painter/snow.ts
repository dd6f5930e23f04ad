import type { SceneNote, Setting } from '../../shared/stories/scene.ts'
import type { Brush } from './brush.ts'
import { HEIGHT, WIDTH } from './canvas.ts'
import { n, oval, shape, stroke } from './figures/svg.ts'

/** Settings whose ground is otherwise green or gray; woods and mountains have their own snow. */
const GROUNDS: ReadonlySet<Setting> = new Set<Setting>([
  'City Center',
  'Farm',
  'Garden',
  'Hills',
  'Elementary School',
  'Sports Field',
  'Campground',
  'Beach',
  'Castle',
  'Lighthouse',
])

/** Whether there is snow on the ground: it is falling, or the note says so. */
export const hasSnow = ({
  setting,
  weather,
  props,
}: Pick<SceneNote, 'setting' | 'weather' | 'props'>): boolean =>
  GROUNDS.has(setting) &&
  (weather === 'snow' || props.some((prop) => /\b(?:snow|snowman|snowball|snow fort|sled)s?\b/.test(prop)))

/** The line below which the ground is white. */
const EDGE = 902

/** Snow over the ground of a setting, with a few drifts. */
export function drawSnow(brush: Brush): string {
  const white = brush.sketch.down(brush.tint('#f4f8ff'), brush.tint('#e4ecfa'), brush.tint('#c8d4ee'))
  const drift = (x: number, y: number, half: number) =>
    oval(x, y, half, half * 0.2, brush.tint('#ffffff'), 'opacity=".9"') +
    oval(x + half * 0.1, y + half * 0.1, half * 0.9, half * 0.12, brush.tint('#c4d0ec'), 'opacity=".5"')
  return (
    shape(
      `M-20 ${EDGE + 14}Q200 ${EDGE - 16} 420 ${EDGE + 6}T900 ${EDGE}T${WIDTH + 20} ${EDGE + 10}V${HEIGHT + 40}H-20Z`,
      white,
      'opacity=".96"',
    ) +
    drift(150, 950, 170) +
    drift(1180, 964, 190) +
    drift(560, 1180, 220) +
    drift(1020, 1280, 180) +
    stroke(
      `M${n(240)} 1060q60 12 120 0M820 1090q70 14 140 0M500 1330q60 12 120 0`,
      brush.tint('#b8c6e6'),
      5,
      'opacity=".5"',
    )
  )
}
