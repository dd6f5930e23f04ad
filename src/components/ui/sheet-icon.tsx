import type { IconName } from './icons.tsx'

/** An icon of the page's icon sheet, which has to have it; decoration, as those of the icon set. */
export function SheetIcon({ of, className }: { of: IconName; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#icon-${of}`} />
    </svg>
  )
}
