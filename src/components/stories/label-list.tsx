import type { ComponentProps } from 'react'
import type { TimelineLabel } from '../../shared/labels/label.ts'
import { SAVED_STORIES } from '../../shared/stories/story-filters.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { LabelCard, labelCardOf, labelColors } from './label-card.tsx'
import { Pager } from './pager.tsx'
import { SurePress } from './press-form.tsx'
import type { Reader } from './reader.ts'
import { QUESTIONS } from './sure-dialog.tsx'
import { ToolNames } from './tool-names.tsx'

interface LabelListProps {
  /** Those of this page. */
  labels: TimelineLabel[]
  page: number
  totalPages: number
  reader: Reader
}

/** The labels of a family, newest first, page by page. */
export function LabelList({ labels, page, totalPages, reader }: LabelListProps) {
  return (
    <div className="page-width pb-16">
      <PageHeader title="Timeline labels" back={{ href: SAVED_STORIES, label: 'My Stories' }} />
      {labels.length === 0 && (
        <p className="text-soft">There are no labels yet. Press Label on a story to put one above it.</p>
      )}
      <ToolNames />
      <ol className="grid gap-3 max-w-3xl">
        {labels.map((label) => (
          <Listed key={label.id} {...labelCardOf(label, reader, '')} />
        ))}
      </ol>
      <div className="max-w-3xl">
        <Pager
          page={page}
          totalPages={totalPages}
          hrefOf={(number) => `${SAVED_STORIES}/labels${number > 1 ? `?page=${number}` : ''}`}
        />
      </div>
    </div>
  )
}

const Listed = ({ shape, words }: Omit<ComponentProps<typeof LabelCard>, 'remove'>) => (
  <li style={labelColors(words)}>
    <LabelCard
      {...{ shape, words }}
      remove={
        <form method="post" action={`${SAVED_STORIES}/labels/${words.id}/delete`}>
          <SurePress what={`the label ${words.name}`} question={QUESTIONS.label} answer="Yes, delete it" />
        </form>
      }
    />
  </li>
)
