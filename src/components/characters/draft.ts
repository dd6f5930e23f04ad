import type { CastSheet } from '../../shared/characters/cast-sheet.ts'
import type { PhotoLook } from '../../shared/characters/photo-look/look.ts'
import { DESCRIPTION_MAX, NAME_MAX, SOUNDS_LIKE_MAX } from '../../shared/constants.ts'
import type { Gender } from '../../shared/stories/story-request.ts'

/** A character as the form has it while it is filled in. */
export interface CharacterDraft {
  name: string
  /** How the name is said; blank for as it is written. */
  soundsLike: string
  gender: Gender | null
  description: string
  /** A `data:` address of a new photo, the address of the kept one, or null for none. */
  photo: string | null
  /** The parent agrees that a new photo is kept, or that a kept one is shown to the outside service. */
  consent: boolean
  /** What a new photo shows of the look; null while there is none, or it was not read yet. */
  photoLook: PhotoLook | null
  look: CastSheet
  /** What chooses the parts of the look that the description leaves open. */
  lookSeed: number
  /** The parent chose the look; otherwise it follows the description. */
  lookChosen: boolean
}

export type DraftField = 'name' | 'soundsLike' | 'gender' | 'description' | 'photo' | 'consent'

/** What is missing or wrong, as a toast says it and as it stands beside its field. */
export interface DraftProblem {
  field: DraftField
  title: string
  text: string
}

/** A photo that was chosen just now and is not kept yet. */
export const isNewPhoto = (photo: string | null) => photo?.startsWith('data:') ?? false

/** Whether a new photo is still being looked at: until then nobody can see whether it fits the avatar. */
export const isUnread = ({ photo, photoLook }: CharacterDraft) => isNewPhoto(photo) && photoLook === null

/**
 * What the parent agrees to with the photo as it is now, `service` being the outside one that draws after it, if any:
 * a new photo is `kept`, or `shared` with the service; a kept one may be shared with it or not any more. Undefined
 * when nothing is to be agreed to.
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

/** Whether every required field has something in it, so that the form can be sent (specification, section 5). */
export const isFilledIn = ({ name, gender, description }: CharacterDraft) =>
  name !== '' && gender !== null && description !== ''

/** What is still to be given before the form can be sent, in words; undefined when nothing is. */
export function stillMissing({ name, gender, description }: CharacterDraft): string | undefined {
  const missing = [
    name === '' && 'a name',
    gender === null && 'a gender',
    description === '' && 'a description',
  ]
  const words = missing.filter((word) => word !== false)
  return words.length > 0 ? `Still missing: ${new Intl.ListFormat('en-US').format(words)}.` : undefined
}

/** The field of the form that the server's `field` is about; the first one where it names none of the form's. */
export const draftFieldOf = (field: string | undefined): DraftField | undefined =>
  field === undefined ? undefined : FIELDS_OF_CALL[field]

const FIELDS_OF_CALL: Record<string, DraftField> = {
  characterName: 'name',
  soundsLike: 'soundsLike',
  gender: 'gender',
  description: 'description',
  referenceImageUrl: 'photo',
}

/** The first thing that keeps the draft from being a character; undefined when there is none (specification, section 5). */
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

/** What is too long, told while it is typed. */
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

/** Code points without the blanks around them, as the server counts. */
const length = (text: string) => [...text.trim()].length
