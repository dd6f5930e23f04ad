/** What one tab keeps from page to page until it is closed or the family signs out; a browser that stores nothing keeps nothing. */
export function keepInTab(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // It is kept as long as the page is open.
  }
}

/** What was kept under the key; undefined when nothing was, or nothing that can be read. */
export function keptInTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '') as unknown
  } catch {
    return undefined
  }
}

/** The same, which is then forgotten. */
export function takeFromTab(key: string): unknown {
  const value = keptInTab(key)
  keepInTab(key, undefined)
  return value
}
