import { AUTH_LOADING_TIMEOUT_MS } from '../src/shared/constants.ts'
import { failureTitle, identityText, type LoginMode } from '../src/shared/sign-in-texts.ts'
import { ApiError, send } from './lib/api.ts'
import { busy } from './lib/busy.ts'
import { type Toast, toast, toastOnNextPage } from './lib/toast.ts'

interface Account {
  idToken: string
  localId: string
  email: string
}

const WAYS: Record<LoginMode, { call: string; busy: string; welcome: Toast }> = {
  'sign-in': {
    call: 'signInWithPassword',
    busy: 'Signing In...',
    welcome: { kind: 'success', title: 'Welcome back!', text: "You've been signed in successfully." },
  },
  'sign-up': {
    call: 'signUp',
    busy: 'Creating Account...',
    welcome: { kind: 'success', title: 'Welcome!', text: 'Your account has been created successfully.' },
  },
}

const form = document.querySelector<HTMLFormElement>('#login')
const show = document.querySelector<HTMLButtonElement>('#show-password')
const password = document.querySelector<HTMLInputElement>('#password')
const repeated = document.querySelector<HTMLInputElement>('#repeat-password')
const mode: LoginMode = form?.dataset.mode === 'sign-up' ? 'sign-up' : 'sign-in'

form?.addEventListener('submit', onSubmit)
for (const field of [password, repeated]) field?.addEventListener('input', tellMismatch)
document.querySelector('#google')?.addEventListener('click', (event) => {
  event.preventDefault()
  refuse('GOOGLE_NOT_CONFIGURED')
})
if (show && password) {
  show.hidden = false
  show.addEventListener('click', () => {
    const shown = password.type === 'password'
    for (const field of [password, repeated]) if (field) field.type = shown ? 'text' : 'password'
    show.setAttribute('aria-pressed', String(shown))
  })
}

/** Without a secure context the browser keeps tokens to itself, so that the form goes to the server as it is. */
function onSubmit(event: SubmitEvent) {
  if (repeated && repeated.value !== password?.value) {
    event.preventDefault()
    tellMismatch()
    refuse('PASSWORD_MISMATCH')
    return
  }
  if (!isSecureContext || !form) return
  event.preventDefault()
  const { submitter } = event
  void enter(new FormData(form), submitter instanceof HTMLButtonElement ? submitter : undefined)
}

function tellMismatch() {
  const message = document.querySelector<HTMLElement>('#repeat-password-error')
  if (!repeated || !message) return
  const differ = repeated.value !== '' && repeated.value !== password?.value
  message.textContent = differ ? 'Passwords do not match' : ''
  message.hidden = !differ
  repeated.setAttribute('aria-invalid', String(differ))
  repeated.setAttribute('aria-describedby', message.id)
}

async function enter(fields: FormData, button: HTMLButtonElement | undefined) {
  const { call, busy: label, welcome } = WAYS[mode]
  const release = button ? busy(button, label) : () => {}
  const uncover = coverPage()
  try {
    const account = await send<Account>('POST', `/api/identity/v1/accounts:${call}`, {
      email: fields.get('email'),
      password: fields.get('password'),
      returnSecureToken: true,
    })
    await send('POST', '/api/auth/token', undefined, { authorization: `Bearer ${account.idToken}` })
    await send('POST', '/api/sync-user', { uid: account.localId, email: account.email }).catch(console.warn)
    toastOnNextPage(welcome)
    location.assign('/app')
  } catch (error) {
    uncover()
    release()
    fail(error)
  }
}

/** The loading overlay, which ends by itself when the answer is slow. */
function coverPage(): () => void {
  const overlay = document.querySelector<HTMLElement>('#loading')
  const uncover = () => {
    if (overlay) overlay.hidden = true
  }
  if (overlay) overlay.hidden = false
  setTimeout(uncover, AUTH_LOADING_TIMEOUT_MS)
  window.addEventListener('pageshow', uncover)
  return uncover
}

function fail(error: unknown) {
  const code = error instanceof ApiError ? codeIn(error.body) : undefined
  if (code) refuse(code)
  else
    toast({
      kind: 'error',
      title: 'Authentication Error',
      text: 'An unexpected error occurred. Please try again.',
    })
}

/** The identity calls answer {error: {message: CODE}}. */
function codeIn(body: string): string | undefined {
  try {
    const message: unknown = JSON.parse(body).error?.message
    return typeof message === 'string' ? message : undefined
  } catch {
    return undefined
  }
}

function refuse(code: string) {
  toast({ kind: 'error', title: failureTitle(code, mode), text: identityText(code) })
}
