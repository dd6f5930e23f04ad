import { Suspense, useEffect, useRef } from 'react'
import { storyPricesText } from '../../shared/stories/lengths.ts'
import { Loading } from '../ui/spinner.tsx'
import { CharacterStep } from './character-step.tsx'
import type { Dispatch } from './dispatch.ts'
import { chosenCharacters, type Flow } from './flow/flow.ts'
import type { SentOptions } from './flow/options.ts'
import { loadLaterSteps, useLaterSteps, withLists } from './use-later-steps.ts'

/** The step that the flow is at. */
export function CreationScreen({
  flow,
  options,
  loading,
  continuing,
  seedError,
  dispatch,
  onContinue,
  onBack,
  onLeave,
}: {
  flow: Flow
  options: SentOptions
  loading: boolean
  continuing: boolean
  /** Why the twist was refused. */
  seedError: string | undefined
  dispatch: Dispatch
  onContinue: () => void
  onBack: () => void
  onLeave: () => void
}) {
  const child = chosenCharacters(flow, options)[0]?.name ?? ''
  const chosen = flow.characterIds.length > 0
  useEffect(() => {
    if (chosen) loadLaterSteps().catch(() => undefined)
  }, [chosen])
  switch (flow.step) {
    case 'name':
      return (
        <CharacterStep
          flow={flow}
          characters={options.characters}
          price={storyPricesText(options.definitions, options.account)}
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
        <Suspense key="choices" fallback={<Loading>Loading</Loading>}>
          <LaterStep {...{ child, flow, options, seedError, dispatch, onBack }} />
        </Suspense>
      )
    case 'story':
      return (
        // Another boundary than that of the choices, which would otherwise stay behind it with its dialog open.
        <Suspense key="story">
          <LastStep child={child} />
        </Suspense>
      )
  }
}

function LaterStep({
  child,
  flow,
  options: sent,
  seedError,
  dispatch,
  onBack,
}: {
  child: string
  flow: Flow
  options: SentOptions
  seedError: string | undefined
  dispatch: Dispatch
  onBack: () => void
}) {
  const { ThemeStep, AuthorStep, PriceLine, StyleDialog } = useLaterSteps()
  const options = withLists(sent)
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
          <StyleDialog flow={flow} options={options} seedError={seedError} dispatch={dispatch} />
        )}
      </>
    )
  )
}

function LastStep({ child }: { child: string }) {
  const { StoryStep } = useLaterSteps()
  return <StoryStep child={child} />
}
