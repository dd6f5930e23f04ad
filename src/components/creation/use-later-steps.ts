import { use } from 'react'
import type { CreationOptions, SentOptions } from './flow/options.ts'

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

const NO_LISTS = { themes: [], tones: [], ages: [], combos: [] }

/** All that can be chosen from; before the later steps are there, nobody chooses from what comes with them. */
export const withLists = (sent: SentOptions): CreationOptions => ({ ...sent, ...(loaded?.LISTS ?? NO_LISTS) })

/** The later steps; suspends until their script is there. */
export const useLaterSteps = (): LaterSteps => loaded ?? use(loadLaterSteps())
