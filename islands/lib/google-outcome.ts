import { GOOGLE_FAILED, identityText } from '../../src/shared/identity/sign-in-texts.ts'
import type { Toast } from './toast.ts'

/** What Google's popup tells the page that opened it: `done`, or the code of what was wrong. */
export interface GoogleMessage {
  google?: string
}

/** The toast after a sign-in with Google (specification, section 8). */
export const toastOfOutcome = (outcome: string): Toast =>
  outcome === 'done'
    ? { kind: 'success', title: 'Welcome!', text: "You've been signed in with Google successfully." }
    : { kind: 'error', title: GOOGLE_FAILED, text: identityText(outcome) }
