import { type FormEvent, lazy, Suspense, useCallback, useState } from 'react'
import { AvatarBuilder } from '../src/components/characters/avatar-builder.tsx'
import { DescriptionField, WhoFields } from '../src/components/characters/character-fields.tsx'
import {
  type Draft,
  isFilledIn,
  type Problem,
  problemOf,
  tooLongIn,
} from '../src/components/characters/draft.ts'
import type { Swatches } from '../src/components/characters/look.ts'
import { PhotoField } from '../src/components/characters/photo-field.tsx'
import { Button } from '../src/components/ui/button.tsx'
import { Card } from '../src/components/ui/card.tsx'
import { SheetIcon } from '../src/components/ui/sheet-icon.tsx'
import type { CastSheet } from '../src/shared/characters/cast-sheet.ts'
import type { Gender } from '../src/shared/stories/story-request.ts'
import { isImageFile } from './characters/image-file.ts'
import { deleteCharacter, saveCharacter } from './characters/save.ts'
import { useDraft } from './characters/use-draft.ts'
import { useLook } from './characters/use-look.ts'
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
    soundsLike: string | null
    castSheetChosen: boolean
    photoSharedWith: string | null
  } | null
  /** The look to begin with, and the seed that chooses what a description leaves open. */
  look: { seed: number; sheet: CastSheet }
  swatches: Swatches
  /** The outside service that would be shown a photo; null where photos stay here. */
  photoService: string | null
}

const Camera = lazy(() => import('./characters/camera.tsx'))
const DeleteDialog = lazy(() =>
  import('../src/components/characters/delete-dialog.tsx').then((module) => ({
    default: module.DeleteDialog,
  })),
)

type Busy = 'saving' | 'deleting' | null

/** Makes or changes a character. */
export default function CharacterForm({
  firebaseUid,
  character,
  look,
  swatches,
  photoService,
}: CharacterFormProps) {
  const id = character?.id ?? null
  const start: Draft = {
    name: character?.name ?? '',
    gender: character?.gender ?? null,
    description: character?.description ?? '',
    photo: character?.referenceImageUrl ?? null,
    consent: photoService !== null && character?.photoSharedWith === photoService,
    soundsLike: character?.soundsLike ?? '',
    look: look.sheet,
    lookChosen: character?.castSheetChosen ?? false,
  }
  const [draft, setDraft, settle] = useDraft({ firebaseUid, id, photoService }, start)
  const [problem, setProblem] = useState<Problem>()
  const [reading, setReading] = useState(false)
  const [busy, setBusy] = useState<Busy>(null)
  const [askingToDelete, setAskingToDelete] = useState(false)
  const [taking, setTaking] = useState(false)
  const change = useCallback(
    (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes })),
    [setDraft],
  )
  const edit = (changes: Partial<Draft>) => {
    setProblem((before) => (before && before.field in changes ? undefined : before))
    change(changes)
  }
  useLook(
    { firebaseUid, seed: look.seed },
    draft,
    useCallback((sheet: CastSheet) => change({ look: sheet }), [change]),
  )
  useReturn(() => setBusy(null))

  const takeFile = async (file: File) => {
    if (!isImageFile(file))
      return toast({ kind: 'error', title: 'Invalid file', text: 'Please select an image file.' })
    setReading(true)
    try {
      const { preparedPhoto } = await import('./characters/photo.ts')
      change({ photo: await preparedPhoto(file), consent: false })
    } catch {
      toast({ kind: 'error', title: 'Upload failed', text: 'Failed to process image. Please try again.' })
    } finally {
      setReading(false)
    }
  }

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const found = problemOf(draft)
    setProblem(found)
    if (found) {
      document.getElementById(found.field)?.focus()
      return toast({ kind: 'error', title: found.title, text: found.text })
    }
    setBusy('saving')
    const saving = { firebaseUid, lookSeed: look.seed, photoService }
    if (await saveCharacter(saving, draft, id)) settle()
    else setBusy(null)
  }

  const remove = async () => {
    if (id === null) return
    setBusy('deleting')
    if (await deleteCharacter(firebaseUid, id)) return settle()
    setBusy(null)
    setAskingToDelete(false)
  }

  const errors = Object.fromEntries(
    [...tooLongIn(draft), ...(problem ? [problem] : [])].map(({ field, text }) => [field, text]),
  )

  return (
    <>
      <Card className="max-w-4xl mx-auto">
        <form onSubmit={save} noValidate className="grid grid-cols-1 gap-6" aria-label="Character">
          <WhoFields draft={draft} errors={errors} onChange={edit} />
          <DescriptionField draft={draft} errors={errors} onChange={edit} />
          <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2 md:gap-8">
            <AvatarBuilder
              name={draft.name}
              look={draft.look}
              chosen={draft.lookChosen}
              swatches={swatches}
              onChange={(chosen) => edit({ look: chosen, lookChosen: true })}
              onFollow={() => edit({ lookChosen: false })}
            />
            <PhotoField
              draft={draft}
              error={errors.consent}
              service={photoService}
              reading={reading}
              onFile={takeFile}
              onCamera={() => setTaking(true)}
              onRemove={() => edit({ photo: null, consent: false })}
              onConsent={(consent) => edit({ consent })}
            />
          </div>
          <div className="flex flex-wrap gap-3 sm:justify-end">
            {character && (
              <Button
                variant="danger"
                icon={<SheetIcon of="trash" />}
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
      <Suspense>
        {taking && (
          <Camera onPhoto={(photo) => change({ photo, consent: false })} onClose={() => setTaking(false)} />
        )}
        {character && askingToDelete && (
          <DeleteDialog
            name={character.name}
            open
            deleting={busy === 'deleting'}
            onDelete={remove}
            onClose={() => setAskingToDelete(false)}
          />
        )}
      </Suspense>
    </>
  )
}

function submitLabel(editing: boolean, saving: boolean): string {
  if (editing) return saving ? 'Updating...' : 'Update'
  return saving ? 'Creating...' : 'Create'
}
