import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { isPaid } from '../../domain/mending/change-price.ts'
import { type ChangeEngines, storyPages } from '../../domain/mending/story-pages.ts'
import { creditsText } from '../../shared/stories/lengths.ts'
import { requirePage, type SignedInEnv } from '../kit/require-page.ts'
import { idParam, userOf } from '../stories/timeline-request.ts'
import { MendStoryIsland } from './mend-story-island.ts'

/** A finished story as text, page by page, where a parent changes words and has pictures drawn again. */
export const mendPage = new Hono<SignedInEnv>().get('/app/story/:id/mend', requirePage, (c) => {
  const { services, signedIn } = c.var
  const pages = storyPages(services.db, userOf(c), idParam(c), services)
  if (!pages.ok && pages.failure.reason === 'not-found') return c.notFound()
  if (!pages.ok)
    throw new HTTPException(409, {
      message: 'This story is still being made. It can be mended once it is there.',
    })
  const story = pages.value
  return c.render(
    <div className="page-width pb-16 max-w-4xl!">
      <PageHeader title={story.title} back={{ href: `/story/${story.id}`, label: 'Back to the story' }}>
        Change words page by page, or have a picture drawn again. The rest stays as it is, and every change
        can be taken back.
      </PageHeader>
      <Costs makers={services} availableCredits={story.availableCredits} />
      <MendStoryIsland story={story} firebaseUid={signedIn.firebaseUid} />
      <noscript>
        <p className="pt-6 text-center text-soft">
          Mending a story needs JavaScript. Please switch it on for this site.
        </p>
      </noscript>
    </div>,
    { title: `Mend ${story.title}`, tells: true },
  )
})

/** Shown before anything is pressed, where a vendor is paid. */
function Costs({
  makers: { narrator, painter },
  availableCredits,
}: {
  makers: ChangeEngines
  availableCredits: number
}) {
  const parts = [...(isPaid(narrator) ? ['words'] : []), ...(isPaid(painter) ? ['picture'] : [])]
  if (parts.length === 0) return null
  return (
    <p className="mb-5 text-soft">
      {`The first change of a page’s ${parts.join(' and of its ')} is part of the story; each further one costs 1 credit. You have ${creditsText(availableCredits)}.`}
    </p>
  )
}
