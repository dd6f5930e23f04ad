import { useEffect } from 'react'

/** Hides the page's own navigation while the story fills the screen. */
export function useImmersion(immersed: boolean): void {
  useEffect(() => {
    if (!immersed) return
    const page = document.documentElement
    page.dataset.immersive = ''
    return () => {
      delete page.dataset.immersive
    }
  }, [immersed])
}
