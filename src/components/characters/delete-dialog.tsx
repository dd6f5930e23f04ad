import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { IslandDialog } from '../ui/dialog.tsx'
import { TrashIcon } from '../ui/icons.tsx'
import { RadioCards } from '../ui/radio-cards.tsx'

/** What happens to a deleted character's profile. */
type Fate = 'keep' | 'remove'

/** Asks before a character is deleted, and what happens to its profile. */
export function DeleteDialog({
  name,
  hasProfile,
  open,
  deleting,
  onDelete,
  onClose,
}: {
  name: string
  hasProfile: boolean
  open: boolean
  deleting: boolean
  onDelete: (profile: Fate) => void
  onClose: () => void
}) {
  const [fate, setFate] = useState<Fate>('keep')
  return (
    <IslandDialog id="delete-character" title={`Delete ${name}?`} open={open} onClose={onClose}>
      <p className="text-soft text-pretty">
        The photo and the portrait go for good. Stories that {name} is already in stay in My Stories.
      </p>
      {hasProfile && (
        <div className="mt-5">
          <RadioCards
            legend={`And ${name}'s profile?`}
            name="profile-fate"
            columns="grid-cols-1"
            options={[
              {
                value: 'keep',
                label: 'Keep it',
                description: 'With its shelf; another character can take over.',
              },
              { value: 'remove', label: 'Remove it', description: "Its stories stay the family's." },
            ]}
            value={fate}
            onPick={setFate}
          />
        </div>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="danger" icon={<TrashIcon />} busy={deleting} onClick={() => onDelete(fate)}>
          {deleting ? 'Deleting...' : 'Delete'}
        </Button>
      </div>
    </IslandDialog>
  )
}
