import { sendForm } from './lib/account-form-later.ts'
import { makeBusy } from './lib/busy.ts'
import { toast } from './lib/toast.ts'

const firebaseUid = document.querySelector<HTMLElement>('[data-firebase-uid]')?.dataset.firebaseUid ?? ''
const options = document.querySelector<HTMLElement>('#available-plans')

window.addEventListener('submit', (event) => {
  const form = event.target
  if (!(form instanceof HTMLFormElement)) return
  switch (form.dataset.billing) {
    case 'toggle':
      event.preventDefault()
      return toggle(form)
    case 'change':
      event.preventDefault()
      return void change(form)
    case 'cancel':
      event.preventDefault()
      return void cancel(form)
    case 'retry':
      return retry(event)
  }
})

announceReturn()

/**
 * Some banks ask on their own page: the card provider then returns here and says how it went. Only the page with a
 * subscription names its parent.
 */
function announceReturn() {
  const address = new URL(location.href)
  const outcome = address.searchParams.get('redirect_status')
  if (outcome === null) return
  history.replaceState(null, '', address.pathname)
  if (outcome === 'succeeded' && firebaseUid)
    toast({
      kind: 'success',
      title: 'Payment Successful',
      text: 'Your subscription has been activated!',
    })
  if (outcome === 'failed')
    toast({
      kind: 'error',
      title: 'Payment Failed',
      text: 'Your bank did not confirm the payment, and nothing was charged. Please try again.',
    })
}

function toggle(form: HTMLFormElement) {
  const button = form.querySelector('button')
  if (!options || !button) return
  options.hidden = !options.hidden
  button.textContent = options.hidden ? (form.dataset.closed ?? '') : 'Hide Options'
  button.setAttribute('aria-expanded', String(!options.hidden))
  if (!options.hidden) options.scrollIntoView({ behavior: 'smooth', block: 'start' })
}

interface Upgrade {
  creditsGranted: number
}

function change(form: HTMLFormElement): Promise<void> {
  const { plan = '', busy: busyLabel = '' } = form.dataset
  return sendForm<Upgrade>(form, {
    url: '/api/upgrade-subscription',
    body: { firebaseUid, newPriceId: new FormData(form).get('newPriceId') },
    busyLabel,
    done: ({ creditsGranted }) =>
      creditsGranted > 0
        ? {
            kind: 'success',
            title: 'Plan Updated & Credits Added',
            text: `Switched to ${plan} and received ${creditsGranted} credits!`,
          }
        : { kind: 'success', title: 'Plan Updated', text: `Successfully switched to ${plan}!` },
    failed: { title: 'Upgrade Failed', text: 'Failed to upgrade subscription' },
  })
}

function cancel(form: HTMLFormElement): Promise<void> {
  return sendForm(form, {
    url: '/api/cancel-subscription',
    body: { firebaseUid },
    busyLabel: 'Cancelling...',
    done: () => ({
      kind: 'success',
      title: 'Subscription Cancelled',
      text: 'Your subscription will end at the current period end.',
    }),
    failed: { title: 'Cancel Failed', text: 'Failed to cancel subscription' },
  })
}

/** The page reloads; until then the button says so. */
function retry({ submitter }: SubmitEvent) {
  if (submitter instanceof HTMLButtonElement) makeBusy(submitter, 'Loading subscription plans...')
}
