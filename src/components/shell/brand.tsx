import { PRODUCT_NAME } from '../../shared/constants.ts'
import { cx } from '../ui/cx.ts'

/** A bedside lamp on an open book. */
export function LampMark({ className = 'size-9 shrink-0' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <path className="fill-lamp/22" d="M9.5 13.5 3 25h26l-6.5-11.5Z" />
      <path
        className="fill-lamp"
        d="M12.5 3h7a1.5 1.5 0 0 1 1.4 1l3.3 8.3a1.2 1.2 0 0 1-1.1 1.7H8.9a1.2 1.2 0 0 1-1.1-1.7L11.1 4a1.5 1.5 0 0 1 1.4-1Z"
      />
      <path
        className="stroke-lamp"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
        d="M16 14v13.5M4 25.5c4.5-1.3 8.5-.8 12 2 3.5-2.8 7.5-3.3 12-2"
      />
    </svg>
  )
}

/** `compact` hides the name on narrow screens. */
export function Brand({ href, compact = false }: { href: string; compact?: boolean }) {
  return (
    <a
      href={href}
      aria-label={PRODUCT_NAME}
      className="inline-flex flex-wrap items-center gap-x-2.5 min-h-11 rounded-full pr-2"
    >
      <LampMark />
      <span className={cx('heading text-xl', compact && 'max-sm:hidden')}>{PRODUCT_NAME}</span>
    </a>
  )
}
