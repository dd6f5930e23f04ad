import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { allStoryDefinitions } from '../../../db/queries/options.ts'
import { seriesOfStory } from '../../../db/queries/series.ts'
import { trialStatusOf } from '../../../db/queries/trial-status.ts'
import { SequelForm } from '../../components/series/sequel-form.tsx'
import { SeriesList } from '../../components/series/series-list.tsx'
import { LinkButton } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { wordsOfStory } from '../../domain/gate/typed-words.ts'
import { requestStory, storyAskedForBefore, type WishRefusal } from '../../domain/stories/request-story.ts'
import { type OfferRefusal, sequelOffer } from '../../domain/stories/sequel-offer.ts'
import { newSeed } from '../../shared/kit/seed.ts'
import { SequelForm as SequelPayload } from '../../shared/payloads.ts'
import { creditsShort, defaultLength, visibleLengths } from '../../shared/stories/lengths.ts'
import { joinNouns } from '../../shared/stories/made-by.ts'
import type { SeriesStory } from '../../shared/stories/series.ts'
import { admissionFor } from '../kit/begin-work.ts'
import { capReached } from '../kit/cap-reached.ts'
import { requirePage, type SignedInEnv } from '../kit/require-page.ts'
import { idParam, readerOf, userOf } from '../stories/timeline-request.ts'

/** The next story of a finished one's world, with the same children and friends. */
export const sequelPage = new Hono<SignedInEnv>()
  .get('/app/story/:id/more', requirePage, (c) => {
    const { db } = c.get('services')
    const userId = userOf(c)
    const storyId = idParam(c)
    const offer = sequelOffer(db, userId, storyId)
    const account = trialStatusOf(db, userId)
    if (!account || (!offer.ok && offer.failure === 'before-not-found')) return c.notFound()
    if (!offer.ok) return refuse(c, storyId, offer.failure)
    const { title, request, before } = offer.value
    const definitions = allStoryDefinitions(db)
    const lengths = visibleLengths(definitions, account).filter(
      (definition) => creditsShort(definition, account) === 0,
    )
    const { lengthKey } = request.storyDefinition
    const series = seriesOfStory(db, userId, storyId)
    const making = series?.stories.find(
      ({ generationStatus, retryable }) => generationStatus !== 'complete' && !retryable,
    )
    return c.render(
      <div className="page-width pb-16 max-w-3xl!">
        <PageHeader title="More of this" back={{ href: `/story/${storyId}`, label: 'Back to the story' }}>
          {sentenceOf(
            title,
            offer.value.children.map(({ name }) => name),
            before.helpers.map(({ name }) => name),
          )}
        </PageHeader>
        {making && <NextBeingMade story={making} />}
        {lengths.length === 0 ? (
          <LinkButton href="/app/subscription">Get Credits for the Next Story</LinkButton>
        ) : (
          <SequelForm
            storyId={storyId}
            lengths={lengths}
            length={
              lengths.some((one) => one.lengthKey === lengthKey)
                ? lengthKey
                : defaultLength(definitions, account)
            }
            tone={request.selections.tone}
            account={account}
            requestKey={crypto.randomUUID()}
            again={making !== undefined}
          />
        )}
        {series && (
          <section aria-labelledby="so-far" className="mt-8 grid gap-4">
            <h2 id="so-far" className="heading text-xl">
              So far
            </h2>
            <SeriesList stories={series.stories} reader={readerOf(c)} />
          </section>
        )}
      </div>,
      { title: `More of ${title}` },
    )
  })

  .post('/app/story/:id/more', requirePage, async (c) => {
    const { db, wakeQueue, narrator, now } = c.get('services')
    const userId = userOf(c)
    const storyId = idParam(c)
    const sent = SequelPayload.safeParse(await c.req.parseBody())
    if (!sent.success)
      throw new HTTPException(400, { message: sent.error.issues[0]?.message ?? 'Please try again.' })
    const known = storyAskedForBefore(db, userId, sent.data.requestKey)
    if (known) return c.redirect(`/story/${known.id}`, 303)
    const offer = sequelOffer(db, userId, storyId)
    if (!offer.ok) return refuse(c, storyId, offer.failure)
    const { request, children } = offer.value
    const { again, ...wish } = sent.data
    const admission = await admissionFor(c, wordsOfStory(db, userId, storyId))
    const { theme, ageGroup } = request.selections
    const story = requestStory(
      db,
      admission,
      {
        ...wish,
        characterIds: children.map(({ id }) => id),
        theme,
        ageGroup,
        authorStyle: request.author.name,
        writingStyle: 'normal',
        voice: narrator.voices.find(({ id }) => id === request.voice)?.id,
        after: storyId,
        notBeside: again ? undefined : 'same-series',
      },
      { seed: newSeed(), now: now() },
    )
    if (!story.ok) return answerRefusal(c, storyId, story.failure)
    wakeQueue()
    return c.redirect(`/story/${story.value.id}`, 303)
  })

/** The next story of this world is being made: the same wish is not charged twice. */
const NextBeingMade = ({ story }: { story: SeriesStory }) => (
  <Card className="mb-6 grid gap-4 justify-items-start">
    <h2 className="heading text-xl">The next story is being made</h2>
    <p className="text-soft wrap-anywhere">{`“${story.title}” is on its way and already paid for.`}</p>
    <LinkButton href={`/story/${story.id}`}>See it come to life</LinkButton>
  </Card>
)

/** Who returns, of the helpers with names. */
function sentenceOf(title: string, children: readonly string[], helpers: readonly string[]): string {
  const friends = helpers.length > 0 ? `, and ${joinNouns(helpers)} may come again` : ''
  return `The next story goes on in the world of “${title}”: it is about ${joinNouns(children)}${friends}. What happened is known there.`
}

/** Why a story cannot be continued, and where a parent can go instead. */
function refuse(c: Context<SignedInEnv>, storyId: number, reason: OfferRefusal) {
  c.status(reason === 'before-not-found' ? 404 : 409)
  const { sentence, href, label } = WAYS_ON[reason](storyId)
  return c.render(
    <div className="page-width pb-16 max-w-3xl!">
      <PageHeader title="More of this" back={{ href: '/app/saved-stories', label: 'My Stories' }} />
      <Card className="grid gap-4 justify-items-start">
        <p className="text-pretty">{sentence}</p>
        <LinkButton href={href}>{label}</LinkButton>
      </Card>
    </div>,
    { title: 'More of this' },
  )
}

const WAYS_ON: Record<OfferRefusal, (storyId: number) => { sentence: string; href: string; label: string }> =
  {
    'before-not-found': () => ({
      sentence: 'The story that this one was to go on from is no longer there.',
      href: '/app',
      label: 'Create New Story',
    }),
    'before-not-complete': (storyId) => ({
      sentence: 'This story is still being made. When it is finished, there can be more of it.',
      href: `/story/${storyId}`,
      label: 'See it come to life',
    }),
    'nobody-left': () => ({
      sentence:
        'None of this story’s children is among your characters any more. A new story can be about another child.',
      href: '/app',
      label: 'Create New Story',
    }),
  }

function answerRefusal(c: Context<SignedInEnv>, storyId: number, failure: WishRefusal) {
  switch (failure.reason) {
    case 'before-not-found':
    case 'before-not-complete':
      return refuse(c, storyId, failure.reason)
    case 'being-made':
      return c.redirect(`/story/${failure.story.id}`, 303)
    case 'not-enough-credits':
      return c.redirect('/app/subscription', 303)
    case 'full':
      throw capReached('story')
    case 'character-not-found':
      return refuse(c, storyId, 'nobody-left')
    case 'unknown-length':
    case 'unknown-author':
      throw new HTTPException(400, { message: 'This story cannot be told any more. Please choose again.' })
  }
}
