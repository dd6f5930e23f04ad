import { and, eq, gte, lt, type SQL } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { boughtPieces, stories, users } from '../../../db/schema/index.ts'
import type { MediaStore } from '../../ports/media-store.ts'
import type { BoughtPiece, PurchaseStore } from '../../ports/purchase-store.ts'
import { mediaMutex } from './media-mutex.ts'
import { removeUnneededFiles } from './remove-unused-media.ts'
import { singleFlight } from './single-flight.ts'

/** What was bought for a family's story, or for one of its characters. */
export type PurchaseOwner = { userId: number } & ({ storyId: number } | { characterId: number })

/** Stores what is bought for a story or a family in the database and the media store, the moment it is bought. */
export function purchasesOf(db: Db, store: MediaStore, owner: PurchaseOwner): PurchaseStore {
  const storyId = 'storyId' in owner ? owner.storyId : null
  const prefix = prefixOf(owner)
  return {
    once: (what, buy) => bought(db, store, { userId: owner.userId, storyId }, `${prefix}${what}`, buy),
    forget: (what) => forget(db, store, eq(boughtPieces.key, `${prefix}${what}`)),
    onceForAll: sharedPurchases(db, store).onceForAll,
  }
}

/** For what serves every family and belongs to none: made or bought once, however many ask for it. */
export const sharedPurchases = (
  db: Db,
  store: MediaStore,
): Pick<PurchaseStore, 'onceForAll'> & { find(what: string): Promise<BoughtPiece | undefined> } => ({
  find: (what) => found(db, store, what),
  onceForAll: (what, buy) => bought(db, store, NOBODY, what, buy),
})

/** Deletes what was bought for something that is finished: rows first, so that a crash leaves only files, which are swept. */
export async function clearPurchases(db: Db, store: MediaStore, owner: PurchaseOwner): Promise<void> {
  const prefix = prefixOf(owner)
  const theirs = and(gte(boughtPieces.key, prefix), lt(boughtPieces.key, `${prefix}\u{10ffff}`))
  await forget(db, store, theirs)
}

async function forget(db: Db, store: MediaStore, which: SQL | undefined): Promise<void> {
  const rows = db.delete(boughtPieces).where(which).returning({ hash: boughtPieces.hash }).all()
  await removeUnneededFiles(
    db,
    store,
    rows.map(({ hash }) => hash),
  )
}

const prefixOf = (owner: PurchaseOwner): string =>
  'storyId' in owner ? `story ${owner.storyId} ` : `character ${owner.characterId} `

interface Row {
  userId: number | null
  storyId: number | null
}

const NOBODY: Row = { userId: null, storyId: null }

const bought = (
  db: Db,
  store: MediaStore,
  owner: Row,
  key: string,
  buy: () => Promise<BoughtPiece>,
): Promise<BoughtPiece> =>
  singleFlight(db, `piece ${key}`, async () => {
    const there = await found(db, store, key)
    return there ?? keep(db, store, owner, key, await buy())
  })

async function found(db: Db, store: MediaStore, key: string): Promise<BoughtPiece | undefined> {
  const row = db.select().from(boughtPieces).where(eq(boughtPieces.key, key)).get()
  const file = row && (await store.get(row.hash))
  if (!row || !file) return undefined
  return { bytes: new Uint8Array(await file.arrayBuffer()), facts: JSON.parse(row.facts) }
}

async function keep(
  db: Db,
  store: MediaStore,
  { userId, storyId }: Row,
  key: string,
  piece: BoughtPiece,
): Promise<BoughtPiece> {
  const hash = await mediaMutex.run(async () => {
    const hash = await store.put(piece.bytes)
    if (isThere(db, { userId, storyId })) {
      const facts = JSON.stringify(piece.facts ?? null)
      const row = { key, userId, storyId, hash, facts }
      db.insert(boughtPieces).values(row).onConflictDoUpdate({ target: boughtPieces.key, set: row }).run()
      return undefined
    }
    return hash
  })
  // The story or the family was deleted during the purchase.
  if (hash) await removeUnneededFiles(db, store, [hash])
  return piece
}

function isThere(db: Db, { userId, storyId }: Row): boolean {
  if (storyId !== null)
    return db.select({ id: stories.id }).from(stories).where(eq(stories.id, storyId)).get() !== undefined
  if (userId !== null)
    return db.select({ id: users.id }).from(users).where(eq(users.id, userId)).get() !== undefined
  return true
}
