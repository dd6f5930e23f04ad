import type { z } from 'zod'
import type { GenerationStatus, Making } from './generation-status.ts'
import type { Setting } from './scene.ts'
import type { StoryAnswerSchema } from './story-answer-payload.ts'

export interface StoryContent {
  paragraphs: string[]
  /** All paragraphs, parted by blank lines. */
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
    /** Words from the first up to but without the second, which are lit together: of each alone it is not sure when it is said. */
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
  /** JSON text that holds a characters list. */
  storyRequest: string
  /** The first picture, small; null while there is none. */
  coverUrl: string | null
  favorite: boolean
  /** Percent of the story at which the family stopped; null where it did not. */
  stoppedAt: number | null
  /** Who of the family has read pages of it aloud. */
  readBy: string[]
  /** Its place among the stories of its world; null where it stands alone. */
  series: SeriesPlace | null
  /** What is finished of it while it is being made; null afterwards. */
  making: Making | null
}

export interface SeriesPlace {
  id: number
  /** What the first of them is called. */
  title: string
  number: number
}

export interface StoryPage {
  data: StoryListItem[]
  total: number
  totalPages: number
}
