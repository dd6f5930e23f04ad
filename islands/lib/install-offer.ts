const MOBILE_WIDTH = 768

/** Holds back the browser's offer on a mobile-like device, and brings what shows it in its time; the rest is brought by need. */
export function waitForInstallOffer(): void {
  if (!isMobile()) return
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    bring(event)
  })
  // Where no browser ever offers it, it is done by hand.
  if (!('onbeforeinstallprompt' in window)) bring()
}

const bring = (offer?: Event) =>
  import('./install.ts').then(({ offerInstall }) => offerInstall(offer)).catch(console.warn)

/** Specification, section 9. */
const isMobile = () =>
  innerWidth <= MOBILE_WIDTH || /Android|webOS|iP(hone|ad|od)|BlackBerry|Mobile/.test(navigator.userAgent)
