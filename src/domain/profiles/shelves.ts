import { and, eq, inArray, sql } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { profileStories, profiles } from '../../../db/schema/index.ts'

/** Puts a new story on the shelf of each child in it; a story of siblings is on all of theirs. */
export function shelveStory(tx: DbOrTx, userId: number, storyId: number, characterIds: number[]): void {
  const theirs = tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.userId, userId), inArray(profiles.characterId, characterIds)))
    .all()
  for (const { id: profileId } of theirs)
    tx.insert(profileStories).values({ userId, profileId, storyId }).onConflictDoNothing().run()
}

/** Puts all stories of a character on a profile's shelf. What is there already stays. */
export function shelveStoriesOf(tx: DbOrTx, userId: number, profileId: number, characterId: number): void {
  tx.run(sql`INSERT OR IGNORE INTO profile_stories (user_id, profile_id, story_id)
    SELECT stories.user_id, ${profileId}, stories.id FROM stories, json_each(stories.characters) AS child
    WHERE stories.user_id = ${userId} AND json_extract(child.value, '$.id') = ${characterId}`)
}
