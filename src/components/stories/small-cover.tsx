import { type LightWidth, lightUrl } from '../../shared/media/light-copy.ts'
import { cx } from '../ui/cx.ts'
import { MoonIcon } from '../ui/icons.tsx'

interface SmallCoverProps {
  url: string | null
  /** In pixels; as on a card across a phone by default. */
  width?: LightWidth
  /** Where its faces are, from the left, as a fraction; the middle by default. */
  focusX?: number | null
  /** It is what a phone shows first. */
  first?: boolean
  /** Sets its size. */
  className: string
}

/** A story's first picture, or the moon where there is none yet. */
export const SmallCover = ({ url, width = 672, focusX, first, className }: SmallCoverProps) => (
  <span className={cx('relative block bg-raised', className)}>
    {url ? (
      <img
        src={lightUrl(url, width)}
        alt=""
        width={672}
        height={384}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
        className="absolute inset-0 size-full object-cover"
        style={{ objectPosition: `${Math.round(100 * (focusX ?? 0.5))}% 50%` }}
      />
    ) : (
      <span className="absolute inset-0 grid place-items-center dusk text-accent/60">
        <MoonIcon className="size-9" />
      </span>
    )}
  </span>
)
