import { lazy, Suspense, useEffect } from 'react'
import { CreationScreen } from '../src/components/creation/creation-screen.tsx'
import { stepAt } from '../src/components/creation/flow/address.ts'
import type { Flow } from '../src/components/creation/flow/flow.ts'
import type { SentOptions } from '../src/components/creation/flow/options.ts'
import { loadLaterSteps } from '../src/components/creation/use-later-steps.ts'
import { selectionOnReturn, setSelectionAside } from './characters/set-aside.ts'
import { checkCredits } from './creation/check-credits.ts'
import { keepUnfinishedFlow, returnToUnfinishedFlow } from './creation/unfinished-flow.ts'
import { useAddress } from './creation/use-address.ts'
import { useAsking, useSeedError } from './creation/use-asking.ts'
import { useCharacterList } from './creation/use-character-list.ts'
import { useContinue } from './creation/use-continue.ts'
import { useFlow } from './creation/use-flow.ts'
import { useReturn } from './creation/use-return.ts'
import { useSecondTap } from './creation/use-second-tap.ts'
import { useStepChange } from './creation/use-step-change.ts'

const AlreadyMade = lazy(() => loadLaterSteps().then((steps) => ({ default: steps.AlreadyMade })))

/** The server renders every step synchronously; its scripts must be here before React takes over. */
if (typeof location === 'undefined' || stepAt(new URLSearchParams(location.search)) !== 'name')
  await loadLaterSteps()

export interface StoryCreationProps {
  firebaseUid: string
  options: SentOptions
  /** Where the parent is, according to the address. */
  flow: Flow
}

/** From the choice of the children until the server has accepted the story's request. */
export default function StoryCreation({ firebaseUid, ...start }: StoryCreationProps) {
  const { flow, options, dispatch, changeOptions } = useFlow(start, firebaseUid, (wish) => asking.ask(wish))
  const goBack = useAddress(flow, dispatch)
  const asking = useAsking(options, { changeOptions, goBack })
  useSeedError(asking, flow, dispatch)
  const loading = useCharacterList(firebaseUid, flow.step, changeOptions)
  useStepChange(flow.step)
  const refuseSecondTap = useSecondTap(`${flow.step} ${flow.mode} ${flow.dialog}`)

  useEffect(() => returnToUnfinishedFlow(firebaseUid), [firebaseUid])
  useEffect(() => keepUnfinishedFlow(firebaseUid, flow.step), [firebaseUid, flow])

  useEffect(() => {
    const ids = selectionOnReturn()
    if (ids) dispatch({ type: 'choose-characters', ids })
  }, [dispatch])

  const refreshCredits = async () => {
    const account = await checkCredits(firebaseUid)
    if (account) changeOptions({ account })
    return account !== undefined
  }

  const { continuing, continueToTheme, forgetPress } = useContinue(refreshCredits, dispatch)
  useReturn(() => {
    asking.reset()
    forgetPress()
    void refreshCredits()
  })

  return (
    <div className="page-width pb-4" onClickCapture={refuseSecondTap}>
      <CreationScreen
        flow={flow}
        options={options}
        loading={loading}
        continuing={continuing}
        seedError={asking.seedError}
        dispatch={dispatch}
        onContinue={continueToTheme}
        onBack={goBack}
        onLeave={() => setSelectionAside(flow.characterIds)}
      />
      <Doubt asking={asking} options={options} />
    </div>
  )
}

/** Asks whether another story is meant, where the same one is being made already. */
function Doubt({ asking, options }: { asking: ReturnType<typeof useAsking>; options: SentOptions }) {
  const { doubt, closeDoubt, ask } = asking
  if (!doubt) return null
  const askAgain = () => {
    closeDoubt()
    void ask({ ...doubt.wish, again: true })
  }
  return (
    <Suspense>
      <AlreadyMade
        story={doubt.story}
        lengthKey={doubt.wish.length}
        options={options}
        onAnother={askAgain}
        onClose={closeDoubt}
      />
    </Suspense>
  )
}
