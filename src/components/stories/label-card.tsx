import { DEFAULT_LABEL_COLOR } from '../../shared/constants.ts'
import { dateLabel } from '../../shared/kit/time-labels.ts'
import { inkOn, type TimelineLabel } from '../../shared/labels/label.ts'
import { SAVED_STORIES } from '../../shared/stories/story-filters.ts'
import { buttonClass } from '../ui/button.tsx'
import { SurePress } from './press-form.tsx'
import type { Reader } from './reader.ts'

const SHAPE =
  'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-2xl border border-solid border-line bg-night/60 py-2 pl-3 pr-2'

interface LabelCardProps {
  label: TimelineLabel
  reader: Reader
  /** The query string of My Stories, to come back to. */
  query: string
}

/** A label on the timeline, with its edit and delete. */
export function LabelCard({ label, reader, query }: LabelCardProps) {
  const { id, name, description, color, createdAt } = label
  return (
    <article data-key={`label-${id}`} data-label={id} className={SHAPE}>
      <Words {...label} date={dateLabel(createdAt, reader.now, reader.timeZone)} />
      <div className="ml-auto flex flex-wrap justify-end">
        <a
          href={`${SAVED_STORIES}/labels/${id}${query}`}
          data-edit-label={JSON.stringify({ id, name, description: description ?? '', color })}
          className={buttonClass('quiet', 'small')}
          aria-label={`Edit the label ${name}`}
        >
          Edit
        </a>
        <form method="post" action={`${SAVED_STORIES}/labels/${id}/delete${query}`} data-delete-label={id}>
          <SurePress what={`the label ${name}`} question="Delete this label?" answer="Yes, delete it" />
        </form>
      </div>
    </article>
  )
}

/** A label that is not kept yet: islands/stories/label-changes.ts fills it. */
export const LabelShape = () => (
  <article aria-busy="true" className={SHAPE}>
    <Words name="" description={null} color={DEFAULT_LABEL_COLOR} date="" />
  </article>
)

function Words({
  name,
  description,
  color,
  createdAt,
  date,
}: Pick<TimelineLabel, 'name' | 'description' | 'color'> & { createdAt?: string; date: string }) {
  return (
    <div className="min-w-0 grid gap-1 min-h-11 content-center">
      <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi
          data-slot="name"
          style={{ backgroundColor: color, color: inkOn(color) }}
          className="rounded-full border border-solid border-ink/25 px-3.5 py-1 font-semibold leading-snug wrap-anywhere"
        >
          {name}
        </bdi>
        <time data-slot="date" dateTime={createdAt} className="text-sm text-soft">
          {date}
        </time>
      </h2>
      <p data-slot="description" dir="auto" hidden={!description} className="text-soft wrap-anywhere">
        {description}
      </p>
    </div>
  )
}
