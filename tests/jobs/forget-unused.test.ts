import { expect, test } from 'bun:test'
import { boughtPieces, stories } from '../../db/schema/index.ts'
import { startQueue } from '../../jobs/queue.ts'
import { deleteStory } from '../../src/domain/stories/delete-story.ts'
import { requestStory } from '../../src/domain/stories/request-story.ts'
import { retryStory } from '../../src/domain/stories/retry-story.ts'
import { createLogger } from '../../src/logger.ts'
import { Unusable } from '../../src/ports/unusable.ts'
import { ProviderDown } from '../../src/shared/kit/provider-down.ts'
import { freshStorage } from '../support/database.ts'
import { admitted, aFamily, aWish } from '../support/families.ts'
import { smallEngines } from '../support/small-engines.ts'

/** A requested story, and a studio that makes it. */
function aStoryToMake() {
  const { db, store } = freshStorage()
  const { userId, miaId } = aFamily(db)
  const wish = requestStory(db, admitted(userId), aWish([miaId]), { seed: 7, now: new Date(0) })
  if (!wish.ok) throw new Error(wish.failure.reason)
  const studio = smallEngines()
  /** Makes what is due at this hour. */
  const make = async (hour = 0) => {
    const now = () => new Date(hour * 3600_000)
    const queue = startQueue(
      { db, media: store, now, pause: async () => {}, ...studio },
      createLogger(() => {}),
    )
    queue.wake()
    await queue.idle()
  }
  return { db, store, studio, userId, storyId: wish.value.id, make }
}

test('an unusable text is kept until its story has failed, and bought again when the parent retries', async () => {
  const { db, studio, userId, storyId, make } = aStoryToMake()
  const { tell } = studio.writer
  const pieces = () => db.select().from(boughtPieces).all().length
  const keptAfterwards: number[] = []
  let bought = 0
  studio.writer = {
    ...studio.writer,
    async tell(brief, making) {
      await making?.purchases?.once('draft', async () => {
        bought += 1
        return { bytes: new Uint8Array([bought]) }
      })
      if (bought > 1) return tell(brief, making)
      await making?.purchases?.forget('draft')
      keptAfterwards.push(pieces())
      throw new Unusable('not to be told')
    },
  }
  await make()
  expect(db.select().from(stories).get()?.retryable).toBe(true)
  expect([keptAfterwards, pieces()]).toEqual([[1], 0])
  retryStory(db, admitted(userId), storyId)
  await make()
  expect(db.select().from(stories).get()?.generationStatus).toBe('complete')
  expect([bought, pieces()]).toEqual([2, 0])
})

test("a picture from the second request is kept for the parent's retry, although the first was refused", async () => {
  const { db, studio, userId, storyId, make } = aStoryToMake()
  const { paint } = studio.painter
  let asked = 0
  let bought = 0
  let canBeLookedAt = false
  studio.painter = {
    ...studio.painter,
    async paint(brief, making) {
      if (brief.isFirst) {
        asked += 1
        if (asked === 1) {
          await making?.purchases?.forget('first page')
          throw new Error('refused, and to be asked for once more')
        }
        await making?.purchases?.once('first page', async () => {
          bought += 1
          return { bytes: new Uint8Array([bought]) }
        })
        if (!canBeLookedAt) throw new ProviderDown('nobody looks at it')
      }
      return paint(brief, making)
    },
  }
  for (let hour = 0; hour < 100 && db.select().from(stories).get()?.retryable !== true; hour += 1)
    await make(hour)
  expect(db.select().from(stories).get()?.retryable).toBe(true)
  canBeLookedAt = true
  retryStory(db, admitted(userId), storyId)
  await make(100)
  expect(db.select().from(stories).get()?.generationStatus).toBe('complete')
  expect(bought).toBe(1)
})

test("a character's unusable pieces are deleted with a story that was deleted meanwhile", async () => {
  const { db, store, studio, userId, storyId, make } = aStoryToMake()
  const pieces = () => db.select().from(boughtPieces).all().length
  const keptMeanwhile: number[] = []
  studio.painter = {
    ...studio.painter,
    async likeness(_brief, making) {
      await making?.purchases?.once('portrait', async () => ({ bytes: new Uint8Array([1]) }))
      await making?.purchases?.forget('portrait')
      await deleteStory(db, store, userId, storyId)
      keptMeanwhile.push(pieces())
      throw new Unusable('not to be shown')
    },
  }
  await make()
  expect([keptMeanwhile, pieces()]).toEqual([[1], 0])
})
