import { type FormEvent, useEffect, useId, useRef } from 'react'
import { isInUnreadableScript, mendedWords, PAGE_WORDS_MAX } from '../../shared/mending/mended-words.ts'
import { pageMeasure, tooHard } from '../../shared/mending/page-measure.ts'
import type { AgeGroup } from '../../shared/stories/age-groups.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { withPrice } from './price.ts'

export interface WordsEditorProps {
  page: number
  draft: string
  /** The words of all pages, this one's as they are. */
  pages: readonly string[]
  ageGroup: AgeGroup
  price: number
  busy: boolean
  error: string | undefined
  /** The page's words from another window; undefined unless somebody changed it. */
  meanwhile: string | undefined
  onDraft: (draft: string) => void
  onSave: () => void
  onCancel: () => void
  onTakeOther: () => void
}

/** A page's words in a field, with their length and level during typing. */
export function WordsEditor(props: WordsEditorProps) {
  const { page, draft, pages, ageGroup, price, busy, error, meanwhile } = props
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const checked = mendedWords(draft)
  const problem = draft.trim() !== '' && !checked.ok ? checked.failure : undefined
  const hard = tooHard(pages.with(page, draft), ageGroup)
  const save = (event: FormEvent) => {
    event.preventDefault()
    props.onSave()
  }
  return (
    <form ref={form} className="grid gap-3" onSubmit={save}>
      <TextArea
        id={`${id}-words`}
        label={`The words of page ${page + 1}`}
        rows={7}
        value={draft}
        max={PAGE_WORDS_MAX}
        error={error ?? problem}
        hint={pageMeasure(draft, ageGroup)}
        dir="auto"
        onChange={({ target }) => props.onDraft(target.value)}
      />
      {hard && <p className="text-sm text-lamp">{hard}</p>}
      {isInUnreadableScript(draft) && (
        <p className="text-sm text-lamp">
          Our voices read English. They will try these letters: listen to the page before bedtime.
        </p>
      )}
      {meanwhile !== undefined && <Meanwhile words={meanwhile} onTakeOther={props.onTakeOther} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} disabled={!checked.ok}>
          {withPrice(meanwhile === undefined ? 'Save These Words' : 'Save Mine', price)}
        </Button>
        <Button variant="quiet" onClick={props.onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function Meanwhile({ words, onTakeOther }: { words: string; onTakeOther: () => void }) {
  return (
    <div className="grid gap-2 rounded-2xl bg-ink/5 p-4">
      <p className="text-sm text-soft">In the other window this page became:</p>
      <p dir="auto" className="leading-relaxed text-pretty wrap-anywhere">
        {words}
      </p>
      <Button variant="secondary" size="small" className="justify-self-start" onClick={onTakeOther}>
        Take Those Words
      </Button>
    </div>
  )
}
