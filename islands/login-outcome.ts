import { failureTitle, identityText, type LoginMode } from '../src/shared/identity/sign-in-texts.ts'
import { toastOfOutcome } from './lib/google-outcome.ts'
import { toast, toastOnNextPage } from './lib/toast.ts'

/** Says what was refused, in our own words. */
export function refuse(code: string, mode: LoginMode): void {
  toast({ kind: 'error', title: failureTitle(code, mode), text: identityText(code) })
}

/** Ends a sign-in by Google's popup: on to the stories, or a toast that says why not. */
export function endGoogle(outcome: string): void {
  const shown = toastOfOutcome(outcome)
  if (outcome === 'done') {
    toastOnNextPage(shown)
    location.assign('/app')
  } else toast(shown)
}
