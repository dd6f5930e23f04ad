import { join } from 'node:path'
import { eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { boughtPieces, characters, jobs, media, stories, storyImages } from '../../../db/schema/index.ts'
import { deleteStory } from '../../../src/domain/stories/delete-story.ts'
import { openFileStore } from '../../../src/embedded/media/file-store.ts'
import { creditsOf } from '../families.ts'
import { ledgerAgrees } from '../ledger.ts'

/** Looks through what a story at failing vendors has left, deletes it, and looks again; says each fault in a sentence. */
export async function lookThrough(
  db: Db,
  dataDir: string,
  { userId, storyId }: { userId: number; storyId: number },
  faults: string[],
): Promise<void> {
  const store = openFileStore(join(dataDir, 'media'))
  const check = (isSo: boolean, fault: string) => {
    if (!isSo) faults.push(fault)
  }
  const hashes = async () => (await Array.fromAsync(store.list())).map(({ hash }) => hash).sort()
  const expected = () =>
    [
      ...new Set(
        [
          ...db.select({ hash: media.hash }).from(media).all(),
          ...db.select({ hash: boughtPieces.hash }).from(boughtPieces).all(),
        ].map(({ hash }) => hash),
      ),
    ].sort()
  const story = db.select().from(stories).where(eq(stories.id, storyId)).get()
  const isComplete = story?.generationStatus === 'complete'
  check(isComplete || story?.retryable === true, `The story is ${story?.generationStatus}`)
  check(creditsOf(db, userId) === 0, 'The credits were not taken once')
  check(ledgerAgrees(db).length === 0, 'The ledger does not agree')
  check(Bun.deepEquals(await hashes(), expected()), 'Files and rows differ')
  if (isComplete) {
    check(db.select().from(storyImages).all().length === 3, 'A picture is missing')
    const left = db
      .select({ key: boughtPieces.key })
      .from(boughtPieces)
      .where(isNotNull(boughtPieces.storyId))
    for (const { key } of left.all()) faults.push(`A finished story holds a bought piece: ${key}`)
    const portraits = db
      .select({ by: media.madeBy })
      .from(characters)
      .innerJoin(media, eq(media.id, characters.portraitId))
    check(
      portraits.all().filter(({ by }) => by?.startsWith('Gemini')).length === 2,
      'A likeness was not kept',
    )
  }
  check(
    db
      .select()
      .from(jobs)
      .all()
      .every(({ state }) => state === 'done' || state === 'failed'),
    'A job is left over',
  )
  await deleteStory(db, store, userId, storyId)
  check(Bun.deepEquals(await hashes(), expected()), 'Deleting the story left files')
  check(
    db
      .select()
      .from(media)
      .all()
      .every(({ kind }) => kind === 'portrait'),
    'Deleting the story left media',
  )
}
