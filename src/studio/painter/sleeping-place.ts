import type { SceneNote } from '../../shared/stories/scene.ts'
import { drawBed } from './bedtime/beds.ts'
import type { Bedding } from './bedtime/bedtime-look.ts'
import { darker, lighter, mix } from './figures/color.ts'
import type { FigureLight, Spot } from './figures/drawing.ts'
import { box, n, oval, shape, stroke } from './figures/svg.ts'

export type SleepingPlace = 'bed' | 'sofa' | 'hammock' | 'boat' | 'seat' | 'straw'

const WORDS: [RegExp, SleepingPlace][] = [
  [/\bhammock/, 'hammock'],
  [/\b(?:bunk|sleeping car|sleeper car|night train)\b/, 'bed'],
  [/\b(?:sofa|couch|armchair)\b/, 'sofa'],
  [/\b(?:rowboat|boat|canoe|raft)\b/, 'boat'],
  [/\b(?:back seat|backseat|car|bus|wagon|cart)\b/, 'seat'],
  [/\b(?:straw|hay|haystack|barn|stable)\b/, 'straw'],
  [/\b(?:bed|bunk|cot|crib|bedroom|cabin)\b/, 'bed'],
]

/** What a sleeping child lies on according to the place; undefined for the bare ground. */
export function sleepingPlaceIn({
  place,
  setting,
  props,
}: Pick<SceneNote, 'place' | 'setting' | 'props'>): SleepingPlace | undefined {
  const words = [place, ...props.filter((prop) => !/\btoy\b/.test(prop))].join(' ').toLowerCase()
  if (setting === 'Campground' && !/\bhammock\b/.test(words)) return undefined
  return WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? (setting === 'Bedroom' ? 'bed' : undefined)
}

/** How high a sleeper lies, at scale 1. */
export const SLEEPING_HEIGHT: Record<SleepingPlace, number> = {
  bed: 74,
  sofa: 66,
  hammock: 60,
  boat: 50,
  seat: 60,
  straw: 40,
}

const HALF = 178

/** Draws what is behind a sleeper at the given spot; the floor is `height` below the sleeper's lowest line. */
export function drawSleepingPlace(
  sleepingPlace: SleepingPlace,
  spot: Spot,
  height: number,
  light: FigureLight,
  bedding?: Bedding,
): string {
  if (sleepingPlace === 'bed') return drawBed(bedding?.form ?? 'wooden', spot, height, light)
  return DRAWN[sleepingPlace](sleepingPlaceFrame(spot, height, light))
}

/** Shared by the drawings: measures at the sleeper's scale, and colors in the scene's light. */
interface SleepingPlaceFrame {
  x: number
  y: number
  height: number
  /** The y of the floor. */
  foot: number
  half: number
  /** The x at a share of the length: -1 is the head, 1 the feet. */
  at(share: number): number
  unit(value: number): number
  lit(color: string): string
  bar(from: number, to: number, top: number, tall: number, round: number, color: string): string
  shadow: string
}

function sleepingPlaceFrame(
  { x, y, scale, flip }: Spot,
  height: number,
  light: FigureLight,
): SleepingPlaceFrame {
  const half = HALF * scale
  const foot = y + height
  const at = (share: number) => x + share * half * (flip ? -1 : 1)
  return {
    x,
    y,
    height,
    foot,
    half,
    at,
    unit: (value) => value * scale,
    lit: (color) => mix(color, light.ambient, light.depth * 0.42),
    bar(from, to, top, tall, round, color) {
      const [a, b] = [at(from), at(to)]
      return box(Math.min(a, b), top, Math.abs(b - a), tall, round, color)
    },
    shadow: oval(x, foot, half * 1.15, 22 * scale, '#0a0620', 'opacity=".28"'),
  }
}

function sofa({ y, height, at, bar, unit, lit, shadow }: SleepingPlaceFrame): string {
  const cloth = lit('#b86a78')
  return (
    shadow +
    bar(-1.06, 1.06, y - unit(120), unit(150), 44, darker(cloth, 0.12)) +
    bar(-1.1, 1.1, y - unit(8), height - unit(8), 22, cloth) +
    bar(-1.24, -0.98, y - unit(62), height + unit(50), 28, lighter(cloth, 0.12)) +
    bar(0.98, 1.24, y - unit(62), height + unit(50), 28, lighter(cloth, 0.12)) +
    oval(at(-0.7), y - unit(22), unit(66), unit(34), lit('#f2d9a0'))
  )
}

function hammock({ x, y, foot, at, unit, lit, shadow }: SleepingPlaceFrame): string {
  const cloth = lit('#e0905a')
  return (
    shadow +
    stroke(
      `M${n(at(-1.3))} ${n(foot)}V${n(y - unit(190))}M${n(at(1.3))} ${n(foot)}V${n(y - unit(190))}`,
      lit('#8a5f3a'),
      unit(20),
    ) +
    stroke(
      `M${n(at(-1.3))} ${n(y - unit(150))}L${n(at(-1))} ${n(y - unit(50))}M${n(at(1.3))} ${n(y - unit(150))}L${n(at(1))} ${n(y - unit(50))}`,
      lit('#d9bf8a'),
      unit(6),
    ) +
    shape(
      `M${n(at(-1.04))} ${n(y - unit(60))}Q${n(x)} ${n(y + unit(96))} ${n(at(1.04))} ${n(y - unit(60))}Q${n(at(0.6))} ${n(y + unit(8))} ${n(x)} ${n(y - unit(4))}Q${n(at(-0.6))} ${n(y + unit(8))} ${n(at(-1.04))} ${n(y - unit(60))}Z`,
      cloth,
    )
  )
}

function boat({ x, y, foot, half, at, unit, lit }: SleepingPlaceFrame): string {
  const wood = lit('#a86a3c')
  return (
    oval(x, foot + unit(4), half * 1.5, unit(30), lit('#7fc0e4'), 'opacity=".7"') +
    shape(
      `M${n(at(-1.4))} ${n(y - unit(52))}Q${n(x)} ${n(y - unit(6))} ${n(at(1.4))} ${n(y - unit(52))}Q${n(at(1.2))} ${n(foot)} ${n(at(0.9))} ${n(foot)}H${n(at(-0.9))}Q${n(at(-1.2))} ${n(foot)} ${n(at(-1.4))} ${n(y - unit(52))}Z`,
      wood,
    ) +
    stroke(
      `M${n(at(-1.4))} ${n(y - unit(52))}Q${n(x)} ${n(y - unit(6))} ${n(at(1.4))} ${n(y - unit(52))}`,
      lighter(wood, 0.3),
      unit(9),
    )
  )
}

function seat({ y, height, at, bar, unit, lit, shadow }: SleepingPlaceFrame): string {
  const cloth = lit('#5f7ab0')
  return (
    shadow +
    bar(-1.12, 1.12, y - unit(150), unit(170), 34, darker(cloth, 0.14)) +
    bar(-1.16, 1.16, y - unit(10), height, 26, cloth) +
    stroke(
      `M${n(at(-0.36))} ${n(y - unit(140))}V${n(y - unit(8))}M${n(at(0.36))} ${n(y - unit(140))}V${n(y - unit(8))}`,
      darker(cloth, 0.3),
      unit(4),
      'opacity=".6"',
    )
  )
}

function straw({ x, y, foot, at, unit, lit, shadow }: SleepingPlaceFrame): string {
  const straw = lit('#e8c45f')
  return (
    shadow +
    shape(
      `M${n(at(-1.3))} ${n(foot)}Q${n(at(-1.1))} ${n(y - unit(30))} ${n(at(-0.5))} ${n(y - unit(16))}Q${n(x)} ${n(y - unit(40))} ${n(at(0.6))} ${n(y - unit(18))}Q${n(at(1.1))} ${n(y - unit(24))} ${n(at(1.3))} ${n(foot)}Z`,
      straw,
    ) +
    stroke(
      `M${n(at(-1))} ${n(foot - unit(6))}l${n(unit(30))} ${n(-unit(26))}M${n(at(0.9))} ${n(foot - unit(4))}l${n(-unit(26))} ${n(-unit(30))}M${n(at(-0.2))} ${n(foot - unit(2))}l${n(unit(20))} ${n(-unit(22))}`,
      darker(straw, 0.25),
      unit(4),
    )
  )
}

const DRAWN: Record<Exclude<SleepingPlace, 'bed'>, (frame: SleepingPlaceFrame) => string> = {
  sofa,
  hammock,
  boat,
  seat,
  straw,
}
