/** Whether the flow has something unfinished, in this tab or in this entry of its history. */
export function isInTheMiddle(): boolean {
  try {
    const kept = Object.keys(sessionStorage).some((key) => key.startsWith('creation.'))
    return kept || (history.state as { creation?: unknown } | null)?.creation !== undefined
  } catch {
    // A browser that stores nothing has nothing stored.
    return false
  }
}
