import { dateLabel } from '../../shared/kit/time-labels.ts'
import type { SeriesStory } from '../../shared/stories/series.ts'
import type { Reader } from '../stories/reader.ts'
import { SmallCover } from '../stories/small-cover.tsx'

/** The stories of one world in their order. */
export function SeriesList({ stories, reader }: { stories: readonly SeriesStory[]; reader: Reader }) {
  return (
    <ol className="grid gap-3">
      {stories.map((story) => (
        <li
          key={story.id}
          className="relative flex items-center gap-4 rounded-2xl border border-solid border-line bg-surface p-3 hover:border-edge"
        >
          <SmallCover
            url={story.coverUrl}
            width={448}
            className="h-16 w-28 shrink-0 overflow-hidden rounded-xl"
          />
          <div className="min-w-0">
            <p className="text-sm text-soft">{`Story ${story.number}`}</p>
            <a
              href={`/story/${story.id}`}
              className="heading text-lg leading-snug rounded-md wrap-anywhere after:content-empty after:absolute after:inset-0"
              dir="auto"
            >
              {story.title}
            </a>
            <p className="text-sm text-soft">
              {stateOf(story) ?? dateLabel(story.createdAt, reader.now, reader.timeZone)}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function stateOf({ generationStatus, retryable }: SeriesStory): string | undefined {
  if (retryable) return 'It could not be made; retry it from My Stories.'
  return generationStatus === 'complete' ? undefined : 'It is being made.'
}
