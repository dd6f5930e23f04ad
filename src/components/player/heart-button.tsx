import { IconButton } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { HeartIcon } from '../ui/icons.tsx'

/** Keeps a story among the favorites. */
export function HeartButton({
  favorite,
  onToggle,
  className,
}: {
  favorite: boolean
  onToggle: () => void
  className?: string
}) {
  return (
    <IconButton
      label="Favorite"
      aria-pressed={favorite}
      className={cx('size-12!', favorite ? 'text-lamp!' : 'text-ink!', className)}
      onClick={onToggle}
    >
      <HeartIcon className={cx('size-6', favorite && 'fill-current')} />
    </IconButton>
  )
}
