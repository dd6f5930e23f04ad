import type { Db } from '../db/client.ts'

type Forget = () => Promise<void>

const waiting = new WeakMap<Db, Map<number, Forget[]>>()

/**
 * Lets go of a piece that could not be used, but only when its story's job has ended: a process that dies before finds it
 * again, and buys nothing twice.
 */
export function forgetLater(db: Db, storyId: number, forget: Forget): void {
  const stories = waiting.get(db) ?? new Map<number, Forget[]>()
  waiting.set(db, stories)
  stories.set(storyId, [...(stories.get(storyId) ?? []), forget])
}

/** The job of a story has ended, well or not: whoever tries again has new pieces. */
export async function forgetUnused(db: Db, storyId: number): Promise<void> {
  const forgets = waiting.get(db)?.get(storyId) ?? []
  waiting.get(db)?.delete(storyId)
  await Promise.all(forgets.map((forget) => forget()))
}
