import { AUTH_LOADING_TIMEOUT_MS, TOKEN_MAX_AGE_SECONDS } from '../src/shared/identity/sign-in-times.ts'
import { ApiError, send } from './lib/api.ts'
import { makeBusy } from './lib/busy.ts'
import type { GoogleMessage } from './lib/google-outcome.ts'
import { type Toast, toast, toastOnNextPage } from './lib/toast.ts'

type Mode = 'sign-in' | 'sign-up'

interface Account {
  idToken: string
  localId: string
  email: string
}

const WAYS: Record<Mode, { call: string; busy: string; welcome: Toast }> = {
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
const google = document.querySelector<HTMLAnchorElement>('#google')
const mode: Mode = form?.dataset.mode === 'sign-up' ? 'sign-up' : 'sign-in'

form?.addEventListener('submit', onSubmit)
for (const field of repeated ? [password, repeated] : [])
  field?.addEventListener('input', () => tell((words) => words.showMismatch()))
google?.addEventListener('click', (event) => {
  event.preventDefault()
  enterByGoogle(google)
})
addEventListener('pageshow', emptyAfterBack)
if (show && password) {
  show.hidden = false
  show.addEventListener('click', () => {
    const shown = password.type === 'password'
    for (const field of [password, repeated]) if (field) field.type = shown ? 'text' : 'password'
    show.setAttribute('aria-pressed', String(shown))
  })
}

/** Browsers never restore passwords, so after Back the form would be only half filled. */
function emptyAfterBack() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'back_forward' && !password?.value) form?.reset()
}

/** Without a secure context the browser withholds tokens, so the form goes to the server as it is. */
function onSubmit(event: SubmitEvent) {
  if (repeated && repeated.value !== password?.value) {
    event.preventDefault()
    refuse('PASSWORD_MISMATCH')
    return
  }
  if (!isSecureContext || !form) return
  event.preventDefault()
  const { submitter } = event
  void enter(new FormData(form), submitter instanceof HTMLButtonElement ? submitter : undefined)
}

/** A popup on the app's own address, which leads to Google and back; where popups are blocked the page itself goes there. */
function enterByGoogle(link: HTMLAnchorElement) {
  if (link.dataset.off !== undefined) return refuse('GOOGLE_NOT_CONFIGURED')
  const popup = window.open(`${link.href}&way=popup`, 'google', 'popup,width=500,height=680')
  if (!popup) return location.assign(`${link.href}&way=redirect`)
  const hear = ({ google }: GoogleMessage) => google && tell((words) => words.endGoogle(google))
  addEventListener('message', ({ origin, source, data }: MessageEvent<GoogleMessage>) => {
    if (origin === location.origin && source === popup) hear(data)
  })
  new BroadcastChannel('google').onmessage = ({ data }: MessageEvent<GoogleMessage>) => hear(data)
}

async function enter(fields: FormData, button: HTMLButtonElement | undefined) {
  const { call, busy: label, welcome } = WAYS[mode]
  const { accounts, key } = form?.dataset ?? {}
  if (!accounts) return refuse('MISSING_CONFIGURATION')
  const release = button ? makeBusy(button, label) : () => {}
  const uncover = coverPage()
  const askedAt = Date.now()
  try {
    const account = await send<Account>('POST', `${accounts}/accounts:${call}${key ? `?key=${key}` : ''}`, {
      email: fields.get('email'),
      password: fields.get('password'),
      returnSecureToken: true,
    })
    if (Date.now() - askedAt > TOKEN_MAX_AGE_SECONDS * 1000) throw new Error('The token is too old')
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
  addEventListener('pageshow', uncover)
  return uncover
}

function fail(error: unknown) {
  const code = error instanceof ApiError ? codeIn(error.body) : undefined
  if (code) refuse(code)
  else showUnexpected()
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
  tell((words) => words.refuse(code, mode))
}

/** The texts load when the first of them is needed. */
function tell(what: (words: typeof import('./login-outcome.ts')) => void) {
  import(form?.dataset.words ?? '').then(what, showUnexpected)
}

function showUnexpected() {
  toast({
    kind: 'error',
    title: 'Authentication Error',
    text: 'An unexpected error occurred. Please try again.',
  })
}
