import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export interface IconProps {
  className?: string
  /** Without its frame, for a sheet of icons. */
  bare?: boolean
}

/** `icon` of src/styles/base.css has its strokes; the size is that of the text around it unless said. */
export const DEFAULT_CLASS = 'size-5 shrink-0'

/** Decoration only: the text beside it, or an aria-label on the button around it, says what it means. */
export function Icon({
  className = DEFAULT_CLASS,
  bare = false,
  children,
}: IconProps & { children: ReactNode }) {
  if (bare) return children
  return (
    <svg className={cx('icon', className)} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  )
}
