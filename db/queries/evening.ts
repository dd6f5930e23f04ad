import { mediaUrl } from '../../src/shared/media/media-url.ts'
import type { GenerationStatus } from '../../src/shared/stories/generation-status.ts'
import type { DbOrTx } from '../client.ts'
import { statement } from '../statements.ts'

/** A story in the making; not a failed one. */
export interface StoryInTheMaking {
  id: number
  title: string
  generationStatus: GenerationStatus
  retryable: boolean
  createdAt: string
  theme: string
  tone: string
  length: string
  ageGroup: string
  /** In the order of choosing; the first is the main child. */
  characterIds: number[]
}

/** The user's stories in the making, newest first. */
export const storiesInTheMaking = (db: DbOrTx, userId: number): StoryInTheMaking[] =>
  statement<Omit<StoryInTheMaking, 'characterIds' | 'retryable'> & { characters: string }>(
    db,
    `SELECT id, title, generation_status AS generationStatus, created_at AS createdAt, theme, tone, length,
       age_group AS ageGroup, characters
     FROM stories INDEXED BY stories_unfinished
     WHERE user_id = ? AND generation_status <> 'complete' AND NOT retryable ORDER BY id DESC`,
  )
    .all(userId)
    .map(({ characters, ...story }) => ({
      ...story,
      retryable: false,
      characterIds: (JSON.parse(characters) as { id: number }[]).map(({ id }) => id),
    }))

/** The last stories with a character as the main child, newest first. */
export const latelyTold = (
  db: DbOrTx,
  userId: number,
  characterId: number,
  atMost: number,
): { id: number; theme: string; tone: string }[] =>
  statement<{ id: number; theme: string; tone: string }>(
    db,
    `SELECT id, theme, tone FROM stories INDEXED BY stories_avatar
     WHERE avatar_id = ? AND user_id = ? ORDER BY id DESC LIMIT ?`,
  ).all(characterId, userId, atMost)

/** A finished story as Home shows it. */
export interface FinishedStory {
  id: number
  title: string
  createdAt: string
  coverUrl: string | null
  /** Where the cover's faces are, from the left, as a fraction. */
  focusX: number | null
  /** Where the family stopped, in percent; null where it did not. */
  stoppedAt: number | null
  theme: string
  tone: string
  length: string
  ageGroup: string
  characterIds: number[]
}

type KeptRow = Omit<FinishedStory, 'characterIds' | 'coverUrl'> & {
  characters: string
  coverHash: string | null
}

/** The newest finished stories of the family, or of one child's shelf. */
export function newestStories(
  db: DbOrTx,
  userId: number,
  { profileId, atMost }: { profileId?: number | undefined; atMost: number },
): FinishedStory[] {
  const columns = `stories.id, stories.title, stories.created_at AS createdAt, stories.cover_hash AS coverHash,
    stories.theme, stories.tone, stories.length, stories.age_group AS ageGroup, stories.characters,
    (SELECT focus_x FROM story_images WHERE story_id = stories.id AND paragraph_index = 0) AS focusX,
    (SELECT percent FROM story_places WHERE story_id = stories.id) AS stoppedAt`
  const rows =
    profileId === undefined
      ? statement<KeptRow>(
          db,
          `SELECT ${columns} FROM stories INDEXED BY stories_timeline
           WHERE user_id = ? AND generation_status = 'complete' ORDER BY created_at DESC, id DESC LIMIT ?`,
        ).all(userId, atMost)
      : statement<KeptRow>(
          db,
          `SELECT ${columns} FROM profile_stories AS shelf
             CROSS JOIN stories ON stories.id = shelf.story_id AND stories.user_id = shelf.user_id
           WHERE shelf.user_id = ? AND shelf.profile_id = ? AND generation_status = 'complete'
           ORDER BY shelf.story_id DESC LIMIT ?`,
        ).all(userId, profileId, atMost)
  return rows.map(({ characters, coverHash, ...story }) => ({
    ...story,
    coverUrl: coverHash && mediaUrl(coverHash, 'image/webp'),
    characterIds: (JSON.parse(characters) as { id: number }[]).map(({ id }) => id),
  }))
}
