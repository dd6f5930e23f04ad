import type { AgeGroupInfo } from '../../../shared/stories/age-groups.ts'
import type { Account } from '../../../shared/stories/lengths.ts'
import type { AuthorStyle, Gender, StoryDefinition } from '../../../shared/stories/story-request.ts'
import type { Theme, ThemeId } from '../../../shared/stories/themes.ts'
import type { Tone, ToneId } from '../../../shared/stories/tones.ts'
import type { Combo } from './combos.ts'
import type { Habit } from './habits.ts'

/** A character as the creation screens need it. */
export interface ChosenFrom {
  id: number
  name: string
  gender: Gender
  /** The parent's photo. */
  photoUrl: string | null
  /** The child as the stories' pictures show it. */
  portraitUrl: string | null
}

export interface ThemeChoice extends Theme {
  id: ThemeId
}

export interface ToneChoice extends Pick<Tone, 'title' | 'description' | 'category'> {
  id: ToneId
}

export type AgeChoice = Pick<AgeGroupInfo, 'id' | 'title' | 'description'>

/** A voice that can read the story. */
export interface VoiceChoice {
  id: string
  name: string
  description: string
}

/** The same for every family; comes with the script of the later steps. */
export interface Lists {
  themes: readonly ThemeChoice[]
  tones: readonly ToneChoice[]
  ages: readonly AgeChoice[]
  combos: readonly Combo[]
}

/** Sent by the server: the family's own options, and those that the operator may change. */
export interface SentOptions {
  characters: readonly ChosenFrom[]
  definitions: readonly StoryDefinition[]
  styles: readonly AuthorStyle[]
  voices: readonly VoiceChoice[]
  /** The family's own, and those of children with profiles. */
  habits: readonly Habit[]
  account: Account
}

/** All options; the choices themselves are in the flow. */
export type CreationOptions = SentOptions & Lists

/** A character as GET /api/characters has it (specification, section 7). */
export interface CharacterAnswer {
  id: number
  name: string
  gender: Gender
  referenceImageUrl: string | null
  portraitUrl: string | null
}

/** What the creation screens need of a stored character. */
export const chosenFrom = ({
  id,
  name,
  gender,
  referenceImageUrl,
  portraitUrl,
}: CharacterAnswer): ChosenFrom => ({ id, name, gender, photoUrl: referenceImageUrl, portraitUrl })
