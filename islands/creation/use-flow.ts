import { useCallback, useRef, useState } from 'react'
import type { Dispatch } from '../../src/components/creation/dispatch.ts'
import { advanced, type Flow, type FlowAction } from '../../src/components/creation/flow/flow.ts'
import type { GenerateStoryBody } from '../../src/components/creation/flow/generate-story-body.ts'
import type { SentOptions } from '../../src/components/creation/flow/options.ts'
import { laterStepsThatAreHere, withLists } from '../../src/components/creation/use-later-steps.ts'

interface Creation {
  flow: Flow
  options: SentOptions
}

/** The flow and its options; `onWish` is called once, in the press that requests the story. */
export function useFlow(start: Creation, firebaseUid: string, onWish: (wish: GenerateStoryBody) => void) {
  const [creation, setCreation] = useState<Creation>({ flow: start.flow, options: start.options })
  const latest = useRef(creation)
  const wishes = useRef(onWish)
  wishes.current = onWish

  const advanceWith = useCallback(
    (action: FlowAction, options: SentOptions) => {
      const before = latest.current.flow
      const all = withLists(options)
      const later = laterStepsThatAreHere()
      const flow = (later?.advance ?? advanced)(before, action, all)
      latest.current = { flow, options }
      setCreation(latest.current)
      const wish = before.step === 'story' ? undefined : later?.storyWishOf(flow, all, firebaseUid)
      if (wish) wishes.current(wish)
    },
    [firebaseUid],
  )
  const dispatch: Dispatch = useCallback(
    (action) => advanceWith(action, latest.current.options),
    [advanceWith],
  )
  const changeOptions = useCallback(
    (changes: Partial<SentOptions>) =>
      advanceWith({ type: 'options-changed' }, { ...latest.current.options, ...changes }),
    [advanceWith],
  )
  return { ...creation, dispatch, changeOptions }
}
