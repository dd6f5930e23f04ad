import { HAND_OVER } from '../../shared/kid-mode/addresses.ts'
import type { Account } from '../../shared/stories/lengths.ts'
import { SAVED_STORIES } from '../../shared/stories/story-filters.ts'
import { SmallCover } from '../stories/small-cover.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { cx } from '../ui/cx.ts'
import { ShieldIcon } from '../ui/icons.tsx'
import type { HomeStory } from './home-story.ts'
import { type MakingStory, Progress, type ProposedStory, TonightCard } from './tonight-card.tsx'

export interface HomeProps {
  /** The address of the same view. */
  href: string
  /** The visitor's time zone according to the browser; empty when it is not known yet. */
  toldZone: string
  /** Whom an evening can be for; empty with a single profile. */
  who: readonly { name: string; href: string; isChosen: boolean }[]
  story: ProposedStory | undefined
  account: Account
  /** This child's story in the making, and the family's others. */
  making: MakingStory | undefined
  others: readonly MakingStory[]
  last: (HomeStory & { when: string; againHref: string; againPrice: string | undefined }) | undefined
  shelf: readonly HomeStory[]
}

/** The short way into the evening; it follows what is being made. */
export function Home(props: HomeProps) {
  const { href, who, story, account, making, others, last } = props
  const isMaking = making !== undefined || others.length > 0
  return (
    <section
      id="tonight"
      aria-labelledby="tonight-title"
      className="page-width pt-5 sm:pt-8"
      data-zone={props.toldZone}
      {...(isMaking ? { 'data-poll': href } : {})}
    >
      <h2 id="tonight-title" className="sr-only">
        Tonight
      </h2>
      {who.length > 1 && <Who who={who} />}
      <div className={cx('grid gap-4 sm:gap-5', last && 'lg:grid-cols-[1.6fr_1fr]')}>
        {story && <TonightCard story={story} account={account} making={making} />}
        {last && <LastNight last={last} />}
      </div>
      {others.map((other) => (
        <Card key={other.id} className="relative mt-4 grid gap-2 p-4!">
          <a href={`/story/${other.id}`} className="font-semibold wrap-anywhere rounded-md hover:text-lamp">
            {other.title}
          </a>
          <Progress making={other} />
        </Card>
      ))}
    </section>
  )
}

function Who({ who }: Pick<HomeProps, 'who'>) {
  return (
    <nav aria-label="Who is it for?" className="mb-4">
      <ul className="flex flex-wrap gap-2">
        {who.map(({ name, href, isChosen }, index) => (
          <li key={href}>
            <a
              id={`who-${index}`}
              href={href}
              data-fragment="#tonight"
              aria-current={isChosen ? 'true' : undefined}
              className={cx(
                'inline-flex min-h-11 max-w-56 items-center rounded-full border-2 border-solid px-5 font-semibold',
                isChosen ? 'border-lamp bg-lamp/15 text-lamp' : 'border-line text-soft hover:text-ink',
              )}
            >
              <bdi className="truncate">{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Read again, continue, or one more like it. */
function LastNight({ last }: { last: NonNullable<HomeProps['last']> }) {
  const { id, title, coverUrl, focusX, stoppedAt, when, againHref, againPrice } = last
  return (
    <Card
      as="article"
      className="grid grid-cols-[7rem_1fr] lg:grid-cols-1 lg:content-start overflow-hidden p-0!"
    >
      <SmallCover url={coverUrl} focusX={focusX} className="h-full lg:h-auto lg:aspect-[2/1]" />
      <div className="min-w-0 p-4 sm:p-5 grid gap-2 content-start">
        <p className="text-sm font-semibold text-accent">{when}</p>
        <h3 className="heading text-lg sm:text-xl leading-snug wrap-anywhere" dir="auto">
          {title}
        </h3>
        <div className="flex flex-wrap items-center gap-1">
          <LinkButton href={`/story/${id}`} variant="secondary" size="small">
            {stoppedAt === null ? 'Read again' : `Go on at ${stoppedAt}%`}
          </LinkButton>
          <LinkButton
            href={againHref}
            variant="quiet"
            size="small"
            className="max-[26rem]:-ml-4"
            aria-describedby={againPrice ? 'again-price' : undefined}
          >
            One more like it
          </LinkButton>
        </div>
        {againPrice && (
          <p id="again-price" className="text-sm text-soft tabular-nums">
            {againPrice}
          </p>
        )}
      </div>
    </Card>
  )
}

/** The last stories, to read again; `stories` is their HTML. */
export function LastStories({ stories }: { stories: string }) {
  return (
    <section aria-labelledby="shelf-title" className="page-width pt-2 pb-10">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id="shelf-title" className={stories ? 'heading text-2xl' : 'sr-only'}>
          From the shelf
        </h2>
        <div className="flex flex-wrap -ml-3">
          <LinkButton href={HAND_OVER} variant="quiet" size="small" icon={<ShieldIcon />}>
            Kid mode
          </LinkButton>
          <LinkButton href={SAVED_STORIES} variant="quiet" size="small">
            All of My Stories
          </LinkButton>
        </div>
      </div>
      {stories && (
        <ul
          className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a pattern escapes what it is given
          dangerouslySetInnerHTML={{ __html: stories }}
        />
      )}
    </section>
  )
}

/** A story on it. */
export const LastStory = ({
  href,
  title,
  coverUrl,
}: Pick<HomeStory, 'title' | 'coverUrl'> & { href: string }) => (
  <li>
    <a
      href={href}
      className="block h-full overflow-hidden rounded-2xl border border-solid border-line bg-surface hover:border-edge"
    >
      <SmallCover url={coverUrl} width={448} className="aspect-[2/1]" />
      <span className="block p-3 text-sm font-semibold leading-snug wrap-anywhere line-clamp-3" dir="auto">
        {title}
      </span>
    </a>
  </li>
)
