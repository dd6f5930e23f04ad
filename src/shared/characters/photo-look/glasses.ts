import { type Face, SURE_OF_EYES } from './face.ts'
import { labOf, median, type Plane, type Raster } from './raster.ts'

/** Above this score a face is so clear that glasses would be seen: they lower the score. */
const PLAIN = 2.12

/**
 * Whether there are glasses: a bar across the bridge of the nose, and rims below both eyes. True or false where that
 * is clear, else undefined: thin or rimless glasses are not detected.
 */
export function seenGlasses(photo: Raster, plane: Plane, face: Face): boolean | undefined {
  if (face.score < SURE_OF_EYES) return undefined
  const light = lightIn(photo, photo.width / plane.width, face)
  const bar = barOverNose(light)
  const rims = [rimBelowEye(light, -1), rimBelowEye(light, 1)]
  if (face.score >= PLAIN && bar < 5 && Math.max(...rims) < 40) return false
  return bar > 15 && Math.min(...rims) > 17 ? true : undefined
}

/** How light the photo is at a place of the face, in half widths from its middle. */
type LightAt = (across: number, down: number) => number

const lightIn =
  ({ width, height, data }: Raster, scale: number, { x, y, half }: Face): LightAt =>
  (across, down) => {
    const column = Math.max(0, Math.min(width - 1, Math.round((x + across * half) * scale)))
    const row = Math.max(0, Math.min(height - 1, Math.round((y + down * half) * scale)))
    const at = 4 * (row * width + column)
    return labOf([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]).l
  }

/** How far the lightest or darkest line across the bridge differs from what is above and below it. */
function barOverNose(light: LightAt): number {
  const line = (down: number) => mean(steps(-0.1, 0.1, 0.02).map((across) => light(across, down)))
  return Math.max(
    ...steps(-0.55, 0.05, 0.02).map((down) =>
      Math.abs(line(down) - (line(down - 0.1) + line(down + 0.1)) / 2),
    ),
  )
}

/** How sharp the edges are where a bare cheek is smooth. */
function rimBelowEye(light: LightAt, side: -1 | 1): number {
  const edge = (across: number) =>
    Math.max(
      ...steps(0, 0.3, 0.02).map((down) => Math.abs(light(across, down + 0.04) - light(across, down - 0.04))),
    )
  return median(steps(0.25, 0.65, 0.03).map((across) => edge(side * across)))
}

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.round((to - from) / by) + 1 }, (_, index) => from + index * by)

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
