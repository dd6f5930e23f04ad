/**
 * A vendor answered, but its result cannot be shown: it refused, or sent something damaged, empty or unfit for
 * children, twice. A third try is the parent's choice (design, section 7).
 */
export class Unusable extends Error {}

/** Makes something, and once more if it was unusable. */
export async function onceMore<T>(make: () => Promise<T>): Promise<T> {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof Unusable)) throw error
    return make()
  }
}
