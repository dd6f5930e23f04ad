import { Button } from '../ui/button.tsx'
import { IslandDialog } from '../ui/dialog.tsx'
import { TrashIcon } from '../ui/icons.tsx'

/** Asks before a character is deleted. */
export function DeleteDialog({
  name,
  open,
  deleting,
  onDelete,
  onClose,
}: {
  name: string
  open: boolean
  deleting: boolean
  onDelete: () => void
  onClose: () => void
}) {
  return (
    <IslandDialog id="delete-character" title={`Delete ${name}?`} open={open} onClose={onClose}>
      <p className="text-soft text-pretty">
        The photo and the portrait go for good. Stories that {name} is already in stay in My Stories.
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Keep
        </Button>
        <Button variant="danger" icon={<TrashIcon />} busy={deleting} onClick={onDelete}>
          {deleting ? 'Deleting...' : 'Delete'}
        </Button>
      </div>
    </IslandDialog>
  )
}
