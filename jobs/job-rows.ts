import { and, asc, count, eq, inArray, isNotNull, isNull, lte, min, ne, or } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { jobs, stories } from '../db/schema/index.ts'
import { failStory } from '../src/domain/stories/save-pieces.ts'

export type Job = typeof jobs.$inferSelect

/** Marks up to `free` waiting jobs as running, oldest first, and answers them. */
export function claimJobs(db: Db, free: number, now: Date): Job[] {
  if (free <= 0) return []
  return db.transaction(
    (tx) => {
      const isDue = or(isNull(jobs.waitUntil), lte(jobs.waitUntil, now.toISOString()))
      const waiting = tx
        .select()
        .from(jobs)
        .where(and(eq(jobs.state, 'queued'), isDue))
        .orderBy(asc(jobs.id))
        .limit(free)
        .all()
      return waiting.map((job) => {
        const taken = { state: 'running', starts: job.starts + 1, waitUntil: null } as const
        tx.update(jobs).set(taken).where(eq(jobs.id, job.id)).run()
        return { ...job, ...taken }
      })
    },
    { behavior: 'immediate' },
  )
}

/** When the next job that waits for a vendor is due. */
export function nextDue(db: Db): Date | undefined {
  const row = db
    .select({ due: min(jobs.waitUntil) })
    .from(jobs)
    .where(and(eq(jobs.state, 'queued'), isNotNull(jobs.waitUntil)))
    .get()
  return row?.due ? new Date(row.due) : undefined
}

/** Whether the story that a job is about is still there. */
export const hasStory = (db: Db, storyId: number): boolean =>
  db.select({ id: stories.id }).from(stories).where(eq(stories.id, storyId)).get() !== undefined

/** Whether another picture of a story is being redrawn. */
export function hasOtherRedraw(db: Db, storyId: number, paragraphIndex: number): boolean {
  const isOther = and(eq(jobs.storyId, storyId), ne(jobs.paragraphIndex, paragraphIndex))
  const isOpen = inArray(jobs.state, ['queued', 'running'])
  return db.select({ id: jobs.id }).from(jobs).where(and(isOther, isOpen)).get() !== undefined
}

/** Changes nothing but proves that something can be changed. */
export const touchJob = (db: Db, { id }: Job, now: Date): void =>
  void db.update(jobs).set({ updatedAt: now.toISOString() }).where(eq(jobs.id, id)).run()

/** Ends a job well. */
export const finishJob = (db: Db, { id }: Job): void =>
  void db.update(jobs).set({ state: 'done' }).where(eq(jobs.id, id)).run()

/** Ends a job for good; a story that it was to make can then be retried by the parent. `failure` is for the admin. */
export function giveUpJob(db: Db, job: Job, failure: string): void {
  db.transaction(() => {
    if (job.kind === 'generate_story') failStory(db, job.storyId, failure)
    db.update(jobs).set({ state: 'failed' }).where(eq(jobs.id, job.id)).run()
  })
}

const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 15 * 60_000
/** About half a day without one new piece. */
const WAITS_MAX = 48

/** Lets a job wait, longer each time, because a vendor cannot be reached; false when it has waited long enough. */
export function postponeJob(db: Db, job: Job, now: Date): boolean {
  // The count begins again with every finished piece, which the row knows better than the job in hand.
  const waits = db.select({ waits: jobs.waits }).from(jobs).where(eq(jobs.id, job.id)).get()?.waits ?? 0
  if (waits >= WAITS_MAX) return false
  const ms = Math.min(FIRST_WAIT_MS * 2 ** waits, LONGEST_WAIT_MS)
  const waitUntil = new Date(now.getTime() + ms).toISOString()
  db.update(jobs)
    .set({ state: 'queued', starts: 0, waits: waits + 1, waitUntil })
    .where(eq(jobs.id, job.id))
    .run()
  return true
}

/** Jobs that wait or run. */
export const openJobs = (db: Db): number =>
  db
    .select({ n: count() })
    .from(jobs)
    .where(inArray(jobs.state, ['queued', 'running']))
    .get()?.n ?? 0

/** What runs waits again, as if it had not been begun; its piece at hand is not its fault. */
export const putBackJobs = (db: Db): void =>
  void db.update(jobs).set({ state: 'queued', starts: 0 }).where(eq(jobs.state, 'running')).run()
