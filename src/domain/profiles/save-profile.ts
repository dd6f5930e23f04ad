import { and, eq, ne } from 'drizzle-orm'
import type { Db, DbOrTx } from '../../../db/client.ts'
import { profilesOf } from '../../../db/queries/profiles.ts'
import { characters, profiles } from '../../../db/schema/index.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'
import type { AgeGroup } from '../../shared/stories/age-groups.ts'
import type { ThemeId } from '../../shared/stories/themes.ts'
import type { ToneId } from '../../shared/stories/tones.ts'
import { bringChoicesOf } from './habits.ts'
import { shelveStoriesOf } from './shelves.ts'

/** What parents enter for a child. */
export interface ProfileWords {
  name: string
  characterId: number | null
  ageGroup: AgeGroup | null
  voice: string | null
  favoriteThemes: ThemeId[]
  favoriteTones: ToneId[]
}

/** What parents enter for the family's own profile, which is not a character. */
export type FamilyWords = Omit<ProfileWords, 'name' | 'characterId'>

export type ProfileRefusal =
  | { reason: 'not-found' }
  | { reason: 'character-not-found' }
  /** Another profile of the family is this character. */
  | { reason: 'character-taken' }
  /** The plan's number of children's profiles is used up. */
  | { reason: 'none-left'; allowed: number }

/** Adds a child's profile, with all stories of its character on the shelf; returns the profile's id. */
export const addProfile = (
  db: Db,
  userId: number,
  words: ProfileWords,
  now: Date,
): Result<number, ProfileRefusal> =>
  db.transaction(
    (tx): Result<number, ProfileRefusal> => {
      const { children, allowed } = profilesOf(tx, userId)
      if (children.length >= allowed) return failed({ reason: 'none-left', allowed })
      const refusal = characterRefused(tx, userId, words.characterId)
      if (refusal) return failed(refusal)
      const position = children.length + 1
      const { id } = tx
        .insert(profiles)
        .values({ userId, kind: 'child', position, ...columnsOf(words), updatedAt: now.toISOString() })
        .returning({ id: profiles.id })
        .get()
      if (words.characterId !== null) bringCharacter(tx, userId, id, words.characterId)
      return ok(id)
    },
    { behavior: 'immediate' },
  )

/** Changes a child's profile; a new character's stories are added to the shelf, and none is removed. */
export const editProfile = (
  db: Db,
  userId: number,
  id: number,
  words: ProfileWords,
  now: Date,
): Result<number, ProfileRefusal> =>
  db.transaction(
    (tx): Result<number, ProfileRefusal> => {
      const refusal = characterRefused(tx, userId, words.characterId, id)
      if (refusal) return failed(refusal)
      const { changes } = tx
        .update(profiles)
        .set({ ...columnsOf(words), updatedAt: now.toISOString() })
        .where(childOf(userId, id))
        .run()
      if (changes === 0) return failed({ reason: 'not-found' })
      if (words.characterId !== null) bringCharacter(tx, userId, id, words.characterId)
      return ok(id)
    },
    { behavior: 'immediate' },
  )

/** Changes the family's own profile, which every plan has. */
export function editFamilyProfile(db: DbOrTx, userId: number, words: FamilyWords, now: Date): void {
  db.update(profiles)
    .set({ ...columnsOf(words), updatedAt: now.toISOString() })
    .where(and(eq(profiles.userId, userId), eq(profiles.kind, 'family')))
    .run()
}

/** Moves a child one place up or down in the parents' order; at the end it stays. False when there is no such profile. */
export const moveProfile = (db: Db, userId: number, id: number, by: 'up' | 'down'): boolean =>
  db.transaction(
    (tx) => {
      const ids = profilesOf(tx, userId).children.map((child) => child.id)
      const from = ids.indexOf(id)
      if (from < 0) return false
      const to = from + (by === 'up' ? -1 : 1)
      const other = ids[to]
      if (other === undefined) return true
      ids[to] = id
      ids[from] = other
      for (const [at, child] of ids.entries())
        tx.update(profiles)
          .set({ position: at + 1 })
          .where(childOf(userId, child))
          .run()
      return true
    },
    { behavior: 'immediate' },
  )

/** Removes a child's profile with its shelf; the stories stay in the family. False when there is no such profile. */
export const removeProfile = (db: DbOrTx, userId: number, id: number): boolean =>
  db.delete(profiles).where(childOf(userId, id)).run().changes > 0

const childOf = (userId: number, id: number) =>
  and(eq(profiles.id, id), eq(profiles.userId, userId), eq(profiles.kind, 'child'))

/** A character brings its stories and choices with it. */
function bringCharacter(tx: DbOrTx, userId: number, profileId: number, characterId: number): void {
  shelveStoriesOf(tx, userId, profileId, characterId)
  bringChoicesOf(tx, userId, profileId, characterId)
}

function characterRefused(
  tx: DbOrTx,
  userId: number,
  characterId: number | null,
  except?: number,
): ProfileRefusal | undefined {
  if (characterId === null) return undefined
  const character = tx
    .select({ id: characters.id })
    .from(characters)
    .where(and(eq(characters.id, characterId), eq(characters.userId, userId)))
    .get()
  if (!character) return { reason: 'character-not-found' }
  const other = tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.characterId, characterId), ne(profiles.id, except ?? 0)))
    .get()
  return other && { reason: 'character-taken' }
}

const columnsOf = <Words extends FamilyWords>({ favoriteThemes, favoriteTones, ...words }: Words) => ({
  ...words,
  favoriteThemes: JSON.stringify(favoriteThemes),
  favoriteTones: JSON.stringify(favoriteTones),
})
