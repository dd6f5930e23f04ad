import { and, desc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Db, DbOrTx } from '../../../db/client.ts'
import { type LINK_KINDS, stories, storyLinks, storyVoices } from '../../../db/schema/index.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'
import { hasRoomFor } from '../family/has-room-for.ts'
import type { Admission } from '../gate/may-begin-work.ts'

export type LinkKind = (typeof LINK_KINDS)[number]

const DAY_MS = 86_400_000
const TOKEN_BYTES = 32

/** How long links of each kind are valid, in days, and whether they can be used only once. */
export const LINK_RULES: Record<LinkKind, { days: number | undefined; once: boolean }> = {
  share: { days: undefined, once: false },
  recording: { days: 7, once: true },
}

export interface NewLink {
  storyId: number
  kind: LinkKind
  withName: boolean
  /** The voice that a recording link is for, or that a shared story is told in. */
  voice?: string | undefined
}

export interface MadeLink {
  id: number
  /** Part of the address; it is not stored and cannot be shown again. */
  token: string
}

/**
 * Creates a link to one finished story of the family's (docs/decisions.md); a story is shared only in a voice that is
 * available by then. Replaces links that have ended where the family is at its limit.
 */
export function makeStoryLink(
  db: Db,
  { userId }: Admission,
  { storyId, kind, withName, voice }: NewLink,
  now: Date,
): Result<MadeLink, 'not-found' | 'not-complete' | 'no-such-voice' | 'full'> {
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES))).toString('base64url')
  const { days } = LINK_RULES[kind]
  return db.transaction(
    (tx) => {
      const story = tx
        .select({ status: stories.generationStatus })
        .from(stories)
        .where(and(eq(stories.id, storyId), eq(stories.userId, userId)))
        .get()
      if (!story) return failed('not-found')
      if (story.status !== 'complete') return failed('not-complete')
      if (kind === 'share' && voice !== undefined && !isToldIn(tx, storyId, voice))
        return failed('no-such-voice')
      if (!hasRoomFor(tx, userId, 'link')) forgetEnded(tx, userId, now)
      if (!hasRoomFor(tx, userId, 'link')) return failed('full')
      const made = tx
        .insert(storyLinks)
        .values({
          userId,
          storyId,
          kind,
          withName,
          voice: voice ?? null,
          tokenHash: hashOf(token),
          createdAt: now.toISOString(),
          expiresAt: days === undefined ? null : new Date(now.getTime() + days * DAY_MS).toISOString(),
        })
        .returning({ id: storyLinks.id })
        .all()
      return ok({ id: made[0]?.id ?? 0, token })
    },
    { behavior: 'immediate' },
  )
}

const isToldIn = (tx: DbOrTx, storyId: number, voice: string): boolean =>
  tx
    .select({ id: storyVoices.id })
    .from(storyVoices)
    .where(and(eq(storyVoices.storyId, storyId), eq(storyVoices.name, voice), isNotNull(storyVoices.audio)))
    .get() !== undefined

const forgetEnded = (tx: DbOrTx, userId: number, now: Date) =>
  tx
    .delete(storyLinks)
    .where(and(eq(storyLinks.userId, userId), or(isNotNull(storyLinks.endedAt), hasExpired(now))))
    .run()

/**
 * A shared story falls back to the narrator once its voice is gone: another voice that takes the name was not chosen
 * for the link.
 */
export const giveToNarrator = (tx: DbOrTx, storyId: number, voice: string) =>
  tx
    .update(storyLinks)
    .set({ voice: null })
    .where(and(eq(storyLinks.storyId, storyId), eq(storyLinks.kind, 'share'), eq(storyLinks.voice, voice)))
    .run()

export interface OpenedLink {
  id: number
  userId: number
  storyId: number
  withName: boolean
  voice: string | null
}

/** Why a link does not open: it never existed, the family ended it, it expired, or it was used. */
export type LinkRefusal = 'unknown' | 'ended' | 'expired' | 'used'

/** The story that a token of this kind opens now; checked again for the page and each of its files. */
export function openStoryLink(
  db: Db,
  kind: LinkKind,
  token: string,
  now: Date,
): Result<OpenedLink, LinkRefusal> {
  const link = db
    .select()
    .from(storyLinks)
    .where(and(eq(storyLinks.tokenHash, hashOf(token)), eq(storyLinks.kind, kind)))
    .get()
  if (!link) return failed('unknown')
  if (link.endedAt !== null) return failed('ended')
  if (link.expiresAt !== null && link.expiresAt <= now.toISOString()) return failed('expired')
  if (link.usedAt !== null) return failed('used')
  const { id, userId, storyId, withName, voice } = link
  return ok({ id, userId, storyId, withName, voice })
}

/** Marks a single-use link as used; false when it was used already, or has ended or expired. */
export function spendStoryLink(db: DbOrTx, linkId: number, now: Date): boolean {
  const used = db
    .update(storyLinks)
    .set({ usedAt: now.toISOString() })
    .where(and(eq(storyLinks.id, linkId), isNull(storyLinks.usedAt), isLive(now)))
    .run()
  return used.changes > 0
}

/** Whether a link still opens. */
export const isLinkLive = (db: DbOrTx, linkId: number, now: Date): boolean =>
  db
    .select({ id: storyLinks.id })
    .from(storyLinks)
    .where(and(eq(storyLinks.id, linkId), isNull(storyLinks.usedAt), isLive(now)))
    .get() !== undefined

/** Ends a link at once; false when the family has no such link. Harmless when it has ended already. */
export function endStoryLink(db: Db, userId: number, linkId: number, now: Date): boolean {
  const mine = and(eq(storyLinks.id, linkId), eq(storyLinks.userId, userId))
  db.update(storyLinks)
    .set({ endedAt: now.toISOString() })
    .where(and(mine, isNull(storyLinks.endedAt)))
    .run()
  return db.select({ id: storyLinks.id }).from(storyLinks).where(mine).get() !== undefined
}

export interface LiveLink {
  id: number
  withName: boolean
  voice: string | null
  createdAt: string
  expiresAt: string | null
}

/** The live links of a kind to a family's story, newest first. */
export const liveLinksOf = (
  db: Db,
  userId: number,
  { storyId, kind }: { storyId: number; kind: LinkKind },
  now: Date,
): LiveLink[] =>
  db
    .select({
      id: storyLinks.id,
      withName: storyLinks.withName,
      voice: storyLinks.voice,
      createdAt: storyLinks.createdAt,
      expiresAt: storyLinks.expiresAt,
    })
    .from(storyLinks)
    .where(
      and(
        eq(storyLinks.userId, userId),
        eq(storyLinks.storyId, storyId),
        eq(storyLinks.kind, kind),
        isNull(storyLinks.usedAt),
        isLive(now),
      ),
    )
    .orderBy(desc(storyLinks.id))
    .all()

const isLive = (now: Date) =>
  and(
    isNull(storyLinks.endedAt),
    or(isNull(storyLinks.expiresAt), gt(storyLinks.expiresAt, now.toISOString())),
  )

const hasExpired = (now: Date) =>
  and(isNotNull(storyLinks.expiresAt), lte(storyLinks.expiresAt, now.toISOString()))

/** The token has 256 random bits: trying hashes finds none. */
const hashOf = (token: string) => new Bun.CryptoHasher('sha256').update(token).digest('hex')
