import { useEffect, useRef } from 'react'
import { creditsNeededText, creditsShort } from '../../shared/stories/lengths.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { SheetIcon } from '../ui/sheet-icon.tsx'
import { AdvancedOptions, SECTIONS } from './advanced-options.tsx'
import type { Dispatch } from './dispatch.ts'
import { canAfford, type Flow, hasThemeAndTone, type Mode } from './flow/flow.ts'
import { habitOf } from './flow/habits.ts'
import type { CreationOptions } from './flow/options.ts'
import { CHOICES } from './option-progress.tsx'
import { PriceLine } from './price-line.tsx'
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
  useModeChange(flow.mode, hasThemeAndTone(flow))
  const otherMode: Mode = flow.mode === 'quick' ? 'advanced' : 'quick'
  return (
    <>
      <StepHeader title={`Let's Create ${child}'s Story`} back={{ label: 'Back Home', onBack }}>
        {flow.mode === 'quick'
          ? 'Six good evenings, ready to go. Or open all the themes and moods.'
          : 'Choose what it is about, how it feels, and how long it may last.'}
      </StepHeader>
      <div className="mb-5 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="small"
          icon={<SheetIcon of="wand" />}
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
      <StepActions pinned={flow.mode === 'advanced'}>
        <div className="grid w-full max-w-lg justify-items-center gap-2 rounded-3xl bg-night/95 p-2">
          <CreateStory flow={flow} options={options} dispatch={dispatch} />
          {hasThemeAndTone(flow) && (
            <>
              <PriceLine flow={flow} options={options} />
              <AsLastTime flow={flow} options={options} dispatch={dispatch} />
            </>
          )}
        </div>
      </StepActions>
    </>
  )
}

/**
 * A quick start disappears once it is pressed: the focus moves to the choices that it made, and the page scrolls to
 * the next open one.
 */
function useModeChange(mode: Mode, hasThemeAndTone: boolean) {
  const shown = useRef(mode)
  useEffect(() => {
    if (shown.current === mode) return
    shown.current = mode
    const next = mode === 'advanced' && hasThemeAndTone && document.getElementById(SECTIONS.length)
    if (next) next.scrollIntoView({ block: 'start' })
    else scrollTo({ top: 0 })
    if (document.activeElement === document.body)
      document.getElementById(CHOICES)?.focus({ preventScroll: true })
  }, [mode, hasThemeAndTone])
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
      <LinkButton size="large" href="/app/subscription" className={WIDE_ON_PHONE}>
        {creditsNeededText(creditsShort(wanted, options.account))}
      </LinkButton>
    )
  }
  return (
    <>
      <Button
        size="large"
        disabled={!ready}
        aria-describedby="still-to-choose"
        onClick={() => dispatch({ type: 'choose-author', draw: Math.random() })}
        className={WIDE_ON_PHONE}
      >
        {ready ? 'Create My Story' : 'Pick Your Choices'}
      </Button>
      <p id="still-to-choose" role="status" className="text-center text-sm text-soft empty:hidden">
        {stillToChoose(flow)}
      </p>
    </>
  )
}

/** What Create My Story is waiting for. */
function stillToChoose({ mode, themeId, toneId }: Flow): string | undefined {
  if (themeId && toneId) return undefined
  if (mode === 'quick') return 'Still to choose: one of the six evenings.'
  if (!themeId && !toneId) return 'Still to choose: a theme and a mood.'
  return `Still to choose: a ${themeId ? 'mood' : 'theme'}.`
}

/** Skips the storyteller and the style, with the last choices there. */
function AsLastTime({
  flow,
  options,
  dispatch,
}: {
  flow: Flow
  options: CreationOptions
  dispatch: Dispatch
}) {
  const { authorName, writingStyle } = habitOf(flow.characterIds, options)
  const author = options.styles.find(({ name }) => name === authorName)
  if (!author || !canAfford(flow, options)) return null
  return (
    <Button variant="secondary" size="small" onClick={() => dispatch({ type: 'tell-as-last-time' })}>
      {`As last time: ${author.displayName}, ${writingStyle === 'plot-twist' ? 'Plot Twist' : 'Normal'}`}
    </Button>
  )
}

const WIDE_ON_PHONE = 'max-sm:w-full max-sm:px-4!'
