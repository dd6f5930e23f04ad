import sharp from 'sharp'
import type { Picture, PictureBrief } from '../../ports/painter.ts'
import type { CastSheet } from '../../shared/characters/cast-sheet.ts'
import { portraitSvg } from './figures/index.ts'
import { drawPicture } from './picture.ts'
import { rasterize } from './rasterize.ts'

/** Paints the picture of one paragraph from its scene note and the cast sheets, in every cut and size. */
export const paintPicture = (brief: PictureBrief): Promise<Picture> => rasterize(drawPicture(brief))

/** Paints a character's portrait from its cast sheet: 512 × 512, WebP. */
export async function paintPortrait(sheet: CastSheet): Promise<Uint8Array> {
  return new Uint8Array(
    await sharp(Buffer.from(portraitSvg(sheet)))
      .webp({ quality: 86 })
      .toBuffer(),
  )
}
