import { eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { jobs } from '../db/schema/index.ts'

/** After a start: jobs that were running when the process ended wait again. Returns how many. */
export function recoverJobs(db: Db): number {
  return db.update(jobs).set({ state: 'queued' }).where(eq(jobs.state, 'running')).run().changes
}
