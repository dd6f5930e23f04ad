import { MOODS } from '../src/shared/kit/moods.ts'
import { releaseAll } from './lib/busy.ts'
import { waitForInstallOffer } from './lib/install-offer.ts'
import { bringServiceWorker } from './lib/service-worker.ts'
import { keepTimeZone } from './lib/time-zone.ts'
import { listenForHotkey, showWaitingToast } from './lib/toast.ts'

const YEAR_SECONDS = 31_536_000
const page = document.documentElement

listenForHotkey()
keepTimeZone()
waitForInstallOffer()
addEventListener('submit', onSubmit, { capture: true })
addEventListener('click', onClick)
addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => {
  showWaitingToast()
  if (persisted) releaseAll()
})
page.dataset.shell = ''
const { worker } = document.body.dataset
if (worker && 'serviceWorker' in navigator) bringServiceWorker(worker).catch(console.warn)

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

function pickMood(wanted: string) {
  const mood = MOODS.find((known) => known === wanted)
  if (!mood) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari
  document.cookie = `mood=${mood}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
  page.dataset.mood = mood
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-moods] button')) {
    button.setAttribute('aria-pressed', String(button.value === mood))
  }
  const night = getComputedStyle(page).getPropertyValue('--night')
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', `rgb(${night})`)
}

/** What signs out is brought when somebody does; until the network is back it cannot be done anyway. */
async function leave(form: HTMLFormElement, button: HTMLElement | null) {
  const script: typeof import('./sign-out.ts') = await import(document.body.dataset.signOut ?? '')
  await script.signOut(form, button)
}

/** data-opens and data-closes name or are in a dialog, data-cancels is in a question; a press beside a dialog closes it too. */
function onClick(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target : null
  if (target instanceof HTMLDialogElement && target.dataset.dismissable !== undefined) target.close()
  const question = target?.closest('[data-cancels]')?.closest('details')
  if (question) {
    question.open = false
    question.querySelector('summary')?.focus()
  }
  const closer = target?.closest('[data-closes]')
  if (closer) closer.closest('dialog')?.close()
  const opener = target?.closest<HTMLElement>('[data-opens]')
  const dialog = document.getElementById(opener?.dataset.opens ?? '')
  if (opener && dialog instanceof HTMLDialogElement) {
    event.preventDefault()
    dialog.showModal()
  }
}
