import { beforeEach, expect, test } from 'bun:test'
import { and, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { boughtPieces, jobs, media, spending, stories, users } from '../../db/schema/index.ts'
import { startQueue } from '../../jobs/queue.ts'
import { deleteAccount } from '../../src/domain/account/delete-account.ts'
import { requestStory } from '../../src/domain/stories/request-story.ts'
import { createLogger } from '../../src/logger.ts'
import type { IdentityProvider } from '../../src/ports/identity.ts'
import type { MediaStore } from '../../src/ports/media-store.ts'
import type { Making } from '../../src/ports/purchase-store.ts'
import { freshStorage } from '../support/database.ts'
import { admitted, aFamily, aWish } from '../support/families.ts'
import { SECRET } from '../support/signed-in.ts'
import { type SmallEngines, smallEngines } from '../support/small-engines.ts'

const NOW = new Date('2026-11-21T19:30:00Z')
const identity = { deleteAccount: async () => 'deleted' } as unknown as IdentityProvider

let db: Db
let store: MediaStore
let studio: SmallEngines
let family: { userId: number; miaId: number }

beforeEach(() => {
  ;({ db, store } = freshStorage())
  studio = smallEngines()
  family = aFamily(db)
})

const deleteFamily = async () => {
  const { firebaseUid } = db.select().from(users).get() ?? { firebaseUid: '' }
  const services = { db, media: store, payments: undefined, identity, now: () => NOW, sessionSecret: SECRET }
  await deleteAccount(services, { userId: family.userId, firebaseUid })
}

/** A vendor's paid response, stored with the purchases. */
const buy = async (kind: 'text' | 'picture' | 'speech' | 'sound', making: Making | undefined) => {
  making?.onPurchase?.({ vendor: 'a vendor', kind, model: 'm', microDollars: 1000 })
  const bytes = new TextEncoder().encode(`bought ${kind}`)
  await making?.purchases?.once(kind, async () => ({ bytes, facts: null }))
}

test.each(['text', 'picture', 'speech', 'sound'] as const)(
  'a family that goes while its %s is bought leaves nothing but the money that was spent',
  async (piece) => {
    const log: string[] = []
    const { writer, painter, narrator, ambience } = studio
    const { tell } = writer
    const { paint } = painter
    const { narrate } = narrator
    const { bed } = ambience
    let isGone = false
    const at = async (kind: typeof piece, making: Making | undefined) => {
      if (kind === piece && !isGone) {
        isGone = true
        await deleteFamily()
      }
      await buy(kind, making)
    }
    writer.tell = async (brief, making) => {
      await at('text', making)
      return tell(brief, making)
    }
    painter.paint = async (brief, making) => {
      await at('picture', making)
      return paint(brief, making)
    }
    narrator.narrate = async (brief, making) => {
      await at('speech', making)
      return narrate(brief, making)
    }
    ambience.bed = async (brief, making) => {
      await at('sound', making)
      return bed(brief, making)
    }
    const wished = requestStory(db, admitted(family.userId), aWish([family.miaId], { length: 'test' }), {
      seed: 7,
      now: NOW,
    })
    expect(wished.ok).toBe(true)
    const queue = startQueue(
      { db, media: store, now: () => NOW, pause: async () => {}, ...studio },
      createLogger((line) => log.push(line)),
    )
    queue.wake()
    await queue.idle()

    expect(isGone).toBe(true)
    expect(log).toEqual([])
    for (const table of [users, stories, jobs, media, boughtPieces])
      expect(db.select().from(table).all()).toEqual([])
    expect(await Array.fromAsync(store.list())).toEqual([])
    expect(db.all(sql`PRAGMA foreign_key_check`)).toEqual([])
    const nobodys = and(isNull(spending.userId), isNull(spending.storyId))
    expect(db.select().from(spending).where(nobodys).all().length).toBeGreaterThan(0)
    expect(await db.$count(spending)).toBe(await db.$count(spending, nobodys))
  },
)
