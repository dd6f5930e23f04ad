/** Whether something was begun in the flow, which goes on as it was left: in this tab, or at this place of its history. */
export function isInTheMiddle(): boolean {
  try {
    const kept = Object.keys(sessionStorage).some((key) => key.startsWith('creation.'))
    return kept || (history.state as { creation?: unknown } | null)?.creation !== undefined
  } catch {
    // A browser that stores nothing has kept nothing.
    return false
  }
}
