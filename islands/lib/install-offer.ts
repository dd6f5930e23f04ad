const MOBILE_WIDTH = 768

/** Holds back the browser's offer on a mobile-like device, and brings what shows it in its time; the rest is brought by need. Not in kid mode. */
export function waitForInstallOffer(): void {
  if (!isMobile() || document.body.dataset.install === undefined) return
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    void bring(event)
  })
  // Where no browser ever offers it, it is done by hand.
  if (!('onbeforeinstallprompt' in window)) void bring()
}

async function bring(offer?: Event) {
  const { install } = document.body.dataset
  const script: typeof import('../install.ts') = await import(install ?? '')
  script.offerInstall(offer)
}

/** Specification, section 9; every iPhone and iPad that names itself says Mobile. */
const isMobile = () =>
  innerWidth <= MOBILE_WIDTH || /Android|BlackBerry|Mobile|webOS/.test(navigator.userAgent)
