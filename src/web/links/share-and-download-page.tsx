import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { storyOf } from '../../../db/queries/story.ts'
import { ShareAndDownload, type ShareAndDownloadProps } from '../../components/links/share-and-download.tsx'
import { StoryNotFound } from '../../components/player/cards.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { wordsOfStory } from '../../domain/gate/typed-words.ts'
import { namelessStory } from '../../domain/links/shared-story.ts'
import { endStoryLink, liveLinksOf, makeStoryLink } from '../../domain/links/story-links.ts'
import { ROW_CAPS } from '../../shared/kit/row-caps.ts'
import { sharedHref } from '../../shared/links/shared-address.ts'
import { LinkParam, ShareForm } from '../../shared/payloads.ts'
import { SAVED_STORIES } from '../../shared/stories/story-filters.ts'
import { admissionFor } from '../kit/begin-work.ts'
import { requirePage, type SignedInEnv } from '../kit/require-page.ts'
import { idParam, readerOf, userOf } from '../stories/timeline-request.ts'

export const STILL_BEING_MADE = 'This story is still being made.'
const NO_SUCH_VOICE =
  'The story cannot be heard in that voice any more. Please choose who tells it once more.'

/** Sharing and downloading a story: links that can be ended, and the formats. */
export const shareAndDownloadPage = new Hono<SignedInEnv>()
  .get('/story/:id/share', requirePage, (c) => showWays(c))

  .post('/story/:id/share', requirePage, async (c) => {
    const { db, env, now } = c.get('services')
    const [userId, storyId] = [userOf(c), idParam(c)]
    const { withName, voice } = ShareForm.parse(await c.req.parseBody())
    const admission = await admissionFor(c, wordsOfStory(db, userId, storyId))
    const isSilent = !withName && namelessStory(db, userId, storyId)?.isChanged !== false
    const link = { storyId, kind: 'share', withName, voice: isSilent ? undefined : voice } as const
    const made = makeStoryLink(db, admission, link, now())
    if (made.ok) {
      const address = new URL(sharedHref(made.value.token), env.PUBLIC_URL ?? c.req.url).href
      return showWays(c, { made: address, chosen: { withName, voice } })
    }
    if (made.failure !== 'full' && made.failure !== 'no-such-voice') return showWays(c)
    c.status(409)
    const error = made.failure === 'full' ? ROW_CAPS.link.sentence : NO_SUCH_VOICE
    return showWays(c, { error, chosen: { withName, voice } })
  })

  .post('/story/:id/share/:linkId/end', requirePage, (c) => {
    const { linkId } = LinkParam.catch({ linkId: 0 }).parse(c.req.param())
    const ended = endStoryLink(c.get('services').db, userOf(c), linkId, c.get('services').now())
    return ended ? c.redirect(`/story/${idParam(c)}/share`, 303) : c.notFound()
  })

function showWays(
  c: Context<SignedInEnv>,
  more: Pick<ShareAndDownloadProps, 'made' | 'error' | 'chosen'> = {},
) {
  const { db, now } = c.get('services')
  const [userId, storyId] = [userOf(c), idParam(c)]
  const story = storyOf(db, userId, storyId)
  const nameless = story && namelessStory(db, userId, storyId)
  if (!story || !nameless) return storyNotFound(c)
  if (story.generationStatus !== 'complete') throw new HTTPException(409, { message: STILL_BEING_MADE })
  const ways = (
    <ShareAndDownload
      storyId={storyId}
      title={story.title}
      standIns={nameless.standIns}
      saysNames={nameless.isChanged}
      hasNarrator={story.audio !== null}
      readers={(story.voices ?? []).map(({ id, name }) => ({ id, name }))}
      links={liveLinksOf(db, userId, { storyId, kind: 'share' }, now())}
      reader={readerOf(c)}
      {...more}
    />
  )
  return c.render(
    <div className="page-width pb-16">
      <PageHeader title="Share or take home" back={{ href: `/story/${storyId}`, label: story.title }} />
      <Card className="max-w-2xl">{ways}</Card>
    </div>,
    {
      title: 'Share or take home',
      scripts: ['islands/share-and-download.ts'],
      fragment: (
        <Dialog id="ways-dialog" title="Share or take home">
          {ways}
        </Dialog>
      ),
    },
  )
}

function storyNotFound(c: Context<SignedInEnv>) {
  c.status(404)
  return c.render(
    <div className="page-width py-16">
      <StoryNotFound action={{ href: SAVED_STORIES, label: 'View All Stories' }} />
    </div>,
    { title: 'Story not found' },
  )
}
