import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

const SHAPE =
  'focusable inline-flex items-center justify-center gap-2 rounded-full font-semibold text-center leading-tight select-none transition-colors duration-150 aria-[disabled=true]:opacity-55 disabled:opacity-55 disabled:pointer-events-none'

const SIZES = {
  small: 'min-h-11 px-4 py-2 text-sm',
  medium: 'min-h-12 px-6 py-2.5',
  large: 'min-h-14 px-8 py-3 text-lg',
} as const

const VARIANTS = {
  /** The one thing to do next. */
  primary: 'bg-lamp text-lamp-ink hover:bg-white shadow-lg shadow-black/30',
  secondary: 'bg-ink/10 text-ink hover:bg-ink/18 border border-solid border-ink/15',
  /** Text alone until it is pointed at. */
  quiet: 'text-soft hover:text-ink hover:bg-ink/10',
  danger: 'text-danger bg-danger/10 hover:bg-danger/20 border border-solid border-danger/35',
} as const

export interface ButtonLook {
  variant?: keyof typeof VARIANTS
  size?: keyof typeof SIZES
  icon?: ReactNode
}

export const buttonClass = (variant: keyof typeof VARIANTS, size: keyof typeof SIZES, more?: string) =>
  cx(SHAPE, SIZES[size], VARIANTS[variant], more)

/** With `busy` it says so, shows a spinner and takes no press. */
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

/** A round button with an icon alone; `label` is read aloud and shown on hover. */
export function IconButton({
  label,
  className,
  children,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={cx(
        'focusable inline-grid place-items-center size-11 shrink-0 rounded-full text-soft hover:text-ink hover:bg-ink/10 transition-colors disabled:opacity-55',
        className,
      )}
    >
      {children}
    </button>
  )
}
