import { type FormEvent, lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { AvatarBuilder } from '../src/components/characters/avatar-builder.tsx'
import {
  DescriptionField,
  SoundsLikeField,
  WhoFields,
} from '../src/components/characters/character-fields.tsx'
import {
  type CharacterDraft,
  type DraftProblem,
  isUnread,
  stillMissing,
  tooLongIn,
} from '../src/components/characters/draft.ts'
import { FormActions } from '../src/components/characters/form-actions.tsx'
import type { Swatches } from '../src/components/characters/look.ts'
import { PhotoField } from '../src/components/characters/photo-field.tsx'
import { Card } from '../src/components/ui/card.tsx'
import type { CastSheet } from '../src/shared/characters/cast-sheet.ts'
import type { PhotoLook } from '../src/shared/characters/photo-look/look.ts'
import type { Gender } from '../src/shared/stories/story-request.ts'
import { useDraft } from './characters/use-draft.ts'
import { useLook } from './characters/use-look.ts'
import { usePhotoFile } from './characters/use-photo-file.ts'
import { usePhotoLook } from './characters/use-photo-look.ts'
import { useReturn } from './creation/use-return.ts'
import { toast } from './lib/toast.ts'

export interface CharacterFormProps {
  firebaseUid: string
  /** The character to change; null for a new one. */
  character: {
    id: number
    name: string
    gender: Gender
    description: string
    referenceImageUrl: string | null
    soundsLike: string | null
    castSheetChosen: boolean
    photoSharedWith: string | null
    /** A child's profile has this character. */
    hasProfile: boolean
  } | null
  /** The initial look, and the seed that decides what a description leaves open. */
  look: { seed: number; sheet: CastSheet }
  swatches: Swatches
  /** The outside service that a photo would be sent to; null where photos stay here. */
  photoService: string | null
}

/** Loads at the first save or delete. */
const loadSaving = () => import('./characters/save.ts')

const Camera = lazy(() => import('./characters/camera.tsx'))
const DeleteDialog = lazy(() =>
  import('../src/components/characters/delete-dialog.tsx').then((module) => ({
    default: module.DeleteDialog,
  })),
)

type Busy = 'saving' | 'deleting' | null

export default function CharacterForm(props: CharacterFormProps) {
  const { character, swatches, photoService } = props
  const form = useCharacter(props)
  const { draft, errors, busy, edit } = form
  const photo = usePhotoFile(edit, form.tell)
  const [taking, setTaking] = useState(false)
  return (
    <>
      <Card className="max-w-4xl mx-auto">
        <form
          onSubmit={form.save}
          noValidate
          autoComplete="off"
          className="grid grid-cols-1 gap-6"
          aria-label="Character"
        >
          <WhoFields draft={draft} errors={errors} onChange={edit} />
          <DescriptionField draft={draft} errors={errors} onChange={edit} />
          <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
            <SoundsLikeField draft={draft} errors={errors} onChange={edit} />
          </div>
          <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2 md:gap-8">
            <Avatar form={form} swatches={swatches} />
            <PhotoField
              draft={draft}
              errors={errors}
              service={photoService}
              reading={photo.reading}
              onFile={photo.take}
              onCamera={() => setTaking(true)}
              onRemove={() => edit({ photo: null, consent: false, photoLook: null })}
              onMatch={(look) => edit({ look, lookChosen: true })}
              onConsent={(consent) => edit({ consent })}
            />
          </div>
          <FormActions
            editing={character !== null}
            saving={busy === 'saving'}
            locked={busy !== null}
            missing={
              stillMissing(draft) ??
              (photo.reading || isUnread(draft) ? 'Looking at the photo...' : undefined)
            }
            onDelete={() => form.askToDelete(true)}
          />
        </form>
      </Card>
      <Suspense>
        {taking && (
          <Camera
            onPhoto={(photo) => edit({ photo, consent: false, photoLook: null })}
            onFailed={form.tell}
            onClose={() => setTaking(false)}
          />
        )}
        {character && form.askingToDelete && <Deleting character={character} form={form} />}
      </Suspense>
    </>
  )
}

type Form = ReturnType<typeof useCharacter>

/** The look, chosen by hand or derived from the photo and the description. */
const Avatar = ({ form, swatches }: { form: Form } & Pick<CharacterFormProps, 'swatches'>) => (
  <AvatarBuilder
    name={form.draft.name}
    look={form.draft.look}
    chosen={form.draft.lookChosen}
    fromPhoto={form.draft.photoLook !== null && Object.keys(form.draft.photoLook).length > 0}
    swatches={swatches}
    onChange={(chosen) => form.edit({ look: chosen, lookChosen: true })}
    onFollow={() => form.edit({ lookChosen: false })}
  />
)

interface DeletingProps {
  character: NonNullable<CharacterFormProps['character']>
  form: Form
}

const Deleting = ({ character, form }: DeletingProps) => (
  <DeleteDialog
    name={character.name}
    hasProfile={character.hasProfile}
    open
    deleting={form.busy === 'deleting'}
    onDelete={form.remove}
    onClose={() => form.askToDelete(false)}
  />
)

/** The state of the form and its actions. */
function useCharacter({ firebaseUid, character, look, photoService }: CharacterFormProps) {
  const id = character?.id ?? null
  const [draft, setDraft, settle] = useDraft(
    { firebaseUid, id, photoService },
    draftOf({ character, look, photoService }),
  )
  const { problem, tell, mend } = useProblem()
  const [busy, setBusy] = useState<Busy>(null)
  const [askingToDelete, askToDelete] = useState(false)
  const change = useCallback(
    (changes: Partial<CharacterDraft>) => setDraft((before) => ({ ...before, ...changes })),
    [setDraft],
  )
  const edit = (changes: Partial<CharacterDraft>) => {
    mend(changes)
    change(changes)
  }
  useLook(
    firebaseUid,
    draft,
    useCallback((sheet: CastSheet) => change({ look: sheet }), [change]),
  )
  usePhotoLook(
    draft,
    useCallback((photoLook: PhotoLook) => change({ photoLook }), [change]),
  )
  useReturn(() => setBusy(null))

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setBusy('saving')
    const saving = { firebaseUid, photoService }
    const saved = await loadSaving().then(({ saveCharacter }) => saveCharacter(saving, draft, id), notLoaded)
    if (saved === 'leaving') return settle()
    setBusy(null)
    if (saved) tell(saved)
  }

  const remove = async (profile: 'keep' | 'remove') => {
    if (id === null) return
    setBusy('deleting')
    const deleted = await loadSaving().then(
      ({ deleteCharacter }) => deleteCharacter(firebaseUid, id, profile),
      notLoaded,
    )
    if (deleted) return settle()
    setBusy(null)
    askToDelete(false)
  }

  const errors = Object.fromEntries(
    [...tooLongIn(draft), ...(problem ? [problem] : [])].map(({ field, text }) => [field, text]),
  )
  return { draft, errors, busy, change, edit, tell, save, remove, askingToDelete, askToDelete }
}

function notLoaded(): undefined {
  toast({ kind: 'error', title: 'Not saved', text: 'Please check your connection, then try again.' })
}

/** A problem, shown in a toast and at its field until it is corrected. */
function useProblem() {
  const [problem, setProblem] = useState<DraftProblem>()
  const tell = useCallback((found: DraftProblem) => {
    setProblem(found)
    toast({ kind: 'error', title: found.title, text: found.text })
  }, [])
  const mend = (changes: Partial<CharacterDraft>) =>
    setProblem((before) => (before && before.field in changes ? undefined : before))
  useEffect(() => {
    if (problem) document.getElementById(problem.field)?.focus()
  }, [problem])
  return { problem, tell, mend }
}

function draftOf({
  character,
  look,
  photoService,
}: Pick<CharacterFormProps, 'character' | 'look' | 'photoService'>): CharacterDraft {
  return {
    name: character?.name ?? '',
    gender: character?.gender ?? null,
    description: character?.description ?? '',
    photo: character?.referenceImageUrl ?? null,
    consent: photoService !== null && character?.photoSharedWith === photoService,
    photoLook: null,
    soundsLike: character?.soundsLike ?? '',
    look: look.sheet,
    lookSeed: look.seed,
    lookChosen: character?.castSheetChosen ?? false,
  }
}
