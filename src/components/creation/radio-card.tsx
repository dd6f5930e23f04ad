import type { ReactNode } from 'react'
import { cx } from '../ui/cx.ts'

/** A radio as large as its card: the card's content is its name. */
export function RadioCard({
  name,
  value,
  checked,
  onPick,
  className,
  children,
}: {
  name: string
  value: string
  checked: boolean
  onPick: () => void
  className?: string
  children: ReactNode
}) {
  return (
    <label className={cx(CARD, 'group cursor-pointer', className)}>
      <input
        type="radio"
        className="absolute inset-0 z-1 size-full scroll-mt-44 scroll-mb-44 cursor-pointer opacity-0"
        name={name}
        value={value}
        checked={checked}
        onChange={onPick}
      />
      {children}
    </label>
  )
}

/** The style of a choosable card. */
export const CARD =
  'relative block rounded-2xl border-2 border-solid border-line bg-surface transition-colors hover:border-edge has-[:checked]:border-lamp! has-[:checked]:bg-raised has-[:focus-visible]:outline has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-lamp'
