import { SKIN_TONES } from '../cast-sheet.ts'
import { canBeSkin, type Face } from './face.ts'
import type { PhotoLook } from './look.ts'
import { type Lab, type Plane, within } from './raster.ts'

export interface SeenSkin {
  /** One of the palette's tones; undefined where the light is too poor to tell. */
  tone: PhotoLook['skin']
  /** The skin's color in the photo, used to tell hair from skin. */
  color: Lab
}

/** Above this difference of light on one face, half of it is in the sun or in the dark. */
const UNEVEN = 40

/** The skin of a face in its middle light, without eyes, lips, shadow and shine. Undefined where there is hardly any. */
export function seenSkin(plane: Plane, face: Face): SeenSkin | undefined {
  const all = within(plane, face, { left: -0.75, right: 0.75, top: -0.95, bottom: 0.95 })
  const skin = all.filter(({ l, a, b }) => canBeSkin(l, a, b)).sort((one, other) => one.l - other.l)
  if (skin.length < 0.45 * all.length) return undefined
  const lightAt = (share: number) => skin[Math.floor(share * skin.length)]?.l ?? 0
  const middle = skin.slice(Math.floor(0.35 * skin.length), Math.ceil(0.8 * skin.length))
  const mean = (part: 'a' | 'b') => middle.reduce((sum, color) => sum + color[part], 0) / middle.length
  const color = { l: lightAt(0.6), a: mean('a'), b: mean('b') }
  const isUneven = lightAt(0.9) - lightAt(0.25) > UNEVEN
  return { color, tone: isUneven ? undefined : SKIN_TONES[placeOf(color)] }
}

/**
 * A photographed skin's place among the tones, from light to dark. Photos are exposed for the face, so dark skin comes
 * out lighter and light skin darker than it is drawn; fitted to 168 portraits of all tones. The two ends are left to
 * the parent: only the exposure tells them apart.
 */
function placeOf({ l, a, b }: Lab): number {
  const place = 10.6 - 0.135 * l - 0.031 * a + 0.108 * b
  return Math.max(1, Math.min(SKIN_TONES.length - 2, Math.round(place)))
}
