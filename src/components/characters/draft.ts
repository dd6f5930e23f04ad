import { DESCRIPTION_MAX, NAME_MAX } from '../../shared/constants.ts'
import type { Gender } from '../../shared/story-request.ts'

/** A character as the form has it while it is filled in. */
export interface Draft {
  name: string
  gender: Gender | null
  description: string
  /** A `data:` address of a new photo, the address of the kept one, or null for none. */
  photo: string | null
  /** The parent agrees that a new photo is kept. */
  consent: boolean
}

/** What is missing or wrong, as a toast says it. */
export interface Problem {
  title: string
  text: string
}

/** A photo that was chosen just now and is not kept yet. */
export const isNewPhoto = (photo: string | null) => photo?.startsWith('data:') ?? false

/** Whether every required field has something in it, so that the form can be sent (specification, section 5). */
export const isFilledIn = ({ name, gender, description }: Draft) =>
  name !== '' && gender !== null && description !== ''

/** The first thing that keeps the draft from being a character; undefined when there is none (specification, section 5). */
export function problemOf(draft: Draft): Problem | undefined {
  if (draft.name.trim() === '') return { title: 'Missing name', text: 'Please enter a character name.' }
  if (draft.gender === null) return { title: 'Missing gender', text: 'Please select a gender.' }
  if (draft.description.trim() === '')
    return { title: 'Missing description', text: 'Please add a character description.' }
  if (length(draft.name) > NAME_MAX)
    return { title: 'Name too long', text: `The name can have at most ${NAME_MAX} characters.` }
  if (length(draft.description) > DESCRIPTION_MAX)
    return {
      title: 'Description too long',
      text: `The description can have at most ${DESCRIPTION_MAX} characters.`,
    }
  if (isNewPhoto(draft.photo) && !draft.consent)
    return { title: 'Your consent is needed', text: 'Please agree that the photo is kept, or remove it.' }
  return undefined
}

/** Code points without the blanks around them, as the server counts. */
const length = (text: string) => [...text.trim()].length
