import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, updatedAt } from './times.ts'

export const users = sqliteTable(
  'users',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    firebaseUid: text('firebase_uid').notNull().unique(),
    email: text('email').notNull(),
    role: text('role', { enum: ['USER_ROLE', 'TESTER_ROLE'] })
      .notNull()
      .default('USER_ROLE'),
    activeTrial: integer('active_trial', { mode: 'boolean' }).notNull().default(true),
    trialBypass: integer('trial_bypass', { mode: 'boolean' }).notNull().default(false),
    /** Maintained by triggers over credit_ledger; never written by hand. */
    availableCredits: integer('available_credits').notNull().default(0),
    /** Maintained by triggers over stories, so that no page counts. */
    storyCount: integer('story_count').notNull().default(0),
    /** Grows with every change that My Stories shows; answers 304 without reading a story. */
    timelineVersion: integer('timeline_version').notNull().default(0),
    /** Grows with every change of which stories its lists contain, and in which order; see story_moves. */
    findsVersion: integer('finds_version').notNull().default(0),
    /** Its characters have been given profiles, which happens once: when its plan first has more than one. */
    hasProfiles: integer('has_profiles', { mode: 'boolean' }).notNull().default(false),
    /** The PIN for leaving kid mode, as a keyed hash; empty until kid mode was first begun. */
    kidPinHash: text('kid_pin_hash'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('users_role', sql`${t.role} IN ('USER_ROLE', 'TESTER_ROLE')`),
    check('users_credits_not_below_0', sql`${t.availableCredits} >= 0`),
  ],
)
