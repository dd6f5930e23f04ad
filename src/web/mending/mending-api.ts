import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../../context.ts'
import { wordsOfChange } from '../../domain/gate/typed-words.ts'
import { drawWish, type PictureWishRefusal } from '../../domain/mending/draw-wish.ts'
import { type MendRefusal, mendWords } from '../../domain/mending/mend-words.ts'
import { storyPages } from '../../domain/mending/story-pages.ts'
import { type TakeBackRefusal, takeBackPicture, takeBackWords } from '../../domain/mending/take-back.ts'
import type { Result } from '../../shared/kit/result.ts'
import { ROW_CAPS } from '../../shared/kit/row-caps.ts'
import { mendedWords, pictureWish } from '../../shared/mending/mended-words.ts'
import { MendWordsBody, PictureWishBody } from '../../shared/mending/mending-payloads.ts'
import { IdParam, PictureParam, UserQuery } from '../../shared/payloads.ts'
import { creditsText as credits } from '../../shared/stories/lengths.ts'
import { admissionFor } from '../kit/begin-work.ts'
import { callerOf } from '../kit/caller.ts'
import { body, params, query } from '../kit/parse.ts'

/**
 * Changes of a finished story, page by page: its words, which are read again, and its pictures, which are drawn again
 * after a wish.
 */
export const mendingApi = new Hono<AppEnv>()
  .get('/api/stories/:id/pages', (c) => {
    const { firebaseUid } = query(c, UserQuery)
    const { userId } = callerOf(c, firebaseUid)
    const pages = storyPages(c.get('services').db, userId, params(c, IdParam).id, c.get('services'))
    return pages.ok ? c.json(pages.value) : refuse(c, pages.failure)
  })

  .put('/api/stories/:id/pages/:paragraphIndex/words', async (c) => {
    const { db, narrator } = c.get('services')
    const { firebaseUid, seen, price, ...typed } = await body(c, MendWordsBody)
    const { userId } = callerOf(c, firebaseUid)
    const { id: storyId, paragraphIndex } = params(c, PictureParam)
    const words = orRefused(mendedWords(typed.words))
    const admission = await admissionFor(c, wordsOfChange(db, userId, storyId, { pageWords: words }))
    const change = { storyId, paragraphIndex, words, seen, price }
    return answer(c, storyId, userId, mendWords(db, admission, change, narrator))
  })

  .delete('/api/stories/:id/pages/:paragraphIndex/words', async (c) => {
    const { db } = c.get('services')
    const { firebaseUid } = query(c, UserQuery)
    const { userId } = callerOf(c, firebaseUid)
    const { id: storyId, paragraphIndex } = params(c, PictureParam)
    const admission = await admissionFor(c)
    return answer(c, storyId, userId, takeBackWords(db, admission, { storyId, paragraphIndex }))
  })

  .post('/api/stories/:id/pages/:paragraphIndex/picture', async (c) => {
    const { db, painter } = c.get('services')
    const { firebaseUid, price, ...typed } = await body(c, PictureWishBody)
    const { userId } = callerOf(c, firebaseUid)
    const { id: storyId, paragraphIndex } = params(c, PictureParam)
    const wish = orRefused(pictureWish(typed.wish))
    const admission = await admissionFor(c, wordsOfChange(db, userId, storyId, { pictureWish: wish }))
    return answer(
      c,
      storyId,
      userId,
      drawWish(db, admission, { storyId, paragraphIndex, wish, price }, painter),
    )
  })

  .delete('/api/stories/:id/pages/:paragraphIndex/picture', async (c) => {
    const { db, media } = c.get('services')
    const { firebaseUid } = query(c, UserQuery)
    const { userId } = callerOf(c, firebaseUid)
    const { id: storyId, paragraphIndex } = params(c, PictureParam)
    return answer(c, storyId, userId, await takeBackPicture(db, media, userId, { storyId, paragraphIndex }))
  })

/** Throws 400 with the sentence that says what is wrong with these words. */
function orRefused(words: Result<string, string>): string {
  if (!words.ok) throw new HTTPException(400, { message: words.failure })
  return words.value
}

/** Answers with the story as it is now and wakes the queue, or says why nothing was changed. */
function answer(
  c: Context<AppEnv>,
  storyId: number,
  userId: number,
  changed: Result<undefined, MendRefusal | PictureWishRefusal | TakeBackRefusal>,
) {
  if (!changed.ok) return refuse(c, changed.failure)
  const { db, wakeQueue } = c.get('services')
  wakeQueue()
  const pages = storyPages(db, userId, storyId, c.get('services'))
  return pages.ok ? c.json(pages.value, 202) : refuse(c, pages.failure)
}

function refuse(c: Context<AppEnv>, failure: MendRefusal | PictureWishRefusal | TakeBackRefusal) {
  switch (failure.reason) {
    case 'not-found':
      return c.json({ error: 'There is no such page.' }, 404)
    case 'not-complete':
      return c.json({ error: 'This story is still being made.' }, 409)
    case 'changed-meanwhile':
      return c.json(
        {
          error:
            'This page was changed in another window meanwhile. Your words are still here: look at both.',
          words: failure.words,
        },
        409,
      )
    case 'drawing':
      return c.json({ error: 'This picture is being drawn at this moment.' }, 409)
    case 'nothing-to-take-back':
      return c.json({ error: 'This page is as it first was: there is nothing to take back.' }, 409)
    case 'full':
      return c.json({ error: ROW_CAPS.change.sentence }, 409)
    case 'dearer':
      return c.json(
        { error: `This change now costs ${credits(failure.price)}. Press again if that is all right.` },
        409,
      )
    case 'too-few-credits':
      return c.json(
        { error: `This change needs ${credits(failure.price)} and you have ${failure.available}.` },
        402,
      )
  }
}
