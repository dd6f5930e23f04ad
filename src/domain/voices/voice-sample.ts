import type { Db } from '../../../db/client.ts'
import type { Purchase } from '../../ports/call.ts'
import type { MediaStore } from '../../ports/media-store.ts'
import type { Narrator, NarratorVoice } from '../../ports/narrator.ts'
import { everybodysShelf } from '../media/shelf.ts'

/** What every voice says of itself, so that they can be compared. */
const SAMPLE =
  'Once, when the lamps were lit and the house was quiet, a very small fox came to the door. “Good evening,” it said. “Is there time for one more story?”'

/**
 * A few seconds of a voice, as MP3: made the first time that anybody asks, and kept. Rejects when the narrator cannot
 * speak now.
 */
export async function voiceSample(
  { db, media, narrator }: { db: Db; media: MediaStore; narrator: Narrator },
  voice: NarratorVoice,
  onPurchase: (purchase: Purchase) => void,
): Promise<Uint8Array> {
  const what = `${voice.id} of ${narrator.engine} says ${SAMPLE}`
  const { bytes } = await everybodysShelf(db, media).onceForAll(what, () =>
    narrator.narrate(
      { paragraphs: [SAMPLE], ageGroup: '6-8', voice: voice.id },
      { onPurchase, impatient: true },
    ),
  )
  return bytes
}
