import { AUTH_LOADING_TIMEOUT_MS, TOKEN_MAX_AGE_SECONDS } from '../../src/shared/identity/sign-in-times.ts'
import { ApiError, send } from '../lib/api.ts'
import { makeBusy } from '../lib/busy.ts'
import { type Toast, toastOnNextPage } from '../lib/toast.ts'
import { refuse } from './refuse.ts'
import { showUnexpected } from './unexpected.ts'

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

interface Filled {
  fields: FormData
  mode: Mode
  button: HTMLButtonElement | undefined
  /** Where the accounts are kept, and the key that its vendor asks for. */
  accounts: string | undefined
  key: string | undefined
}

/** Signs in, or up, with what the form was filled in with. */
export async function enter({ fields, mode, button, accounts, key }: Filled): Promise<void> {
  // Pressed twice while this script was on its way.
  if (button?.disabled) return
  if (!accounts) return refuse('MISSING_CONFIGURATION', mode)
  const { call, busy: label, welcome } = WAYS[mode]
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
    const code = error instanceof ApiError ? codeIn(error.body) : undefined
    if (code) refuse(code, mode)
    else showUnexpected()
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

/** The identity calls answer {error: {message: CODE}}. */
function codeIn(body: string): string | undefined {
  try {
    const message: unknown = JSON.parse(body).error?.message
    return typeof message === 'string' ? message : undefined
  } catch {
    return undefined
  }
}
