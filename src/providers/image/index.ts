import type { CastSheet } from '../../shared/cast-sheet.ts'
import type { Helper, SceneNote } from '../../shared/scene.ts'
import type { ToneId } from '../../shared/tones.ts'

export type Cut = 'wide' | 'tall'

export interface PictureFile {
  cut: Cut
  /** Pixels. */
  width: number
  height: number
  contentType: 'image/webp' | 'image/avif' | 'image/jpeg'
  bytes: Uint8Array
}

export interface Picture {
  files: PictureFile[]
  /** The middle of the faces, as fractions of the wide cut's width and height, for crops. */
  focus: { x: number; y: number }
}

export interface PictureBrief {
  /** The story's seed: the same place looks the same on every page of a story. */
  seed: number
  scene: SceneNote
  tone: ToneId
  /** The story's children in order: `child-0` is the first. */
  cast: CastSheet[]
  helpers: Helper[]
}

export interface Painter {
  /** One paragraph's picture, in every cut and size. */
  paint(brief: PictureBrief, signal?: AbortSignal): Promise<Picture>
  /** A character's portrait, 512 × 512 pixels, WebP. */
  portrait(sheet: CastSheet, signal?: AbortSignal): Promise<Uint8Array>
}
