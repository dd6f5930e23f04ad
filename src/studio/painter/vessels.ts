import type { Backdrop } from './brush.ts'
import type { Camera } from './camera.ts'
import { TALL, WIDE, WIDTH } from './canvas.ts'
import { lighter, mix } from './figures/color.ts'
import type { Face, FigureLight, Ids, Spot } from './figures/drawing.ts'
import { drawProp } from './figures/index.ts'
import { RIG_SCALE } from './figures/placement.ts'
import { findProp } from './figures/props/find-prop.ts'
import { stateIn } from './figures/props/state.ts'
import { n, stroke } from './figures/svg.ts'

/** Vessels that float by themselves; toys lie on the sand, and a boat on its side is out of the water. */
const VESSEL = /\b(?:boats?|rowboats?|ships?|sailboats?|ferry|fireboat|buoys?|rafts?)$/
const ASHORE = /\b(?:toy|paper|model|in|on|broken|space)\b|^(?:tin|wooden|chalk)\b/
/** A hat blown into the water. */
const IN_WATER = / in the water$/

export const isVessel = (prop: string): boolean =>
  IN_WATER.test(prop) || (VESSEL.test(prop) && !ASHORE.test(prop))

interface Water {
  backdrop: Pick<Backdrop, 'water'>
  camera: Pick<Camera, 'left' | 'top' | 'zoom' | 'middle'>
  faces: readonly Face[]
}

/** Depth of a vessel in the water, and its scale there: ships are larger than boats. */
const DEPTH = [0.42, 0.62, 0.3, 0.52, 0.36] as const
const [BOAT, SHIP, BUOY] = [1.5, 2.5, 1] as const
/** Any higher it would be cut off at the upper edge. */
const HIGHEST = WIDE.top + 120
const MOST = 5
const STEP = 24

/** Places boats and ships on the setting's water beside faces; returns the other props. */
export function placeVessels(
  props: readonly string[],
  { backdrop, camera, faces }: Water,
  light: FigureLight,
  ids: Ids,
): { defs: string; behind: string; front: string; others: string[] } {
  const { water } = backdrop
  const floating = water ? props.filter(isVessel) : []
  const done = { defs: '', behind: '', front: '', others: props.filter((prop) => !floating.includes(prop)) }
  if (!water) return done
  const all = floating.flatMap((prop) =>
    Array.from({ length: Math.min(MOST, stateIn(prop).count) }, () => single(prop)),
  )
  const there: Face[] = []
  const [far, near] = [water.top, water.bottom].map((y) => (y - camera.top) * camera.zoom)
  all.slice(0, MOST).forEach((prop, index) => {
    const model = findProp(prop)
    if (!model) return
    const depth = DEPTH[index] ?? 0.4
    const y = Math.max(HIGHEST, (far ?? 0) + ((near ?? 0) - (far ?? 0)) * depth)
    const size = /\bships?$/.test(prop) ? SHIP : /buoy/.test(prop) || IN_WATER.test(prop) ? BUOY : BOAT
    const scale = size * (0.5 + 0.6 * depth) * (water.isDeep ? 1.1 : 1)
    const half = model.half * RIG_SCALE * scale
    const tall = (model.above + model.below) * RIG_SCALE * scale
    const x = besideFaces(half, tall, y, camera.middle, [...faces, ...there], index)
    there.push({ x, y: y - tall / 2, radius: half })
    const spot: Spot = { x, y, scale, flip: x < camera.middle, aloft: true }
    const drawn = drawProp(prop, spot, light, ids)
    done.defs += drawn?.defs ?? ''
    done.behind += (drawn?.svg ?? '') + ripple(x, y, half, light)
  })
  return done
}

/** One of several: each of `three boats` gets its own position. */
const single = (prop: string) =>
  prop.replace(/^(?:two|three|four|five|six|seven|eight|nine|ten|many|several|some|row of|pair of) /, '')

/** Where it is fully visible, preferably in the tall cut. */
function besideFaces(
  half: number,
  tall: number,
  y: number,
  middle: number,
  faces: readonly Face[],
  index: number,
): number {
  const [least, most] = [half + 10, WIDTH - half - 10]
  let [found, lowest] = [middle, Number.POSITIVE_INFINITY]
  for (let x = least; x <= most; x += STEP) {
    const hidden = faces.reduce((sum, face) => {
      const reach = face.radius * 1.5
      const isHigh = y < face.y - face.radius * 1.4 || y - tall > face.y + face.radius * 5
      return isHigh ? sum : sum + Math.max(0, half + reach - Math.abs(face.x - x))
    }, 0)
    const away = Math.abs(x - middle)
    const outside = Math.max(0, away + half - TALL.width / 2)
    const side = (index % 2 === 0 ? x < middle : x > middle) ? 0 : 20
    const cost = hidden * 3 + away * 0.15 + outside * 0.3 + side
    if (cost < lowest) [found, lowest] = [x, cost]
  }
  return found
}

/** The water in front of a floating prop. */
export function ripple(x: number, y: number, half: number, light: FigureLight): string {
  const water = mix('#8fd0e6', '#3a4aa0', light.depth * 0.6)
  const wave = (reach: number, dy: number) =>
    `M${n(x - reach)} ${n(y + dy)}q${n(reach / 4)} -7 ${n(reach / 2)} 0t${n(reach / 2)} 0t${n(reach / 2)} 0t${n(reach / 2)} 0`
  return (
    stroke(wave(half * 1.12, -4), mix(water, '#2a6a9a', 0.35), 11, 'opacity=".85"') +
    stroke(wave(half * 1.05, -8), lighter(water, 0.5), 4, 'opacity=".8"')
  )
}
