import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export interface IconProps {
  className?: string
  /** Without its frame, for a sheet of icons. */
  bare?: boolean
}

/** `icon` in src/styles/base.css sets its strokes; its size is that of the surrounding text by default. */
export const DEFAULT_CLASS = 'size-5 shrink-0'

/** Decoration only: the text beside it, or an aria-label on its button, has the meaning. */
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
