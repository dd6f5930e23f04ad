import type { Random } from '../../shared/kit/random.ts'
import type { Setting } from '../../shared/stories/scene.ts'
import type { Bedding } from './bedtime/night.ts'
import { brightness, channels, hex, mix } from './figures/color.ts'
import type { Ids } from './figures/drawing.ts'
import { newSketch, type Sketch } from './figures/sketch.ts'
import type { Hour } from './hours.ts'
import type { Span } from './spans.ts'

/** What a setting is painted with. */
export interface Brush {
  setting: Setting
  hour: Hour
  random: Random
  /** A whole number that stays the same for a story's place: chooses among its looks. */
  look: number
  sketch: Sketch
  ids: Ids
  /** No lamp burns in the room. */
  unlit: boolean
  /** A daylight color as it looks at this hour; `far` 0 is here, 1 is lost in the haze. */
  tint(color: string, far?: number): string
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A painted place: what lies behind the figures, and what hangs before them. */
export interface Backdrop {
  behind: string
  before: string
  /** Where the figures' feet are; floating figures hover about it. */
  ground: number
  floats: boolean
  /** Where a room's back wall meets its floor; absent where there is no wall. */
  wall?: number
  /** The windows in that wall, and what stands high before it, as the place is painted. */
  windows?: readonly Box[]
  tall?: readonly Span[]
  /** The water of the place, from afar to its near edge; deep water has no shore at the figures' feet. */
  water?: { top: number; bottom: number; isDeep?: boolean }
  /** The middle of a goal's line, and how far it reaches to a side. */
  goal?: { x: number; y: number; half: number }
  /** What children sleep in there. */
  bedding?: Bedding | undefined
  /** What burns or is deep before everybody's feet: where its middle is, and how far it reaches. */
  obstacle?: Span
}

const LOOKS = 9240

/** What paints one picture of a setting at an hour; `random` decides how its place looks. */
export function newBrush(setting: Setting, hour: Hour, random: Random, ids: Ids, unlit = false): Brush {
  const known = new Map<string, string>()
  return {
    setting,
    hour,
    random,
    look: Math.floor(random() * LOOKS),
    ids,
    unlit,
    sketch: newSketch(ids),
    tint(color, far = 0) {
      const key = `${color}${far}`
      const found = known.get(key) ?? tinted(color, far, hour)
      known.set(key, found)
      return found
    },
  }
}

/** Bright things take the hour's color up more than dark ones, which keeps shadows deep. */
function tinted(color: string, far: number, { light, haze }: Hour): string {
  const ambient = channels(light.ambient)
  const share = light.depth * (0.62 + 0.3 * brightness(color))
  const lit = hex(
    channels(color).map(
      (value, i) => value * (1 - share + (share * (ambient[i] ?? 255)) / 255) * (1 - light.depth * 0.22),
    ),
  )
  return mix(lit, haze, far)
}
