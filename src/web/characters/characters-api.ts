import { type Context, Hono } from 'hono'
import { characterOf, charactersOf } from '../../../db/queries/characters.ts'
import type { AppEnv } from '../../context.ts'
import {
  type CharacterRefusal,
  createCharacter,
  deleteCharacter,
  updateCharacter,
} from '../../domain/characters/save-character.ts'
import { typedWords } from '../../domain/gate/typed-words.ts'
import { newSeed } from '../../shared/kit/seed.ts'
import { CharacterBody, DeleteCharacterBody, IdParam, UserQuery } from '../../shared/payloads.ts'
import { admissionFor } from '../kit/begin-work.ts'
import { callerOf } from '../kit/caller.ts'
import { capReached } from '../kit/cap-reached.ts'
import { body, params, query } from '../kit/parse.ts'

const NOT_FOUND = { error: 'There is no such character.' }

export const charactersApi = new Hono<AppEnv>()
  .get('/api/characters', (c) => {
    const { firebaseUid } = query(c, UserQuery)
    const { userId } = callerOf(c, firebaseUid)
    return c.json({ characters: charactersOf(c.get('services').db, userId) })
  })

  .post('/api/characters/upload-reference', async (c) => {
    const { characterName: name, firebaseUid, lookSeed, ...fields } = await body(c, CharacterBody)
    const { userId } = callerOf(c, firebaseUid)
    const admission = await admissionFor(c, typedWords({ characterName: name, ...fields }))
    const created = await createCharacter(
      c.get('services'),
      admission,
      { name, ...fields },
      { seed: lookSeed ?? newSeed(), now: c.get('services').now() },
    )
    return created.ok ? answer(c, userId, created.value.id) : refuse(c, created.failure)
  })

  .put('/api/characters/:id', async (c) => {
    const { characterName: name, firebaseUid, ...fields } = await body(c, CharacterBody)
    const { userId } = callerOf(c, firebaseUid)
    const admission = await admissionFor(c, typedWords({ characterName: name, ...fields }))
    const { id } = params(c, IdParam)
    const updated = await updateCharacter(
      c.get('services'),
      admission,
      id,
      { name, ...fields },
      c.get('services').now(),
    )
    return updated.ok ? answer(c, userId, id) : refuse(c, updated.failure)
  })

  .delete('/api/characters/:id', async (c) => {
    const { firebaseUid, profile } = await body(c, DeleteCharacterBody)
    const { userId } = callerOf(c, firebaseUid)
    const deleted = await deleteCharacter(c.get('services'), userId, params(c, IdParam).id, profile)
    return deleted ? c.json({ success: true }) : c.json(NOT_FOUND, 404)
  })

function answer(c: Context<AppEnv>, userId: number, id: number) {
  const character = characterOf(c.get('services').db, userId, id)
  return character ? c.json({ character }) : c.json(NOT_FOUND, 404)
}

function refuse(c: Context<AppEnv>, failure: CharacterRefusal) {
  switch (failure) {
    case 'not-a-photo':
      return c.json({ error: 'referenceImageUrl: Please select an image file (JPG, PNG, WebP or GIF).' }, 415)
    case 'unusable-address':
      return c.json({ error: 'referenceImageUrl: This is neither an image nor a photo of yours.' }, 400)
    case 'damaged':
      return c.json({ error: 'referenceImageUrl: This image is damaged and cannot be opened.' }, 400)
    case 'too-many-pixels':
      return c.json({ error: 'referenceImageUrl: This image has too many pixels.' }, 413)
    case 'too-large':
      return c.json({ error: 'referenceImageUrl: This image is larger than 15 MB.' }, 413)
    case 'photo-not-found':
      return c.json({ error: 'referenceImageUrl: This is not a photo of yours.' }, 400)
    case 'no-consent':
      return c.json({ error: 'photoConsent: Please agree that the photo is kept, or remove it.' }, 400)
    case 'full':
      throw capReached('character')
    case 'not-found':
      return c.json(NOT_FOUND, 404)
  }
}
