import { IconButton } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { HeartIcon } from '../ui/icons.tsx'

/** Marks a story as a favorite. */
export function HeartButton({ favorite, onToggle }: { favorite: boolean; onToggle: () => void }) {
  return (
    <IconButton
      label="Favorite"
      aria-pressed={favorite}
      className={cx('size-12! bg-black/45 hover:bg-black/60!', favorite ? 'text-lamp!' : 'text-ink!')}
      onClick={onToggle}
    >
      <HeartIcon className={cx('size-6', favorite && 'fill-current')} />
    </IconButton>
  )
}
