import { and, asc, count, eq, inArray, isNotNull, isNull, lte, min, or, sql } from 'drizzle-orm'
import type { Db, DbOrTx } from '../db/client.ts'
import { commitProgress } from '../db/progress.ts'
import { jobs, stories } from '../db/schema/index.ts'
import { voicesNotJoined } from '../src/domain/recordings/voices-to-join.ts'
import { failStory } from '../src/domain/stories/save-pieces.ts'
import { backoffMs } from '../src/shared/kit/retry.ts'

export type Job = typeof jobs.$inferSelect

/** Marks up to `free` waiting jobs as running, oldest first, and returns them. */
export function claimJobs(db: Db, free: number, now: Date): Job[] {
  if (free <= 0) return []
  return commitProgress(db, () =>
    db.transaction((tx) => waitingJobs(tx, free, now).map((job) => taken(tx, job)), {
      behavior: 'immediate',
    }),
  )
}

function waitingJobs(tx: DbOrTx, free: number, now: Date): Job[] {
  const isDue = or(isNull(jobs.waitUntil), lte(jobs.waitUntil, now.toISOString()))
  return tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.state, 'queued'), isDue))
    .orderBy(asc(jobs.id))
    .limit(free)
    .all()
}

function taken(tx: DbOrTx, job: Job): Job {
  const change = { state: 'running', starts: job.starts + 1, waitUntil: null } as const
  tx.update(jobs).set(change).where(eq(jobs.id, job.id)).run()
  return { ...job, ...change }
}

/** When the next waiting job is due. */
export function nextDue(db: Db): Date | undefined {
  const row = db
    .select({ due: min(jobs.waitUntil) })
    .from(jobs)
    .where(and(eq(jobs.state, 'queued'), isNotNull(jobs.waitUntil)))
    .get()
  return row?.due ? new Date(row.due) : undefined
}

/** Whether a job's story still exists. */
export const hasStory = (db: Db, storyId: number): boolean =>
  db.select({ id: stories.id }).from(stories).where(eq(stories.id, storyId)).get() !== undefined

/** Whether another part of a story is being made, which still needs what was bought for it; joining buys nothing. */
export function hasOtherWork(
  db: Db,
  { storyId, kind, paragraphIndex }: Pick<Job, 'storyId' | 'kind' | 'paragraphIndex'>,
): boolean {
  return db
    .select()
    .from(jobs)
    .where(and(eq(jobs.storyId, storyId), inArray(jobs.state, ['queued', 'running'])))
    .all()
    .some(
      (other) =>
        other.kind !== 'join_voices' && (other.kind !== kind || other.paragraphIndex !== paragraphIndex),
    )
}

/** A write without effect, to find out whether the database accepts one. */
export const touchJob = (db: Db, { id }: Job, now: Date): void =>
  void db.update(jobs).set({ updatedAt: now.toISOString() }).where(eq(jobs.id, id)).run()

/** Ends a job with success; one for which more was requested meanwhile waits for its next turn, as if it had never failed. */
export const finishJob = (db: Db, { id }: Job): void =>
  void commitProgress(db, () =>
    db
      .update(jobs)
      .set({
        state: sql`CASE WHEN ${HAS_MORE_TO_TELL} OR ${HAS_MORE_TO_JOIN} THEN 'queued' ELSE 'done' END`,
        waits: 0,
      })
      .where(eq(jobs.id, id))
      .run(),
  )

/** Words that were changed, or restored, while the others were read. */
const HAS_MORE_TO_TELL = sql`kind = 'tell_pages' AND EXISTS (
  SELECT 1 FROM story_changes
  WHERE story_changes.story_id = jobs.story_id AND kind = 'words' AND state IN ('waiting', 'leaving'))`

/** Pages that were recorded while the others were joined. */
const HAS_MORE_TO_JOIN = sql`kind = 'join_voices' AND EXISTS (
  SELECT 1 FROM story_voices
  WHERE story_voices.story_id = jobs.story_id AND revision <> joined_revision)`

/** A story's voices, each with the revision that a failed joining had read. */
export type SeenVoices = ReadonlyMap<number, number>

/** Ends a job for good; the parent can then retry its story. `failure` is for the admin. */
export function giveUpJob(db: Db, job: Job, failure: string, seen?: SeenVoices): void {
  db.transaction((tx) => {
    if (takesUpUnseen(tx, job, seen)) return
    if (job.kind === 'generate_story') failStory(db, job.storyId, failure)
    db.update(jobs).set({ state: 'failed' }).where(eq(jobs.id, job.id)).run()
  })
}

const WAIT = { firstMs: 30_000, longestMs: 15 * 60_000 }
/** About half a day without a finished piece. */
const WAITS_MAX = 48

/**
 * Postpones a job, longer each time, because a vendor cannot be reached or it failed here; false when it has waited
 * often enough.
 */
export function postponeJob(
  db: Db,
  job: Job,
  now: Date,
  { waitsMax = WAITS_MAX, seen }: { waitsMax?: number; seen?: SeenVoices | undefined } = {},
): boolean {
  return db.transaction(
    (tx) => {
      if (takesUpUnseen(tx, job, seen)) return true
      // The count is reset with every finished piece, which the row knows better than this copy of the job.
      const waits = tx.select({ waits: jobs.waits }).from(jobs).where(eq(jobs.id, job.id)).get()?.waits ?? 0
      if (waits >= waitsMax) return false
      const waitUntil = new Date(now.getTime() + backoffMs(WAIT, waits + 1)).toISOString()
      tx.update(jobs)
        .set({ state: 'queued', starts: 0, waits: waits + 1, waitUntil })
        .where(eq(jobs.id, job.id))
        .run()
      return true
    },
    { behavior: 'immediate' },
  )
}

/** Pages that were recorded during the failed try are tried at once, as any new page is. False when there are none. */
function takesUpUnseen(tx: DbOrTx, { id, storyId }: Job, seen: SeenVoices | undefined): boolean {
  if (!seen) return false
  if (voicesNotJoined(tx, storyId).every((voice) => seen.get(voice.id) === voice.revision)) return false
  tx.update(jobs).set({ state: 'queued', starts: 0, waits: 0, waitUntil: null }).where(eq(jobs.id, id)).run()
  return true
}

/** Waiting and running jobs. */
export const openJobs = (db: Db): number =>
  db
    .select({ n: count() })
    .from(jobs)
    .where(inArray(jobs.state, ['queued', 'running']))
    .get()?.n ?? 0

/** Running jobs become waiting ones, as if they had not started; the piece in hand is not to blame. */
export const putBackJobs = (db: Db): void =>
  void db.update(jobs).set({ state: 'queued', starts: 0 }).where(eq(jobs.state, 'running')).run()
