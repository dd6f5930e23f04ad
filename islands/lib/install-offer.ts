const MOBILE_WIDTH = 768

/** Holds back the browser's install offer on mobile devices, and loads the script that shows it later. Not in kid mode. */
export function waitForInstallOffer(): void {
  if (!isMobile() || document.body.dataset.install === undefined) return
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    void bring(event)
  })
  // Browsers that never offer it: parents install by hand.
  if (!('onbeforeinstallprompt' in window)) void bring()
}

async function bring(offer?: Event) {
  const { install } = document.body.dataset
  const script: typeof import('../install.ts') = await import(install ?? '')
  script.offerInstall(offer)
}

/** Specification, section 9; every iPhone and iPad that identifies itself says Mobile. */
const isMobile = () =>
  innerWidth <= MOBILE_WIDTH || /Android|BlackBerry|Mobile|webOS/.test(navigator.userAgent)
