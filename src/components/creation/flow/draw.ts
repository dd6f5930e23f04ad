/** One of `items` by a draw from 0 up to 1; one of `except` only if there is no other. Undefined only for an empty list. */
export function drawn<T>(items: readonly T[], draw: number, except: readonly T[] = []): T | undefined {
  const others = items.filter((item) => !except.includes(item))
  const pool = others.length > 0 ? others : items
  return pool[Math.min(pool.length - 1, Math.floor(draw * pool.length))]
}
