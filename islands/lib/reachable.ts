/** Whether the server answered last: a network may be there and the server not. */
let reachable = true
const listeners = new Set<(reachable: boolean) => void>()

/** A question was answered, or was not. */
export function sawServer(answered: boolean): void {
  if (answered === reachable) return
  reachable = answered
  for (const listener of listeners) listener(answered)
}

export const isReachable = () => reachable

/** Calls when the server went, and when it came back. */
export function watchServer(listener: (reachable: boolean) => void): void {
  listeners.add(listener)
  addEventListener('offline', () => sawServer(false))
}
