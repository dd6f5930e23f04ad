import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export interface RadioOption<V extends string> {
  value: V
  label: ReactNode
  description?: ReactNode
  icon?: ReactNode
  disabled?: boolean
}

/** A radio group whose options look like cards: arrow keys, one tab stop and the state are the browser's own. */
export function RadioCards<V extends string>({
  legend,
  name,
  options,
  value,
  onPick,
  columns = 'grid-cols-2 sm:grid-cols-3',
  legendHidden = false,
}: {
  legend: string
  name: string
  options: readonly RadioOption<V>[]
  value: V | null
  onPick: (value: V) => void
  /** Grid column utilities. */
  columns?: string
  legendHidden?: boolean
}) {
  return (
    <fieldset>
      <legend className={legendHidden ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>{legend}</legend>
      <div className={cx('grid gap-3', columns)}>
        {options.map((option) => (
          <label
            key={option.value}
            className="group relative flex gap-3 rounded-2xl border border-solid border-line bg-surface p-4 cursor-pointer transition-colors hover:border-edge has-[:checked]:border-lamp! has-[:checked]:bg-raised has-[:disabled]:opacity-60 has-[:focus-visible]:outline has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-lamp"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onPick(option.value)}
            />
            {option.icon && <span className="text-accent text-2xl leading-none">{option.icon}</span>}
            <span className="min-w-0">
              <span className="block font-semibold leading-snug">{option.label}</span>
              {option.description && (
                <span className="block mt-0.5 text-sm text-soft leading-snug">{option.description}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
