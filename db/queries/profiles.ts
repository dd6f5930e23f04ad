import { asc, eq, sql } from 'drizzle-orm'
import { LIVE_STATUSES } from '../../src/shared/billing/plan.ts'
import { childrenAllowed, type FamilyProfiles, type Profile } from '../../src/shared/profiles/profile.ts'
import type { Db, DbOrTx } from '../client.ts'
import { profiles, subscriptions } from '../schema/index.ts'
import { prepared, statement } from '../statements.ts'

/** How many children's profiles the user's plan has now. */
export function childrenAllowedFor(db: DbOrTx, userId: number): number {
  const row = subscriptionOf(db).get({ userId })
  return row && LIVE_STATUSES.some((live) => live === row.status) ? childrenAllowed(row.profiles) : 0
}

const subscriptionOf = prepared((db) =>
  db
    .select({ status: subscriptions.status, profiles: subscriptions.profiles })
    .from(subscriptions)
    .where(eq(subscriptions.userId, sql.placeholder('userId'))),
)

/** The user's profiles: the family's own, and its children in the parents' order. */
export function profilesOf(db: DbOrTx, userId: number): FamilyProfiles {
  const rows = ofUser(db).all({ userId })
  const allowed = childrenAllowedFor(db, userId)
  const children = rows.filter(({ kind }) => kind === 'child')
  const oldest = children.map(({ id }) => id).sort((a, b) => a - b)
  const open = new Set(oldest.slice(0, allowed))
  const own = rows.find(({ kind }) => kind === 'family')
  if (!own) throw new Error('A family has lost its own profile')
  return {
    family: profileOf(own, true),
    children: children.map((row) => profileOf(row, open.has(row.id))),
    allowed,
  }
}

const ofUser = prepared((db) =>
  db
    .select()
    .from(profiles)
    .where(eq(profiles.userId, sql.placeholder('userId')))
    .orderBy(asc(profiles.position), asc(profiles.id)),
)

/** The names of a family's children, for lists. */
export const childNamesOf = (db: Db, userId: number): { id: number; name: string }[] =>
  statement<{ id: number; name: string }>(
    db,
    `SELECT id, name FROM profiles WHERE user_id = ? AND kind = 'child' ORDER BY position, id`,
  ).all(userId)

const profileOf = (row: typeof profiles.$inferSelect, isOpen: boolean): Profile => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  characterId: row.characterId,
  ageGroup: row.ageGroup,
  voice: row.voice,
  favoriteThemes: JSON.parse(row.favoriteThemes),
  favoriteTones: JSON.parse(row.favoriteTones),
  lastChoices: row.lastChoices === null ? null : JSON.parse(row.lastChoices),
  isOpen,
})
