import { useEffect, useRef } from 'react'

/** Calls `onReturn` when the page comes back from the back-forward cache. */
export function useReturn(onReturn: () => void): void {
  const latest = useRef(onReturn)
  latest.current = onReturn
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => event.persisted && latest.current()
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])
}
