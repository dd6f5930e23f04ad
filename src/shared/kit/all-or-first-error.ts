/**
 * Waits for all, so that successes are kept and nothing keeps running unnoticed; then returns all results or throws
 * the first error.
 */
export async function allOrFirstError<T>(work: Promise<T>[]): Promise<T[]> {
  const results = await Promise.allSettled(work)
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason
    return result.value
  })
}
