import { asc, eq, sql } from 'drizzle-orm'
import type { DbOrTx } from '../client.ts'
import { recordings, storyVoices } from '../schema/index.ts'

/** The files of a story's recordings, and of its telling in each voice. */
export const recordedMedia = (tx: DbOrTx, storyId: number): number[] =>
  tx
    .all<{ id: number }>(
      sql`SELECT media_id AS id FROM story_voices WHERE story_id = ${storyId} AND media_id IS NOT NULL
          UNION SELECT recordings.media_id FROM recordings JOIN story_voices ON story_voices.id = voice_id
          WHERE story_id = ${storyId}`,
    )
    .map(({ id }) => id)

/** Who has recorded each page: shown before its words are changed. */
export function readersOf(db: DbOrTx, storyId: number): Map<number, string[]> {
  const rows = db
    .select({ page: recordings.paragraphIndex, name: storyVoices.name })
    .from(recordings)
    .innerJoin(storyVoices, eq(storyVoices.id, recordings.voiceId))
    .where(eq(storyVoices.storyId, storyId))
    .orderBy(asc(storyVoices.id))
    .all()
  const readers = new Map<number, string[]>()
  for (const { page, name } of rows) readers.set(page, [...(readers.get(page) ?? []), name])
  return readers
}
