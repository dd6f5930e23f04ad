import { lazy, Suspense, useEffect, useRef } from 'react'
import { AuthorStep } from './author-step.tsx'
import { CharacterStep } from './character-step.tsx'
import type { Dispatch } from './dispatch.ts'
import type { Flow } from './flow/flow.ts'
import type { CreationOptions } from './flow/options.ts'
import { chosenCharacters } from './flow/story-wish.ts'
import { ThemeStep } from './theme-step.tsx'

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
  const author = options.styles.find(({ name }) => name === flow.authorName)
  const begun = flow.step !== 'name'
  useEffect(() => {
    if (begun) lastTap().catch(() => undefined)
  }, [begun])
  const asked = useRef(false)
  if (flow.dialog) asked.current = true
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
      return <ThemeStep child={child} flow={flow} options={options} dispatch={dispatch} onBack={onBack} />
    case 'author-selection':
      return (
        author && (
          <>
            <AuthorStep author={author} dispatch={dispatch} onBack={onBack} />
            {asked.current && (
              <Suspense>
                <StyleDialog flow={flow} dispatch={dispatch} />
              </Suspense>
            )}
          </>
        )
      )
    case 'story':
      return (
        <Suspense>
          <StoryStep child={child} />
        </Suspense>
      )
  }
}
