import { type FormEvent, useEffect, useId, useRef } from 'react'
import { PICTURE_WISH_MAX, pictureWish } from '../../shared/mending/mended-words.ts'
import type { MendablePage } from '../../shared/mending/story-pages-payload.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { BrushIcon } from '../ui/icons.tsx'
import { withPrice } from './price.ts'

export interface PictureMenderProps {
  page: number
  mendable: MendablePage
  /** The typed wish; undefined while there is none. */
  wish: string | undefined
  busy: boolean
  error: string | undefined
  onWish: (wish: string | undefined) => void
  onDraw: () => void
  onTakeBack: () => void
}

/** A page's picture, and the way to another one. */
export function PictureMender(props: PictureMenderProps) {
  const { page, mendable, wish, busy, onWish, onTakeBack } = props
  const { pictureUrl, picture, picturesChanged } = mendable
  if (!pictureUrl) return null
  const hasFailed = picture === 'failed'
  return (
    <div className="grid gap-3">
      <div className="relative overflow-hidden rounded-2xl bg-raised aspect-[7/4]">
        <img
          src={pictureUrl}
          alt={`Page ${page + 1}`}
          width={672}
          height={384}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
        {picture === 'making' && (
          <span className="glow absolute inset-0 grid place-items-center bg-black/40 text-ink">
            <BrushIcon className="size-9" />
          </span>
        )}
      </div>
      <p role="status" className="text-sm text-soft empty:hidden">
        {picture === 'making' && 'Drawing a new picture. Until it is there this one stays.'}
        {hasFailed && 'The new picture did not come out. This one stays: try again, or let the wish go.'}
      </p>
      {wish === undefined ? (
        <div className="flex flex-wrap gap-x-1">
          {picture !== 'making' && (
            <Button
              variant="quiet"
              size="small"
              icon={<BrushIcon />}
              aria-label={`Draw Again: the picture of page ${page + 1}`}
              onClick={() => onWish(mendable.wish && hasFailed ? mendable.wish : '')}
            >
              Draw Again
            </Button>
          )}
          {picturesChanged > 0 && picture !== 'making' && (
            <Button
              variant="quiet"
              size="small"
              busy={busy}
              aria-label={`${hasFailed ? 'Let It Go' : 'Take Back'}: the last picture of page ${page + 1}`}
              onClick={onTakeBack}
            >
              {hasFailed ? 'Let It Go' : 'Take Back'}
            </Button>
          )}
        </div>
      ) : (
        <WishForm {...props} wish={wish} />
      )}
    </div>
  )
}

function WishForm({
  page,
  mendable,
  wish,
  busy,
  error,
  onWish,
  onDraw,
}: PictureMenderProps & { wish: string }) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const checked = pictureWish(wish)
  const problem = wish.trim() !== '' && !checked.ok ? checked.failure : undefined
  const price = mendable.picture === 'failed' ? 0 : mendable.picturePrice
  const draw = (event: FormEvent) => {
    event.preventDefault()
    onDraw()
  }
  return (
    <form ref={form} className="grid gap-3" onSubmit={draw}>
      <TextArea
        id={`${id}-wish`}
        label={`What should be different in picture ${page + 1}?`}
        rows={2}
        value={wish}
        max={PICTURE_WISH_MAX}
        error={error ?? problem}
        hint="For example: she has no hat. Nearer, or by day. Without the kite."
        onChange={({ target }) => onWish(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={busy} disabled={!checked.ok}>
          {withPrice('Draw It Again', price)}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onWish(undefined)}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
