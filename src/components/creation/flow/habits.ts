import type { AgeGroup } from '../../../shared/stories/age-groups.ts'
import type { WritingStyle } from '../../../shared/stories/story-request.ts'
import type { CreationOptions } from './options.ts'

/** The usual choices of a child, or of the family. */
export interface Habit {
  /** Null for the family's own. */
  characterId: number | null
  /** The parents' setting for this child; null where it is chosen each time. */
  ageGroup: AgeGroup | null
  voiceId: string | null
  /** Of the last story; null before the first. */
  authorName: string | null
  writingStyle: WritingStyle | null
}

/** The habits of the main child, else of the family. */
export function habitOf(
  characterIds: readonly number[],
  { habits, styles, voices }: Pick<CreationOptions, 'habits' | 'styles' | 'voices'>,
): Omit<Habit, 'characterId'> {
  const family = habits.find(({ characterId }) => characterId === null)
  const own = habits.find(({ characterId }) => characterId !== null && characterId === characterIds[0])
  const habit = own ?? family
  const voiceOf = (one: Habit | undefined) => voices.find(({ id }) => id === one?.voiceId)?.id
  const author = styles.find(({ name }) => name === habit?.authorName)?.name ?? null
  return {
    ageGroup: habit?.ageGroup ?? null,
    voiceId: voiceOf(own) ?? voiceOf(family) ?? null,
    authorName: author,
    writingStyle: author === null ? null : (habit?.writingStyle ?? null),
  }
}
