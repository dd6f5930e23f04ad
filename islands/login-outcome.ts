import { toastOfOutcome } from './lib/google-outcome.ts'
import { toast, toastOnNextPage } from './lib/toast.ts'

export { enter } from './identity/enter.ts'
export { refuse } from './identity/refuse.ts'

/** Shown at the second password while the two differ. */
export function showMismatch(): void {
  const first = document.querySelector<HTMLInputElement>('#password')
  const second = document.querySelector<HTMLInputElement>('#repeat-password')
  const message = document.querySelector<HTMLElement>('#repeat-password-error')
  if (!second || !message) return
  const differ = second.value !== '' && second.value !== first?.value
  message.textContent = differ ? 'Passwords do not match' : ''
  message.hidden = !differ
  second.setAttribute('aria-invalid', String(differ))
  second.setAttribute('aria-describedby', message.id)
}

/** Ends a sign-in through Google's popup: goes to the stories, or shows a toast with the reason. */
export function endGoogle(outcome: string): void {
  const shown = toastOfOutcome(outcome)
  if (outcome === 'done') {
    toastOnNextPage(shown)
    location.assign('/app')
  } else toast(shown)
}
