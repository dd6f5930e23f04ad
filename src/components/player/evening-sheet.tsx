import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { IslandDialog } from '../ui/dialog.tsx'
import { MoonIcon } from '../ui/icons.tsx'
import { LETTERS, type ReadingHabits, SLEEP_TIMERS, type SleepTimer, SPEEDS, TEXT_SIZES } from './evening.ts'

interface EveningSheetProps {
  open: boolean
  onClose: () => void
  habits: ReadingHabits
  onHabits: (changed: Partial<ReadingHabits>) => void
  /** Undefined for a story without a voice: then there is no speed either. */
  sleep: { timer: SleepTimer; onTimer: (timer: SleepTimer) => void; onDarken: () => void } | undefined
}

/** How this evening's story is told: sleep timer, darkness, pace and letters. */
export function EveningSheet({ open, onClose, habits, onHabits, sleep }: EveningSheetProps) {
  return (
    <IslandDialog id="evening" title="This evening" look="sheet" open={open} onClose={onClose}>
      <div className="grid gap-6">
        {sleep && (
          <>
            <Choices
              legend="Sleep timer"
              name="sleep"
              options={SLEEP_TIMERS.map((timer) => ({ value: timer, label: SLEEP_LABELS[timer] }))}
              chosen={sleep.timer}
              onChoose={sleep.onTimer}
            />
            <Choices
              legend="Pace"
              name="speed"
              options={SPEEDS.map((speed) => ({ value: speed, label: `${speed}×` }))}
              chosen={habits.speed}
              onChoose={(speed) => onHabits({ speed })}
            />
          </>
        )}
        <Choices
          legend="Text size"
          name="text-size"
          options={TEXT_SIZES.map((size) => ({ value: size, label: SIZE_LABELS[size] }))}
          chosen={habits.textSize}
          onChoose={(textSize) => onHabits({ textSize })}
        />
        <Choices
          legend="Letters"
          name="letters"
          options={LETTERS.map((letters) => ({ value: letters, label: LETTER_LABELS[letters] }))}
          chosen={habits.letters}
          onChoose={(letters) => onHabits({ letters })}
        />
        {sleep && (
          <Button variant="secondary" icon={<MoonIcon />} onClick={sleep.onDarken}>
            Darken the screen
          </Button>
        )}
      </div>
    </IslandDialog>
  )
}

const SLEEP_LABELS: Record<SleepTimer, string> = {
  off: 'Off',
  end: 'At the end',
  '5': '5 min',
  '10': '10 min',
  '15': '15 min',
}
const SIZE_LABELS: Record<ReadingHabits['textSize'], ReactNode> = {
  normal: 'Normal',
  large: 'Large',
  largest: 'Largest',
}
const LETTER_LABELS: Record<ReadingHabits['letters'], ReactNode> = {
  storybook: 'Storybook',
  clear: <span className="letters-clear">Easy to tell apart</span>,
}

function Choices<V extends string | number>({
  legend,
  name,
  options,
  chosen,
  onChoose,
}: {
  legend: string
  name: string
  options: readonly { value: V; label: ReactNode }[]
  chosen: V
  onChoose: (value: V) => void
}) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="grid place-items-center min-h-11 min-w-14 rounded-full border border-solid border-edge bg-raised px-4 text-sm font-medium cursor-pointer has-[:checked]:bg-lamp has-[:checked]:text-lamp-ink has-[:checked]:border-lamp has-[:focus-visible]:outline has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-lamp"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
