import { discs, n, stroke } from '../../svg.ts'

/** The colors of hair; a uniform one draws its shadow on the forehead. */
export interface HairPaint {
  fill: string
  base: string
  deep: string
  shine: string
  accent: string
  /** A hat is worn over it: ties sit lower. */
  underHat?: boolean
}

export interface Hair {
  /** Behind the head. */
  back: string
  /** In front of the head. */
  front: string
  /** The whole hair seen from behind. */
  rear: string
  coversEars: boolean
}

export type DrawnHair = { back?: string; front: string; rear: string; coversEars?: boolean }

/** The back of a head full of hair. */
export const CAP = 'M34 104Q24 26 100 24Q176 26 166 104Q166 138 142 148Q100 158 58 148Q34 138 34 104Z'

export function shine(d: string, p: HairPaint, width = 5): string {
  return stroke(d, p.shine, width, 'opacity=".5"')
}

export function strand(d: string, p: HairPaint): string {
  return stroke(d, p.deep, 3, 'opacity=".4"')
}

export function curls(places: readonly (readonly number[])[], p: HairPaint): string {
  return discs(places, p.fill) + curlLines(places, p)
}

export function curlLines(places: readonly (readonly number[])[], p: HairPaint): string {
  const arcs = places
    .filter((_, index) => index % 2 === 0)
    .map(
      ([x = 0, y = 0, r = 21]) =>
        `M${n(x - r * 0.55)} ${n(y - r * 0.1)}q${n(r * 0.2)} ${n(-r * 0.6)} ${n(r * 0.75)} ${n(-r * 0.45)}`,
    )
  return stroke(arcs.join(''), p.shine, 3, 'opacity=".35"')
}

export function ring(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  radius: number,
  from = 0,
  to = Math.PI * 2,
): number[][] {
  const closed = to - from > 6
  return Array.from({ length: count }, (_, index) => {
    const angle = from + ((to - from) * index) / (closed ? count : count - 1)
    return [
      Math.round(cx + Math.cos(angle) * rx),
      Math.round(cy + Math.sin(angle) * ry),
      radius + (index % 3),
    ]
  })
}
