import { type CharacterDraft, type DraftField, type DraftProblem, isNewPhoto, tooLongIn } from './draft.ts'

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
