import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

/** Shortcuts of src/build/uno.ts: a list of cards repeats them sixty times. */
const SIZES = { small: 'btn btn-small', medium: 'btn btn-medium', large: 'btn btn-large' } as const

const VARIANTS = {
  /** The one thing to do next. */
  primary: 'btn-primary',
  secondary: 'btn-secondary',
  /** Text only, until hovered. */
  quiet: 'btn-quiet',
  danger: 'btn-danger',
} as const

export interface ButtonLook {
  variant?: keyof typeof VARIANTS
  size?: keyof typeof SIZES
  icon?: ReactNode
}

export const buttonClass = (variant: keyof typeof VARIANTS, size: keyof typeof SIZES, more?: string) =>
  cx(SIZES[size], VARIANTS[variant], more)

/** With `busy` it says so, shows a spinner and is disabled. */
export function Button({
  variant = 'primary',
  size = 'medium',
  icon,
  busy,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonLook & { busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      className={buttonClass(variant, size, className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}

export function LinkButton({
  variant = 'primary',
  size = 'medium',
  icon,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonLook & { href: string }) {
  return (
    <a {...rest} className={buttonClass(variant, size, className)}>
      {icon}
      {children}
    </a>
  )
}

/** A round button with only an icon; `label` is its accessible name and tooltip. */
export function IconButton({
  label,
  className,
  children,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button {...rest} type={type} aria-label={label} title={label} className={cx('btn-icon', className)}>
      {children}
    </button>
  )
}
