import { type FormEvent, useCallback, useState } from 'react'
import { CameraDialog } from '../src/components/characters/camera-dialog.tsx'
import { DescriptionField, WhoFields } from '../src/components/characters/character-fields.tsx'
import { DeleteDialog } from '../src/components/characters/delete-dialog.tsx'
import { type Draft, isFilledIn, problemOf } from '../src/components/characters/draft.ts'
import { PhotoField } from '../src/components/characters/photo-field.tsx'
import { Button } from '../src/components/ui/button.tsx'
import { Card } from '../src/components/ui/card.tsx'
import { TrashIcon } from '../src/components/ui/icons.tsx'
import type { Gender } from '../src/shared/story-request.ts'
import { isImageFile, preparedPhoto } from './characters/photo.ts'
import { deleteCharacter, saveCharacter } from './characters/save.ts'
import { useCamera } from './characters/use-camera.ts'
import { useReturn } from './creation/use-return.ts'
import { toast } from './lib/toast.ts'

export interface CharacterFormProps {
  firebaseUid: string
  /** The character to change; null to make a new one. */
  character: {
    id: number
    name: string
    gender: Gender
    description: string
    referenceImageUrl: string | null
  } | null
}

type Busy = 'saving' | 'deleting' | null

/** Makes or changes a character. */
export default function CharacterForm({ firebaseUid, character }: CharacterFormProps) {
  const [draft, setDraft] = useState<Draft>({
    name: character?.name ?? '',
    gender: character?.gender ?? null,
    description: character?.description ?? '',
    photo: character?.referenceImageUrl ?? null,
    consent: false,
  })
  const [reading, setReading] = useState(false)
  const [busy, setBusy] = useState<Busy>(null)
  const [askingToDelete, setAskingToDelete] = useState(false)
  const change = useCallback(
    (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes })),
    [],
  )
  const camera = useCamera((photo) => change({ photo, consent: false }))
  useReturn(() => setBusy(null))

  const takeFile = async (file: File) => {
    if (!isImageFile(file))
      return toast({ kind: 'error', title: 'Invalid file', text: 'Please select an image file.' })
    setReading(true)
    try {
      change({ photo: await preparedPhoto(file), consent: false })
    } catch {
      toast({ kind: 'error', title: 'Upload failed', text: 'Failed to process image. Please try again.' })
    } finally {
      setReading(false)
    }
  }

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const problem = problemOf(draft)
    if (problem) return toast({ kind: 'error', ...problem })
    setBusy('saving')
    if (!(await saveCharacter(firebaseUid, draft, character?.id ?? null))) setBusy(null)
  }

  const remove = async () => {
    if (!character) return
    setBusy('deleting')
    if (await deleteCharacter(firebaseUid, character.id)) return
    setBusy(null)
    setAskingToDelete(false)
  }

  return (
    <>
      <Card className="max-w-3xl mx-auto">
        <form onSubmit={save} noValidate className="grid gap-6" aria-label="Character">
          <WhoFields draft={draft} onChange={change} />
          <PhotoField
            draft={draft}
            reading={reading}
            onFile={takeFile}
            onCamera={camera.start}
            onRemove={() => change({ photo: null, consent: false })}
            onConsent={(consent) => change({ consent })}
          />
          <DescriptionField draft={draft} onChange={change} />
          <div className="flex flex-wrap gap-3 sm:justify-end">
            {character && (
              <Button
                variant="danger"
                icon={<TrashIcon />}
                aria-haspopup="dialog"
                disabled={busy !== null}
                onClick={() => setAskingToDelete(true)}
                className="max-sm:flex-1 sm:mr-auto"
              >
                Delete
              </Button>
            )}
            <Button
              type="submit"
              busy={busy === 'saving'}
              disabled={!isFilledIn(draft) || reading || busy !== null}
              className="max-sm:flex-1"
            >
              {submitLabel(character !== null, busy === 'saving')}
            </Button>
          </div>
        </form>
      </Card>
      <CameraDialog
        open={camera.open}
        ready={camera.ready}
        video={camera.video}
        onCapture={camera.capture}
        onClose={camera.close}
      />
      {character && (
        <DeleteDialog
          name={character.name}
          open={askingToDelete}
          deleting={busy === 'deleting'}
          onDelete={remove}
          onClose={() => setAskingToDelete(false)}
        />
      )}
    </>
  )
}

function submitLabel(editing: boolean, saving: boolean): string {
  if (editing) return saving ? 'Updating...' : 'Update'
  return saving ? 'Creating...' : 'Create'
}
