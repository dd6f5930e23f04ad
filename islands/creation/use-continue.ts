import { useRef, useState } from 'react'
import type { FlowAction } from '../../src/components/creation/flow/flow.ts'
import { loadLaterSteps } from '../../src/components/creation/use-later-steps.ts'

/** Continue on the first step: goes to the themes when the credits were read and the later steps have loaded. */
export function useContinue(refreshCredits: () => Promise<boolean>, dispatch: (action: FlowAction) => void) {
  const [continuing, setContinuing] = useState(false)
  const presses = useRef(0)

  const continueToTheme = async () => {
    setContinuing(true)
    presses.current += 1
    const press = presses.current
    const steps = loadLaterSteps().catch(() => undefined)
    if (!(await refreshCredits())) return
    await steps
    // A later press goes on by itself, and Back may have left the step by now.
    if (press !== presses.current) return
    dispatch({ type: 'continue' })
    setContinuing(false)
  }

  const forgetPress = () => {
    presses.current += 1
    setContinuing(false)
  }

  return { continuing, continueToTheme, forgetPress }
}
