import type { CastSheet } from '../characters/cast-sheet.ts'
import type { AgeGroup } from './age-groups.ts'
import type { Environment } from './environments.ts'
import type { StoryBefore } from './story-before.ts'
import type { ThemeId } from './themes.ts'
import type { ToneId } from './tones.ts'

export type Gender = 'male' | 'female'
export type WritingStyle = 'normal' | 'plot-twist'

/** A length (specification, section 3). */
export interface StoryDefinition {
  lengthKey: string
  displayName: string
  description: string
  paragraphCount: number
  creditsRequired: number
  durationSeconds: number
  imagesPerStory: number
}

/** An author style (specification, section 3). */
export interface AuthorStyle {
  name: string
  displayName: string
  era: string
  specialty: string
  style: string
  techniques: string[]
}

/** The stored wish for a story, as JSON text: everything that making it needs, even when a character is deleted meanwhile. */
export interface StoryRequest {
  childName: string
  childGender: Gender
  storyDefinition: StoryDefinition
  selections: {
    theme: ThemeId
    themeTitle: string
    keywords: string
    environment: Environment
    tone: ToneId
    ageGroup: AgeGroup
  }
  author: AuthorStyle
  writingStyle: WritingStyle
  customSeed?: string
  /** The narrator's voice that the parent chose. */
  voice?: string
  characters: RequestedCharacter[]
  /** For a sequel: what it continues. */
  before?: StoryBefore
}

export interface RequestedCharacter {
  id: number
  name: string
  gender: Gender
  description: string
  /** The pronunciation of the name, in the parent's spelling. */
  soundsLike?: string
  castSheet: CastSheet
}
