import { PRODUCT_NAME } from '../../shared/constants.ts'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { LampMark } from './brand.tsx'

/** First in the tab order: skips the navigation. */
export function SkipLink() {
  return (
    <a href="#main" className="skip-link">
      Skip to content
    </a>
  )
}

/** Where toasts appear, one at a time; F8 focuses it. */
export function ToastRegion() {
  return (
    <section id="toasts" className="toasts" aria-label="Notifications (F8)" tabIndex={-1}>
      <div role="status" aria-live="polite" className="contents" />
    </section>
  )
}

/** Shown by guard.ts when a script of the page could not start. */
export function LoadingErrorNotice() {
  return (
    <div id="loading-error" role="alert" hidden className="start-failed">
      <h2 className="heading text-xl">Loading Error</h2>
      <p className="mt-1 mb-4 text-soft">
        Part of this page did not load. Your stories are safe: please try once more.
      </p>
      <Button size="small">Reload</Button>
    </div>
  )
}

/** Covers the page during a sign-in; scripts show it, for at most 10 seconds. */
export function LoadingOverlay() {
  return (
    <div id="loading" role="status" hidden className="fixed inset-0 z-50 grid place-items-center bg-night">
      <div className="grid justify-items-center gap-3 text-center">
        <LampMark className="glow size-20" />
        <p className="heading text-3xl">{PRODUCT_NAME}</p>
        <p className="flex items-center gap-2 text-soft">
          <Spinner />
          Loading
        </p>
      </div>
    </div>
  )
}
