import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { RecordingLinks } from '../../components/recordings/recording-links.tsx'
import { Card } from '../../components/ui/card.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { typedWords } from '../../domain/gate/typed-words.ts'
import { endStoryLink, liveLinksOf, makeStoryLink } from '../../domain/links/story-links.ts'
import { recordedStory } from '../../domain/recordings/recorded-story.ts'
import { ROW_CAPS } from '../../shared/kit/row-caps.ts'
import { recordHref } from '../../shared/links/shared-address.ts'
import { LinkParam } from '../../shared/payloads.ts'
import { RecordingLinkForm } from '../../shared/recordings/recording-payloads.ts'
import { voiceName } from '../../shared/recordings/voice-name.ts'
import { admissionFor } from '../kit/begin-work.ts'
import { requirePage, type SignedInEnv } from '../kit/require-page.ts'
import { idParam, readerOf, userOf } from '../stories/timeline-request.ts'
import { allowMicrophone } from './answer-recording.ts'
import { RecordStoryIsland } from './record-story-island.ts'

/** Where a parent reads a finished story aloud, or sends somebody a link to do so. */
export const recordPage = new Hono<SignedInEnv>()
  .get('/app/story/:id/record', requirePage, (c) => show(c))

  .post('/app/story/:id/record/link', requirePage, async (c) => {
    const { db, env, now } = c.get('services')
    const storyId = idParam(c)
    const typed = RecordingLinkForm.parse(await c.req.parseBody()).voice
    const voice = voiceName(typed)
    if (!voice.ok) {
      c.status(400)
      return show(c, { error: voice.failure, typed })
    }
    const admission = await admissionFor(c, typedWords({ voiceName: voice.value }))
    const link = { storyId, kind: 'recording', withName: true, voice: voice.value } as const
    const made = makeStoryLink(db, admission, link, now())
    if (made.ok) {
      const address = new URL(recordHref(made.value.token), env.PUBLIC_URL ?? c.req.url).href
      return show(c, { made: { address, voice: voice.value } })
    }
    if (made.failure !== 'full') return show(c)
    c.status(409)
    return show(c, { error: ROW_CAPS.link.sentence, typed })
  })

  .post('/app/story/:id/record/link/:linkId/end', requirePage, (c) => {
    const { linkId } = LinkParam.catch({ linkId: 0 }).parse(c.req.param())
    const ended = endStoryLink(c.get('services').db, userOf(c), linkId, c.get('services').now())
    return ended ? c.redirect(`/app/story/${idParam(c)}/record#send`, 303) : c.notFound()
  })

interface Shown {
  made?: { address: string; voice: string }
  error?: string
  typed?: string
}

function show(c: Context<SignedInEnv>, more: Shown = {}) {
  const { services, signedIn } = c.var
  const [userId, storyId] = [userOf(c), idParam(c)]
  const found = recordedStory(services.db, userId, storyId)
  if (!found.ok && found.failure.reason === 'not-found') return c.notFound()
  if (!found.ok)
    throw new HTTPException(409, {
      message: 'This story is still being made. It can be read aloud once it is there.',
    })
  allowMicrophone(c)
  const story = found.value
  const links = liveLinksOf(services.db, userId, { storyId, kind: 'recording' }, services.now())
  const ways = <RecordingLinks storyId={storyId} links={links} reader={readerOf(c)} {...more} />
  return c.render(
    <div className="page-width pb-16 max-w-4xl!">
      <PageHeader title={story.title} back={{ href: `/story/${storyId}`, label: 'Back to the story' }}>
        Read it aloud page by page, and the story plays in your voice. Pages that nobody has read keep the
        narrator’s. Recordings stay on this site, with your family’s other things: no outside service gets
        them.
      </PageHeader>
      <RecordStoryIsland story={story} firebaseUid={signedIn.firebaseUid} />
      <noscript>
        <p className="pt-6 text-center text-soft">
          Recording needs JavaScript. Please switch it on for this site.
        </p>
      </noscript>
      <Card className="mt-8">{ways}</Card>
    </div>,
    {
      title: `Read ${story.title} aloud`,
      tells: true,
      scripts: ['islands/share-and-download.ts'],
      fragment: <div>{ways}</div>,
    },
  )
}
