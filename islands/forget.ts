/** What this tab stored of the family is deleted with the account. */
try {
  sessionStorage.clear()
} catch {
  // A browser without storage has stored nothing.
}
