import { join } from 'node:path'
import { openDb } from '../../../db/client.ts'
import { users } from '../../../db/schema/index.ts'
import { requestStory } from '../../../src/domain/stories/request-story.ts'
import { openFileStore } from '../../../src/embedded/media/file-store.ts'
import { admitted, aWish } from '../../support/families.ts'
import { finishStory, SHORT } from './stage.ts'

/**
 * Writes a finished story of a server's only family, with small pictures and a real voice, directly into its folder.
 */
export async function aToldStory(dataDir: string, characterId: number): Promise<number> {
  const db = openDb(dataDir)
  const now = () => new Date()
  const userId = db.select().from(users).get()?.id ?? 0
  const asked = requestStory(db, admitted(userId), aWish([characterId]), { seed: 1, now: now() })
  if (!asked.ok) throw new Error(`No story: ${asked.failure.reason}`)
  await finishStory({ db, media: openFileStore(join(dataDir, 'media')), now }, asked.value.id, SHORT)
  db.$client.close()
  return asked.value.id
}
