import { ApiError, errorSentence, send } from './lib/api.ts'
import { makeBusy } from './lib/busy.ts'
import { signInAgain } from './lib/sign-in-again.ts'
import { type Toast, toast, toastOnNextPage } from './lib/toast.ts'

export interface AccountCall<T> {
  url: string
  body: object
  /** The button's text during the call; without it the button is only disabled. */
  busyLabel?: string
  done: (answer: T) => Toast
  /** The toast's title when the call was refused, and its text when the server sends no sentence. */
  failed: { title: string; text: string }
  /** The toast when the session has ended meanwhile; without it the login page says so. */
  signedOut?: Toast
  /** Replaces `failed` where there was no answer. */
  unreachable?: Toast
}

/** Signed in, but not found among the users: signing in again changes nothing. */
const UNKNOWN_USER = 'User authentication required'

/** Sends a form's call by script; the page then reloads with the toast, or stays and shows the refusal. */
export async function sendForm<T>(form: HTMLFormElement, call: AccountCall<T>): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  // Pressed twice while this script was on its way.
  if (button?.disabled) return
  const release = button ? hold(button, call.busyLabel) : () => {}
  try {
    const answer = await send<T>('POST', call.url, call.body)
    toastOnNextPage(call.done(answer))
    location.assign(location.pathname)
  } catch (error) {
    release()
    if (error instanceof ApiError && error.status === 401 && !error.body.includes(UNKNOWN_USER))
      return call.signedOut ? toast(call.signedOut) : signInAgain()
    const { title, text } = call.failed
    const refusal: Toast =
      call.unreachable && error instanceof TypeError
        ? call.unreachable
        : { kind: 'error', title, text: errorSentence(error, text) }
    toast(refusal)
    sayInForm(form, refusal)
  }
}

/** A form with a place for it shows the refusal there instead of in the toast. */
function sayInForm(form: HTMLFormElement, { text = '' }: Toast) {
  const place = form.querySelector<HTMLElement>('[data-refusal]')
  if (!place) return
  place.textContent = text
  place.hidden = false
}

function hold(button: HTMLButtonElement, label: string | undefined): () => void {
  if (label !== undefined) return makeBusy(button, label)
  button.disabled = true
  return () => {
    button.disabled = false
  }
}
