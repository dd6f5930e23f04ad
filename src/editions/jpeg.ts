import sharp from 'sharp'

export interface JpegPicture {
  bytes: Uint8Array
  width: number
  height: number
}

const QUALITY = 88
/** A cover for a player or a shelf. */
const COVER_PIXELS = 1000

/** A picture as JPEG, which every reader and printer supports, at its own size. */
export async function jpegOf(picture: Uint8Array): Promise<JpegPicture> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
  return { bytes: new Uint8Array(data), width: info.width, height: info.height }
}

/** The same as a square, for a player's cover. */
export async function squareJpegOf(picture: Uint8Array): Promise<JpegPicture> {
  const data = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .resize(COVER_PIXELS, COVER_PIXELS, { fit: 'cover', position: 'attention' })
    .jpeg({ quality: QUALITY })
    .toBuffer()
  return { bytes: new Uint8Array(data), width: COVER_PIXELS, height: COVER_PIXELS }
}
