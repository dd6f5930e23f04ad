import { useEffect, useState } from 'react'

export interface ShownCounts {
  /** Stories that pass the filters, and all of the family's. */
  total: number
  all: number
}

/** How many stories the timeline below shows, each time that it was swapped. */
export function useShownTimeline(given: ShownCounts): ShownCounts {
  const [counts, setCounts] = useState(given)
  useEffect(() => {
    const onSwap = () => {
      const { total, all } = document.getElementById('timeline')?.dataset ?? {}
      if (total !== undefined && all !== undefined) setCounts({ total: Number(total), all: Number(all) })
    }
    window.addEventListener('islands', onSwap)
    return () => window.removeEventListener('islands', onSwap)
  }, [])
  return counts
}
