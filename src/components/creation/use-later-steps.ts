import { use } from 'react'
import type { CreationOptions, SentOptions } from './flow/options.ts'

type LaterSteps = typeof import('./later-steps.tsx')

let loaded: LaterSteps | undefined
let loading: Promise<LaterSteps> | undefined

/** Loads the script of the later steps; the next call retries a failed load. */
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

const NO_LISTS = { themes: [], tones: [], ages: [], combos: [] }

/** All options; before the later steps have loaded, nobody needs theirs. */
export const withLists = (sent: SentOptions): CreationOptions => ({ ...sent, ...(loaded?.LISTS ?? NO_LISTS) })

/** The later steps once loaded; undefined before. */
export const laterStepsThatAreHere = (): LaterSteps | undefined => loaded

/** The later steps; suspends until their script has loaded. */
export const useLaterSteps = (): LaterSteps => loaded ?? use(loadLaterSteps())
