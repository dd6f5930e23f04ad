import { fieldOf, identityText } from '../../shared/identity/sign-in-texts.ts'

/** The props of a field that a refused code is about: its sentence, which takes the focus. */
export const refusedField = (id: string, code: string | undefined) =>
  code !== undefined && fieldOf(code) === id ? { error: identityText(code) } : {}
