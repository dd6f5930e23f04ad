/** What a parent typed, by the field of the call; `characters` are the names and descriptions of a story's characters. */
export type TypedField =
  | 'characterName'
  | 'soundsLike'
  | 'description'
  | 'customSeed'
  | 'pageWords'
  | 'pictureWish'
  | 'voiceName'
  | 'characters'

export interface UnfitWords {
  reason: 'unfit-words'
  field: TypedField
}

/** Why a family may not begin a piece of work now; `web/kit/refused.ts` puts it into words. */
export type WorkRefusal =
  | { reason: 'too-often'; waitSeconds: number }
  | { reason: 'vendor-rests' }
  | { reason: 'unconfirmed-email' }
  | { reason: 'family-has-spent'; waitSeconds: number }
  | { reason: 'app-has-spent'; waitSeconds: number }
  | { reason: 'not-enough-credits'; needed: number; available: number }
  | UnfitWords
