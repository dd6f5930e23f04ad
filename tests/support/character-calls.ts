import { post, type SignedInParent, type TestApp } from './app.ts'

export interface CharacterAnswer {
  character: {
    id: number
    name: string
    description: string
    referenceImageUrl: string | null
    portraitUrl: string
  }
}

/** What the form of a character sends of Mia, but for what is changed. */
export const characterFields = (who: SignedInParent, changes: object = {}) => ({
  firebaseUid: who.uid,
  characterName: 'Mia',
  gender: 'female',
  description: 'curly red hair, brave, loves foxes',
  referenceImageUrl: null,
  ...('referenceImageUrl' in changes ? { photoConsent: 'kept' } : {}),
  ...changes,
})

export const createCharacter = ({ app }: TestApp, who: SignedInParent, changes: object = {}) =>
  post(app, '/api/characters/upload-reference', characterFields(who, changes), { cookie: who.cookie })

export const changeCharacter = ({ app }: TestApp, who: SignedInParent, id: number, changes: object = {}) =>
  app.request(`/api/characters/${id}`, {
    method: 'PUT',
    headers: { cookie: who.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(characterFields(who, changes)),
  })
