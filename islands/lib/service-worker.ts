/** Registers the service worker; offers a new one that is waiting, and sends what waited offline when the network is back. */
export async function bringServiceWorker(address: string): Promise<void> {
  const registration = await navigator.serviceWorker.register(address)
  const offer = () => {
    const { waiting } = registration
    if (waiting && navigator.serviceWorker.controller) void offerUpdate(waiting)
  }
  const follow = () => registration.installing?.addEventListener('statechange', offer)
  offer()
  // The browser may have found it before this page asked.
  follow()
  registration.addEventListener('updatefound', follow)
  addEventListener('online', () => registration.active?.postMessage({ wish: 'send-later' }))
}

async function offerUpdate(waiting: ServiceWorker): Promise<void> {
  const script: typeof import('../update.ts') = await import(document.body.dataset.update ?? '')
  script.offerUpdate(waiting)
}
