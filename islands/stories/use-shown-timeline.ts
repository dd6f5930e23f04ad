import { useEffect, useState } from 'react'
import { type CountsInWords, countsInWords } from '../../src/shared/stories/counts-in-words.ts'

/** How many stories the timeline below shows, after each replacement. */
export function useShownTimeline(given: CountsInWords): CountsInWords {
  const [counts, setCounts] = useState(given)
  useEffect(() => {
    const onSwap = () => {
      const { total, all } = document.getElementById('timeline')?.dataset ?? {}
      if (total !== undefined && all !== undefined) setCounts(countsInWords(Number(total), Number(all)))
    }
    window.addEventListener('islands', onSwap)
    return () => window.removeEventListener('islands', onSwap)
  }, [])
  return counts
}
