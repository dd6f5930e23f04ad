import { PRODUCT_NAME } from '../../shared/constants.ts'

/** A lamp that shines on an open book. */
export function LampMark({ className = 'size-9 shrink-0' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <path className="fill-lamp/20" d="M11 12 2 25h28l-9-13Z" />
      <path
        className="fill-lamp"
        d="M12.2 3.6h7.6a1.2 1.2 0 0 1 1.2.8l2.6 7.2a1 1 0 0 1-1 1.4H9.4a1 1 0 0 1-1-1.4L11 4.4a1.2 1.2 0 0 1 1.2-.8Z"
      />
      <path className="fill-lamp" d="M15.2 13h1.6v7h-1.6z" />
      <path
        className="fill-ink"
        d="M16 21.6c-2.4-1.7-5.7-2-9.2-1.7a.9.9 0 0 0-.8.9v6.3c0 .5.4.9.9.9 3.4-.2 6.6.1 9.1 1.5 2.5-1.4 5.7-1.7 9.1-1.5.5 0 .9-.4.9-.9v-6.3a.9.9 0 0 0-.8-.9c-3.5-.3-6.8 0-9.2 1.7Z"
      />
      <path className="stroke-night" strokeWidth="1.2" d="M16 21.8v7.5" />
    </svg>
  )
}

export function Brand({ href }: { href: string }) {
  return (
    <a href={href} className="focusable inline-flex items-center gap-2.5 min-h-11 rounded-full pr-2">
      <LampMark />
      <span className="heading text-xl">{PRODUCT_NAME}</span>
    </a>
  )
}
