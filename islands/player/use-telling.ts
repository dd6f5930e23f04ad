import { useCallback, useEffect, useState } from 'react'

type TellingScript = typeof import('./story-telling.tsx')

/**
 * The script of what comes after the tap, which is brought while the story's card is looked at; undefined until it is
 * here. `whenHere` calls at once, or as soon as it is here; where it cannot be had the page offers a reload.
 */
export function useTelling(): { telling: TellingScript | undefined; whenHere: (go: () => void) => void } {
  const [telling, setTelling] = useState<TellingScript>()
  useEffect(() => {
    bring().then(setTelling, () => undefined)
  }, [])
  const whenHere = useCallback(
    (go: () => void) => {
      if (telling) return go()
      bring().then(
        (script) => {
          setTelling(script)
          go()
        },
        () => dispatchEvent(new Event('loading-error')),
      )
    },
    [telling],
  )
  return { telling, whenHere }
}

const bring = () => import('./story-telling.tsx')
