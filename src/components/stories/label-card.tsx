import type { ReactNode } from 'react'
import { DEFAULT_LABEL_COLOR } from '../../shared/constants.ts'
import { dateLabel } from '../../shared/kit/time-labels.ts'
import { inkOn, type TimelineLabel } from '../../shared/labels/label.ts'
import { SAVED_STORIES } from '../../shared/stories/story-filters.ts'
import { buttonClass } from '../ui/button.tsx'
import type { Reader } from './reader.ts'

export const LABEL_WORDS = [
  'id',
  'name',
  'description',
  'color',
  'ink',
  'createdAt',
  'date',
  'query',
] as const
/** What a label says, in words. */
export type LabelWords = Record<(typeof LABEL_WORDS)[number], string>

export interface LabelShapeOf {
  isDescribed: boolean
}

interface LabelCardProps {
  shape: LabelShapeOf
  words: LabelWords
  /** Deletes it: a link, or a form. */
  remove: ReactNode
}

/** A label on the timeline, with its edit and delete. */
export function LabelCard({ shape, words, remove }: LabelCardProps) {
  const { id, name, query } = words
  return (
    <article data-key={`label-${id}`} data-label={id} data-color={words.color} className="label-card">
      <Words {...words} isDescribed={shape.isDescribed} />
      <div className="label-tools">
        <a
          href={`${SAVED_STORIES}/labels/${id}${query}`}
          data-edit-label=""
          className={buttonClass('quiet', 'small')}
          aria-label={`Edit the label ${name}`}
        >
          Edit
        </a>
        {remove}
      </div>
    </article>
  )
}

/** With script the page's one question opens instead. */
export const DeleteLabel = ({ words: { id, name, query } }: { words: LabelWords }) => (
  <a
    href={`${SAVED_STORIES}/labels/${id}/delete${query}`}
    data-sure={id}
    className="story-tool"
    aria-label={`Delete the label ${name}`}
  >
    Delete
  </a>
)

/** What a label's card is made of; `query` is My Stories' own, to come back to. */
export function labelCardOf(
  { id, name, description, color, createdAt }: TimelineLabel,
  reader: Reader,
  query: string,
): Omit<LabelCardProps, 'remove'> {
  return {
    shape: { isDescribed: Boolean(description) },
    words: {
      id: String(id),
      name,
      description: description ?? '',
      color,
      ink: inkOn(color),
      createdAt,
      date: dateLabel(createdAt, reader.now, reader.timeZone),
      query,
    },
  }
}

/** A label that is not kept yet: islands/stories/label-changes.ts fills it. */
export const LabelShape = () => (
  <article aria-busy="true" className="label-card">
    <Words
      name=""
      description=""
      color={DEFAULT_LABEL_COLOR}
      ink={inkOn(DEFAULT_LABEL_COLOR)}
      date=""
      isDescribed={false}
    />
  </article>
)

function Words({
  name,
  description,
  color,
  ink,
  createdAt,
  date,
  isDescribed,
}: Pick<LabelWords, 'name' | 'description' | 'color' | 'ink' | 'date'> & {
  createdAt?: string
  isDescribed: boolean
}) {
  return (
    <div className="label-words">
      <h2>
        <bdi data-slot="name" style={{ backgroundColor: color, color: ink }} className="label-chip">
          {name}
        </bdi>
        <time data-slot="date" dateTime={createdAt} className="text-sm text-soft">
          {date}
        </time>
      </h2>
      <p data-slot="description" dir="auto" hidden={!isDescribed}>
        {description}
      </p>
    </div>
  )
}
