import type { Camera } from '../camera.ts'
import { HEIGHT, WIDTH } from '../canvas.ts'
import type { FigureLight, Ids } from '../figures/drawing.ts'
import { drawProp } from '../figures/index.ts'
import { group, heartPath, n, shape } from '../figures/svg.ts'
import type { AttachedCast, AttachedProp } from './attached-cast.ts'

/** A layer of the picture with its depth. */
export interface Sprite {
  defs: string
  svg: string
  depth: number
}

/** The bound props, and hearts over kissed cheeks. */
export function drawAttachments(
  { attachedProps, kisses }: Pick<AttachedCast, 'attachedProps' | 'kisses'>,
  { middle }: Pick<Camera, 'middle'>,
  light: FigureLight,
  ids: Ids,
  isAtSea = false,
): Sprite[] {
  return [
    ...attachedProps.flatMap((attached) => spritesOf(attached, middle, isAtSea, light, ids)),
    ...kisses.map(heart),
  ]
}

function spritesOf(
  attached: AttachedProp,
  middle: number,
  isAfloat: boolean,
  light: FigureLight,
  ids: Ids,
): Sprite[] {
  const { words, x, base, scale, stretch, depth, front } = attached
  const drawn = drawProp(words, { x, y: base, scale, flip: x < middle, aloft: isAfloat }, light, ids)
  if (!drawn) return []
  const broad =
    stretch === 1 ? '' : `translate(${n(x)} 0) scale(${n(stretch * 10) / 10} 1) translate(${n(-x)} 0)`
  const svg = group(drawn.svg, broad) || drawn.svg
  if (!front) return [{ defs: drawn.defs, svg, depth }]
  const id = ids('rim')
  const clip = `<clipPath id="${id}"><rect x="-400" y="${n(front.rim)}" width="${WIDTH + 800}" height="${HEIGHT}"/></clipPath>`
  return [
    { defs: drawn.defs + clip, svg, depth },
    { defs: '', svg: group(svg, '', `clip-path="url(#${id})"`), depth: front.depth },
  ]
}

const heart = ({ x, y, radius }: AttachedCast['kisses'][number]): Sprite => ({
  defs: '',
  svg:
    shape(heartPath(x, y, radius * 0.27), '#fff4f6') +
    shape(heartPath(x, y, radius * 0.21), '#f0506e') +
    shape(heartPath(x + radius * 0.42, y - radius * 0.36, radius * 0.12), '#f58aa0'),
  depth: Number.POSITIVE_INFINITY,
})
