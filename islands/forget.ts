/** What this tab kept of the family goes with the account. */
try {
  sessionStorage.clear()
} catch {
  // A browser that stores nothing has kept nothing.
}
