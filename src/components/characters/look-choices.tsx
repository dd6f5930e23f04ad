import type { Swatch } from '../../shared/characters/look-colors.ts'

const INPUT = 'absolute inset-0 z-1 size-full cursor-pointer opacity-0'
const FOCUS =
  'has-[:focus-visible]:outline has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-lamp'
const CHIP = `relative inline-flex min-h-11 items-center rounded-full border border-solid border-edge bg-raised px-4 text-sm font-medium cursor-pointer transition-colors has-[:checked]:border-lamp has-[:checked]:bg-lamp has-[:checked]:text-lamp-ink ${FOCUS}`
const DOT = `relative grid size-11 cursor-pointer place-items-center rounded-full border-2 border-solid border-transparent has-[:checked]:border-lamp ${FOCUS}`

/** A radio group of colors. */
export function ColorChoice({
  legend,
  name,
  swatches,
  value,
  onPick,
}: {
  legend: string
  name: string
  swatches: readonly Swatch[]
  value: string
  onPick: (color: string) => void
}) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      <div className="-ml-1 flex flex-wrap">
        {swatches.map((swatch) => (
          <label key={swatch.color} className={DOT} title={swatch.name}>
            <input
              type="radio"
              name={name}
              className={INPUT}
              aria-label={swatch.name}
              checked={swatch.color === value}
              onChange={() => onPick(swatch.color)}
            />
            <span
              className="size-8 rounded-full border border-solid border-white/30"
              style={{ backgroundColor: swatch.color }}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A radio group of words. */
export function WordChoice<V extends string | number>({
  legend,
  name,
  options,
  value,
  onPick,
}: {
  legend: string
  name: string
  options: readonly (readonly [value: V, label: string])[]
  value: V
  onPick: (value: V) => void
}) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(([option, label]) => (
          <label key={option} className={CHIP}>
            <input
              type="radio"
              name={name}
              className={INPUT}
              checked={option === value}
              onChange={() => onPick(option)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A yes-or-no choice. */
export function YesNo({
  label,
  checked,
  onChange,
}: {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  return (
    <label className={CHIP}>
      <input
        type="checkbox"
        className={INPUT}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  )
}
