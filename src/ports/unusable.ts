/**
 * A vendor answered, but what it made cannot be shown: it refused, or sent something damaged, empty or unfit for
 * children, and did so again when asked once more. Asking a third time is the parent's choice (design, section 7).
 */
export class Unusable extends Error {}

/** Makes something and, when that cannot be used, makes it once more. */
export async function onceMore<T>(make: () => Promise<T>): Promise<T> {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof Unusable)) throw error
    return make()
  }
}
