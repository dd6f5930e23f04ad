import { eq, ne } from 'drizzle-orm'
import { type Db, mayWrite } from '../../../db/client.ts'
import { signingKeys } from '../../../db/schema/index.ts'
import type { SigningKey } from '../../ports/issuer-store.ts'
import { seal, unseal } from './sealed-key.ts'

const PURPOSE = 'identity tokens'
const FIRST = 1
/** As long as the longest-lived token of an older key. */
const READABLE_MS = 30 * 24 * 3600_000

/**
 * The key that signs now; undefined when there is none, or none that this secret decrypts: a new one is created then.
 * A key stored before keys were encrypted is encrypted.
 */
export function signingKey(db: Db, secret: string): SigningKey | undefined {
  const row = newest(db)
  if (!row) return undefined
  if (!isPlain(row.privateJwk)) {
    const privateJwk = unseal(row.privateJwk, secret)
    return privateJwk === undefined ? undefined : { id: row.id, privateJwk }
  }
  if (mayWrite(db))
    db.update(signingKeys)
      .set({ privateJwk: seal(row.privateJwk, secret), publicJwk: publicOf(row.privateJwk) })
      .where(eq(signingKeys.id, row.id))
      .run()
  return { id: row.id, privateJwk: row.privateJwk }
}

/** Stores the first key, unless another process was faster or there is one that this secret decrypts; returns the stored key. */
export const keepSigningKey = (db: Db, secret: string, privateJwk: string): SigningKey =>
  db.transaction(() => signingKey(db, secret) ?? add(db, secret, privateJwk), { behavior: 'immediate' })

/** The public part of a current or former signing key. */
export function publicKey(db: Db, id: string): string | undefined {
  const row = db.select().from(signingKeys).where(eq(signingKeys.id, id)).get()
  return row && (row.publicJwk ?? (isPlain(row.privateJwk) ? publicOf(row.privateJwk) : undefined))
}

/**
 * Rotates the signing key. Tokens of older keys stay valid until they expire, unless `dropOlder`; sessions are not
 * tokens, so nobody is signed out.
 */
export function changeSigningKey(
  db: Db,
  secret: string,
  privateJwk: string,
  { now, dropOlder }: { now: Date; dropOlder: boolean },
): SigningKey {
  return db.transaction(
    () => {
      signingKey(db, secret)
      const before = keysInOrder(db)
      const { id } = add(db, secret, privateJwk, now)
      const until = new Date(now.getTime() - READABLE_MS).toISOString()
      const ended = before.filter(
        (_, at) => dropOlder || (before[at + 1]?.createdAt ?? now.toISOString()) < until,
      )
      for (const key of ended) db.delete(signingKeys).where(eq(signingKeys.id, key.id)).run()
      db.update(signingKeys).set({ privateJwk: '' }).where(ne(signingKeys.id, id)).run()
      return { id, privateJwk }
    },
    { behavior: 'immediate' },
  )
}

/** Oldest first. */
const keysInOrder = (db: Db) =>
  db
    .select()
    .from(signingKeys)
    .where(eq(signingKeys.purpose, PURPOSE))
    .all()
    .sort((one, other) => numberOf(one.id) - numberOf(other.id))

const newest = (db: Db) => keysInOrder(db).at(-1)

const numberOf = (id: string) => Number(id.split('-').at(-1))

function add(db: Db, secret: string, privateJwk: string, now?: Date): SigningKey {
  const last = newest(db)
  const id = `identity-${last ? numberOf(last.id) + 1 : FIRST}`
  db.insert(signingKeys)
    .values({
      id,
      purpose: PURPOSE,
      privateJwk: seal(privateJwk, secret),
      publicJwk: publicOf(privateJwk),
      ...(now ? { createdAt: now.toISOString() } : {}),
    })
    .run()
  return { id, privateJwk }
}

const isPlain = (kept: string) => kept.startsWith('{')

function publicOf(privateJwk: string): string {
  const { kty, n, e } = JSON.parse(privateJwk) as Record<string, string>
  return JSON.stringify({ kty, n, e })
}
