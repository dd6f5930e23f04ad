import { use } from 'react'

type LaterSteps = typeof import('./later-steps.tsx')

let loaded: LaterSteps | undefined
let loading: Promise<LaterSteps> | undefined

/** Fetches the script of the later steps; a failed fetch is tried again at the next call. */
export function loadLaterSteps(): Promise<LaterSteps> {
  loading ??= import('./later-steps.tsx').then(
    (steps) => {
      loaded = steps
      return steps
    },
    (error) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** The later steps; suspends until their script is there. */
export const useLaterSteps = (): LaterSteps => loaded ?? use(loadLaterSteps())
