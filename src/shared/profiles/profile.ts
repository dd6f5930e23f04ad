import type { AgeGroup } from '../stories/age-groups.ts'
import type { WritingStyle } from '../stories/story-request.ts'
import type { ThemeId } from '../stories/themes.ts'
import type { ToneId } from '../stories/tones.ts'

/** The choices of a profile's last story. */
export interface LastChoices {
  theme: ThemeId
  tone: ToneId
  /** The key of a length. */
  length: string
  ageGroup: AgeGroup
  authorStyle: string
  writingStyle: WritingStyle
}

/** A child of the family, or the family's own profile, which every family has (design, section 1). */
export interface Profile {
  id: number
  kind: 'family' | 'child'
  name: string
  /** The character of this child; null for the family's own profile, and when the character was deleted. */
  characterId: number | null
  ageGroup: AgeGroup | null
  /** The narrator's voice; null until one was chosen. */
  voice: string | null
  favoriteThemes: ThemeId[]
  favoriteTones: ToneId[]
  lastChoices: LastChoices | null
  /** Whether new stories can be made for it; false for the newest ones beyond the plan. */
  isOpen: boolean
}

export interface FamilyProfiles {
  family: Profile
  /** In the parents' order. */
  children: Profile[]
  /** How many children's profiles the plan has: 0 where the family's own is its only one. */
  allowed: number
}

/** A plan's only profile is the family's own; a larger plan has the others for children. */
export const childrenAllowed = (profilesOfPlan: number): number => (profilesOfPlan > 1 ? profilesOfPlan : 0)
