import { eq } from 'drizzle-orm'
import type { Db, DbOrTx } from '../../../db/client.ts'
import { storyBodies, storyChanges } from '../../../db/schema/index.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'
import { takeCreditsForChange } from '../credits/charge-for-story.ts'
import { hasRoomFor } from '../family/has-room-for.ts'
import type { Admission } from '../gate/may-begin-work.ts'
import { beginPart } from './begin-part.ts'
import { agreedPrice, changePrice, type PriceRefusal } from './change-price.ts'
import { type PageAddress, type PageRefusal, pageOf } from './page-of.ts'

export interface WordsMended extends PageAddress {
  /** As returned by `mendedWords`. */
  words: string
  /** The words that the parent saw before the change: another window may have changed the page meanwhile. */
  seen: string
  /** The price that the parent was shown, in credits. */
  price: number
}

export type MendRefusal =
  | PageRefusal
  | PriceRefusal
  /** With the page's current words. */
  | { reason: 'changed-meanwhile'; words: string }
  | { reason: 'full' }

/**
 * Changes the words of a page. The story changes once the voice has read them. Sending the same words again retries
 * what failed, free of charge.
 */
export function mendWords(
  db: Db,
  admission: Admission,
  { storyId, paragraphIndex, words, seen, price: shown }: WordsMended,
  narrator: { engine: string },
): Result<undefined, MendRefusal> {
  const { userId } = admission
  return db.transaction(
    (tx): Result<undefined, MendRefusal> => {
      const page = pageOf(tx, userId, { storyId, paragraphIndex })
      if (!page.ok) return page
      const voice = { kind: 'tell_pages', storyId, paragraphIndex: null } as const
      if (page.value.words === words) {
        if (page.value.changes.some(({ kind, state }) => kind === 'words' && state === 'waiting'))
          beginPart(tx, admission, voice)
        return ok(undefined)
      }
      if (page.value.words !== seen) return failed({ reason: 'changed-meanwhile', words: page.value.words })
      if (!hasRoomFor(tx, userId, 'change')) return failed({ reason: 'full' })
      const price = changePrice(tx, { storyId, paragraphIndex, kind: 'words' }, narrator)
      const agreed = agreedPrice(tx, userId, { price, shown })
      if (typeof agreed !== 'number') return failed(agreed)
      keepFirstTelling(tx, storyId)
      const change = tx
        .insert(storyChanges)
        .values({ userId, storyId, paragraphIndex, kind: 'words', asked: words, before: page.value.words })
        .returning({ id: storyChanges.id })
        .get()
      if (agreed > 0) takeCreditsForChange(tx, userId, change.id, agreed)
      beginPart(tx, admission, voice)
      return ok(undefined)
    },
    { behavior: 'immediate' },
  )
}

/** A story before any change: every later narration is joined from it, and undoing all changes restores it. */
export interface FirstTelling {
  content: string
  audio: string | null
  readingGrade: number | null
}

function keepFirstTelling(tx: DbOrTx, storyId: number): void {
  const ofStory = eq(storyBodies.storyId, storyId)
  const body = tx.select().from(storyBodies).where(ofStory).get()
  if (!body || body.firstTelling !== null) return
  const first: FirstTelling = {
    content: body.content ?? '',
    audio: body.audio,
    readingGrade: body.readingGrade,
  }
  tx.update(storyBodies)
    .set({ firstTelling: JSON.stringify(first) })
    .where(ofStory)
    .run()
}
