import type { ReactNode } from 'react'
import { buttonClass } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'

export interface SuccessToast {
  title: string
  text: string
}

/** A form of one button; with script it swaps the timeline and says in a toast how it went. */
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

/** Asks once more before its form is sent; opens without script too. */
export function SurePress({
  what,
  question,
  answer,
  verb = 'Delete',
}: {
  /** What it is about, read aloud. */
  what: string
  question: string
  answer: string
  verb?: string
}) {
  return (
    <details className="relative z-1 text-right">
      <summary
        className={cx(buttonClass('quiet', 'small'), 'list-none cursor-pointer')}
        aria-label={`${verb} ${what}`}
      >
        {verb}
      </summary>
      <p className="mt-3 flex flex-wrap items-center justify-end gap-3">
        <span className="text-soft">{question}</span>
        <button type="submit" className={buttonClass('danger', 'small')} aria-label={`${answer}: ${what}`}>
          {answer}
        </button>
      </p>
    </details>
  )
}
