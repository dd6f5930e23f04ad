import { type MouseEvent, useCallback, useEffect, useRef } from 'react'

/** How long after a change a tap may still belong to the one before it. */
const DOUBLE_MS = 1000

/**
 * Ignores the second tap of a double tap where the first one has changed what is `shown`: it would hit whatever has
 * taken its place.
 */
export function useSecondTap(shown: string): (event: MouseEvent) => void {
  const changedAt = useRef(Number.NEGATIVE_INFINITY)
  const last = useRef(shown)
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    changedAt.current = performance.now()
  }, [shown])
  return useCallback((event) => {
    if (event.detail < 2 || event.timeStamp - changedAt.current > DOUBLE_MS) return
    event.preventDefault()
    event.stopPropagation()
  }, [])
}
