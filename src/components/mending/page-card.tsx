import { joinNames } from '../../shared/kit/join-names.ts'
import type { MendablePage } from '../../shared/mending/story-pages-payload.ts'
import type { AgeGroup } from '../../shared/stories/age-groups.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EditIcon } from '../ui/icons.tsx'
import { PictureMender } from './picture-mender.tsx'
import { WordsEditor } from './words-editor.tsx'

/** What somebody has begun on a page and not sent yet. */
export interface PageDraft {
  /** Undefined while the words are only shown. */
  words?: string
  /** The words that were there when it was begun. */
  seen?: string
  /** The page's words from another window meanwhile. */
  meanwhile?: string
  wish?: string
}

export type Busy = 'words' | 'picture' | undefined

export interface PageCardProps {
  page: number
  mendable: MendablePage
  pages: readonly string[]
  ageGroup: AgeGroup
  draft: PageDraft
  busy: Busy
  error: { of: 'words' | 'picture'; sentence: string } | undefined
  onDraft: (draft: PageDraft) => void
  onSave: () => void
  onTakeBackWords: () => void
  onRetryWords: () => void
  onDraw: () => void
  onTakeBackPicture: () => void
}

/** One page of a story: its picture, its words, and what can be changed of both. */
export function PageCard(props: PageCardProps) {
  const { page, mendable, draft, busy, error, onDraft } = props
  const { words: _words, seen: _seen, meanwhile: _meanwhile, ...noWords } = draft
  const { wish: _wish, ...noWish } = draft
  return (
    <Card as="li" className="grid gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <PictureMender
        page={page}
        mendable={mendable}
        wish={draft.wish}
        busy={busy === 'picture'}
        error={error?.of === 'picture' ? error.sentence : undefined}
        onWish={(wish) => onDraft(wish === undefined ? noWish : { ...draft, wish })}
        onDraw={props.onDraw}
        onTakeBack={props.onTakeBackPicture}
      />
      <div className="grid content-start gap-3 min-w-0">
        <h2 className="text-sm font-semibold text-soft">{`Page ${page + 1} of ${props.pages.length}`}</h2>
        {mendable.recordedBy.length > 0 && (
          <p className="text-sm text-lamp">
            {`${joinNames(mendable.recordedBy)} read this page aloud. When its words change, that recording of it is deleted; other pages keep theirs.`}
          </p>
        )}
        {draft.words === undefined ? (
          <PageWords {...props} />
        ) : (
          <WordsEditor
            page={page}
            draft={draft.words}
            pages={props.pages}
            ageGroup={props.ageGroup}
            price={mendable.wordsPrice}
            busy={busy === 'words'}
            error={error?.of === 'words' ? error.sentence : undefined}
            meanwhile={draft.meanwhile}
            onDraft={(words) => onDraft({ ...draft, words })}
            onSave={props.onSave}
            onCancel={() => onDraft(noWords)}
            onTakeOther={() =>
              onDraft({ ...noWords, words: draft.meanwhile ?? '', seen: draft.meanwhile ?? '' })
            }
          />
        )}
      </div>
    </Card>
  )
}

function PageWords({ page, mendable, draft, busy, onDraft, onRetryWords, onTakeBackWords }: PageCardProps) {
  const { words, voice, wordsChanged } = mendable
  return (
    <>
      <p dir="auto" className="text-lg leading-relaxed text-pretty wrap-anywhere">
        {words}
      </p>
      <p role="status" className="text-sm text-soft empty:hidden">
        {voice === 'making' && 'The voice is reading this page. Until then the story is told as it was.'}
        {voice === 'failed' &&
          'The voice could not read this page. Nothing is lost: try again, or take the change back.'}
      </p>
      <div className="flex flex-wrap gap-x-1">
        <Button
          variant="quiet"
          size="small"
          icon={<EditIcon />}
          aria-label={`Change Words of page ${page + 1}`}
          onClick={() => onDraft({ ...draft, words, seen: words })}
        >
          Change Words
        </Button>
        {voice === 'failed' && (
          <Button variant="quiet" size="small" busy={busy === 'words'} onClick={onRetryWords}>
            Try Again
          </Button>
        )}
        {wordsChanged > 0 && (
          <Button
            variant="quiet"
            size="small"
            busy={busy === 'words'}
            aria-label={`Take Back the last change of page ${page + 1}`}
            onClick={onTakeBackWords}
          >
            Take Back
          </Button>
        )}
      </div>
    </>
  )
}
