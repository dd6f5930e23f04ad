import type { ReactNode } from 'react'
import { BackIcon } from './icons.tsx'

/** The top of a page: a way back, the title, a sentence under it, and actions at its right. */
export function PageHeader({
  title,
  children,
  back,
  actions,
}: {
  title: ReactNode
  children?: ReactNode
  back?: { href: string; label: string }
  actions?: ReactNode
}) {
  return (
    <header className="page-top">
      {back && (
        <a href={back.href} className="way-back">
          <BackIcon />
          {back.label}
        </a>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1>{title}</h1>
          {children && <p className="page-word">{children}</p>}
        </div>
        {actions}
      </div>
    </header>
  )
}
