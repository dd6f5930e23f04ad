/** Stored by one tab from page to page until it is closed or the family signs out; lost in a browser without storage. */
export function keepInTab(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Stored for as long as the page is open.
  }
}

/** The value stored under the key; undefined when there is none, or an unreadable one. */
export function keptInTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '') as unknown
  } catch {
    return undefined
  }
}

/** The same, and deletes it. */
export function takeFromTab(key: string): unknown {
  const value = keptInTab(key)
  keepInTab(key, undefined)
  return value
}
