import { useSyncExternalStore } from 'react'

/** Whether this device has a network; the first render says yes, as the server does. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

function subscribe(changed: () => void): () => void {
  for (const event of ['online', 'offline']) addEventListener(event, changed)
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, changed)
  }
}
