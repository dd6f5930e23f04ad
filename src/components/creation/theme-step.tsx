import { Button, LinkButton } from '../ui/button.tsx'
import { HomeIcon, WandIcon } from '../ui/icons.tsx'
import { AdvancedOptions } from './advanced-options.tsx'
import type { Dispatch } from './dispatch.ts'
import { canAfford, type Flow, hasThemeAndTone, type Mode } from './flow/flow.ts'
import { creditsNeededText, creditsShort } from './flow/lengths.ts'
import type { CreationOptions } from './flow/options.ts'
import { QuickStart } from './quick-start.tsx'
import { StepActions, StepHeader } from './step-header.tsx'

/** The second step: theme, mood, length and age. */
export function ThemeStep({
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
  const otherMode: Mode = flow.mode === 'quick' ? 'advanced' : 'quick'
  return (
    <>
      <StepHeader title={`Let's Create ${child}'s Story`}>
        {flow.mode === 'quick'
          ? 'Six good evenings, ready to go. Or open all the themes and moods.'
          : 'Choose what it is about, how it feels, and how long it may last.'}
      </StepHeader>
      <div className="mb-5 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="small"
          icon={<WandIcon />}
          onClick={() => dispatch({ type: 'show-mode', mode: otherMode })}
        >
          {otherMode === 'advanced' ? 'Advanced Options' : 'Quick Start'}
        </Button>
      </div>
      {flow.mode === 'quick' ? (
        <QuickStart options={options} onPick={(id) => dispatch({ type: 'pick-combo', id })} />
      ) : (
        <AdvancedOptions flow={flow} options={options} dispatch={dispatch} />
      )}
      <StepActions>
        <Button
          variant="secondary"
          size="large"
          icon={<HomeIcon />}
          onClick={onBack}
          className="max-sm:px-5!"
        >
          Back Home
        </Button>
        <CreateStory flow={flow} options={options} dispatch={dispatch} />
      </StepActions>
    </>
  )
}

function CreateStory({
  flow,
  options,
  dispatch,
}: {
  flow: Flow
  options: CreationOptions
  dispatch: Dispatch
}) {
  const ready = hasThemeAndTone(flow)
  const wanted = options.definitions.find(({ lengthKey }) => lengthKey === flow.lengthKey)
  if (ready && wanted && !canAfford(flow, options)) {
    return (
      <LinkButton size="large" href="/app/subscription" className="max-sm:flex-1">
        {creditsNeededText(creditsShort(wanted, options.account))}
      </LinkButton>
    )
  }
  return (
    <Button
      size="large"
      disabled={!ready}
      onClick={() => dispatch({ type: 'choose-author', draw: Math.random() })}
      className="max-sm:flex-1 max-sm:px-4!"
    >
      {ready ? 'Create My Story' : 'Pick Your Choices'}
    </Button>
  )
}
