import type { CastSheet } from '../shared/characters/cast-sheet.ts'
import type { AgeGroup } from '../shared/stories/age-groups.ts'
import type { Environment } from '../shared/stories/environments.ts'
import type { Helper, SceneNote } from '../shared/stories/scene.ts'
import type { ThemeId } from '../shared/stories/themes.ts'
import type { ToneId } from '../shared/stories/tones.ts'
import type { Making } from './shelf.ts'

export interface StoryChild {
  name: string
  gender: 'male' | 'female'
  /** What the parent wrote; data, never instructions. */
  description: string
  /** Set when the cast sheet says so: the story then says rolls, not climbs. */
  wheelchair: boolean
  /** How the child looks in every picture, for writers that are told. */
  castSheet?: CastSheet
}

/** Everything a writer needs. The same brief gives the same story with the embedded writer. */
export interface StoryBrief {
  seed: number
  /** In the order of choosing; the first is the main child. At least one. */
  children: StoryChild[]
  theme: ThemeId
  environment: Environment
  tone: ToneId
  ageGroup: AgeGroup
  paragraphCount: number
  author: { name: string; displayName?: string; era: string; style: string; techniques: string[] }
  writingStyle: 'normal' | 'plot-twist'
  /** The parent's plot-twist seed; absent in plot-twist style means that the writer invents one. */
  customSeed?: string
}

export interface WrittenStory {
  title: string
  /** Exactly `paragraphCount` of them, each one line of plain text. */
  paragraphs: string[]
  /** One for each paragraph, in order. */
  scenes: SceneNote[]
  helpers: Helper[]
  /** Flesch-Kincaid grade by the counter in `src/shared`. */
  grade: number
}

export interface Writer {
  /** What makes it, in a few words for a parent, such as `OpenAI (gpt-5-mini)`; OWN_ENGINE for the embedded one. */
  readonly engine: string
  write(brief: StoryBrief, making?: Making): Promise<WrittenStory>
}
