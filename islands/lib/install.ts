/** What Chromium hands out where the app can be installed (https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent). */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
  userChoice: Promise<unknown>
}

const SHOWN_AFTER_MS = 5000
const MOBILE_WIDTH = 768
const DECLINED = 'install-declined'
const ASKED_AGAIN_AFTER_MS = 30 * 24 * 60 * 60 * 1000
const BY_HAND =
  'To keep Storylamp on your home screen: open the share menu of your browser, choose “Add to Home Screen”, then “Add”.'

/**
 * On a mobile-like device that has not installed the app, an Install button comes 5 s after the browser offers it
 * (specification, section 4), and on iOS, where no browser offers it, 5 s after the page is there.
 */
export function offerInstall(): void {
  if (!isMobile() || isInstalled() || declinedLately()) return
  let offer: InstallOffer | undefined
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallOffer
    setTimeout(show, SHOWN_AFTER_MS)
  })
  addEventListener('appinstalled', hide)
  if (isIos()) setTimeout(show, SHOWN_AFTER_MS)

  function show() {
    if (document.querySelector('.install')) return
    const bar = document.createElement('div')
    bar.className = 'install'
    bar.append(button('Install', 'btn btn-small btn-primary', install), button('×', 'install-close', decline))
    bar.lastElementChild?.setAttribute('aria-label', 'Not now')
    document.querySelector('main')?.append(bar)
  }

  async function install() {
    if (!offer) {
      alert(BY_HAND)
      return decline()
    }
    await offer.prompt()
    await offer.userChoice
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
    // A browser that stores nothing asks again on the next page.
  }
}

function declinedLately(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(DECLINED) ?? 0) < ASKED_AGAIN_AFTER_MS
  } catch {
    return false
  }
}

/** Specification, section 9. */
const isMobile = () =>
  /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini/i.test(navigator.userAgent) ||
  innerWidth <= MOBILE_WIDTH

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

/** An iPad says that it is a Mac, but one that is touched. */
const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
