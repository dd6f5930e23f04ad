/** Chromium's event where the app can be installed (https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent). */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
  userChoice: Promise<unknown>
}

const SHOWN_AFTER_MS = 5000
const DECLINED = 'install-declined'
const ASKED_AGAIN_AFTER_MS = 30 * 24 * 60 * 60 * 1000
const BY_HAND =
  'To keep Storylamp on your home screen: open the share menu of your browser, choose “Add to Home Screen”, then “Add”.'

/**
 * Shows an Install button 5 s after the browser's offer (specification, section 4), and 5 s after the page where there
 * is no offer to wait for; not where the app is installed, or a parent recently declined.
 */
export function offerInstall(offer: Event | undefined): void {
  if (isInstalled() || declinedLately()) return
  addEventListener('appinstalled', hide)
  setTimeout(show, SHOWN_AFTER_MS)

  function show() {
    if (document.querySelector('.install')) return
    const bar = document.createElement('div')
    bar.className = 'install'
    bar.append(button('Install', 'btn btn-small btn-primary', install), button('×', 'install-close', decline))
    bar.lastElementChild?.setAttribute('aria-label', 'Not now')
    document.querySelector('main')?.append(bar)
  }

  async function install() {
    if (isPrompt(offer)) {
      await offer.prompt()
      await offer.userChoice
    } else alert(BY_HAND)
    decline()
  }
}

function button(text: string, className: string, react: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = className
  made.textContent = text
  made.addEventListener('click', react)
  return made
}

const hide = () => document.querySelector('.install')?.remove()

function decline() {
  hide()
  try {
    localStorage.setItem(DECLINED, String(Date.now()))
  } catch {
    // A browser without storage asks again on the next page.
  }
}

function declinedLately(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(DECLINED) ?? 0) < ASKED_AGAIN_AFTER_MS
  } catch {
    return false
  }
}

const isPrompt = (offer: Event | undefined): offer is InstallPrompt =>
  offer !== undefined && 'prompt' in offer

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)
