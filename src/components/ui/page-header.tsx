import type { ReactNode } from 'react'
import { BackIcon } from './icons.tsx'

/** The top of a page: a way back, the title, a sentence under it, and things to do at its right. */
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
    <header className="pt-4 sm:pt-10 pb-4 sm:pb-8">
      {back && (
        <a
          href={back.href}
          className="inline-flex items-center gap-2 min-h-11 -ml-2 px-2 rounded-full text-soft hover:text-ink font-medium"
        >
          <BackIcon />
          {back.label}
        </a>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="heading text-3xl sm:text-4xl leading-tight">{title}</h1>
          {children && <p className="mt-2 text-soft sm:text-lg max-w-2xl text-pretty">{children}</p>}
        </div>
        {actions}
      </div>
    </header>
  )
}
