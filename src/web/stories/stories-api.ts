import { type Context, Hono } from 'hono'
import { makingVersion } from '../../../db/queries/making.ts'
import { storyOf, storyVersion } from '../../../db/queries/story.ts'
import { findStories, storyPageOf } from '../../../db/queries/story-list.ts'
import type { AppEnv } from '../../context.ts'
import { wordsOfWish } from '../../domain/gate/typed-words.ts'
import { deleteStory } from '../../domain/stories/delete-story.ts'
import { keepAsFavorite } from '../../domain/stories/keep-as-favorite.ts'
import { keepPlace } from '../../domain/stories/keep-place.ts'
import { requestStory, storyAskedForBefore, type WishRefusal } from '../../domain/stories/request-story.ts'
import { WAITED_HEADER } from '../../shared/constants.ts'
import { newSeed } from '../../shared/kit/seed.ts'
import {
  FavoriteBody,
  GenerateStoryBody,
  IdParam,
  PlaceBody,
  StoryListQuery,
  UserBody,
  UserQuery,
} from '../../shared/payloads.ts'
import { savedStoriesQuery } from '../../shared/stories/story-filters.ts'
import { admissionFor } from '../kit/begin-work.ts'
import { callerOf } from '../kit/caller.ts'
import { capReached } from '../kit/cap-reached.ts'
import { isUnchanged } from '../kit/not-modified.ts'
import { body, params, query } from '../kit/parse.ts'
import { Refused } from '../kit/refused.ts'
import { retryFor } from './retry.ts'

const NOT_FOUND = { error: 'There is no such story.' }

export const storiesApi = new Hono<AppEnv>()
  .post('/api/generate-story', async (c) => {
    const { db, wakeQueue, narrator, now } = c.get('services')
    const wish = await body(c, GenerateStoryBody)
    const { userId } = callerOf(c, wish.firebaseUid)
    const known = storyAskedForBefore(db, userId, wish.requestKey)
    if (known) return c.json(known)
    const admission = await admissionFor(c, wordsOfWish(db, userId, wish))
    const characterIds = wish.characters.map((character) => character.id)
    // A voice that no longer exists must not prevent a story.
    const voice = narrator.voices.find(({ id }) => id === wish.voice)?.id
    const story = requestStory(
      db,
      admission,
      { ...wish, characterIds, voice, notBeside: wish.requestKey && !wish.again ? 'same-wish' : undefined },
      { seed: newSeed(), now: now() },
    )
    if (!story.ok) return refuse(c, story.failure)
    wakeQueue()
    return c.json(story.value)
  })

  .get('/api/stories/lightweight', (c) => {
    const { db } = c.get('services')
    const { firebaseUid, page, limit, ...filters } = query(c, StoryListQuery)
    const { userId } = callerOf(c, firebaseUid)
    const found = findStories(db, userId, filters)
    const version = `${userId}-${found.version}-${makingVersion(db, userId)}-${limit}`
    if (isUnchanged(c, version + savedStoriesQuery(filters, page))) return c.body(null, 304)
    return c.json(storyPageOf(found, { page, limit }))
  })

  .get('/api/stories/:id', (c) => {
    const { db } = c.get('services')
    const { firebaseUid } = query(c, UserQuery)
    const { userId } = callerOf(c, firebaseUid)
    const { id } = params(c, IdParam)
    const version = storyVersion(db, userId, id)
    if (version === undefined) return c.json(NOT_FOUND, 404)
    if (isUnchanged(c, `${id}-${version}`)) return c.body(null, 304)
    const story = storyOf(db, userId, id)
    return story ? c.json(story) : c.json(NOT_FOUND, 404)
  })

  .post('/api/stories/:id/retry', async (c) => {
    const { firebaseUid } = await body(c, UserBody)
    const { userId } = callerOf(c, firebaseUid)
    const retry = await retryFor(c, userId, params(c, IdParam).id)
    if (!retry.ok && retry.failure === 'not-found') return c.json(NOT_FOUND, 404)
    if (!retry.ok) return c.json({ error: 'This story has not failed, so there is nothing to retry.' }, 409)
    return c.json({ success: true })
  })

  .put('/api/stories/:id/favorite', async (c) => {
    const { firebaseUid, favorite } = await body(c, FavoriteBody)
    const { userId } = callerOf(c, firebaseUid)
    const { db, now } = c.get('services')
    const chosen = new Date(now().getTime() - waitedMs(c))
    const kept = keepAsFavorite(db, userId, params(c, IdParam).id, favorite, chosen)
    return kept ? c.json({ success: true }) : c.json(NOT_FOUND, 404)
  })

  .put('/api/stories/:id/place', async (c) => {
    const { firebaseUid, place } = await body(c, PlaceBody)
    const { userId } = callerOf(c, firebaseUid)
    const { db, now } = c.get('services')
    const reached = new Date(now().getTime() - waitedMs(c))
    const kept = keepPlace(db, userId, params(c, IdParam).id, place, reached)
    if (kept.what === 'no-story') return c.json(NOT_FOUND, 404)
    return c.json({ success: true, at: kept.what === 'kept' ? kept.at : null })
  })

  .delete('/api/stories/:id', async (c) => {
    const { db, media } = c.get('services')
    const { firebaseUid } = query(c, UserQuery)
    const { userId } = callerOf(c, firebaseUid)
    const deleted = await deleteStory(db, media, userId, params(c, IdParam).id)
    return deleted ? c.json({ success: true }) : c.json(NOT_FOUND, 404)
  })

/** How long a call waited on a device without a network; 0 from a device that cannot tell. */
function waitedMs(c: Context): number {
  const text = c.req.header(WAITED_HEADER) ?? ''
  return /^\d{1,12}$/.test(text) ? Number(text) : 0
}

function refuse(c: Context<AppEnv>, failure: WishRefusal) {
  switch (failure.reason) {
    case 'character-not-found':
      return c.json({ error: 'One of the chosen characters does not exist.' }, 404)
    case 'unknown-length':
      return c.json({ error: 'length: There is no such length.' }, 400)
    case 'unknown-author':
      return c.json({ error: 'authorStyle: There is no such author style.' }, 400)
    case 'full':
      throw capReached('story')
    case 'being-made':
      return c.json({ error: 'This story is already being made.', story: failure.story }, 409)
    case 'before-not-found':
    case 'before-not-complete':
      throw new Error('A story that goes on from none was refused for the one before it')
    case 'not-enough-credits':
      throw new Refused(failure)
  }
}
