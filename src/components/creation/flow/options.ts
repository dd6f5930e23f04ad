import type { AuthorStyle, Gender, StoryDefinition } from '../../../shared/story-request.ts'

/** A character as the creation screens need it. */
export interface ChosenFrom {
  id: number
  name: string
  gender: Gender
  pictureUrl: string | null
  portraitUrl: string | null
}

/** What decides which lengths a family may choose (specification, section 5). */
export interface Account {
  role: string
  activeTrial: boolean
  trialBypass: boolean
  availableCredits: number
}

/** Everything that can be chosen from; the choices themselves are the flow. */
export interface CreationOptions {
  characters: readonly ChosenFrom[]
  definitions: readonly StoryDefinition[]
  styles: readonly AuthorStyle[]
  account: Account
}
