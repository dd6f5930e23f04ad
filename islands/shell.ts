import { resetBusyButtons } from './lib/busy.ts'
import { waitForInstallOffer } from './lib/install-offer.ts'
import { leaveWhenKidModeChanges } from './lib/kid-mode-watch.ts'
import { sendOnce } from './lib/sent-once.ts'
import { bringServiceWorker } from './lib/service-worker.ts'
import { keepTimeZone } from './lib/time-zone.ts'
import { listenForHotkey, loadMessages, showWaitingToast } from './lib/toast.ts'
import './runtime/client.ts'

// Every page has this script: the others import these from it.
export * from './lib/busy.ts'
export * from './lib/reachable.ts'
export * from './lib/time-zone.ts'
export * from './lib/toast.ts'

const YEAR_SECONDS = 31_536_000
const page = document.documentElement

const { install, worker } = document.body.dataset

listenForHotkey()
sendOnce()
// A visitor with a link has nothing to install, and is given no cookie.
if (install) {
  keepTimeZone()
  waitForInstallOffer()
}
addEventListener('submit', onSubmit, { capture: true })
addEventListener('click', onClick)
for (const name of ['pointerdown', 'keydown'])
  addEventListener(name, () => loadMessages().catch(console.warn), { once: true, passive: true })
for (const name of ['input', 'change']) addEventListener(name, count)
addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => {
  if (persisted) resetBusyButtons()
  show()
})
for (const seen of ['visibilitychange', 'focus']) addEventListener(seen, leaveWhenKidModeChanges)
show()
page.dataset.shell = ''
if (worker && 'serviceWorker' in navigator) bringServiceWorker(worker).catch(console.warn)

/** With the page itself, which mostly shows before this script, and whenever it comes back. */
function show() {
  showWaitingToast()
  leaveWhenKidModeChanges()
}

function onSubmit(event: SubmitEvent) {
  const form = event.target
  if (!(form instanceof HTMLFormElement)) return
  if (form.dataset.moods !== undefined && event.submitter instanceof HTMLButtonElement) {
    event.preventDefault()
    pickMood(event.submitter.value)
  }
  if (form.dataset.signOut !== undefined) {
    event.preventDefault()
    void leave(form, event.submitter)
  }
}

/** A word that an input method is still composing is left alone. */
function count(event: Event) {
  const field = event.target as HTMLInputElement
  if (!field.dataset.max || (event instanceof InputEvent && event.isComposing)) return
  loadMessages().then((telling) => telling.countWhatIsTyped(field), console.warn)
}

/** One of the page's own buttons; the server accepts no other moods. */
function pickMood(mood: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari
  document.cookie = `mood=${mood}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
  page.dataset.mood = mood
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-moods] button')) {
    button.setAttribute('aria-pressed', String(button.value === mood))
  }
  const night = getComputedStyle(page).getPropertyValue('--night')
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', `rgb(${night})`)
}

/** The sign-out script loads when somebody signs out; without a network that cannot be done anyway. */
async function leave(form: HTMLFormElement, button: HTMLElement | null) {
  const script: typeof import('./sign-out.ts') = await import(document.body.dataset.signOut ?? '')
  await script.signOut(form, button)
}

async function nameWhatLeaves(sheet: HTMLElement) {
  const script: typeof import('./sign-out-sheet.ts') = await import(document.body.dataset.signOutSheet ?? '')
  await script.listStoriesLeaving(sheet)
}

/** Where the script of a link with data-way cannot be loaded, the link works as usual. */
function openWays(link: HTMLAnchorElement) {
  import(document.body.dataset.ways ?? '').then(
    (script: typeof import('./share-and-download.ts')) => script.openWays(link),
    () => location.assign(link.href),
  )
}

/**
 * data-opens and data-closes name a dialog or are in one, data-way is a page that shows as a dialog, data-cancels is in a
 * question; a press outside a dialog closes it too.
 */
function onClick(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target : null
  if (target instanceof HTMLDialogElement) target.close()
  const question = target?.closest('[data-cancels]')?.closest('details')
  if (question) {
    question.open = false
    question.querySelector('summary')?.focus()
  }
  target?.closest('[data-closes]')?.closest('dialog')?.close()
  const way = target?.closest<HTMLAnchorElement>('a[data-way]')
  if (way && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault()
    openWays(way)
  }
  const opener = target?.closest<HTMLElement>('[data-opens]')
  const dialog = document.getElementById(opener?.dataset.opens ?? '')
  if (opener && dialog instanceof HTMLDialogElement) {
    event.preventDefault()
    dialog.showModal()
    if (dialog.querySelector('#leaving')) void nameWhatLeaves(dialog)
  }
}
