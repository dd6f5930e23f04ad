import { cx } from './cx.ts'

/** One turn takes 2 s; the text beside it says what is loading. */
export function Spinner({ className }: { className?: string }) {
  return <span className={cx('spinner inline-block shrink-0', className)} aria-hidden="true" />
}

/** A spinner with its text, e.g. Loading your story..., in the middle of its space. */
export function Loading({ children }: { children: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-12 text-soft">
      <Spinner className="text-xl text-accent" />
      {children}
    </p>
  )
}
