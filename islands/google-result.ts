import { type GoogleMessage, toastOfOutcome } from './lib/google-outcome.ts'
import { toastOnNextPage } from './lib/toast.ts'

const { way, outcome = '' } = document.querySelector<HTMLElement>('#google-result')?.dataset ?? {}

if (way === 'popup' && opener) {
  opener.postMessage({ google: outcome } satisfies GoogleMessage, location.origin)
  close()
} else {
  toastOnNextPage(toastOfOutcome(outcome))
  location.replace(outcome === 'done' ? '/app' : '/login')
}
