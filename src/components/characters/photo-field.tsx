import { type ChangeEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { CastSheet } from '../../shared/characters/cast-sheet.ts'
import { Button } from '../ui/button.tsx'
import { SheetIcon } from '../ui/sheet-icon.tsx'
import { Spinner } from '../ui/spinner.tsx'
import type { FieldsProps } from './character-fields.tsx'
import { type CharacterDraft, isNewPhoto } from './draft.ts'

/** They load when there is a photo. */
const PhotoSeen = lazy(() => import('./photo-seen.tsx').then(({ PhotoSeen }) => ({ default: PhotoSeen })))
const PhotoConsent = lazy(() =>
  import('./photo-consent.tsx').then(({ PhotoConsent }) => ({ default: PhotoConsent })),
)

interface PhotoFieldProps {
  draft: CharacterDraft
  /** What is wrong, by field. */
  errors: FieldsProps['errors']
  /** The outside service that a photo would be sent to; null where photos stay here. */
  service: string | null
  /** A file was chosen and is being scaled down. */
  reading: boolean
  onFile: (file: File) => void
  onCamera: () => void
  onRemove: () => void
  /** Applies the look in the photo. */
  onMatch: (look: CastSheet) => void
  onConsent: (consent: boolean) => void
}

/** The photo with the ways to choose one, and the consent it needs before it is stored or sent to others. */
export function PhotoField({
  draft,
  errors,
  service,
  reading,
  onFile,
  onCamera,
  onRemove,
  onMatch,
  onConsent,
}: PhotoFieldProps) {
  const isNew = isNewPhoto(draft.photo)
  // The server has no lazy parts.
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return (
    <fieldset id="photo" tabIndex={-1} aria-describedby="photo-error" className="min-w-0 outline-none">
      <legend className="mb-1.5 font-semibold text-sm">Photo (optional)</legend>
      <div className="flex flex-wrap items-center gap-5">
        <PhotoPreview photo={draft.photo} reading={reading} />
        <div className="grid grid-cols-1 grow basis-52 gap-2.5">
          <Ways reading={reading} onFile={onFile} onCamera={onCamera} />
          {draft.photo && (
            <Button variant="quiet" size="small" onClick={onRemove}>
              Remove Photo
            </Button>
          )}
          <p className="text-sm text-soft">JPG, PNG or GIF, max 10MB</p>
          <p id="photo-error" role="alert" hidden={!errors.photo} className="text-sm text-danger font-medium">
            {errors.photo}
          </p>
        </div>
      </div>
      {isNew && !reading && (
        <Suspense>
          <PhotoSeen seen={draft.photoLook} look={draft.look} onMatch={onMatch} />
        </Suspense>
      )}
      {isHydrated && (isNew || (draft.photo && service)) && (
        <Suspense>
          <PhotoConsent
            isNew={isNew}
            given={draft.consent}
            error={errors.consent}
            service={service}
            onChange={onConsent}
          />
        </Suspense>
      )}
    </fieldset>
  )
}

/** From this device's files, or with its camera. */
function Ways({ reading, onFile, onCamera }: Pick<PhotoFieldProps, 'reading' | 'onFile' | 'onCamera'>) {
  const input = useRef<HTMLInputElement>(null)
  const passOn = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file) onFile(file)
  }
  const choose = () => input.current?.click()
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="sr-only"
        tabIndex={-1}
        aria-label="Photo file"
        onChange={passOn}
      />
      <Button
        variant="secondary"
        icon={<SheetIcon of="upload" />}
        onClick={choose}
        disabled={reading}
        className="max-md:hidden"
      >
        Upload Photo
      </Button>
      <Button variant="secondary" icon={<SheetIcon of="camera" />} onClick={onCamera} disabled={reading}>
        Take Photo
      </Button>
      <Button
        variant="secondary"
        icon={<SheetIcon of="picture" />}
        onClick={choose}
        disabled={reading}
        className="md:hidden"
      >
        Choose from Gallery
      </Button>
    </>
  )
}

function PhotoPreview({ photo, reading }: { photo: string | null; reading: boolean }) {
  return (
    <div className="relative grid size-36 shrink-0 place-items-center overflow-hidden rounded-full border-2 border-dashed border-edge bg-raised text-soft">
      {photo ? (
        <img src={photo} alt="Your child" width={144} height={144} className="size-full object-cover" />
      ) : (
        <SheetIcon of="child" className="size-14" />
      )}
      {reading && (
        <span
          role="status"
          className="absolute inset-0 grid place-items-center bg-night/70 text-2xl text-lamp"
        >
          <Spinner />
          <span className="sr-only">Preparing the photo</span>
        </span>
      )}
    </div>
  )
}
