import type { MakingProgress } from '../../src/shared/stories/generation-status.ts'
import type { Db } from '../client.ts'
import { statement } from '../statements.ts'
import { usualMakingSeconds } from './usual-making.ts'

interface FinishedRow {
  pages: number
  pictures: number
  hasVoice: number
  hasAmbience: number
}

/** The finished parts of a story in the making, and how long such stories usually take here. */
export function makingOf(db: Db, { id, length }: { id: number; length: string }): MakingProgress {
  const row = statement<FinishedRow>(
    db,
    `SELECT coalesce(json_array_length(content, '$.paragraphs'), 0) AS pages,
       (SELECT count(*) FROM story_images WHERE story_id = body.story_id) AS pictures,
       audio IS NOT NULL AS hasVoice, ambient_audio IS NOT NULL AS hasAmbience
     FROM story_bodies AS body WHERE story_id = ?`,
  ).get(id)
  return {
    pages: row?.pages ?? 0,
    pictures: row?.pictures ?? 0,
    hasVoice: row?.hasVoice === 1,
    hasAmbience: row?.hasAmbience === 1,
    usualSeconds: usualMakingSeconds(db, length),
  }
}

/** Grows with every finished part of the user's stories in the making; 0 when there are none. */
export const makingVersion = (db: Db, userId: number): number =>
  statement<{ version: number }>(
    db,
    `SELECT coalesce(sum(version), 0) AS version FROM stories INDEXED BY stories_unfinished
     WHERE user_id = ? AND generation_status <> 'complete'`,
  ).get(userId)?.version ?? 0
