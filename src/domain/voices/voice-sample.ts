import type { Db } from '../../../db/client.ts'
import type { Purchase } from '../../ports/call.ts'
import type { MediaStore } from '../../ports/media-store.ts'
import type { Narrator, NarratorVoice } from '../../ports/narrator.ts'
import type { Admission } from '../gate/may-begin-work.ts'
import { sharedPurchases } from '../media/purchases.ts'

/** What every voice says, so that they can be compared. */
const SAMPLE =
  'Once, when the lamps were lit and the house was quiet, a very small fox came to the door. “Good evening,” it said. “Is there time for one more story?”'

interface Speaking {
  db: Db
  media: MediaStore
  narrator: Narrator
}

/** The stored sample of a voice, as MP3; undefined when nobody has asked for one yet. */
export const storedVoiceSample = async (
  { db, media, narrator }: Speaking,
  voice: NarratorVoice,
): Promise<Uint8Array | undefined> => (await sharedPurchases(db, media).find(pieceOf(narrator, voice)))?.bytes

/** A few seconds of a voice, as MP3: made on the first request, and stored. Rejects when the narrator cannot speak now. */
export async function voiceSample(
  { db, media, narrator }: Speaking,
  _admission: Admission,
  voice: NarratorVoice,
  onPurchase: (purchase: Purchase) => void,
): Promise<Uint8Array> {
  const { bytes } = await sharedPurchases(db, media).onceForAll(pieceOf(narrator, voice), () =>
    narrator.narrate(
      { paragraphs: [SAMPLE], ageGroup: '6-8', voice: voice.id },
      { onPurchase, impatient: true },
    ),
  )
  return bytes
}

const pieceOf = (narrator: Narrator, voice: NarratorVoice) =>
  `${voice.id} of ${narrator.engine} says ${SAMPLE}`
