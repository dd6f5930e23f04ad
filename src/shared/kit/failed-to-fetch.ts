/** A list that everybody chooses from could not be read; its message is shown as it is (specification, section 8). */
export class FailedToFetch extends Error {
  constructor(what: string, cause: unknown) {
    super(`Failed to fetch ${what}`, { cause })
  }
}

/** What `read` returns, `what` being its name; throws a FailedToFetch when it fails. */
export function orFailedToFetch<T>(what: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new FailedToFetch(what, error)
  }
}
