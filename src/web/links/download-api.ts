import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { type BindRefusal, storyToBind } from '../../domain/editions/story-to-bind.ts'
import { wordsOfStory } from '../../domain/gate/typed-words.ts'
import { PRODUCT_NAME } from '../../shared/constants.ts'
import { TakeHomeQuery } from '../../shared/recordings/recording-payloads.ts'
import { EDITIONS, editionOf } from '../../shared/stories/editions.ts'
import { admissionFor } from '../kit/begin-work.ts'
import { query } from '../kit/parse.ts'
import { requirePage, type SignedInEnv } from '../kit/require-page.ts'
import { idParam, userOf } from '../stories/timeline-request.ts'
import { STILL_BEING_MADE } from './share-and-download-page.tsx'

const REFUSALS: Record<Exclude<BindRefusal, 'not-found'>, string> = {
  'not-complete': STILL_BEING_MADE,
  changed: 'The story changed just now. Please try again in a moment.',
}

/** A story as a book or a sound file, made on request and not stored. */
export const downloadApi = new Hono<SignedInEnv>().get(
  '/story/:id/take-home/:edition',
  requirePage,
  async (c) => {
    const { bindery, db, media, now, readTogether } = c.get('services')
    const [userId, storyId, edition] = [userOf(c), idParam(c), editionOf(c.req.param('edition'))]
    const admission = await admissionFor(c, wordsOfStory(db, userId, storyId))
    if (!edition) return c.notFound()
    const { voice: voiceId } = query(c, TakeHomeQuery)
    const story = await readTogether(() => storyToBind(db, media, admission, { storyId, voiceId }, now()))
    if (!story.ok) return refuse(c, story.failure)
    if (edition === 'audiobook' && !story.value.narration)
      throw new HTTPException(409, { message: 'This story has no voice, so there is no audiobook of it.' })
    const { contentType, ending } = EDITIONS[edition]
    return c.body(bindery.bind(edition, story.value), 200, {
      'Content-Type': contentType,
      'Content-Disposition': attachment(story.value.title, ending),
      'Cache-Control': 'no-store',
    })
  },
)

function refuse(c: Context<SignedInEnv>, failure: BindRefusal) {
  if (failure === 'not-found') return c.notFound()
  throw new HTTPException(409, { message: REFUSALS[failure] })
}

/** A file's name in any script (RFC 6266), and in plain letters for clients that read nothing else. */
function attachment(title: string, ending: string): string {
  const safe = title.replace(/[\p{Cc}/\\:*?"<>|]/gu, ' ').trim()
  const plain = safe
    .normalize('NFKD')
    .replace(/[^\w. -]/g, '')
    .trim()
  const encoded = encodeURIComponent(safe).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  const named = plain || PRODUCT_NAME.toLowerCase()
  return `attachment; filename="${named}.${ending}"; filename*=UTF-8''${encoded || named}.${ending}`
}
