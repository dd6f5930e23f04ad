import { and, eq, inArray } from 'drizzle-orm'
import type { Db, DbOrTx } from '../../../db/client.ts'
import { type StoryInTheMaking, storiesInTheMaking } from '../../../db/queries/evening.ts'
import {
  authorStyles,
  characters,
  jobs,
  stories,
  storyBodies,
  storyDefinitions,
  users,
} from '../../../db/schema/index.ts'
import type { CastSheet } from '../../shared/characters/cast-sheet.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'
import type { LastChoices } from '../../shared/profiles/profile.ts'
import type { AgeGroup } from '../../shared/stories/age-groups.ts'
import type { GenerationStatus } from '../../shared/stories/generation-status.ts'
import type { AuthorStyle, StoryRequest, WritingStyle } from '../../shared/stories/story-request.ts'
import { type ThemeId, themeById } from '../../shared/stories/themes.ts'
import type { ToneId } from '../../shared/stories/tones.ts'
import { priceFor, takeCreditsForStory } from '../credits/charge-for-story.ts'
import { hasRoomFor } from '../family/has-room-for.ts'
import type { Admission } from '../gate/may-begin-work.ts'
import type { WorkRefusal } from '../gate/refusal.ts'
import { profileFor, rememberChoices } from '../profiles/habits.ts'
import { shelveStory } from '../profiles/shelves.ts'
import { type BeforeRefusal, sequelWorld } from './sequel-world.ts'
import { joinSeries, storiesBeside } from './series.ts'

export interface StoryWish {
  /** In the order of choosing; the first is the main child. */
  characterIds: number[]
  theme: ThemeId
  tone: ToneId
  ageGroup: AgeGroup
  length: string
  authorStyle: string
  writingStyle: WritingStyle
  customSeed?: string | undefined
  /** One of the narrator's voices. */
  voice?: string | undefined
  /** One per press of the button: the same key returns the same story. */
  requestKey?: string | undefined
  /** The story that this one continues. */
  after?: number | undefined
  /**
   * Refused while one is being made: of the same wish, any of this main child, or the next one of the same series;
   * absent: never refused.
   */
  notBeside?: 'same-wish' | 'same-child' | 'same-series' | undefined
}

export type WishRefusal =
  | { reason: 'character-not-found' }
  | { reason: 'full' }
  | { reason: 'unknown-length' }
  | { reason: 'unknown-author' }
  /** The story to continue is gone, or still being made. */
  | { reason: BeforeRefusal }
  /** The same wish is not charged twice. */
  | { reason: 'being-made'; story: NewStory }
  | Extract<WorkRefusal, { reason: 'not-enough-credits' }>

export interface NewStory {
  id: number
  title: string
  generationStatus: GenerationStatus
  retryable: boolean
}

/**
 * Stores a story to be made, with its job, and charges its credits: all of it or nothing (design, section 1: credits
 * are taken once, in the transaction that inserts the story).
 */
export function requestStory(
  db: Db,
  { userId }: Admission,
  wish: StoryWish,
  { seed, now }: { seed: number; now: Date },
): Result<NewStory, WishRefusal> {
  return db.transaction(
    (tx): Result<NewStory, WishRefusal> => {
      const known = storyAskedForBefore(tx, userId, wish.requestKey)
      if (known) return ok(known)
      if (!hasRoomFor(tx, userId, 'story')) return failed({ reason: 'full' })
      const story = storyBeingMade(tx, userId, wish)
      if (story) return failed({ reason: 'being-made', story })
      const before = wish.after === undefined ? undefined : sequelWorld(tx, userId, wish.after)
      if (before && !before.ok) return failed({ reason: before.failure })
      const cast = charactersInOrder(tx, userId, wish.characterIds)
      if (!cast) return failed({ reason: 'character-not-found' })
      const definition = tx
        .select()
        .from(storyDefinitions)
        .where(eq(storyDefinitions.lengthKey, wish.length))
        .get()
      if (!definition) return failed({ reason: 'unknown-length' })
      const author = authorByName(tx, wish.authorStyle)
      if (!author) return failed({ reason: 'unknown-author' })
      const user = tx.select().from(users).where(eq(users.id, userId)).get()
      if (!user) throw new Error('A story was requested for a user who is gone')
      const price = priceFor(user, definition.creditsRequired)
      if (price === undefined) {
        return failed({
          reason: 'not-enough-credits',
          needed: definition.creditsRequired,
          available: user.availableCredits,
        })
      }
      const request = storyRequestOf(wish, cast, definition, author)
      if (before) request.before = before.value
      const title = `A Story for ${request.childName}`
      const storyId = insertStory(tx, userId, request, {
        title,
        seed,
        requestKey: wish.requestKey ?? null,
        createdAt: now.toISOString(),
      })
      takeCreditsForStory(tx, userId, storyId, price)
      if (wish.after !== undefined) joinSeries(tx, userId, { before: wish.after, storyId })
      shelveStory(tx, userId, storyId, wish.characterIds)
      rememberChoices(tx, profileFor(tx, userId, cast[0].id), choicesOf(wish), wish.voice)
      tx.insert(jobs).values({ kind: 'generate_story', storyId }).run()
      return ok({ id: storyId, title, generationStatus: 'story_created', retryable: false })
    },
    { behavior: 'immediate' },
  )
}

/** The story of an earlier request with the same key, whose answer did not arrive; undefined when there is none. */
export function storyAskedForBefore(
  tx: DbOrTx,
  userId: number,
  requestKey: string | undefined,
): NewStory | undefined {
  if (requestKey === undefined) return undefined
  const { id, title, generationStatus, retryable } = stories
  return tx
    .select({ id, title, generationStatus, retryable })
    .from(stories)
    .where(and(eq(stories.userId, userId), eq(stories.requestKey, requestKey)))
    .get()
}

/** The newest story in the making that rules this wish out. */
function storyBeingMade(tx: DbOrTx, userId: number, wish: StoryWish): NewStory | undefined {
  const { notBeside, after } = wish
  if (!notBeside) return undefined
  const making = storiesInTheMaking(tx, userId)
  if (notBeside === 'same-series') {
    const series = after === undefined ? [] : storiesBeside(tx, after)
    return making.find(({ id }) => series.includes(id))
  }
  return making
    .filter((story) => story.characterIds[0] === wish.characterIds[0])
    .find((story) => notBeside === 'same-child' || isSameWish(story, wish))
}

/** The same children, theme, mood, length and age; author and voice do not matter. */
const isSameWish = (story: StoryInTheMaking, wish: StoryWish) =>
  story.theme === wish.theme &&
  story.tone === wish.tone &&
  story.length === wish.length &&
  story.ageGroup === wish.ageGroup &&
  story.characterIds.toSorted().join() === wish.characterIds.toSorted().join()

const choicesOf = ({ theme, tone, length, ageGroup, authorStyle, writingStyle }: StoryWish): LastChoices => ({
  theme,
  tone,
  length,
  ageGroup,
  authorStyle,
  writingStyle,
})

type Cast = [typeof characters.$inferSelect, ...(typeof characters.$inferSelect)[]]

function charactersInOrder(tx: DbOrTx, userId: number, ids: number[]): Cast | undefined {
  const rows = tx
    .select()
    .from(characters)
    .where(and(eq(characters.userId, userId), inArray(characters.id, ids)))
    .all()
  const [first, ...rest] = ids.map((id) => rows.find((row) => row.id === id))
  if (!first) return undefined
  const others = rest.filter((row) => row !== undefined)
  return others.length === rest.length ? [first, ...others] : undefined
}

function authorByName(tx: DbOrTx, name: string): AuthorStyle | undefined {
  const row = tx.select().from(authorStyles).where(eq(authorStyles.name, name)).get()
  return row && { ...row, techniques: JSON.parse(row.techniques) as string[] }
}

function storyRequestOf(
  wish: StoryWish,
  cast: Cast,
  storyDefinition: StoryRequest['storyDefinition'],
  author: AuthorStyle,
): StoryRequest {
  const theme = themeById(wish.theme)
  if (!theme) throw new Error(`There is no theme ${wish.theme}`)
  return {
    childName: cast[0].name,
    childGender: cast[0].gender,
    storyDefinition,
    selections: {
      theme: theme.id,
      themeTitle: theme.title,
      keywords: theme.keywords,
      environment: theme.environment,
      tone: wish.tone,
      ageGroup: wish.ageGroup,
    },
    author,
    writingStyle: wish.writingStyle,
    ...(wish.writingStyle === 'plot-twist' && wish.customSeed ? { customSeed: wish.customSeed } : {}),
    ...(wish.voice ? { voice: wish.voice } : {}),
    characters: cast.map(({ id, name, gender, description, soundsLike, castSheet }) => ({
      id,
      name,
      gender,
      description,
      ...(soundsLike === null ? {} : { soundsLike }),
      castSheet: JSON.parse(castSheet) as CastSheet,
    })),
  }
}

function insertStory(
  tx: DbOrTx,
  userId: number,
  request: StoryRequest,
  facts: { title: string; seed: number; requestKey: string | null; createdAt: string },
): number {
  const { theme, environment, tone, ageGroup } = request.selections
  const row = tx
    .insert(stories)
    .values({
      userId,
      avatarId: request.characters[0]?.id ?? null,
      ...facts,
      childName: request.childName,
      characters: JSON.stringify(request.characters.map(({ id, name, gender }) => ({ id, name, gender }))),
      theme,
      environment,
      tone,
      ageGroup,
      length: request.storyDefinition.lengthKey,
    })
    .returning({ id: stories.id })
    .get()
  tx.insert(storyBodies)
    .values({ storyId: row.id, storyRequest: JSON.stringify(request) })
    .run()
  return row.id
}
