import { darker, mix } from '../figures/color.ts'
import type { FigureLight, Spot } from '../figures/drawing.ts'
import { box, disc, n, oval, roundStar, shape, stroke } from '../figures/svg.ts'
import type { BedForm } from './bedtime-look.ts'

const HALF = 178

/** Draws the bed behind a sleeper whose lowest line is at the spot; its feet are `height` below. */
export function drawBed(
  form: BedForm,
  { x, y, scale, flip }: Spot,
  height: number,
  light: FigureLight,
): string {
  const lit = (color: string) => mix(color, light.ambient, light.depth * 0.42)
  const half = HALF * scale
  const unit = (value: number) => value * scale
  /** From the sleeper's head to its feet: -1 is the head. */
  const at = (share: number) => x + share * half * (flip ? -1 : 1)
  const bar = (from: number, to: number, top: number, tall: number, round: number, color: string) => {
    const [a, b] = [at(from), at(to)]
    return box(Math.min(a, b), top, Math.abs(b - a), tall, round, color)
  }
  const foot = y + height
  const linen = lit('#f6f0fb')
  const ground = oval(x, foot, half * 1.15, unit(22), '#0a0620', 'opacity=".28"')
  const mattress = bar(-1.06, 1.06, y - unit(4), unit(30), 12, linen)
  const pillow = oval(at(-0.72), y - unit(22), unit(74), unit(36), linen)
  const parts = { lit, at, bar, unit, half, x, y, foot, height, ground, mattress, pillow, linen }
  return FORMS[form](parts)
}

interface BedParts {
  lit(color: string): string
  at(share: number): number
  bar(from: number, to: number, top: number, tall: number, round: number, color: string): string
  unit(value: number): number
  half: number
  x: number
  y: number
  foot: number
  height: number
  ground: string
  mattress: string
  pillow: string
  linen: string
}

const wooden = ({ lit, bar, unit, y, height, ground, mattress, pillow }: BedParts) => {
  const wood = lit('#a8703f')
  return (
    ground +
    bar(-1.16, -1.04, y - unit(128), height + unit(128), 10, wood) +
    bar(1.04, 1.14, y - unit(54), height + unit(54), 10, darker(wood, 0.12)) +
    mattress +
    bar(-1.06, 1.06, y + unit(24), unit(28), 6, darker(wood, 0.2)) +
    pillow
  )
}

/** Iron bars with round knobs. */
const iron = ({ lit, at, bar, unit, y, foot, ground, mattress, pillow }: BedParts) => {
  const metal = lit('#e8e4f0')
  const end = (from: number, to: number, high: number) =>
    stroke(
      `M${n(at(from))} ${n(foot)}V${n(y - unit(high))}M${n(at(to))} ${n(foot)}V${n(y - unit(high))}M${n(at(from))} ${n(y - unit(high - 14))}L${n(at(to))} ${n(y - unit(high - 14))}`,
      metal,
      unit(9),
    ) +
    disc(at(from), y - unit(high + 6), unit(13), lit('#f0c868')) +
    disc(at(to), y - unit(high + 6), unit(13), lit('#f0c868'))
  return (
    ground +
    end(-1.2, -1.02, 130) +
    end(1.04, 1.16, 62) +
    mattress +
    bar(-1.1, 1.1, y + unit(26), unit(10), 4, metal) +
    pillow
  )
}

/** Four posts and a canopy with a fringe. */
const posts = ({ lit, at, bar, unit, y, foot, ground, mattress, pillow, height }: BedParts) => {
  const wood = lit('#7f4a34')
  const cloth = lit('#a8486a')
  const high = y - unit(330)
  const left = Math.min(at(-1.2), at(1.2))
  const wide = Math.abs(at(1.2) - at(-1.2))
  const fringe = Array.from({ length: 12 }, (_, i) =>
    disc(left + ((i + 0.5) * wide) / 12, high + unit(44), unit(17), cloth),
  ).join('')
  return (
    ground +
    shape(
      `M${n(at(-1.16))} ${n(high)}L${n(at(-0.86))} ${n(high)}Q${n(at(-0.9))} ${n(y - unit(140))} ${n(at(-1.16))} ${n(y - unit(40))}Z`,
      darker(cloth, 0.18),
    ) +
    bar(-1.2, -1.1, high, foot - high, 8, wood) +
    bar(1.1, 1.2, high, foot - high, 8, wood) +
    fringe +
    bar(-1.24, 1.24, high - unit(10), unit(50), 14, cloth) +
    roundStar(at(0), high + unit(14), unit(14), lit('#f0c868')) +
    mattress +
    bar(-1.14, 1.14, y + unit(24), Math.max(height - unit(40), unit(20)), 6, darker(wood, 0.1)) +
    pillow
  )
}

/** A lower bunk, with the upper one above and a ladder at the foot. */
const bunk = ({ lit, at, bar, unit, y, foot, ground, mattress, pillow }: BedParts) => {
  const wood = lit('#b88450')
  const top = y - unit(322)
  const rungs = Array.from(
    { length: 6 },
    (_, i) =>
      `M${n(at(0.86))} ${n(foot - unit(30) - i * unit(62))}L${n(at(1.06))} ${n(foot - unit(30) - i * unit(62))}`,
  ).join('')
  return (
    ground +
    bar(-1.16, -1.06, top - unit(40), foot - top + unit(40), 8, wood) +
    bar(1.08, 1.18, top - unit(40), foot - top + unit(40), 8, wood) +
    bar(-1.1, 1.12, top - unit(8), unit(26), 8, lit('#e8dcf0')) +
    bar(-1.14, 1.16, top + unit(16), unit(24), 6, darker(wood, 0.16)) +
    stroke(rungs, darker(wood, 0.2), unit(9)) +
    mattress +
    bar(-1.1, 1.12, y + unit(24), unit(26), 6, darker(wood, 0.2)) +
    pillow
  )
}

/** Boards down to the floor, with two drawers. */
const boxed = ({ lit, at, bar, unit, y, height, ground, mattress, pillow }: BedParts) => {
  const wood = lit('#8f6a9c')
  const low = Math.max(unit(30), height - unit(22))
  return (
    ground +
    bar(-1.24, -1.04, y - unit(104), unit(130), 26, wood) +
    bar(1.06, 1.24, y - unit(60), unit(86), 22, wood) +
    roundStar(at(-1.14), y - unit(66), unit(11), lit('#f0c868')) +
    mattress +
    bar(-1.2, 1.2, y + unit(20), low, 10, wood) +
    bar(-0.9, -0.1, y + unit(34), low - unit(26), 6, darker(wood, 0.16)) +
    bar(0.1, 0.9, y + unit(34), low - unit(26), 6, darker(wood, 0.16)) +
    disc(at(-0.5), y + unit(24) + low / 2, unit(6), lit('#f0c868')) +
    disc(at(0.5), y + unit(24) + low / 2, unit(6), lit('#f0c868')) +
    pillow
  )
}

/** A white shell with a light in its hood. */
const berth = ({ lit, at, bar, unit, y, foot, ground, half, mattress, pillow, height }: BedParts) => {
  const white = lit('#d8def4')
  return (
    ground +
    shape(
      `M${n(at(-1.26))} ${n(foot)}V${n(y - unit(150))}Q${n(at(-1.2))} ${n(y - unit(230))} ${n(at(-0.7))} ${n(y - unit(222))}Q${n(at(-0.5))} ${n(y - unit(216))} ${n(at(-0.56))} ${n(y - unit(190))}Q${n(at(-1))} ${n(y - unit(180))} ${n(at(-1.04))} ${n(y)}Z`,
      white,
    ) +
    disc(at(-0.74), y - unit(196), half * 0.42, '#9fe8ff', 'opacity=".16"') +
    disc(at(-0.74), y - unit(196), unit(10), '#bff2ff') +
    mattress +
    bar(-1.2, 1.2, y + unit(20), Math.max(unit(34), height - unit(20)), 26, white) +
    bar(-0.7, 0.9, y + unit(38), unit(8), 4, lit('#5fb8e8')) +
    pillow
  )
}

/** Low, on two boards, with a striped end. */
const mattress = ({ lit, bar, unit, y, height, ground, pillow, linen }: BedParts) => {
  const own = lit('#c9b8d8')
  return (
    ground +
    bar(-1.14, 1.14, y + unit(2), height - unit(14), 26, own) +
    bar(-1.14, 1.14, y + height * 0.5, unit(6), 3, darker(own, 0.2)) +
    bar(-1.1, 1.1, y - unit(4), unit(24), 14, linen) +
    bar(-1.1, 1.1, y + height - unit(16), unit(14), 4, lit('#9a7048')) +
    pillow
  )
}

/** Moss and leaves in a hollow. */
const nest = ({ lit, at, unit, y, foot, ground, x, pillow }: BedParts) => {
  const moss = lit('#6f8f58')
  const leaf = (share: number, lift: number, color: string) =>
    oval(at(share), y + unit(lift), unit(26), unit(14), lit(color))
  return (
    ground +
    shape(
      `M${n(at(-1.3))} ${n(y - unit(40))}Q${n(x)} ${n(y + unit(20))} ${n(at(1.3))} ${n(y - unit(40))}Q${n(at(1.24))} ${n(foot)} ${n(at(0.8))} ${n(foot)}H${n(at(-0.8))}Q${n(at(-1.24))} ${n(foot)} ${n(at(-1.3))} ${n(y - unit(40))}Z`,
      moss,
    ) +
    leaf(-1.1, 0, '#c98a4a') +
    leaf(-0.5, 34, '#a8b060') +
    leaf(0.3, 40, '#d0a050') +
    leaf(0.9, 20, '#c9704a') +
    leaf(1.16, -14, '#8fa860') +
    pillow
  )
}

const FORMS: Record<BedForm, (parts: BedParts) => string> = {
  wooden,
  iron,
  posts,
  bunk,
  box: boxed,
  berth,
  mattress,
  nest,
}
