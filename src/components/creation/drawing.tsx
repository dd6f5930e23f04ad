import type { ThemeCategory } from '../../shared/themes.ts'
import type { ToneCategory } from '../../shared/tones.ts'
import { cx } from '../ui/cx.ts'

/** Two colors a category, from the evening sky: bright enough to tell apart, dark enough for a white line. */
const SKIES: Record<ThemeCategory | ToneCategory, string> = {
  Fantasy: 'from-[#7c4fd6] to-[#c2478f]',
  Space: 'from-[#2f3a9e] to-[#6a4bc4]',
  Ocean: 'from-[#155e8b] to-[#1f8f93]',
  Nature: 'from-[#2b6e4a] to-[#5b8a3c]',
  Everyday: 'from-[#a14a3d] to-[#b87a2e]',
  Sports: 'from-[#b0463f] to-[#8d4a8e]',
  Creative: 'from-[#b04474] to-[#b86a34]',
  Mystery: 'from-[#3a3f86] to-[#4d6a9c]',
  Seasonal: 'from-[#3f6fa0] to-[#7a63b0]',
  Bedtime: 'from-[#33408f] to-[#5b4fae]',
  Happy: 'from-[#a8692a] to-[#b8853a]',
  Adventure: 'from-[#a3452f] to-[#a86a2c]',
  Wonder: 'from-[#6b46b8] to-[#9a4aa0]',
  Gentle: 'from-[#a0466e] to-[#b5636f]',
}

/** The picture of a theme or tone; decoration, its name stands beside it. */
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
    <span
      aria-hidden="true"
      className={cx(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-2xl bg-gradient-to-br text-white',
        SKIES[category],
        className,
      )}
    >
      {wide && (
        <svg className="absolute inset-0 size-full" aria-hidden="true">
          <use href="#night-hills" />
        </svg>
      )}
      <svg
        className="relative size-[52%]"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <use href={`#${of}`} />
      </svg>
    </span>
  )
}
