import type { z } from 'zod'
import type { GenerationStatus, MakingProgress } from './generation-status.ts'
import type { Setting } from './scene.ts'
import type { StoryAnswerSchema } from './story-answer-payload.ts'

export interface StoryContent {
  paragraphs: string[]
  /** All paragraphs, separated by blank lines. */
  content: string
}

export interface StoryImageSource {
  url: string
  cut: 'wide' | 'tall'
  /** Pixels. */
  width: number
  height: number
}

export interface StoryImage {
  imageUrl: string
  paragraphIndex: number
  /** The middle of the faces, as fractions of the wide cut. */
  focus: { x: number; y: number }
  sources: StoryImageSource[]
  /** Whether it can be redrawn, once and free of charge; absent while the story is made. */
  redraw?: 'free' | 'drawing' | 'drawn'
}

export interface AlignmentEntry {
  word: string
  start_time_seconds: number
  end_time_seconds?: number
}

export interface StoryAudio {
  /** Absent in records that hold audioBase64 instead. */
  audioUrl?: string
  audioBase64?: string
  durationSeconds?: number
  alignment: {
    words: AlignmentEntry[]
    /** Ranges of words, the end excluded, that light up together because it is not certain when each of them is said. */
    together?: [from: number, to: number][]
  }
}

export interface StoryAmbientAudio {
  audioUrl?: string
  ambient_audio_base64?: string
  environment: Setting
  /** Seconds between which the sound repeats without a seam. */
  loop?: { start: number; end: number }
}

/** The answer of `GET /api/stories/{id}` (specification, section 3). */
export type StoryAnswer = z.infer<typeof StoryAnswerSchema>

/** A moment of a story, and when it was left there (ISO). */
export interface StoryPlace {
  seconds: number
  percent: number
  at: string
}

/** An item of `GET /api/stories/lightweight`. */
export interface StoryListItem {
  id: number
  title: string
  createdAt: string
  generationStatus: GenerationStatus
  retryable: boolean
  tone: string
  length: string
  ageGroup: string
  environment: string
  /** JSON text with a list of characters. */
  storyRequest: string
  /** The first picture, small; null while there is none. */
  coverUrl: string | null
  favorite: boolean
  /** Where the family stopped, in percent; null where it did not. */
  stoppedAt: number | null
  /** The family's voices that have recorded pages of it. */
  readBy: string[]
  /** Its place in the series of its world; null where it stands alone. */
  series: SeriesPlace | null
  /** Its finished parts while it is being made; null afterwards. */
  making: MakingProgress | null
}

export interface SeriesPlace {
  id: number
  /** The title of the first of them. */
  title: string
  number: number
}

export interface StoryPage {
  data: StoryListItem[]
  total: number
  totalPages: number
}
