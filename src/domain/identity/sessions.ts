import { and, desc, eq, gte, lte, notInArray, sql } from 'drizzle-orm'
import { type Db, type DbOrTx, mayWrite } from '../../../db/client.ts'
import { noteFailure } from '../../../db/patience.ts'
import { embeddedAccounts, sessions, users } from '../../../db/schema/index.ts'
import { statement } from '../../../db/statements.ts'
import type { IdentityProvider, TokenFailure, VerifiedIdentity } from '../../ports/identity.ts'
import { LONGEST_SESSION_DAYS, SESSION_LIFETIME_SECONDS } from '../../shared/identity/session-lifetime.ts'
import { TOKEN_MAX_AGE_SECONDS } from '../../shared/identity/sign-in-times.ts'
import { PIN_TRIES } from '../../shared/kid-mode/pin.ts'
import { pressureOf } from '../../shared/kit/pressure.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'
import { SESSIONS_MAX } from '../../shared/kit/row-caps.ts'
import { WriterNeeded } from '../../shared/kit/writer-needed.ts'

const DAY_MS = 24 * 3600_000
const SESSION_LIFETIME_MS = SESSION_LIFETIME_SECONDS * 1000
const LONGEST_SESSION_MS = LONGEST_SESSION_DAYS * DAY_MS
/** How far a vendor's clock may run ahead of ours. */
const CLOCK_TOLERANCE_MS = 30_000

export interface NewSession {
  token: string
  identity: VerifiedIdentity
}

export interface FoundSession {
  tokenHash: string
  firebaseUid: string
  email: string
  /** Null until the user sync has succeeded. */
  userId: number | null
  /** When this device signed in. */
  begunAt: Date
  /** Set while the device is in a child's hands. */
  kid: KidMode | null
  /** Set when the session was just extended: the cookie then needs its new age. */
  renewed: boolean
}

export interface KidMode {
  /** The open shelf's profile; null when it was removed meanwhile. */
  profileId: number | null
  /** How many tries at the PIN are left. */
  triesLeft: number
}

/**
 * Begins a session for the person in an ID token, and returns the cookie's token, which is not stored. Refused when
 * the ID token is older than 5 minutes (specification, section 9).
 */
export async function beginSession(
  db: Db,
  provider: IdentityProvider,
  idToken: string,
  now: Date,
): Promise<Result<NewSession, TokenFailure | 'stale'>> {
  const verified = await provider.verifyIdToken(idToken, now)
  if (!verified.ok) return verified
  const identity = verified.value
  const age = now.getTime() - identity.issuedAt.getTime()
  if (age >= TOKEN_MAX_AGE_SECONDS * 1000 || age < -CLOCK_TOLERANCE_MS) return failed('stale')
  const token = insertSession(db, identity, now)
  return token === undefined ? failed('revoked') : ok({ token, identity })
}

/**
 * Undefined for a token from before the e-mail turned out to be another person's. Anyone can sign up with somebody
 * else's e-mail: where the provider gives that account to the e-mail's owner, who signed in with Google, as Firebase
 * does, it is theirs alone from then on.
 */
function insertSession(db: Db, identity: VerifiedIdentity, now: Date): string | undefined {
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
  const isInserted = db.transaction(
    (tx) => {
      tx.delete(sessions).where(lte(sessions.expiresAt, now.toISOString())).run()
      if (identity.emailVerified) endUnverifiedSessions(tx, identity.uid)
      else if (isOlderThanOwner(tx, identity)) return false
      tx.insert(sessions)
        .values({
          tokenHash: hashOf(token),
          firebaseUid: identity.uid,
          email: identity.email,
          emailVerified: identity.emailVerified,
          userId: userIdOf(tx, identity.uid),
          expiresAt: expiryFrom(now, now),
          createdAt: now.toISOString(),
        })
        .run()
      endOldestSessions(tx, identity.uid)
      return true
    },
    { behavior: 'immediate' },
  )
  return isInserted ? token : undefined
}

/** A person may be signed in on several devices; past the limit, the ones unused the longest are signed out. */
function endOldestSessions(tx: DbOrTx, firebaseUid: string): void {
  const newest = tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.firebaseUid, firebaseUid))
    .orderBy(desc(sessions.expiresAt), desc(sql`rowid`))
    .limit(SESSIONS_MAX)
  tx.delete(sessions)
    .where(and(eq(sessions.firebaseUid, firebaseUid), notInArray(sessions.tokenHash, newest)))
    .run()
}

function endUnverifiedSessions(tx: DbOrTx, firebaseUid: string): void {
  tx.delete(sessions)
    .where(and(eq(sessions.firebaseUid, firebaseUid), eq(sessions.emailVerified, false)))
    .run()
}

const isOlderThanOwner = (tx: DbOrTx, { uid, issuedAt }: VerifiedIdentity) =>
  tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(
      and(
        eq(sessions.firebaseUid, uid),
        eq(sessions.emailVerified, true),
        gte(sessions.createdAt, issuedAt.toISOString()),
      ),
    )
    .get() !== undefined

/**
 * The session of a cookie's token, extended at most once a day; undefined when it has ended. Throws WriterNeeded where
 * it cannot be extended.
 */
export function findSession(db: Db, token: string, now: Date): FoundSession | undefined {
  const found = sessionOf(db, token, now)
  if (!found) return undefined
  const { expiresAt, createdAt, kidMode, kidProfileId, kidPinTries, ...session } = found
  const kid = kidMode ? { profileId: kidProfileId, triesLeft: Math.max(0, PIN_TRIES - kidPinTries) } : null
  const begunAt = new Date(createdAt)
  const expiry = expiryFrom(now, begunAt)
  const renewed = Date.parse(expiry) - Date.parse(expiresAt) >= DAY_MS
  if (renewed && !mayWrite(db)) throw new WriterNeeded()
  return { ...session, begunAt, kid, renewed: renewed && isProlonged(db, session.tokenHash, expiry) }
}

/** False where nothing can be written just now: a request that only reads need not wait for that. */
function isProlonged(db: Db, tokenHash: string, expiresAt: string): boolean {
  try {
    db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash)).run()
    return true
  } catch (error) {
    noteFailure(db, error)
    if (pressureOf(error)) return false
    throw error
  }
}

/** The uid of a cookie's session, without extending it; undefined when it has ended. */
export const familyOfSession = (db: Db, token: string, now: Date): string | undefined =>
  sessionOf(db, token, now)?.firebaseUid

/** Whether a cookie's session is in kid mode, without extending it. */
export const isKidSession = (db: Db, token: string, now: Date): boolean =>
  sessionOf(db, token, now)?.kidMode === 1

/** Ends one session; harmless when it has ended already. */
export function endSession(db: Db, tokenHash: string): void {
  db.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).run()
}

/**
 * Ends one device's session, and with the app's own issuer every token issued before `now`: the other devices have
 * sessions and need no token.
 */
export function signOut(
  db: Db,
  { tokenHash, firebaseUid }: Pick<FoundSession, 'tokenHash' | 'firebaseUid'>,
  now: Date,
): void {
  db.transaction(
    (tx) => {
      tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).run()
      endTokens(tx, firebaseUid, now)
    },
    { behavior: 'immediate' },
  )
}

/** The same on every device. */
export function signOutEverywhere(db: Db, firebaseUid: string, now: Date): void {
  db.transaction(
    (tx) => {
      endAllSessions(tx, firebaseUid)
      endTokens(tx, firebaseUid, now)
    },
    { behavior: 'immediate' },
  )
}

function endTokens(tx: DbOrTx, firebaseUid: string, now: Date): void {
  tx.update(embeddedAccounts)
    .set({ tokensValidAfter: now.toISOString() })
    .where(eq(embeddedAccounts.uid, firebaseUid))
    .run()
}

/** Ends every session of a person. */
export function endAllSessions(db: DbOrTx, firebaseUid: string): void {
  db.delete(sessions).where(eq(sessions.firebaseUid, firebaseUid)).run()
}

const hashOf = (token: string) => new Bun.CryptoHasher('sha256').update(token).digest('hex')

const expiryFrom = (now: Date, begun: Date) =>
  new Date(Math.min(now.getTime() + SESSION_LIFETIME_MS, begun.getTime() + LONGEST_SESSION_MS)).toISOString()

const userIdOf = (tx: DbOrTx, firebaseUid: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.firebaseUid, firebaseUid)).get()?.id ?? null

interface SessionRow {
  tokenHash: string
  firebaseUid: string
  email: string
  userId: number | null
  kidMode: number
  kidProfileId: number | null
  kidPinTries: number
  expiresAt: string
  createdAt: string
}

/** Runs with every request. */
const sessionOf = (db: Db, token: string, now: Date): SessionRow | undefined =>
  statement<SessionRow>(
    db,
    `SELECT token_hash AS tokenHash, firebase_uid AS firebaseUid, email, user_id AS userId, kid_mode AS kidMode,
       kid_profile_id AS kidProfileId, kid_pin_tries AS kidPinTries, expires_at AS expiresAt, created_at AS createdAt
     FROM sessions WHERE token_hash = ? AND expires_at > ? AND created_at > ?`,
  ).get(hashOf(token), now.toISOString(), new Date(now.getTime() - LONGEST_SESSION_MS).toISOString())
