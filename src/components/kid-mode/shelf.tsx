import { KID_SHELF } from '../../shared/kid-mode/addresses.ts'
import type { KidStory } from '../../shared/kid-mode/kid-story.ts'
import { SmallCover } from '../stories/small-cover.tsx'
import { LinkButton } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { EmptyState } from '../ui/feedback.tsx'
import { CheckIcon, HeartIcon, MoonIcon } from '../ui/icons.tsx'

interface KidShelfProps {
  /** The child's name; undefined where the family shares the shelf, or it is gone. */
  name: string | undefined
  stories: readonly KidStory[]
  /** Whether there are any favorites. */
  hasFavorites: boolean
  favoritesOnly: boolean
  page: number
  pages: number
}

/** A child's shelf: large pictures, and nothing to press but stories. */
export function KidShelfScreen({ name, stories, hasFavorites, favoritesOnly, page, pages }: KidShelfProps) {
  return (
    <div className="page-width pb-16">
      <h1 className="heading pt-2 text-3xl sm:text-4xl leading-tight wrap-anywhere" dir="auto">
        {shelfTitle(name)}
      </h1>
      {hasFavorites && <Which favoritesOnly={favoritesOnly} />}
      {stories.length > 0 ? (
        <ul className="mt-6 grid grid-cols-1 gap-4 min-[22rem]:grid-cols-2 md:grid-cols-3 sm:gap-6">
          {stories.map((story, index) => (
            <li key={story.id}>
              <StoryTile story={story} first={index === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="mt-8">
          <EmptyState icon={<MoonIcon className="size-9" />} title="No stories here yet">
            <p>A grown-up can make one for you.</p>
          </EmptyState>
        </div>
      )}
      {pages > 1 && <Pages {...{ favoritesOnly, page, pages }} />}
    </div>
  )
}

/** Whose stories these are. */
export const shelfTitle = (name: string | undefined) =>
  name === undefined ? 'Our stories' : `${name}’s stories`

const shelfHref = (favoritesOnly: boolean, page = 1) => {
  const query = new URLSearchParams({
    ...(favoritesOnly ? { show: 'favorites' } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  })
  return query.size > 0 ? `${KID_SHELF}?${query}` : KID_SHELF
}

function Which({ favoritesOnly }: Pick<KidShelfProps, 'favoritesOnly'>) {
  return (
    <nav aria-label="Which stories" className="mt-4 flex flex-wrap gap-2">
      {[false, true].map((favorites) => (
        <a
          key={String(favorites)}
          href={shelfHref(favorites)}
          aria-current={favorites === favoritesOnly ? 'true' : undefined}
          className={cx(
            'inline-flex min-h-12 items-center gap-2 rounded-full border-2 border-solid px-5 font-semibold',
            favorites === favoritesOnly
              ? 'border-lamp bg-lamp/15 text-lamp'
              : 'border-line text-soft hover:text-ink',
          )}
        >
          {favorites && <HeartIcon className="size-5 fill-current" />}
          {favorites ? 'Favorites' : 'All'}
        </a>
      ))}
    </nav>
  )
}

/** islands/kid-shelf.ts shows which of them play without a network. */
function StoryTile({ story, first }: { story: KidStory; first: boolean }) {
  const { id, title, coverUrl, favorite, stoppedAt } = story
  return (
    <a
      href={`/story/${id}`}
      data-story={id}
      className="relative block h-full overflow-hidden rounded-3xl border-2 border-solid border-line bg-surface hover:border-edge"
    >
      <SmallCover url={coverUrl} width={448} first={first} className="aspect-[4/3]" />
      {favorite && (
        <span className="absolute right-3 top-3 grid size-11 place-items-center rounded-full bg-black/45 text-lamp">
          <HeartIcon className="size-6 fill-current" />
        </span>
      )}
      <span className="grid gap-2 p-4">
        <span className="heading text-lg sm:text-xl leading-snug wrap-anywhere" dir="auto">
          {title}
        </span>
        {favorite && <span className="sr-only">A favorite.</span>}
        {stoppedAt !== null && (
          <>
            <span className="sr-only">{`You stopped at ${stoppedAt}%.`}</span>
            <progress className="h-1.5!" max={100} value={stoppedAt} aria-hidden="true" />
          </>
        )}
        <span data-kept="" hidden className="text-sm text-soft">
          <CheckIcon className="mr-1.5 inline size-4 text-success" />
          On this device
        </span>
      </span>
    </a>
  )
}

function Pages({ favoritesOnly, page, pages }: Pick<KidShelfProps, 'favoritesOnly' | 'page' | 'pages'>) {
  return (
    <nav aria-label="Pages" className="mt-8 flex flex-wrap justify-center gap-3">
      {page > 1 && (
        <LinkButton href={shelfHref(favoritesOnly, page - 1)} variant="secondary">
          Back
        </LinkButton>
      )}
      {page < pages && (
        <LinkButton href={shelfHref(favoritesOnly, page + 1)} variant="secondary">
          More stories
        </LinkButton>
      )}
    </nav>
  )
}
