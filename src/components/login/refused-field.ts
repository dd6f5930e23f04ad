import { fieldOf, identityText } from '../../shared/identity/sign-in-texts.ts'

/** What a field gets when the code that was refused is about it: its sentence, which brings the focus. */
export const refusedField = (id: string, code: string | undefined) =>
  code !== undefined && fieldOf(code) === id ? { error: identityText(code) } : {}
