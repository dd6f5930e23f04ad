import type { CastSheet } from '../../shared/characters/cast-sheet.ts'
import type { PhotoLook } from '../../shared/characters/photo-look/look.ts'
import { DESCRIPTION_MAX, NAME_MAX, SOUNDS_LIKE_MAX } from '../../shared/constants.ts'
import type { Gender } from '../../shared/stories/story-request.ts'

/** The state of the character form. */
export interface CharacterDraft {
  name: string
  /** The pronunciation of the name; blank if it is as written. */
  soundsLike: string
  gender: Gender | null
  description: string
  /** A `data:` address of a new photo, the address of the stored one, or null for none. */
  photo: string | null
  /** The parent agrees that a new photo is stored, or that a stored one is sent to the outside service. */
  consent: boolean
  /** What a new photo shows of the look; null while there is none, or it was not read yet. */
  photoLook: PhotoLook | null
  look: CastSheet
  /** Decides the parts of the look that the description leaves open. */
  lookSeed: number
  /** The parent chose the look; otherwise it follows the description. */
  lookChosen: boolean
}

export type DraftField = 'name' | 'soundsLike' | 'gender' | 'description' | 'photo' | 'consent'

/** What is missing or wrong, as a toast and as the text beside its field. */
export interface DraftProblem {
  field: DraftField
  title: string
  text: string
}

/** A chosen photo that is not stored yet. */
export const isNewPhoto = (photo: string | null) => photo?.startsWith('data:') ?? false

/** Whether a new photo is still being read: until then nobody can compare it with the avatar. */
export const isUnread = ({ photo, photoLook }: CharacterDraft) => isNewPhoto(photo) && photoLook === null

/**
 * What the parent agrees to with the current photo, `service` being the outside one that paints from it, if any: a new
 * photo is `kept`, or `shared` with the service; a stored one may be shared with it or no longer shared. Undefined
 * when there is nothing to agree to.
 */
export function agreedFor(
  { photo, consent }: CharacterDraft,
  service: string | null,
): 'kept' | 'shared' | undefined {
  if (isNewPhoto(photo) && !consent) return undefined
  if (isNewPhoto(photo) && service === null) return 'kept'
  if (photo === null || service === null) return undefined
  return consent ? 'shared' : 'kept'
}

/** Whether every required field is filled, so that the form can be sent (specification, section 5). */
export const isFilledIn = ({ name, gender, description }: CharacterDraft) =>
  name !== '' && gender !== null && description !== ''

/** What is still missing before the form can be sent, in words; undefined when nothing is. */
export function stillMissing({ name, gender, description }: CharacterDraft): string | undefined {
  const missing = [
    name === '' && 'a name',
    gender === null && 'a gender',
    description === '' && 'a description',
  ]
  const words = missing.filter((word) => word !== false)
  return words.length > 0 ? `Still missing: ${new Intl.ListFormat('en-US').format(words)}.` : undefined
}

/** The form's field for the server's `field`; the first one for an unknown field. */
export const draftFieldOf = (field: string | undefined): DraftField | undefined =>
  field === undefined ? undefined : FIELDS_OF_CALL[field]

const FIELDS_OF_CALL: Record<string, DraftField> = {
  characterName: 'name',
  soundsLike: 'soundsLike',
  gender: 'gender',
  description: 'description',
  referenceImageUrl: 'photo',
}

/** The first problem of the draft; undefined when there is none (specification, section 5). */
export const draftProblemOf = (draft: CharacterDraft): DraftProblem | undefined =>
  missingIn(draft) ?? tooLongIn(draft)[0]

function missingIn(draft: CharacterDraft): DraftProblem | undefined {
  if (draft.name.trim() === '')
    return { field: 'name', title: 'Missing name', text: 'Please enter a character name.' }
  if (draft.gender === null)
    return { field: 'gender', title: 'Missing gender', text: 'Please select a gender.' }
  if (draft.description.trim() === '')
    return {
      field: 'description',
      title: 'Missing description',
      text: 'Please add a character description.',
    }
  if (isNewPhoto(draft.photo) && !draft.consent)
    return {
      field: 'consent',
      title: 'Your consent is needed',
      text: 'Please agree that the photo is kept, or remove it.',
    }
  return undefined
}

/** What is too long, shown during typing. */
export function tooLongIn({ name, soundsLike, description }: CharacterDraft): DraftProblem[] {
  const fields = [
    { field: 'name', text: name, max: NAME_MAX, what: 'Name' },
    { field: 'soundsLike', text: soundsLike, max: SOUNDS_LIKE_MAX, what: 'Sounds like' },
    { field: 'description', text: description, max: DESCRIPTION_MAX, what: 'Description' },
  ] as const
  return fields
    .filter(({ text, max }) => length(text) > max)
    .map(({ field, what, max }) => ({
      field,
      title: `${what} too long`,
      text: `${what === 'Sounds like' ? 'This' : `The ${what.toLowerCase()}`} can have at most ${max} characters.`,
    }))
}

/** Code points without surrounding blanks, as the server counts. */
const length = (text: string) => [...text.trim()].length
