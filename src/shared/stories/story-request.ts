import type { CastSheet } from '../characters/cast-sheet.ts'
import type { AgeGroup } from './age-groups.ts'
import type { Environment } from './environments.ts'
import type { StoryBefore } from './story-before.ts'
import type { ThemeId } from './themes.ts'
import type { ToneId } from './tones.ts'

export type Gender = 'male' | 'female'
export type WritingStyle = 'normal' | 'plot-twist'

/** A length option (specification, section 3). */
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

/** What is kept of a wish for a story, as JSON text: all that the making needs, even when a character is deleted meanwhile. */
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
  /** What it goes on with, when it is a sequel. */
  before?: StoryBefore
}

export interface RequestedCharacter {
  id: number
  name: string
  gender: Gender
  description: string
  /** How the name is said, in the parent's spelling. */
  soundsLike?: string
  castSheet: CastSheet
}
