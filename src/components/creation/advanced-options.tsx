import { type ReactNode, useRef } from 'react'
import { themeTile, toneTile } from '../pictures/files.ts'
import { Button } from '../ui/button.tsx'
import { SheetIcon } from '../ui/sheet-icon.tsx'
import { AgeCards } from './age-cards.tsx'
import type { Dispatch } from './dispatch.ts'
import { canAfford, type Flow } from './flow/flow.ts'
import type { CreationOptions } from './flow/options.ts'
import { LengthCards } from './length-cards.tsx'
import { OptionProgress } from './option-progress.tsx'
import { PictureRadios } from './picture-radios.tsx'

/** Ids of the four choices. */
export const SECTIONS = {
  theme: 'choose-theme',
  mood: 'choose-mood',
  length: 'choose-length',
  age: 'choose-age',
}

interface AdvancedOptionsProps {
  flow: Flow
  options: CreationOptions
  dispatch: Dispatch
}

/** All themes, moods, lengths and ages. A choice by finger or mouse scrolls to the next section; arrow keys do not. */
export function AdvancedOptions({ flow, options, dispatch }: AdvancedOptionsProps) {
  const byPointer = useRef(false)
  const moveOn = (section: string) => {
    if (byPointer.current) document.getElementById(section)?.scrollIntoView({ block: 'start' })
  }
  const props = { flow, options, dispatch, moveOn }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes how a choice inside was made
    <div
      onPointerDown={() => {
        byPointer.current = true
      }}
      onKeyDown={() => {
        byPointer.current = false
      }}
    >
      <OptionProgress steps={progressOf(flow, options)} />
      <ThemeSection {...props} />
      <MoodSection {...props} />
      <Section id={SECTIONS.length} title="Length">
        <LengthCards
          options={options}
          value={flow.lengthKey}
          onPick={(lengthKey) => dispatch({ type: 'pick-length', lengthKey })}
        />
      </Section>
      <Section id={SECTIONS.age} title="Age">
        <AgeCards
          ages={options.ages}
          value={flow.ageGroup}
          onPick={(ageGroup) => dispatch({ type: 'pick-age', ageGroup })}
        />
      </Section>
    </div>
  )
}

interface SectionProps extends AdvancedOptionsProps {
  moveOn: (section: string) => void
}

function ThemeSection({ flow, options, dispatch, moveOn }: SectionProps) {
  return (
    <Section
      id={SECTIONS.theme}
      title="Theme"
      action={
        <Button
          variant="secondary"
          size="small"
          icon={<SheetIcon of="sparkles" />}
          onClick={() => {
            dispatch({ type: 'surprise-me', draw: Math.random() })
            moveOn(SECTIONS.mood)
          }}
        >
          Surprise Me
        </Button>
      }
    >
      <PictureRadios
        kind="theme"
        tile={themeTile}
        choices={options.themes}
        value={flow.themeId}
        onPick={(id) => {
          dispatch({ type: 'pick-theme', id })
          moveOn(SECTIONS.mood)
        }}
      />
    </Section>
  )
}

function MoodSection({ flow, options, dispatch, moveOn }: SectionProps) {
  return (
    <Section
      id={SECTIONS.mood}
      title="Mood"
      action={
        <Button
          variant="secondary"
          size="small"
          icon={<SheetIcon of="shuffle" />}
          onClick={() => {
            dispatch({ type: 'mix-it-up', draw: Math.random() })
            moveOn(SECTIONS.length)
          }}
        >
          Mix It Up
        </Button>
      }
    >
      <PictureRadios
        kind="tone"
        tile={toneTile}
        choices={options.tones}
        value={flow.toneId}
        onPick={(id) => {
          dispatch({ type: 'pick-tone', id })
          moveOn(SECTIONS.length)
        }}
      />
    </Section>
  )
}

function progressOf(flow: Flow, options: CreationOptions) {
  const length = options.definitions.find(({ lengthKey }) => lengthKey === flow.lengthKey)
  return [
    { section: SECTIONS.theme, name: 'Theme', chosen: titleOf(options.themes, flow.themeId) },
    { section: SECTIONS.mood, name: 'Mood', chosen: titleOf(options.tones, flow.toneId) },
    { section: SECTIONS.length, name: 'Length', chosen: canAfford(flow, options) && length?.displayName },
    { section: SECTIONS.age, name: 'Age', chosen: flow.ageGroup },
  ]
}

const titleOf = (choices: readonly { id: string; title: string }[], id: string | null) =>
  choices.find((choice) => choice.id === id)?.title

function Section({
  id,
  title,
  action,
  children,
}: {
  id: string
  title: string
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24 md:scroll-mt-44 pb-6">
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 id={`${id}-title`} tabIndex={-1} className="heading text-2xl outline-none">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
