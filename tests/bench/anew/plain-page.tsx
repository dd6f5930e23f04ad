import type { TimelinePart } from '../../../db/queries/timeline.ts'
import { dateLabel } from '../../../src/shared/kit/time-labels.ts'

/** Twenty plain cards in straightforward React. */
export function PlainPage({ stories, page, totalPages, total }: TimelinePart) {
  return (
    <main>
      <h1>My Stories</h1>
      <p>{total} stories</p>
      {stories.map((story) => (
        <article key={story.id} className="card">
          {story.coverUrl && <img src={story.coverUrl} alt="" width={672} height={384} loading="lazy" />}
          <h2>
            <a href={`/story/${story.id}`}>{story.title}</a>
          </h2>
          <time dateTime={story.createdAt}>{dateLabel(story.createdAt, new Date(), 'UTC')}</time>
          <p>
            {story.tone}, ages {story.ageGroup}, {story.environment}
          </p>
        </article>
      ))}
      <p>
        Page {page} of {totalPages}
      </p>
    </main>
  )
}
