import type { Random } from '../../shared/kit/random.ts'
import type { Setting } from '../../shared/stories/scene.ts'
import type { Aspect } from './aspects.ts'
import type { Bedding } from './bedtime/bedtime-look.ts'
import { brightness, channels, hex, mix } from './figures/color.ts'
import type { Ids } from './figures/drawing.ts'
import { newSketch, type Sketch } from './figures/sketch.ts'
import type { Hour } from './hours.ts'
import type { Interval } from './intervals.ts'

/** What a setting is painted with. */
export interface Brush {
  setting: Setting
  hour: Hour
  random: Random
  /** Integer that is constant for a story's place; picks among its variants. */
  look: number
  sketch: Sketch
  ids: Ids
  /** No lamp is lit in the room. */
  unlit: boolean
  /** What the tale makes of the setting. */
  aspects: ReadonlySet<Aspect>
  /** A daylight color at this hour; `far` 0 is nearby, 1 is lost in the haze. */
  tint(color: string, far?: number): string
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Draws a part of a setting; `random` varies it. */
export type Draw = (brush: Brush, random: Random) => string

/** A painted setting: the layer behind the figures, and the one in front of them. */
export interface Backdrop {
  behind: string
  before: string
  /** The figures' ground line; floating figures hover around it. */
  ground: number
  floats: boolean
  /** Where a room's back wall meets its floor; absent without a wall. */
  wall?: number
  /** Windows in that wall, and tall furniture in front of it, in setting coordinates. */
  windows?: readonly Box[]
  tall?: readonly Interval[]
  /** The setting's water, from its far to its near edge; deep water has no shore in front. */
  water?: { top: number; bottom: number; isDeep?: boolean }
  /** Center of a goal line and half its width. */
  goal?: { x: number; y: number; half: number }
  /** The bed children sleep in there. */
  bedding?: Bedding | undefined
  /** Something in front of the figures that burns or is deep. */
  obstacle?: Interval
}

const LOOKS = 9240

/** The brush for one picture of a setting; `random` decides the variants. */
export function newBrush(
  setting: Setting,
  hour: Hour,
  random: Random,
  ids: Ids,
  unlit = false,
  aspects: ReadonlySet<Aspect> = new Set(),
): Brush {
  const known = new Map<string, string>()
  return {
    setting,
    hour,
    random,
    look: Math.floor(random() * LOOKS),
    ids,
    unlit,
    aspects,
    sketch: newSketch(ids),
    tint(color, far = 0) {
      const key = `${color}${far}`
      const found = known.get(key) ?? tinted(color, far, hour)
      known.set(key, found)
      return found
    },
  }
}

/** Bright colors take on more of the hour's color than dark ones, which keeps shadows deep. */
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
