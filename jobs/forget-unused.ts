import type { Db } from '../db/client.ts'

type Forget = () => Promise<void>

/** By story, the pieces to delete. */
const waiting = new WeakMap<Db, Map<number, Map<string, Forget>>>()

/**
 * Deletes an unusable piece, but only when its story's job has ended: a process that dies before finds it again, and
 * buys nothing twice.
 */
export function forgetLater(db: Db, storyId: number, piece: string, forget: Forget): void {
  const stories = waiting.get(db) ?? new Map<number, Map<string, Forget>>()
  waiting.set(db, stories)
  const pieces = stories.get(storyId) ?? new Map<string, Forget>()
  stories.set(storyId, pieces.set(piece, forget))
}

/** The piece is bought again: the new one may well be usable. */
export function keepAfterAll(db: Db, storyId: number, piece: string): void {
  waiting.get(db)?.get(storyId)?.delete(piece)
}

/** Called when a story's job has ended, in success or failure: the next try buys new pieces. */
export async function forgetUnused(db: Db, storyId: number): Promise<void> {
  const forgets = waiting.get(db)?.get(storyId)?.values() ?? []
  waiting.get(db)?.delete(storyId)
  await Promise.all([...forgets].map((forget) => forget()))
}
