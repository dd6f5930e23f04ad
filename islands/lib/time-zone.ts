const YEAR_SECONDS = 31_536_000

/** Tells the server the visitor's time zone with every later request; returns it. */
export function keepTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari
  document.cookie = `tz=${encodeURIComponent(timeZone)}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
  return timeZone
}
