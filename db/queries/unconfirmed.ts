import type { Db } from '../client.ts'
import { statement } from '../statements.ts'

/** Whether a family is on its trial with an unconfirmed e-mail; never for accounts at Firebase. */
export const isUnconfirmedTrial = (db: Db, userId: number): boolean =>
  statement(
    db,
    `SELECT 1 FROM users JOIN embedded_accounts ON uid = firebase_uid
     WHERE users.id = ? AND active_trial AND NOT trial_bypass AND NOT email_verified`,
  ).get(userId) !== undefined
