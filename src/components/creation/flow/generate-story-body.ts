import type { AgeGroup } from '../../../shared/stories/age-groups.ts'
import type { Environment } from '../../../shared/stories/environments.ts'
import type { Gender, WritingStyle } from '../../../shared/stories/story-request.ts'
import type { ThemeId } from '../../../shared/stories/themes.ts'
import type { ToneId } from '../../../shared/stories/tones.ts'
import { chosenCharacters, type Flow } from './flow.ts'
import type { CreationOptions } from './options.ts'

/** The body of POST /api/generate-story (specification, sections 3 and 7). */
export interface GenerateStoryBody {
  firebaseUid: string
  childName: string
  childGender: Gender
  characters: { id: number; name: string; gender: Gender }[]
  environment: Environment
  /** The theme's keywords. */
  theme: string
  themeId: ThemeId
  length: string
  tone: ToneId
  ageGroup: AgeGroup
  authorStyle: string
  writingStyle: WritingStyle
  /** One of the narrator's voices. */
  voice?: string
  customSeed?: string
  /** The parent was asked, and wants another one of the same. */
  again?: true
}

/** The request for the chosen story; undefined until the story step is reached. */
export function storyWishOf(
  flow: Flow,
  options: CreationOptions,
  firebaseUid: string,
): GenerateStoryBody | undefined {
  const { themeId, toneId, authorName, voiceId, writingStyle, customSeed } = flow
  const theme = options.themes.find(({ id }) => id === themeId)
  const cast = chosenCharacters(flow, options)
  const [child] = cast
  if (flow.step !== 'story' || !child || !theme) return undefined
  if (toneId === null || authorName === null || writingStyle === null) return undefined
  return {
    firebaseUid,
    childName: child.name,
    childGender: child.gender,
    characters: cast.map(({ id, name, gender }) => ({ id, name, gender })),
    environment: theme.environment,
    theme: theme.keywords,
    themeId: theme.id,
    length: flow.lengthKey,
    tone: toneId,
    ageGroup: flow.ageGroup,
    authorStyle: authorName,
    writingStyle,
    ...(voiceId === null || options.voices.length < 2 ? {} : { voice: voiceId }),
    ...(customSeed === null ? {} : { customSeed }),
  }
}
