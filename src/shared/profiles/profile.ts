import type { AgeGroup } from '../stories/age-groups.ts'
import type { WritingStyle } from '../stories/story-request.ts'
import type { ThemeId } from '../stories/themes.ts'
import type { ToneId } from '../stories/tones.ts'

/** What a profile's last story was asked for with. */
export interface LastChoices {
  theme: ThemeId
  tone: ToneId
  /** A length option's key. */
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
  /** Who this child is in stories; null for the family's own, and when that character was deleted. */
  characterId: number | null
  ageGroup: AgeGroup | null
  /** The narrator's voice; null until one was chosen. */
  voice: string | null
  favoriteThemes: ThemeId[]
  favoriteTones: ToneId[]
  lastChoices: LastChoices | null
  /** Whether it may be chosen for new stories; false for the newest ones beyond the plan. */
  isOpen: boolean
}

export interface FamilyProfiles {
  family: Profile
  /** In the parents' order. */
  children: Profile[]
  /** How many children the plan has profiles for: 0 where the family's own is its only one. */
  allowed: number
}

/** A plan's only profile is the family's own; a larger plan has so many children's beside it. */
export const childrenAllowed = (profilesOfPlan: number): number => (profilesOfPlan > 1 ? profilesOfPlan : 0)
