import { useCallback, useEffect, useRef } from 'react'
import type { Dispatch } from '../../src/components/creation/dispatch.ts'
import { addressOf, stepAt } from '../../src/components/creation/flow/address.ts'
import { type Flow, type Step, stepBefore } from '../../src/components/creation/flow/flow.ts'
import { stateOnReturn } from './unfinished-flow.ts'

/** What an entry of the browser's history stores besides its address. */
interface Kept {
  /** The step from which this one was reached. */
  from: Step | null
  authorsShown: readonly string[]
  seed: string
}

/**
 * Keeps the address and the browser's history in step with the flow: each step has its own entry, each choice changes
 * the entry of its step. Returns a function that goes back one step, through the history where that leads there.
 */
export function useAddress(flow: Flow, dispatch: Dispatch): () => void {
  const entry = useRef<{ step: Step; from: Step | null }>({ step: flow.step, from: null })
  const replacing = useRef(false)

  useEffect(() => {
    const kept = keptIn(history.state ?? stateOnReturn())
    if (kept) {
      entry.current.from = kept.from
      dispatch({ type: 'remember', authorsShown: kept.authorsShown, seed: kept.seed })
    }
    const arrive = () => {
      const step = stepAt(new URLSearchParams(location.search))
      entry.current = { step, from: keptIn(history.state)?.from ?? null }
      replacing.current = true
      dispatch({ type: 'go-to', step })
    }
    const onPageShow = (event: PageTransitionEvent) => event.persisted && arrive()
    addEventListener('popstate', arrive)
    addEventListener('pageshow', onPageShow)
    return () => {
      removeEventListener('popstate', arrive)
      removeEventListener('pageshow', onPageShow)
    }
  }, [dispatch])

  useEffect(() => {
    const { step, authorsShown, seed } = flow
    const sameEntry = replacing.current || step === entry.current.step
    entry.current = { step, from: sameEntry ? entry.current.from : entry.current.step }
    replacing.current = false
    const kept: Kept = { from: entry.current.from, authorsShown, seed }
    if (sameEntry) history.replaceState({ creation: kept }, '', addressOf(flow))
    else history.pushState({ creation: kept }, '', addressOf(flow))
  }, [flow])

  return useCallback(() => {
    if (entry.current.from === stepBefore(entry.current.step)) return history.back()
    replacing.current = true
    dispatch({ type: 'go-back' })
  }, [dispatch])
}

const keptIn = (state: unknown): Kept | undefined => (state as { creation?: Kept } | null)?.creation
