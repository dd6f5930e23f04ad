import { useCallback, useEffect, useState } from 'react'

type TellingScript = typeof import('./story-telling.tsx')

/**
 * The script for what follows the tap, which loads while the story's card is shown; undefined until it is here.
 * `whenHere` calls at once, or as soon as it is here; where it cannot be loaded the page offers a reload.
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
