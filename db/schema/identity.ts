import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { profiles } from './profiles.ts'
import { createdAt } from './times.ts'
import { users } from './users.ts'

/** Accounts of the embedded identity provider; empty with Firebase. */
export const embeddedAccounts = sqliteTable('embedded_accounts', {
  uid: text('uid').primaryKey(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash'),
  emailVerified: integer('email_verified', { mode: 'boolean' }).notNull().default(false),
  /** Tokens issued before this moment are no longer refreshed. */
  tokensValidAfter: text('tokens_valid_after'),
  createdAt: createdAt(),
})

/** Other ways to sign in to an embedded account, e.g. Google; `subject` is the person there. */
export const embeddedIdentities = sqliteTable(
  'embedded_identities',
  {
    provider: text('provider', { enum: ['google.com'] }).notNull(),
    subject: text('subject').notNull(),
    uid: text('uid')
      .notNull()
      .references(() => embeddedAccounts.uid, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index('embedded_identities_uid').on(t.uid)],
)

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token: the token itself is not stored. */
    tokenHash: text('token_hash').primaryKey(),
    firebaseUid: text('firebase_uid').notNull(),
    email: text('email').notNull(),
    /** Empty until the user sync has succeeded. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Whether the e-mail was known to be this person's when the session began. */
    emailVerified: integer('email_verified', { mode: 'boolean' }).notNull().default(false),
    /** The device is in kid mode, until a parent leaves it. */
    kidMode: integer('kid_mode', { mode: 'boolean' }).notNull().default(false),
    /** The profile whose shelf is open in kid mode; empty, with nothing open, when that profile was removed meanwhile. */
    kidProfileId: integer('kid_profile_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** Tries at the PIN since kid mode began. */
    kidPinTries: integer('kid_pin_tries').notNull().default(0),
    expiresAt: text('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('sessions_firebase_uid').on(t.firebaseUid),
    index('sessions_expires_at').on(t.expiresAt),
    index('sessions_user_id').on(t.userId),
    index('sessions_kid_profile_id').on(t.kidProfileId),
  ],
)

/** E-mails that had a trial, as keyed hashes: they outlive the account, so that each gets one trial. */
export const trialsGiven = sqliteTable('trials_given', {
  emailHash: text('email_hash').primaryKey(),
  createdAt: createdAt(),
})

/** Keys that the app generated, e.g. those that sign embedded identity tokens; the newest one signs. */
export const signingKeys = sqliteTable('keys', {
  id: text('id').primaryKey(),
  purpose: text('purpose').notNull(),
  /** Encrypted with SESSION_SECRET; empty once another key signs. */
  privateJwk: text('private_jwk').notNull(),
  publicJwk: text('public_jwk'),
  createdAt: createdAt(),
})
