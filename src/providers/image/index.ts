import type { CastSheet } from '../../shared/cast-sheet.ts'
import type { Helper, SceneNote } from '../../shared/scene.ts'
import type { ToneId } from '../../shared/tones.ts'
import type { Call } from '../calls-out/index.ts'

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
  /** What makes it, in a few words for a parent, such as `OpenAI (gpt-5-mini)`; OWN_ENGINE for the embedded one. */
  readonly engine: string
  /** One paragraph's picture, in every cut and size. */
  paint(brief: PictureBrief, call?: Call): Promise<Picture>
  /** A character's portrait, 512 × 512 pixels, WebP. */
  portrait(sheet: CastSheet, call?: Call): Promise<Uint8Array>
}
