/** A browser that draws nothing may never report being idle. */
const AT_LATEST_MS = 1000

/** Calls when the browser has nothing more urgent to do, and within a second in any case. */
export function whenIdle(start: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: AT_LATEST_MS })
  else setTimeout(start, 200)
}
