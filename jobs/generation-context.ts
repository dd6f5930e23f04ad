import type { Db } from '../db/client.ts'
import type { LightCopies } from '../src/domain/media/light-copies.ts'
import { type PurchaseOwner, purchasesOf } from '../src/domain/media/purchases.ts'
import { recordPurchase } from '../src/domain/spending/record-purchase.ts'
import type { UnfinishedStory } from '../src/domain/stories/unfinished-story.ts'
import type { Ambience } from '../src/ports/ambience.ts'
import type { MediaStore } from '../src/ports/media-store.ts'
import type { Moderator } from '../src/ports/moderator.ts'
import type { Narrator } from '../src/ports/narrator.ts'
import type { Painter } from '../src/ports/painter.ts'
import type { Making, PurchaseStore } from '../src/ports/purchase-store.ts'
import type { FollowWords } from '../src/ports/recorder.ts'
import type { Splice } from '../src/ports/splicer.ts'
import { Unusable } from '../src/ports/unusable.ts'
import type { Writer } from '../src/ports/writer.ts'
import { forgetLater, keepAfterAll } from './forget-unused.ts'

/** The engines and services that make stories. */
export interface GenerationContext {
  db: Db
  writer: Writer
  painter: Painter
  narrator: Narrator
  ambience: Ambience
  splice: Splice
  followWords: FollowWords
  media: MediaStore
  moderator: Moderator
  lightCopies?: Pick<LightCopies, 'wish'> | undefined
  now: () => Date
  /** Called with the duration of each stage. */
  onStage?: ((stage: string, outcome: 'done' | 'failed', seconds: number) => void) | undefined
  /** Waits between two tries. */
  pause?: (ms: number) => Promise<unknown>
}

/** For whom a piece is made: what is bought is recorded and stored at once, usable or not. */
export function makingFor(
  { db, media, moderator, now }: GenerationContext,
  { id: storyId, userId }: UnfinishedStory,
  signal: AbortSignal,
  owner: PurchaseOwner = { userId, storyId },
): Making {
  const making: Making = {
    signal,
    onPurchase: (purchase) => recordPurchase(db, { userId, storyId }, purchase, now()),
    purchases: forgettingLater(db, storyId, owner, purchasesOf(db, media, owner)),
  }
  return {
    ...making,
    async checkPicture(picture) {
      const verdict = await moderator.checkPicture(picture, making)
      if (!verdict.ok) throw new Unusable(`The picture is not for children: ${verdict.theme}`)
      return { hasWriting: verdict.hasWriting ?? false }
    },
  }
}

/** Purchases that delete unusable pieces once the story's job has ended, except those that were bought again. */
function forgettingLater(
  db: Db,
  storyId: number,
  owner: PurchaseOwner,
  purchases: PurchaseStore,
): PurchaseStore {
  const nameOf = (what: string) => ('characterId' in owner ? `character ${owner.characterId} ${what}` : what)
  return {
    ...purchases,
    once: (what, buy) =>
      purchases.once(what, () => {
        keepAfterAll(db, storyId, nameOf(what))
        return buy()
      }),
    forget: async (what) => forgetLater(db, storyId, nameOf(what), () => purchases.forget(what)),
  }
}
