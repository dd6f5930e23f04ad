import { findFace } from './face.ts'
import { seenGlasses } from './glasses.ts'
import { seenHair } from './hair.ts'
import type { PhotoLook } from './look.ts'
import { planeOf, type Raster } from './raster.ts'
import { seenSkin } from './skin.ts'

/**
 * Reads a look from the one face in a photo by the colors of its regions: no model, and nothing that identifies
 * anybody. Empty when there is no face.
 */
export function lookInPhoto(photo: Raster): PhotoLook {
  const plane = planeOf(photo)
  const face = findFace(plane)
  const skin = face && seenSkin(plane, face)
  if (!face || !skin) return {}
  const hair = seenHair(plane, face, skin.color)
  const glasses = seenGlasses(photo, plane, face)
  return {
    ...(skin.tone === undefined ? {} : { skin: skin.tone }),
    ...(hair.color === undefined ? {} : { hairColor: hair.color }),
    ...(hair.length === undefined ? {} : { hairLength: hair.length }),
    ...(glasses === undefined ? {} : { glasses }),
  }
}
