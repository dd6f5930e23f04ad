import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { characters, creditLedger, users } from '../../db/schema/index.ts'
import type { Admission } from '../../src/domain/gate/may-begin-work.ts'
import type { StoryWish } from '../../src/domain/stories/request-story.ts'
import type { CastSheet } from '../../src/shared/characters/cast-sheet.ts'

const SHEET: CastSheet = {
  skin: '#9a6039',
  hairColor: '#241720',
  hairStyle: 'curly',
  eyeColor: '#3b2016',
  outfit: 'hoodie',
  topColor: '#ffc24b',
  bottomColor: '#4f7bd9',
  shoeColor: '#e2566b',
  glasses: false,
  freckles: false,
  hearingAid: false,
  wheelchair: false,
  height: 1,
}

/** A parent with `credits` and one character, Mia, inserted into the database. */
export function aFamily(
  db: Db,
  { credits = 3, email = 'mia@example.com' } = {},
): { userId: number; miaId: number } {
  const user = db
    .insert(users)
    .values({ firebaseUid: `uid-${email}`, email })
    .returning()
    .get()
  if (credits > 0) {
    db.insert(creditLedger)
      .values({ userId: user.id, amount: credits, kind: 'trial', idempotencyKey: `trial:${user.id}` })
      .run()
  }
  return { userId: user.id, miaId: aCharacter(db, user.id, 'Mia') }
}

/** Another child of that family. */
export function aCharacter(db: Db, userId: number, name: string): number {
  const description = 'curly red hair, loves foxes'
  return db
    .insert(characters)
    .values({ userId, name, gender: 'female', description, seed: 1, castSheet: JSON.stringify(SHEET) })
    .returning()
    .get().id
}

/** A wish that the server accepts; change what the test is about. */
export const aWish = (characterIds: number[], changes: Partial<StoryWish> = {}): StoryWish => ({
  characterIds,
  theme: 'forest-friends',
  tone: 'gentle',
  ageGroup: '6-8',
  length: 'test',
  authorStyle: 'potter',
  writingStyle: 'normal',
  ...changes,
})

/** The credits of a user in the database. */
export const creditsOf = (db: Db, userId: number): number =>
  db.select({ credits: users.availableCredits }).from(users).where(eq(users.id, userId)).get()?.credits ??
  Number.NaN

/** Permission to begin work without asking the gate, for the tests of what follows it. */
export const admitted = (userId: number): Admission => ({ userId }) as Partial<Admission> as Admission
