import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { StoryBeingMade } from '../src/components/creation/already-made.tsx'
import { CreationScreen } from '../src/components/creation/creation-screen.tsx'
import { stepAt } from '../src/components/creation/flow/address.ts'
import type { Flow } from '../src/components/creation/flow/flow.ts'
import { type GenerateStoryBody, takesTheLast } from '../src/components/creation/flow/generate-story-body.ts'
import type { CreationOptions } from '../src/components/creation/flow/options.ts'
import { loadLaterSteps } from '../src/components/creation/use-later-steps.ts'
import { selectionOnReturn, setSelectionAside } from './characters/set-aside.ts'
import { askForStory } from './creation/ask-for-story.ts'
import { checkCredits } from './creation/check-credits.ts'
import { keepPlace, returnToPlaceLeft } from './creation/left-place.ts'
import { useAddress } from './creation/use-address.ts'
import { useCharacterList } from './creation/use-character-list.ts'
import { useFlow } from './creation/use-flow.ts'
import { useReturn } from './creation/use-return.ts'
import { useSecondTap } from './creation/use-second-tap.ts'
import { useStepChange } from './creation/use-step-change.ts'

const AlreadyMade = lazy(() => loadLaterSteps().then((steps) => ({ default: steps.AlreadyMade })))

/** The server draws every step in one go; what it has drawn has to be here before React takes over. */
if (typeof location === 'undefined' || stepAt(new URLSearchParams(location.search)) !== 'name')
  await loadLaterSteps()

export interface StoryCreationProps {
  firebaseUid: string
  options: CreationOptions
  /** Where the address says that the parent is. */
  flow: Flow
}

/** From the choice of the children to the moment when the server has taken the wish for a story. */
export default function StoryCreation({ firebaseUid, ...start }: StoryCreationProps) {
  const { flow, options, dispatch, changeOptions } = useFlow(start, firebaseUid, ask)
  const goBack = useAddress(flow, dispatch)
  const asking = useRef(false)
  const [continuing, setContinuing] = useState(false)
  const presses = useRef(0)
  const [doubt, setDoubt] = useState<{ wish: GenerateStoryBody; story: StoryBeingMade }>()
  const [seedError, setSeedError] = useState<string>()
  const loading = useCharacterList(firebaseUid, flow.step, changeOptions)
  useStepChange(flow.step)
  const refuseSecondTap = useSecondTap(`${flow.step} ${flow.mode} ${flow.dialog}`)

  useEffect(() => returnToPlaceLeft(firebaseUid), [firebaseUid])
  useEffect(() => keepPlace(firebaseUid, flow.step), [firebaseUid, flow])

  useEffect(() => {
    const ids = selectionOnReturn()
    if (ids) dispatch({ type: 'choose-characters', ids })
  }, [dispatch])

  async function ask(wish: GenerateStoryBody) {
    if (asking.current) return
    asking.current = true
    const asked = await askForStory(wish, takesTheLast(wish, options))
    if (asked === 'leaving') return
    asking.current = false
    if (asked !== 'refused') {
      if ('seedRefused' in asked) setSeedError(asked.seedRefused)
      else if ('account' in asked) changeOptions({ account: asked.account })
      else setDoubt({ wish, story: asked })
    }
    if (stepAt(new URLSearchParams(location.search)) === 'story') goBack()
  }

  // The twist that was refused is shown again, as soon as the way back has led to where it is asked for.
  useEffect(() => {
    if (seedError && flow.step === 'author-selection') dispatch({ type: 'open-dialog', dialog: 'seed' })
  }, [seedError, flow.step, dispatch])
  const seed = useRef(flow.seed)
  if (seed.current !== flow.seed) {
    seed.current = flow.seed
    setSeedError(undefined)
  }

  const refreshCredits = async () => {
    const account = await checkCredits(firebaseUid)
    if (account) changeOptions({ account })
    return account !== undefined
  }

  useReturn(() => {
    asking.current = false
    presses.current += 1
    setContinuing(false)
    void refreshCredits()
  })

  const continueToTheme = async () => {
    setContinuing(true)
    presses.current += 1
    const press = presses.current
    const steps = loadLaterSteps().catch(() => undefined)
    if (!(await refreshCredits())) return
    await steps
    // A later press leads on, and Back may have led away from there by now.
    if (press !== presses.current) return
    dispatch({ type: 'continue' })
    setContinuing(false)
  }

  return (
    <div className="page-width pb-4" onClickCapture={refuseSecondTap}>
      <CreationScreen
        flow={flow}
        options={options}
        loading={loading}
        continuing={continuing}
        seedError={seedError}
        dispatch={dispatch}
        onContinue={continueToTheme}
        onBack={goBack}
        onLeave={() => setSelectionAside(flow.characterIds)}
      />
      {doubt && (
        <Suspense>
          <AlreadyMade
            story={doubt.story}
            lengthKey={doubt.wish.length}
            options={options}
            onAnother={() => {
              setDoubt(undefined)
              void ask({ ...doubt.wish, again: true })
            }}
            onClose={() => setDoubt(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
