/** Whether the server answered last: there may be a network and no server. */
let reachable = true
const listeners = new Set<(reachable: boolean) => void>()

/** Called after each request with whether it was answered. */
export function noteAnswer(answered: boolean): void {
  if (answered === reachable) return
  reachable = answered
  for (const listener of listeners) listener(answered)
}

export const isReachable = () => reachable

/** Calls when the server becomes unreachable, and when it is back. */
export function watchServer(listener: (reachable: boolean) => void): void {
  listeners.add(listener)
  addEventListener('offline', () => noteAnswer(false))
}
