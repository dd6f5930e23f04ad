import { useEffect, useRef } from 'react'
import type { Step } from '../../src/components/creation/flow/flow.ts'
import { STEP_TITLE } from '../../src/components/creation/step-header.tsx'
import { loadLaterSteps } from '../../src/components/creation/use-later-steps.ts'
import { bringHome } from './bring-home.ts'

/** Scrolls a new step to its top and focuses its heading; the story step fills the screen. */
export function useStepChange(step: Step): void {
  const shown = useRef(step)
  useEffect(() => {
    const page = document.documentElement
    document.getElementById('home')?.setAttribute('data-step', step)
    if (step === 'name') void bringHome()
    if (step === 'story') page.dataset.immersive = ''
    else delete page.dataset.immersive
    if (shown.current === step) return
    shown.current = step
    scrollTo({ top: 0 })
    if (focusTitle() || step === 'name') return
    loadLaterSteps()
      .then(() => requestAnimationFrame(focusTitle))
      .catch(() => undefined)
  }, [step])
}

/** False while the step's script is still loading. */
function focusTitle(): boolean {
  const title = document.getElementById(STEP_TITLE)
  title?.focus({ preventScroll: true })
  return title !== null
}
