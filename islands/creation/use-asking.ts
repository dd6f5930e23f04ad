import { useCallback, useEffect, useRef, useState } from 'react'
import type { StoryBeingMade } from '../../src/components/creation/already-made.tsx'
import type { Dispatch } from '../../src/components/creation/dispatch.ts'
import { stepAt } from '../../src/components/creation/flow/address.ts'
import type { Flow } from '../../src/components/creation/flow/flow.ts'
import type { GenerateStoryBody } from '../../src/components/creation/flow/generate-story-body.ts'
import type { SentOptions } from '../../src/components/creation/flow/options.ts'
import { askForStory } from './ask-for-story.ts'

interface Ways {
  changeOptions: (changes: Partial<SentOptions>) => void
  goBack: () => void
}

/** Requests a story, one at a time, and keeps the reason for a refusal. */
export function useAsking(options: SentOptions, { changeOptions, goBack }: Ways) {
  const asking = useRef(false)
  /** The same wish is being made already: asks whether another one is meant. */
  const [doubt, setDoubt] = useState<{ wish: GenerateStoryBody; story: StoryBeingMade }>()
  const [seedError, setSeedError] = useState<string>()

  async function ask(wish: GenerateStoryBody) {
    if (asking.current) return
    asking.current = true
    const asked = await askForStory(wish, options)
    if (asked === 'leaving') return
    asking.current = false
    if (asked !== 'refused') {
      if ('seedRefused' in asked) setSeedError(asked.seedRefused)
      else if ('account' in asked) changeOptions({ account: asked.account })
      else setDoubt({ wish, story: asked })
    }
    if (stepAt(new URLSearchParams(location.search)) === 'story') goBack()
  }

  return {
    ask,
    doubt,
    closeDoubt: () => setDoubt(undefined),
    seedError,
    clearSeedError: useCallback(() => setSeedError(undefined), []),
    /** The page is back, as it was when it was left for the story. */
    reset() {
      asking.current = false
    },
  }
}

/** Shows a refused twist again as soon as its field is on screen, until it is changed. */
export function useSeedError(
  { seedError, clearSeedError }: Pick<ReturnType<typeof useAsking>, 'seedError' | 'clearSeedError'>,
  flow: Flow,
  dispatch: Dispatch,
): void {
  useEffect(() => {
    if (seedError && flow.step === 'author-selection') dispatch({ type: 'open-dialog', dialog: 'seed' })
  }, [seedError, flow.step, dispatch])
  const seed = useRef(flow.seed)
  if (seed.current !== flow.seed) {
    seed.current = flow.seed
    clearSeedError()
  }
}
