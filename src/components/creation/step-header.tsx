import type { ReactNode } from 'react'
import { cx } from '../ui/cx.ts'

import { SheetIcon } from '../ui/sheet-icon.tsx'

/** The id of the heading that is focused when its step begins. */
export const STEP_TITLE = 'step-title'

/** The top of a step: the way back, its title and a sentence. */
export function StepHeader({
  title,
  back,
  children,
}: {
  title: ReactNode
  back?: { label: string; onBack: () => void }
  children?: ReactNode
}) {
  return (
    <header className="pt-5 sm:pt-9 pb-5 sm:pb-7">
      {back && (
        <button
          type="button"
          onClick={back.onBack}
          className="inline-flex items-center gap-2 min-h-11 -ml-2 mb-1 px-2 rounded-full text-soft hover:text-ink font-medium"
        >
          <SheetIcon of="back" />
          {back.label}
        </button>
      )}
      <h1 id={STEP_TITLE} tabIndex={-1} className="heading text-3xl sm:text-4xl leading-tight outline-none">
        {title}
      </h1>
      {children && <p className="mt-2 text-soft sm:text-lg max-w-2xl text-pretty">{children}</p>}
    </header>
  )
}

/** What comes next; `pinned` keeps it at the lower edge. */
export function StepActions({ pinned = true, children }: { pinned?: boolean; children: ReactNode }) {
  return <div className={cx('mt-6 flex justify-center pb-3 md:pb-6', pinned && PINNED)}>{children}</div>
}

const PINNED =
  'sticky z-30 bottom-[var(--bar)] md:bottom-0 -mx-4 sm:-mx-6 px-4 sm:px-6 pt-6 rising-night pointer-events-none [&>*]:pointer-events-auto'
