import type { CastSheet } from '../../shared/characters/cast-sheet.ts'
import {
  differing,
  matched,
  PHOTO_PARTS,
  type PhotoLook,
  type PhotoPart,
} from '../../shared/characters/photo-look/look.ts'
import { Button } from '../ui/button.tsx'

const NAMES: Record<PhotoPart, string> = {
  skin: 'skin',
  hairColor: 'hair color',
  hairLength: 'hair length',
  glasses: 'glasses',
}

/** What was read from the photo, what was not, and where it differs from the avatar. */
export function PhotoSeen({
  seen,
  look,
  onMatch,
}: {
  /** Null while the photo is being read. */
  seen: PhotoLook | null
  look: CastSheet
  onMatch: (look: CastSheet) => void
}) {
  const differs = seen ? differing(look, seen) : []
  return (
    <div className="mt-4 grid gap-2 rounded-2xl bg-raised p-4 text-sm">
      <p role="status" className="text-pretty">
        {seen ? wordsFor(seen) : 'Looking at the photo…'}
      </p>
      {seen && differs.length > 0 && (
        <>
          <p role="status" className="text-pretty text-lamp">
            The photo and the avatar differ in {inWords(differs)}. Keep the avatar as it is, or let it match
            the photo.
          </p>
          <Button
            variant="secondary"
            size="small"
            className="justify-self-start"
            onClick={() => onMatch(matched(look, seen))}
          >
            Match the Photo
          </Button>
        </>
      )}
    </div>
  )
}

function wordsFor(seen: PhotoLook): string {
  const isSeen = (part: PhotoPart) => seen[part] !== undefined
  const found = PHOTO_PARTS.filter(isSeen).map((part) =>
    part === 'glasses' && !seen.glasses ? 'no glasses' : NAMES[part],
  )
  const missed = PHOTO_PARTS.filter((part) => !isSeen(part)).map((part) => NAMES[part])
  if (found.length === 0)
    return 'I could not see the face well enough in this photo. Please choose skin and hair in the avatar.'
  const read = `Read from the photo, on this device: ${list(found)}.`
  return missed.length === 0
    ? `${read} Please check the avatar.`
    : `${read} I could not see: ${list(missed)}. Please check the avatar.`
}

const inWords = (parts: readonly PhotoPart[]) => list(parts.map((part) => NAMES[part]))

function list(words: readonly string[]): string {
  const [last = '', ...before] = [...words].reverse()
  return before.length === 0 ? last : `${before.reverse().join(', ')} and ${last}`
}
