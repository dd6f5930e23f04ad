import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

const CONTROL =
  'focusable block w-full min-h-12 rounded-2xl border border-solid border-edge bg-raised px-4 py-3 text-ink aria-[invalid=true]:border-danger disabled:opacity-60'

interface Described {
  id: string
  label: string
  hint?: ReactNode
  /** What is wrong; shown, read aloud and marked. */
  error?: string | undefined
}

/** A labeled input. `after` stands inside its right end, such as a show/hide button. */
export function Field({
  label,
  hint,
  error,
  after,
  className,
  ...input
}: ComponentProps<'input'> & Described & { after?: ReactNode }) {
  return (
    <Labeled id={input.id} label={label} hint={hint} error={error}>
      <div className="relative">
        <input
          {...input}
          {...describedBy(input.id, hint, error)}
          className={cx(CONTROL, Boolean(after) && 'pr-14', className)}
        />
        {after && <div className="absolute right-1 middle">{after}</div>}
      </div>
    </Labeled>
  )
}

/** A labeled text with its counter; `value` counts in characters as a person sees them in the limit. */
export function TextArea({
  label,
  hint,
  error,
  max,
  className,
  ...area
}: ComponentProps<'textarea'> & Described & { value: string; max: number }) {
  const used = [...area.value].length
  return (
    <Labeled id={area.id} label={label} hint={hint} error={error}>
      <textarea
        rows={4}
        {...area}
        {...describedBy(area.id, hint, error, `${area.id}-count`)}
        className={cx(CONTROL, className)}
      />
      <p
        id={`${area.id}-count`}
        className={cx('mt-1.5 text-sm text-right tabular-nums', used > max ? 'text-danger' : 'text-soft')}
      >
        {used}/{max}
      </p>
    </Labeled>
  )
}

/** A labeled native select. */
export function Select({
  label,
  hint,
  error,
  className,
  children,
  ...select
}: ComponentProps<'select'> & Described) {
  return (
    <Labeled id={select.id} label={label} hint={hint} error={error}>
      <select {...select} {...describedBy(select.id, hint, error)} className={cx(CONTROL, className)}>
        {children}
      </select>
    </Labeled>
  )
}

function Labeled({ id, label, hint, error, children }: Described & { children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="block mb-1.5 font-semibold text-sm">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-soft">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} role="alert" hidden={!error} className="mt-1.5 text-sm text-danger font-medium">
        {error}
      </p>
    </div>
  )
}

function describedBy(id: string, hint: ReactNode, error: string | undefined, more?: string) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`, more].filter(Boolean)
  return {
    ...(ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
  }
}
