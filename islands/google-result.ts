import { type GoogleMessage, toastOfOutcome } from './lib/google-outcome.ts'
import { toastOnNextPage } from './lib/toast.ts'

const { way, outcome = '' } = document.querySelector<HTMLElement>('#google-result')?.dataset ?? {}

if (way === 'popup') {
  const message: GoogleMessage = { google: outcome }
  // A page on the way may have cut the popup off from its opener: the channel still reaches it.
  if (opener) opener.postMessage(message, location.origin)
  else new BroadcastChannel('google').postMessage(message)
  close()
} else {
  toastOnNextPage(toastOfOutcome(outcome))
  location.replace(outcome === 'done' ? '/app' : '/login')
}
