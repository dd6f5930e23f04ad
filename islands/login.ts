import { showUnexpected } from './identity/unexpected.ts'
import type { GoogleMessage } from './lib/google-outcome.ts'

const form = document.querySelector<HTMLFormElement>('#login')
const show = document.querySelector<HTMLButtonElement>('#show-password')
const password = document.querySelector<HTMLInputElement>('#password')
const repeated = document.querySelector<HTMLInputElement>('#repeat-password')
const google = document.querySelector<HTMLAnchorElement>('#google')
const mode: 'sign-in' | 'sign-up' = form?.dataset.mode === 'sign-up' ? ('sign-up' as const) : 'sign-in'

form?.addEventListener('submit', onSubmit)
form?.addEventListener('input', () => bringWords().catch(console.warn), { once: true })
for (const field of repeated ? [password, repeated] : [])
  field?.addEventListener('input', () => tell((words) => words.showMismatch()))
google?.addEventListener('click', (event) => {
  event.preventDefault()
  enterByGoogle(google)
})
if (document.readyState === 'complete') emptyAfterBack()
else addEventListener('pageshow', emptyAfterBack)
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
  const button = submitter instanceof HTMLButtonElement ? submitter : undefined
  const { accounts, key } = form.dataset
  const filled = { fields: new FormData(form), mode, button, accounts, key }
  tell((words) => void words.enter(filled))
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

function refuse(code: string) {
  tell((words) => words.refuse(code, mode))
}

/** What signs in, and says how it went, comes when somebody fills in the form. Browsers remember a failed import. */
function bringWords(): Promise<typeof import('./login-outcome.ts')> {
  const script = form?.dataset.words ?? ''
  return import(script).catch(() => import(`${script}?${Date.now()}`))
}

function tell(what: (words: typeof import('./login-outcome.ts')) => void) {
  bringWords().then(what, showUnexpected)
}
