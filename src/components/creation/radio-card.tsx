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
    <label className={cx(CARD, 'group', className)}>
      <input type="radio" name={name} value={value} checked={checked} onChange={onPick} />
      {children}
    </label>
  )
}

/** The style of a choosable card (src/styles/parts.css). */
export const CARD = 'choice-card'
