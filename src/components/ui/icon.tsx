import type { ReactNode } from 'react'

export interface IconProps {
  className?: string
  /** Without its frame, for a sheet of icons. */
  bare?: boolean
}

export const DEFAULT_CLASS = 'size-5 shrink-0'

/** Decoration only: the text beside it, or an aria-label on the button around it, says what it means. */
export function Icon({
  className = DEFAULT_CLASS,
  bare = false,
  children,
}: IconProps & { children: ReactNode }) {
  if (bare) return children
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
