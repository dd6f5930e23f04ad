import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { SheetIcon } from '../ui/sheet-icon.tsx'

interface FormActionsProps {
  /** The character exists already. */
  editing: boolean
  saving: boolean
  /** It is being saved or deleted. */
  locked: boolean
  /** What is still missing, in words; undefined when nothing is. */
  missing: string | undefined
  onDelete: () => void
}

/** Delete, for an existing character, and Create or Update; on a phone pinned as soon as nothing is missing. */
export function FormActions({ editing, saving, locked, missing, onDelete }: FormActionsProps) {
  return (
    <div
      data-pinned={missing === undefined ? '' : undefined}
      className={cx('flex flex-wrap items-center gap-3 sm:justify-end', missing === undefined && PINNED)}
    >
      {editing && (
        <Button
          variant="danger"
          icon={<SheetIcon of="trash" />}
          aria-haspopup="dialog"
          disabled={locked}
          onClick={onDelete}
          className="max-sm:flex-1 sm:mr-auto"
        >
          Delete
        </Button>
      )}
      <p id="still-missing" role="status" className="text-sm text-soft max-sm:w-full empty:hidden">
        {missing}
      </p>
      <Button
        type="submit"
        busy={saving}
        disabled={missing !== undefined || locked}
        aria-describedby="still-missing"
        className="max-sm:flex-1"
      >
        {submitLabel(editing, saving)}
      </Button>
    </div>
  )
}

/** Over the card's surface, above the bar. */
const PINNED =
  'max-md:sticky max-md:z-30 max-md:bottom-[var(--bar)] max-md:-mx-5 max-md:-mb-5 max-md:rounded-b-3xl max-md:border-t max-md:border-solid max-md:border-line max-md:bg-surface max-md:px-5 max-md:py-3'

function submitLabel(editing: boolean, saving: boolean): string {
  if (editing) return saving ? 'Updating...' : 'Update'
  return saving ? 'Creating...' : 'Create'
}
