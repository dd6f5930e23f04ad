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
