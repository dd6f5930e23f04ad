import type { CSSProperties, ReactNode } from 'react'
import { dateLabel } from '../../shared/kit/time-labels.ts'
import { inkOn, type TimelineLabel } from '../../shared/labels/label.ts'
import { SAVED_STORIES } from '../../shared/stories/story-filters.ts'
import type { Reader } from './reader.ts'
import { namedBy } from './tool-names.tsx'

export const LABEL_WORDS = ['id', 'name', 'description', 'color', 'ink', 'date', 'query'] as const
/** A label's text. */
export type LabelCardWords = Record<(typeof LABEL_WORDS)[number], string>

export interface LabelShapeOf {
  isDescribed: boolean
}

interface LabelCardProps {
  shape: LabelShapeOf
  words: LabelCardWords
  /** Deletes it: a link, or a form. */
  remove: ReactNode
}

/** A label on the timeline, with its edit and delete; its surroundings have its colors. */
export function LabelCard({ shape, words, remove }: LabelCardProps) {
  const { id, query } = words
  return (
    <article data-key={nameId(id)} className="label-card">
      <Words {...words} isDescribed={shape.isDescribed} />
      <div>
        <a href={`${SAVED_STORIES}/labels/${id}${query}`} data-edit-label="" {...namedBy('pen', nameId(id))}>
          Edit
        </a>
        {remove}
      </div>
    </article>
  )
}

const nameId = (id: string) => `l${id}`

/** A label's own color and a readable one on it, for the surroundings of its card. */
export const labelColors = ({ color, ink }: Pick<LabelCardWords, 'color' | 'ink'>) =>
  ({ '--dot': color, '--on': ink }) as CSSProperties

/** With script the page's one dialog opens instead. */
export const DeleteLabel = ({ words: { id, query } }: { words: LabelCardWords }) => (
  <a href={`${SAVED_STORIES}/labels/${id}/delete${query}`} data-sure={id} {...namedBy('untag', nameId(id))}>
    Delete
  </a>
)

/** The shape and words of a label's card; `query` is My Stories' own, to return to. */
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
      date: dateLabel(createdAt, reader.now, reader.timeZone),
      query,
    },
  }
}

/** A label that is not stored yet: islands/stories/label-changes.ts fills it. */
export const LabelShape = () => (
  <article aria-busy="true" className="label-card">
    <Words name="" description="" date="" isDescribed={false} />
  </article>
)

function Words({
  id,
  name,
  description,
  date,
  isDescribed,
}: Pick<LabelCardWords, 'name' | 'description' | 'date'> & { id?: string; isDescribed: boolean }) {
  return (
    <div>
      <h2>
        <bdi id={id && nameId(id)}>{name}</bdi>
        <span>{date}</span>
      </h2>
      <p dir="auto" hidden={!isDescribed}>
        {description}
      </p>
    </div>
  )
}
