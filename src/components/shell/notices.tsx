import { Button } from '../ui/button.tsx'

/** First in the tab order: past the navigation. */
export function SkipLink() {
  return (
    <a href="#main" className="skip-link">
      Skip to content
    </a>
  )
}

/** Where toasts appear, one at a time; F8 brings the focus here. */
export function ToastRegion() {
  return (
    <section id="toasts" className="toasts" aria-label="Notifications (F8)" tabIndex={-1}>
      <ol role="status" aria-live="polite" className="contents" />
    </section>
  )
}

/** Shown by guard.ts when the scripts of the page could not start. */
export function LoadingErrorNotice() {
  return (
    <div
      id="loading-error"
      role="alert"
      hidden
      className="fixed inset-x-4 top-4 z-50 mx-auto max-w-lg rounded-3xl border border-solid border-danger/50 bg-raised p-5 shadow-2xl"
    >
      <h2 className="heading text-xl">Loading Error</h2>
      <p className="mt-1 mb-4 text-soft">
        Part of this page did not load. Your stories are safe: please try once more.
      </p>
      <Button size="small">Reload</Button>
    </div>
  )
}
