/** What everybody chooses from could not be read; its message is told as it is (specification, section 8). */
export class FailedToFetch extends Error {
  constructor(what: string, cause: unknown) {
    super(`Failed to fetch ${what}`, { cause })
  }
}

/** What `read` reads, `what` being its name; throws a FailedToFetch when that fails. */
export function fetched<T>(what: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new FailedToFetch(what, error)
  }
}
