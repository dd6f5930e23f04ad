import type { ThemeCategory } from '../../shared/themes.ts'
import type { ToneCategory } from '../../shared/tones.ts'
import { cx } from '../ui/cx.ts'

/** The picture of a theme or tone from the page's drawing sheet; decoration, its name stands beside it. */
export function Drawing({
  of,
  category,
  wide = false,
  className,
}: {
  of: `theme-${string}` | `tone-${string}`
  category: ThemeCategory | ToneCategory
  /** With hills and stars behind it. */
  wide?: boolean
  className?: string
}) {
  return (
    <svg aria-hidden="true" className={cx('shrink-0 overflow-hidden rounded-2xl text-white', className)}>
      <rect width="100%" height="100%" fill={`url(#sky-${category})`} />
      {wide && <use href="#night-hills" width="100%" height="100%" />}
      <use href={`#${of}`} x="24%" y="24%" width="52%" height="52%" />
    </svg>
  )
}
