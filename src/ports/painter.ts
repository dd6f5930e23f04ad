import type { CastSheet } from '../shared/characters/cast-sheet.ts'
import type { Helper, SceneNote } from '../shared/stories/scene.ts'
import type { ToneId } from '../shared/stories/tones.ts'
import type { Making } from './purchase-store.ts'

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
  /** A parent is waiting for this picture. */
  isFirst?: boolean
  /** 1 for a picture that is redrawn: the same scene in another way. */
  take?: number
  /** What the parent wishes to be different when a picture is drawn again; data, never instructions. */
  wish?: string
  /** Text for painters that read; the embedded one takes from it what somebody does. */
  page?: PageWords
}

export interface PageWords {
  paragraph: string
  /** Pictures of an earlier story with helpers who are also in this one, by the helper's id; WebP. */
  helpers?: ReadonlyMap<string, Uint8Array>
  /** The story's children, in the order of the cast. */
  children: PageChild[]
}

export interface PageChild {
  name: string
  gender: 'male' | 'female'
  /** WebP; only for a child in the picture. */
  likeness?: Uint8Array
}

export interface LikenessBrief {
  sheet: CastSheet
  gender: 'male' | 'female'
  /**
   * The parent's photo, JPEG; only with the consent to share it with this painter's service. Read again for each call:
   * undefined once the parent has withdrawn that.
   */
  photo?: () => Uint8Array | undefined
}

export interface Painter {
  /** What makes it, in a few words for a parent, e.g. `Gemini (gemini-3.1-flash-image)`; OWN_ENGINE for the embedded one. */
  readonly engine: string
  /** How many pictures of one story may be in progress at once; 2 when absent. */
  readonly atOnce?: number
  /**
   * One paragraph's picture, in every cut and size. Throws Unusable when a vendor's picture cannot be shown,
   * ProviderDown when the vendor is unreachable.
   */
  paint(brief: PictureBrief, making?: Making): Promise<Picture>
  /** A character's portrait from its cast sheet only, at once and without a vendor: 512 × 512 pixels, WebP. */
  portrait(sheet: CastSheet, making?: Making): Promise<Uint8Array>
  /**
   * The portrait by which a vendor paints a character in every picture, 512 × 512 pixels, WebP; made once and stored.
   * Absent where the cast sheet is enough. Throws as `paint` does.
   */
  likeness?(brief: LikenessBrief, making?: Making): Promise<Uint8Array>
}
