import type { ReactNode } from 'react'
import { cx } from '../ui/cx.ts'
import { IslandDialog } from '../ui/dialog.tsx'
import {
  PICTURE_LIGHTS,
  READING_FONTS,
  type ReadingHabits,
  SLEEP_TIMERS,
  type SleepTimer,
  SPACINGS,
  SPEEDS,
  TEXT_SIZES,
} from './evening.ts'

interface EveningSheetProps {
  open: boolean
  onClose: () => void
  habits: ReadingHabits
  onHabits: (changed: Partial<ReadingHabits>) => void
  /** Undefined for a story without a voice: then there is no speed either, and no darkness to listen in. */
  sleep: { timer: SleepTimer; onTimer: (timer: SleepTimer) => void; onDarken: () => void } | undefined
  /** Further actions. */
  children?: ReactNode
}

/** Tonight's settings: sleep timer, pace, light and letters. */
export function EveningSheet({ open, onClose, habits, onHabits, sleep, children }: EveningSheetProps) {
  return (
    <IslandDialog id="evening" title="This evening" look="sheet" open={open} onClose={onClose}>
      <div className="grid gap-4">
        {sleep && (
          <>
            <Choices
              legend="Sleep timer"
              name="sleep"
              options={labeled(SLEEP_TIMERS, SLEEP_LABELS)}
              chosen={sleep.timer}
              onChoose={sleep.onTimer}
              rows
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
          legend="Light"
          name="light"
          options={labeled(PICTURE_LIGHTS, LIGHT_LABELS)}
          chosen={habits.light}
          onChoose={(light) => onHabits({ light })}
        >
          {sleep && (
            <button type="button" className={`choice ${CHOICE}`} onClick={sleep.onDarken}>
              Dark screen
            </button>
          )}
        </Choices>
        <Lettering habits={habits} onHabits={onHabits} />
        {children}
      </div>
    </IslandDialog>
  )
}

function Lettering({ habits, onHabits }: Pick<EveningSheetProps, 'habits' | 'onHabits'>) {
  return (
    <>
      <Choices
        legend="Text size"
        name="text-size"
        options={labeled(TEXT_SIZES, SIZE_LABELS)}
        chosen={habits.textSize}
        onChoose={(textSize) => onHabits({ textSize })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Choices
          legend="Letters"
          name="letters"
          options={labeled(READING_FONTS, LETTER_LABELS)}
          chosen={habits.letters}
          onChoose={(letters) => onHabits({ letters })}
        />
        <Choices
          legend="Spacing"
          name="spacing"
          options={labeled(SPACINGS, SPACING_LABELS)}
          chosen={habits.spacing}
          onChoose={(spacing) => onHabits({ spacing })}
        />
      </div>
    </>
  )
}

const SLEEP_LABELS: Record<SleepTimer, ReactNode> = {
  off: 'Off',
  end: 'The end',
  '5': '5 min',
  '10': '10 min',
  '15': '15 min',
  '30': '30 min',
  '45': '45 min',
  '60': '60 min',
}
const LIGHT_LABELS: Record<ReadingHabits['light'], ReactNode> = { bright: 'Bright', soft: 'Soft' }
const SIZE_LABELS: Record<ReadingHabits['textSize'], ReactNode> = {
  normal: 'Normal',
  large: <span className="text-base">Large</span>,
  largest: <span className="text-lg">Largest</span>,
}
const LETTER_LABELS: Record<ReadingHabits['letters'], ReactNode> = {
  storybook: <span className="heading">Story</span>,
  clear: <span className="letters-clear">Clear</span>,
}
const SPACING_LABELS: Record<ReadingHabits['spacing'], ReactNode> = {
  normal: 'Normal',
  wide: <span className="tracking-widest">Wide</span>,
}

const CHOICE =
  'grid place-items-center min-h-11 flex-1 basis-0 rounded-xl px-0.5 text-sm font-medium whitespace-nowrap cursor-pointer'

function labeled<V extends string>(values: readonly V[], labels: Record<V, ReactNode>) {
  return values.map((value) => ({ value, label: labels[value] }))
}

function Choices<V extends string | number>({
  legend,
  name,
  options,
  chosen,
  onChoose,
  rows,
  children,
}: {
  legend: string
  name: string
  options: readonly { value: V; label: ReactNode }[]
  chosen: V
  onChoose: (value: V) => void
  /** Too many for one row. */
  rows?: boolean
  /** More in the same row. */
  children?: ReactNode
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm text-soft">{legend}</legend>
      <div className={cx('gap-1 rounded-2xl bg-raised p-1', rows ? 'grid grid-cols-4' : 'flex')}>
        {options.map(({ value, label }) => (
          <label key={value} className={`choice ${CHOICE}`}>
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
        {children}
      </div>
    </fieldset>
  )
}
