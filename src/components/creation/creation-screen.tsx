import { lazy, Suspense, useEffect, useRef } from 'react'
import { Loading } from '../ui/spinner.tsx'
import { CharacterStep } from './character-step.tsx'
import type { Dispatch } from './dispatch.ts'
import type { Flow } from './flow/flow.ts'
import { chosenCharacters } from './flow/generate-story-body.ts'
import type { CreationOptions } from './flow/options.ts'
import { loadLaterSteps, useLaterSteps } from './use-later-steps.ts'

const lastTap = () => import('./last-tap.tsx')
const StyleDialog = lazy(() => lastTap().then((module) => ({ default: module.StyleDialog })))
const StoryStep = lazy(() => lastTap().then((module) => ({ default: module.StoryStep })))

/** The step that the flow is at. */
export function CreationScreen({
  flow,
  options,
  loading,
  continuing,
  dispatch,
  onContinue,
  onBack,
  onLeave,
}: {
  flow: Flow
  options: CreationOptions
  loading: boolean
  continuing: boolean
  dispatch: Dispatch
  onContinue: () => void
  onBack: () => void
  onLeave: () => void
}) {
  const child = chosenCharacters(flow, options)[0]?.name ?? ''
  const begun = flow.step !== 'name'
  const chosen = flow.characterIds.length > 0
  useEffect(() => {
    if (chosen) loadLaterSteps().catch(() => undefined)
  }, [chosen])
  useEffect(() => {
    if (begun) lastTap().catch(() => undefined)
  }, [begun])
  switch (flow.step) {
    case 'name':
      return (
        <CharacterStep
          flow={flow}
          characters={options.characters}
          loading={loading}
          continuing={continuing}
          onToggle={(id) => dispatch({ type: 'toggle-character', id })}
          onContinue={onContinue}
          onLeave={onLeave}
        />
      )
    case 'theme-selection':
    case 'author-selection':
      return (
        <Suspense fallback={<Loading>Loading</Loading>}>
          <LaterStep child={child} flow={flow} options={options} dispatch={dispatch} onBack={onBack} />
        </Suspense>
      )
    case 'story':
      return (
        <Suspense>
          <StoryStep child={child} />
        </Suspense>
      )
  }
}

function LaterStep({
  child,
  flow,
  options,
  dispatch,
  onBack,
}: {
  child: string
  flow: Flow
  options: CreationOptions
  dispatch: Dispatch
  onBack: () => void
}) {
  const { ThemeStep, AuthorStep, PriceLine } = useLaterSteps()
  const author = options.styles.find(({ name }) => name === flow.authorName)
  const asked = useRef(false)
  if (flow.dialog) asked.current = true
  if (flow.step === 'theme-selection')
    return <ThemeStep child={child} flow={flow} options={options} dispatch={dispatch} onBack={onBack} />
  return (
    author && (
      <>
        <AuthorStep
          author={author}
          voices={options.voices}
          voiceId={flow.voiceId}
          price={<PriceLine flow={flow} options={options} />}
          dispatch={dispatch}
          onBack={onBack}
        />
        {asked.current && (
          <Suspense>
            <StyleDialog flow={flow} options={options} dispatch={dispatch} />
          </Suspense>
        )}
      </>
    )
  )
}
