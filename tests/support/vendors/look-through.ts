import { join } from 'node:path'
import { eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { boughtPieces, characters, jobs, media, stories, storyImages } from '../../../db/schema/index.ts'
import { deleteStory } from '../../../src/domain/stories/delete-story.ts'
import { openFileStore } from '../../../src/embedded/media/file-store.ts'
import type { MediaStore } from '../../../src/ports/media-store.ts'
import { creditsOf } from '../families.ts'
import { ledgerAgrees } from '../ledger.ts'

type Check = (isSo: boolean, fault: string) => void

/** Checks what a story at failing vendors has left, deletes it, and checks again; one sentence for each fault. */
export async function lookThrough(
  db: Db,
  dataDir: string,
  { userId, storyId }: { userId: number; storyId: number },
  faults: string[],
): Promise<void> {
  const store = openFileStore(join(dataDir, 'media'))
  const check: Check = (isSo, fault) => {
    if (!isSo) faults.push(fault)
  }
  const filesAgree = async () => Bun.deepEquals(await filesIn(store), filesNamedIn(db))
  const story = db.select().from(stories).where(eq(stories.id, storyId)).get()
  const isComplete = story?.generationStatus === 'complete'
  check(isComplete || story?.retryable === true, `The story is ${story?.generationStatus}`)
  check(creditsOf(db, userId) === 0, 'The credits were not taken once')
  check(ledgerAgrees(db).length === 0, 'The ledger does not agree')
  check(await filesAgree(), 'Files and rows differ')
  if (isComplete) checkComplete(db, check)
  const jobsLeft = db.select().from(jobs).all()
  check(
    jobsLeft.every(({ state }) => state === 'done' || state === 'failed'),
    'A job is left over',
  )
  await deleteStory(db, store, userId, storyId)
  check(await filesAgree(), 'Deleting the story left files')
  const mediaLeft = db.select().from(media).all()
  check(
    mediaLeft.every(({ kind }) => kind === 'portrait'),
    'Deleting the story left media',
  )
}

const filesIn = async (store: MediaStore) =>
  (await Array.fromAsync(store.list())).map(({ hash }) => hash).sort()

function filesNamedIn(db: Db): string[] {
  const rows = [
    ...db.select({ hash: media.hash }).from(media).all(),
    ...db.select({ hash: boughtPieces.hash }).from(boughtPieces).all(),
  ]
  return [...new Set(rows.map(({ hash }) => hash))].sort()
}

function checkComplete(db: Db, check: Check): void {
  check(db.select().from(storyImages).all().length === 3, 'A picture is missing')
  const held = db.select({ key: boughtPieces.key }).from(boughtPieces).where(isNotNull(boughtPieces.storyId))
  for (const { key } of held.all()) check(false, `A finished story holds a bought piece: ${key}`)
  const portraits = db
    .select({ by: media.madeBy })
    .from(characters)
    .innerJoin(media, eq(media.id, characters.portraitId))
    .all()
  check(portraits.filter(({ by }) => by?.startsWith('Gemini')).length === 2, 'A likeness was not kept')
}
