import type { AccountCall } from './account-form.ts'
import { sendForm } from './lib/account-form-later.ts'
import { type Toast, toast } from './lib/toast.ts'

const firebaseUid = document.querySelector<HTMLElement>('[data-firebase-uid]')?.dataset.firebaseUid ?? ''
const credits = document.querySelector<HTMLInputElement>('#tester-credits')
const setButton = credits?.form?.querySelector('button')

window.addEventListener('submit', (event) => {
  const form = event.target
  if (!(form instanceof HTMLFormElement)) return
  const send = TOOLS[form.dataset.tester ?? '']
  if (!send) return
  event.preventDefault()
  send(form)
})

credits?.addEventListener('input', requireCredits)
requireCredits()

/** Set is disabled while the field is empty. */
function requireCredits() {
  if (setButton && credits) setButton.disabled = credits.value.trim() === ''
}

const TOOLS: Record<string, (form: HTMLFormElement) => void> = {
  'trial-bypass': (form) => {
    const trialBypass = new FormData(form).get('trialBypass') === 'true'
    void call(form, {
      url: '/api/user/trial-bypass',
      body: { firebaseUid, trialBypass },
      done: () => (trialBypass ? BYPASS_ON : BYPASS_OFF),
      failed: { title: 'Error', text: 'Failed to update trial bypass' },
    })
  },

  credits: (form) => {
    const typed = String(new FormData(form).get('credits')).trim()
    if (!/^\d{1,7}$/.test(typed)) {
      const text = 'Please enter a valid non-negative number.'
      return toast({ kind: 'error', title: 'Invalid Credits', text, field: 'tester-credits' })
    }
    void call<{ availableCredits: number }>(form, {
      url: '/api/user/credits',
      body: { firebaseUid, credits: Number(typed) },
      done: ({ availableCredits }) =>
        success('Credits Updated', `Successfully set credits to ${availableCredits}.`),
      failed: { title: 'Update Failed', text: 'Failed to update credits.' },
      unreachable: {
        kind: 'error',
        title: 'Error',
        text: 'An error occurred while updating credits.',
      },
    })
  },

  cleanup: (form) =>
    void call<{ cleanedUp: number }>(form, {
      url: '/api/cleanup-test-subscriptions',
      body: { firebaseUid },
      done: ({ cleanedUp }) =>
        success(
          'Cleanup Successful',
          `Cleaned up ${cleanedUp} test subscriptions. You can now create new subscriptions.`,
        ),
      failed: { title: 'Cleanup Failed', text: 'Failed to cleanup test subscriptions' },
    }),

  sync: (form) =>
    void call<{ creditsGranted: number; newTotal: number }>(form, {
      url: '/api/user/sync-subscription-credits',
      body: { firebaseUid },
      done: ({ creditsGranted, newTotal }) =>
        success('Credits Synced', `Granted ${creditsGranted} credits. New total: ${newTotal}`),
      failed: { title: 'Sync Failed', text: 'Failed to sync subscription credits' },
    }),
}

const success = (title: string, text: string): Toast => ({ kind: 'success', title, text })

const BYPASS_ON = success('Trial Bypass Enabled', 'Trial restrictions are now bypassed for testing.')
const BYPASS_OFF = success('Trial Bypass Disabled', 'Normal trial restrictions now apply for testing.')

/** A switch has no text that could show it is busy. */
function call<T>(form: HTMLFormElement, what: Omit<AccountCall<T>, 'busyLabel' | 'signedOut'>) {
  const busy = form.dataset.tester === 'trial-bypass' ? {} : { busyLabel: 'Working...' }
  const signedOut: Toast = { kind: 'error', title: 'Please log in to access settings' }
  return sendForm<T>(form, { ...what, ...busy, signedOut })
}
