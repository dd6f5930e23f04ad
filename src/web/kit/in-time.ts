/**
 * What `work` resolves to within `ms`, so that no page waits for an outside service; undefined when it takes longer,
 * or fails, which is passed to `onFailure`.
 */
export async function inTime<T>(
  ms: number,
  work: Promise<T>,
  onFailure: (error: unknown) => void,
): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), ms)
  const brought = work.catch((error) => {
    onFailure(error)
    return undefined
  })
  try {
    return await Promise.race([brought, late])
  } finally {
    clearTimeout(timer)
  }
}
