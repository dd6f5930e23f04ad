import type { LightWidth } from '../shared/media/light-copy.ts'

export interface LightenBrief {
  /** WebP. */
  picture: Uint8Array
  width: LightWidth
}

/** Makes a picture's light copy, in its proportions, AVIF. */
export type Lighten = (brief: LightenBrief) => Promise<Uint8Array>
