import { KID_SHELF, LEAVE_KID_MODE } from '../../shared/kid-mode/addresses.ts'
import { LampMark } from '../shell/brand.tsx'

/** A child's whole navigation: the shelf, and the door for grown-ups. */
export const KidBar = () => (
  <header className="page-width">
    <nav aria-label="Kid mode" className="flex min-h-16 items-center justify-between gap-3">
      <a
        href={KID_SHELF}
        aria-label="All my stories"
        className="inline-grid size-12 place-items-center rounded-full"
      >
        <LampMark />
      </a>
      <a
        href={LEAVE_KID_MODE}
        className="inline-flex min-h-11 items-center rounded-full px-3 text-sm font-medium text-soft hover:text-ink"
      >
        For grown-ups
      </a>
    </nav>
  </header>
)
