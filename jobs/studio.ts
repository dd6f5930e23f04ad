import type { Db } from '../db/client.ts'
import { type ShelfOwner, shelfOf } from '../src/domain/media/shelf.ts'
import { recordPurchase } from '../src/domain/spending/record-purchase.ts'
import type { UnfinishedStory } from '../src/domain/stories/unfinished-story.ts'
import type { Ambience } from '../src/providers/ambience/index.ts'
import type { Painter } from '../src/providers/image/index.ts'
import type { MediaStore } from '../src/providers/media/index.ts'
import type { Moderator } from '../src/providers/moderation/index.ts'
import type { Making } from '../src/providers/shelf.ts'
import type { Writer } from '../src/providers/text/index.ts'
import { Unusable } from '../src/providers/unusable.ts'
import type { Narrator } from '../src/providers/voice/index.ts'
import { letGoLater } from './let-go.ts'

/** Who and what makes stories. */
export interface Studio {
  db: Db
  writer: Writer
  painter: Painter
  narrator: Narrator
  ambience: Ambience
  media: MediaStore
  moderator: Moderator
  now: () => Date
  /** How the time between two tries passes. */
  pause?: (ms: number) => Promise<unknown>
}

/** In whose behalf a piece is made: what is bought is entered and kept at once, whether it can be used or not. */
export function makingFor(
  { db, media, moderator, now }: Studio,
  { id: storyId, userId }: UnfinishedStory,
  signal: AbortSignal,
  owner: ShelfOwner = { userId, storyId },
): Making {
  const shelf = shelfOf(db, media, owner)
  const making: Making = {
    signal,
    onPurchase: (purchase) => recordPurchase(db, { userId, storyId }, purchase, now()),
    shelf: { ...shelf, forget: async (what) => letGoLater(db, storyId, () => shelf.forget(what)) },
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
