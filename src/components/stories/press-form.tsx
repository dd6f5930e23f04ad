import type { ReactNode } from 'react'
import { buttonClass } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'

export interface SuccessToast {
  title: string
  text: string
}

/** A form with one button; with script it replaces the timeline and reports the outcome in a toast. */
export function PressForm({
  action,
  done,
  failed,
  children,
}: {
  action: string
  done: SuccessToast
  failed: SuccessToast
  children: ReactNode
}) {
  return (
    <form
      method="post"
      action={action}
      data-fragment="#timeline"
      data-toast-done={JSON.stringify({ kind: 'success', ...done })}
      data-toast-failed={JSON.stringify(failed)}
    >
      {children}
    </form>
  )
}

/** Asks again before its form is sent, over the card, so that nothing moves; works without script. */
export function SurePress({
  what,
  question,
  answer,
  verb = 'Delete',
}: {
  /** What it is about, for screen readers. */
  what: string
  question: string
  answer: string
  verb?: string
}) {
  return (
    <details className="relative z-1 text-right">
      <summary
        className={cx(buttonClass('quiet', 'small'), 'list-none cursor-pointer min-w-11 max-sm:px-0!')}
        aria-label={`${verb} ${what}`}
      >
        {verb}
      </summary>
      <p className="absolute right-0 bottom-0 z-20 flex w-max max-w-[min(24rem,calc(100vw-4rem))] flex-wrap items-center justify-end gap-2 rounded-2xl border border-solid border-line bg-raised p-3 shadow-xl shadow-black/40">
        <span className="px-2">{question}</span>
        <button
          type="button"
          data-cancels=""
          className={cx(buttonClass('secondary', 'small'), '[@media(scripting:none)]:hidden')}
        >
          Cancel
        </button>
        <button type="submit" className={buttonClass('danger', 'small')} aria-label={`${answer}: ${what}`}>
          {answer}
        </button>
      </p>
    </details>
  )
}
