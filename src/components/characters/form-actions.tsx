import { Button } from '../ui/button.tsx'
import { SheetIcon } from '../ui/sheet-icon.tsx'

interface FormActionsProps {
  /** A character that is there is changed. */
  editing: boolean
  saving: boolean
  /** It is being saved or deleted. */
  locked: boolean
  /** Something that is needed is missing. */
  incomplete: boolean
  onDelete: () => void
}

/** Delete, where there is something to delete, and Create or Update. */
export function FormActions({ editing, saving, locked, incomplete, onDelete }: FormActionsProps) {
  return (
    <div className="flex flex-wrap gap-3 sm:justify-end">
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
      <Button type="submit" busy={saving} disabled={incomplete || locked} className="max-sm:flex-1">
        {submitLabel(editing, saving)}
      </Button>
    </div>
  )
}

function submitLabel(editing: boolean, saving: boolean): string {
  if (editing) return saving ? 'Updating...' : 'Update'
  return saving ? 'Creating...' : 'Create'
}
