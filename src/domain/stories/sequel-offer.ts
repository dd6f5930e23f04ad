import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { charactersOf } from '../../../db/queries/characters.ts'
import { stories, storyBodies } from '../../../db/schema/index.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'
import type { StoryBefore } from '../../shared/stories/story-before.ts'
import type { StoryRequest } from '../../shared/stories/story-request.ts'
import { type BeforeRefusal, sequelWorld } from './sequel-world.ts'

export interface SequelOffer {
  title: string
  /** The wish of the story that it continues. */
  request: StoryRequest
  /** Those of its children who are still characters of the family; the first is the main one. At least one. */
  children: { id: number; name: string }[]
  before: StoryBefore
}

export type OfferRefusal = BeforeRefusal | 'nobody-left'

/** What a sequel of this user's story would consist of. */
export function sequelOffer(db: Db, userId: number, storyId: number): Result<SequelOffer, OfferRefusal> {
  const before = sequelWorld(db, userId, storyId)
  if (!before.ok) return before
  const row = db
    .select({ title: stories.title, storyRequest: storyBodies.storyRequest })
    .from(stories)
    .innerJoin(storyBodies, eq(storyBodies.storyId, stories.id))
    .where(and(eq(stories.id, storyId), eq(stories.userId, userId)))
    .get()
  if (!row) return failed('before-not-found')
  const request = JSON.parse(row.storyRequest) as StoryRequest
  const known = charactersOf(db, userId)
  const children = (request.characters ?? []).flatMap(({ id }) => {
    const child = known.find((character) => character.id === id)
    return child ? [{ id, name: child.name }] : []
  })
  if (children.length === 0) return failed('nobody-left')
  return ok({ title: row.title, request, children, before: before.value })
}
