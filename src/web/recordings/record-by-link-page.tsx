import { Hono } from 'hono'
import { SharedFrame } from '../../components/links/shared-frame.tsx'
import { ThankYou } from '../../components/recordings/thank-you.tsx'
import type { AppEnv } from '../../context.ts'
import { openStoryLink, spendStoryLink } from '../../domain/links/story-links.ts'
import { keepRecording } from '../../domain/recordings/keep-recording.ts'
import { linkedPictureOf, linkedRecording } from '../../domain/recordings/linked-recording.ts'
import { RECORD_PATH, recordHref, recordMediaUrl } from '../../shared/links/shared-address.ts'
import { LinkRecordingQuery, TokenPageParam } from '../../shared/recordings/recording-payloads.ts'
import { admissionFor } from '../kit/begin-work.ts'
import { answerLinkedFile, keepUnlisted, linkEndedPage, NeedsScript } from '../kit/link-page.tsx'
import { params, query } from '../kit/parse.ts'
import { refuseByLink } from '../kit/recording-link.ts'
import { allowMicrophone, refuseRecording, soundOf } from './answer-recording.ts'
import { RecordByLinkIsland } from './record-by-link-island.ts'

/** The page for somebody without an account who was sent a link to read a story aloud: words, pictures, a microphone. */
export const recordByLinkPage = new Hono<AppEnv>()
  .use(`${RECORD_PATH}/*`, async (c, next) => {
    keepUnlisted(c)
    await next()
  })

  .get(`${RECORD_PATH}/:token`, (c) => {
    const token = c.req.param('token')
    const { db, now } = c.get('services')
    const link = openStoryLink(db, 'recording', token, now())
    if (!link.ok) return linkEndedPage(c, link.failure)
    const story = linkedRecording(db, link.value, token)
    if (!story) return linkEndedPage(c, 'ended')
    allowMicrophone(c)
    return c.render(
      <SharedFrame>
        <RecordByLinkIsland story={story} href={recordHref(token)} />
        <NeedsScript>Recording needs JavaScript.</NeedsScript>
      </SharedFrame>,
      {
        title: story.title,
        description: 'A bedtime story to read aloud.',
        tells: true,
        shell: 'bare',
        guest: true,
      },
    )
  })

  .get(`${RECORD_PATH}/:token/media/:file`, (c) =>
    answerLinkedFile(c, 'recording', recordMediaUrl, (link, hash) =>
      linkedPictureOf(c.get('services').db, link, hash),
    ),
  )

  .put(`${RECORD_PATH}/:token/pages/:paragraphIndex`, async (c) => {
    const { db, now, wakeQueue } = c.get('services')
    const token = c.req.param('token')
    const link = openStoryLink(db, 'recording', token, now())
    if (!link.ok) return refuseByLink(c, link.failure)
    if (link.value.voice === null) return refuseRecording(c, { reason: 'link-over' })
    const { id: linkId, storyId, voice } = link.value
    const { seconds, seen } = query(c, LinkRecordingQuery)
    const { paragraphIndex } = params(c, TokenPageParam)
    const admission = await admissionFor(c)
    const bytes = await soundOf(c)
    const recording = { storyId, paragraphIndex, voice, bytes, seconds, seen, linkId }
    const kept = await keepRecording(c.get('services'), admission, recording)
    if (!kept.ok) return refuseRecording(c, kept.failure)
    wakeQueue()
    return c.json(linkedRecording(db, link.value, token) ?? {})
  })

  .post(`${RECORD_PATH}/:token/done`, (c) => {
    const { db, now } = c.get('services')
    const link = openStoryLink(db, 'recording', c.req.param('token'), now())
    if (!link.ok) return linkEndedPage(c, link.failure)
    if (!spendStoryLink(db, link.value.id, now())) return linkEndedPage(c, 'used')
    return c.render(
      <SharedFrame>
        <ThankYou />
      </SharedFrame>,
      { title: 'Thank you', shell: 'bare', guest: true },
    )
  })
