import { type RefObject, useEffect, useRef, useState } from 'react'

const CONTROLS_REST_MS = 3500
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/**
 * True when nobody has touched anything for a while, where `mayRest`, so that only picture and words remain; a touch
 * brings everything back.
 */
export function useQuietControls(mayRest: boolean): boolean {
  const [quiet, setQuiet] = useState(false)
  const isQuiet = useRef(false)
  isQuiet.current = quiet
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wake = () => {
      clearTimeout(timer)
      setQuiet(false)
      if (mayRest) timer = setTimeout(() => setQuiet(true), CONTROLS_REST_MS)
    }
    wake()
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, wake, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, wake)
    }
  }, [mayRest])
  useWakingTap(isQuiet)
  return quiet
}

/** The tap that wakes the controls presses none of them, however long the finger stays. */
function useWakingTap(isQuiet: RefObject<boolean>): void {
  useEffect(() => {
    let wakes = false
    const onDown = () => {
      wakes = isQuiet.current
    }
    const onClick = (event: Event) => {
      if (!wakes) return
      wakes = false
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('pointerdown', onDown, { capture: true })
    window.addEventListener('click', onClick, { capture: true })
    return () => {
      window.removeEventListener('pointerdown', onDown, { capture: true })
      window.removeEventListener('click', onClick, { capture: true })
    }
  }, [isQuiet])
}
