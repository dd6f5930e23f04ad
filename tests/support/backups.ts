import { backupsIn } from '../../jobs/backup/back-up.ts'
import { DATABASE_ENDING, DATABASES, LIST_ENDING, stampOf, timeOf } from '../../jobs/backup/names.ts'
import type { ObjectStore } from '../../src/ports/object-store.ts'

const DAY_MS = 24 * 3600_000

/** Renames each backup to one made a day earlier. */
export async function letADayPass(store: ObjectStore): Promise<void> {
  for (const stamp of await backupsIn(store)) {
    const earlier = stampOf(new Date(timeOf(stamp).getTime() - DAY_MS))
    for (const ending of [DATABASE_ENDING, LIST_ENDING]) {
      const file = await store.get(`${DATABASES}${stamp}${ending}`)
      await store.putBytes(`${DATABASES}${earlier}${ending}`, (await file?.bytes()) ?? new Uint8Array())
      await store.remove(`${DATABASES}${stamp}${ending}`)
    }
  }
}
