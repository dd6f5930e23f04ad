import type { CharacterDraft, DraftProblem } from '../../src/components/characters/draft.ts'
import { agreedFor, draftFieldOf, draftProblemOf } from '../../src/components/characters/sent-draft.ts'
import { signInAndReturn, unfinishedFlowOf } from '../creation/unfinished-flow.ts'
import { ApiError, errorSentence, fieldNamed, send } from '../lib/api.ts'
import { type Toast, toast, toastOnNextPage } from '../lib/toast.ts'
import { noteCharactersChanged } from './set-aside.ts'

interface Saving {
  firebaseUid: string
  /** The outside service named in the consent; null for none. */
  photoService: string | null
}

/**
 * Creates the character, or changes the one with `id`; returns `leaving` when the page is being left, what is wrong or
 * refused where a field shows it, and undefined where a toast has said everything.
 */
export async function saveCharacter(
  { firebaseUid, photoService }: Saving,
  draft: CharacterDraft,
  id: number | null,
): Promise<'leaving' | DraftProblem | undefined> {
  const found = draftProblemOf(draft)
  if (found) return found
  const photoConsent = agreedFor(draft, photoService)
  const body = {
    firebaseUid,
    characterName: draft.name.trim(),
    gender: draft.gender,
    description: draft.description.trim(),
    referenceImageUrl: draft.photo,
    soundsLike: draft.soundsLike.trim(),
    castSheet: draft.lookChosen ? draft.look : null,
    lookSeed: draft.lookSeed,
    ...(draft.photoLook ? { photoLook: draft.photoLook } : {}),
    ...(photoConsent ? { photoConsent } : {}),
    ...(photoConsent === 'shared' ? { photoSharedWith: photoService } : {}),
  }
  try {
    const { character } =
      id === null
        ? await send<Saved>('POST', '/api/characters/upload-reference', body)
        : await send<Saved>('PUT', `/api/characters/${id}`, body)
    noteCharactersChanged(id === null ? character.id : undefined)
    leaveWith({
      kind: 'success',
      title: id === null ? 'Character created!' : 'Character updated!',
      text: character.name,
    })
    return 'leaving'
  } catch (error) {
    const shown = {
      title: 'Upload failed',
      text: errorSentence(error, 'Failed to create character. Please try again.'),
    }
    const field = draftFieldOf(fieldNamed(error))
    if (field) return { field, ...shown }
    refused(error, firebaseUid, shown)
    return undefined
  }
}

/** Deletes the character; true when it is deleted and the page is being left. */
export async function deleteCharacter(
  firebaseUid: string,
  id: number,
  profile: 'keep' | 'remove',
): Promise<boolean> {
  try {
    await send('DELETE', `/api/characters/${id}`, { firebaseUid, profile })
    noteCharactersChanged()
    leaveWith({ kind: 'success', title: 'Character deleted' })
    return true
  } catch (error) {
    const message = errorSentence(error, 'Please try again.')
    refused(error, firebaseUid, { title: 'Error', text: `Failed to delete character: ${message}` })
    return false
  }
}

interface Saved {
  character: { id: number; name: string }
}

function leaveWith(shown: Toast) {
  toastOnNextPage(shown)
  location.assign('/')
}

function refused(error: unknown, firebaseUid: string, shown: Toast) {
  if (error instanceof ApiError && error.status === 401) return signInAndReturn(unfinishedFlowOf(firebaseUid))
  toast({ kind: 'error', ...shown })
}
