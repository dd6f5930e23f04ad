import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

const CONTROL = 'control'

interface Described {
  id: string
  label: string
  hint?: ReactNode
  /** The error; shown, announced and marked. A page that loads with it begins there. */
  error?: string | undefined
}

/** A labeled input. `after` is inside its right end, e.g. a show/hide button. */
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

/**
 * A labeled text area with its counter, in code points as the server counts; the page's script counts and cuts the
 * text, an island does both itself (`withinMax`).
 */
export function TextArea({
  label,
  hint,
  error,
  max,
  className,
  ...area
}: ComponentProps<'textarea'> & Described & { max: number }) {
  const used = [...String(area.value ?? area.defaultValue ?? '')].length
  return (
    <Labeled id={area.id} label={label} hint={hint} error={error}>
      <textarea
        rows={4}
        {...area}
        {...(area.value === undefined ? { 'data-max': max } : {})}
        {...describedBy(area.id, hint, error, `${area.id}-count`)}
        className={cx(CONTROL, className)}
      />
      <p className="mt-1.5 flex justify-end gap-2 text-sm text-soft tabular-nums">
        <span id={`${area.id}-full`} role="status" className="font-medium text-accent">
          {used >= max && 'That is all that fits.'}
        </span>
        <span id={`${area.id}-count`}>
          {used}/{max}
        </span>
      </p>
    </Labeled>
  )
}

/** A labeled native select; it has no invalid choices. */
export function Select({
  label,
  hint,
  className,
  children,
  ...select
}: ComponentProps<'select'> & Omit<Described, 'error'>) {
  return (
    <Labeled id={select.id} label={label} hint={hint} isRight>
      <select {...select} {...describedBy(select.id, hint, undefined)} className={cx(CONTROL, className)}>
        {children}
      </select>
    </Labeled>
  )
}

function Labeled({
  id,
  label,
  hint,
  error,
  isRight = false,
  children,
}: Described & { isRight?: boolean; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-soft">
          {hint}
        </p>
      )}
      {!isRight && (
        <p id={`${id}-error`} role="alert" hidden={!error} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}

function describedBy(id: string, hint: ReactNode, error: string | undefined, more?: string) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`, more].filter(Boolean)
  return {
    ...(ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {}),
    ...(error ? { 'aria-invalid': true, autoFocus: true } : {}),
  }
}
