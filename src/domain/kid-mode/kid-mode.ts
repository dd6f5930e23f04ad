import { and, eq, sql } from 'drizzle-orm'
import type { Db, DbOrTx } from '../../../db/client.ts'
import { profilesOf } from '../../../db/queries/profiles.ts'
import { sessions } from '../../../db/schema/index.ts'
import { PIN_TRIES, type PinRefusal, pinRefused } from '../../shared/kid-mode/pin.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'
import { hasKidPin, isKidPin, keepKidPin } from './kid-pin.ts'

interface HandOver {
  tokenHash: string
  userId: number
  /** The profile whose shelf is opened: a child's or the family's own. */
  profileId: number
  /** Required, twice the same, where the family has no PIN yet. */
  pin: string
  repeatPin: string
  /** The app's secret, for the PIN's hash. */
  secret: string
}

export type HandOverRefusal = 'no-such-profile' | PinRefusal

/** Puts a session into kid mode: from then on its device shows one shelf only. The first time stores the family's PIN. */
export const enterKidMode = (db: Db, handOver: HandOver): Result<undefined, HandOverRefusal> =>
  db.transaction(
    (tx): Result<undefined, HandOverRefusal> => {
      const { tokenHash, userId, profileId, pin, repeatPin, secret } = handOver
      const { family, children } = profilesOf(tx, userId)
      if (![family, ...children].some(({ id }) => id === profileId)) return failed('no-such-profile')
      if (!hasKidPin(tx, userId)) {
        const refusal = pinRefused(pin, repeatPin)
        if (refusal) return failed(refusal)
        keepKidPin(tx, userId, pin, secret)
      }
      tx.update(sessions)
        .set({ kidMode: true, kidProfileId: profileId, kidPinTries: 0 })
        .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.userId, userId)))
        .run()
      return ok(undefined)
    },
    { behavior: 'immediate' },
  )

/**
 * Ends kid mode by the PIN. Each try is counted before it is checked, so that parallel tries are limited to five too;
 * after those no PIN is accepted.
 */
export const leaveByPin = (
  db: Db,
  tried: { tokenHash: string; userId: number; pin: string; secret: string },
): 'left' | 'wrong' =>
  db.transaction(
    (tx) => {
      const { tokenHash, userId, pin, secret } = tried
      const { changes } = tx
        .update(sessions)
        .set({ kidPinTries: sql`${sessions.kidPinTries} + 1` })
        .where(and(eq(sessions.tokenHash, tokenHash), sql`${sessions.kidPinTries} < ${PIN_TRIES}`))
        .run()
      if (changes === 0 || !isKidPin(tx, userId, pin, secret)) return 'wrong'
      leaveKidMode(tx, tokenHash)
      return 'left'
    },
    { behavior: 'immediate' },
  )

/** Ends kid mode for a parent who has given the account's password. */
export function leaveKidMode(db: DbOrTx, tokenHash: string): void {
  db.update(sessions)
    .set({ kidMode: false, kidProfileId: null, kidPinTries: 0 })
    .where(eq(sessions.tokenHash, tokenHash))
    .run()
}
