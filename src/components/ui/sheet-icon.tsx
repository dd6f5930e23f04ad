import type { IconName } from './icons.tsx'

/** An icon of the page's icon sheet, which must contain it; decoration, like the icon set's. */
export function SheetIcon({ of, className }: { of: IconName; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#icon-${of}`} />
    </svg>
  )
}
