import { Hono } from 'hono'
import type { AppEnv } from '../../context.ts'
import { recordPurchase } from '../../domain/spending/record-purchase.ts'
import { familyVoice } from '../../domain/voices/family-voice.ts'
import { storedVoiceSample, voiceSample } from '../../domain/voices/voice-sample.ts'
import { byteRange } from '../../shared/media/byte-range.ts'
import { admissionFor } from '../kit/begin-work.ts'
import { databaseUserOf } from '../kit/caller.ts'

/** A voice's sample never changes. */
const WEEK = 'private, max-age=604800'

/** The narrator's voices, with a sample of each. */
export const voicesApi = new Hono<AppEnv>()
  .get('/api/voices', (c) => {
    const { db, narrator } = c.get('services')
    const { userId } = databaseUserOf(c)
    const usual = familyVoice(db, userId)
    const chosen = narrator.voices.find(({ id }) => id === usual)?.id ?? null
    return c.json({ voices: narrator.voices, chosen })
  })

  .get('/api/voices/:id/sample', async (c) => {
    const { db, media, narrator, now, log } = c.get('services')
    const { userId } = databaseUserOf(c)
    const voice = narrator.voices.find(({ id }) => id === c.req.param('id'))
    if (!voice) return c.json({ error: 'There is no such voice.' }, 404)
    const make = async () => {
      const admission = await admissionFor(c)
      return voiceSample({ db, media, narrator }, admission, voice, (purchase) =>
        recordPurchase(db, { userId }, purchase, now()),
      ).catch((error: unknown) => {
        log.error('voice.no_sample', error, { requestId: c.get('requestId') })
      })
    }
    const bytes = (await storedVoiceSample({ db, media, narrator }, voice)) ?? (await make())
    if (!bytes) return c.json({ error: 'This voice cannot be heard just now. Please try again.' }, 503)
    c.header('Content-Type', 'audio/mpeg')
    c.header('Cache-Control', WEEK)
    c.header('Accept-Ranges', 'bytes')
    const range = byteRange(c.req.header('range'), bytes.length)
    if (range === 'unsatisfiable') {
      c.header('Content-Range', `bytes */${bytes.length}`)
      return c.body(null, 416)
    }
    if (!range) return c.body(new Uint8Array(bytes))
    c.header('Content-Range', `bytes ${range.start}-${range.end}/${bytes.length}`)
    return c.body(bytes.slice(range.start, range.end + 1), 206)
  })
