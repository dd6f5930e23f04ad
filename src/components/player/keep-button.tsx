import { byteSizeText } from '../../shared/kit/byte-size.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { CheckIcon, OfflineIcon } from '../ui/icons.tsx'
import { Spinner } from '../ui/spinner.tsx'

/** The state of a story on this device. */
export type Keeping =
  | { state: 'none' }
  | { state: 'keeping'; percent: number }
  | { state: 'kept'; bytes: number }

interface KeepProps {
  keeping: Keeping
  onToggle: () => void
  className?: string
}

/** Keeps a story on the device, with its pictures and its sound; a second press removes it. */
export function KeepButton({ keeping, onToggle, className }: KeepProps) {
  const { state } = keeping
  return (
    <Button
      variant="quiet"
      className={cx('tabular-nums', className)}
      aria-pressed={state === 'kept'}
      busy={state === 'keeping'}
      icon={state === 'kept' ? <CheckIcon /> : <OfflineIcon />}
      onClick={onToggle}
    >
      {keepLabel(keeping)}
    </Button>
  )
}

/** The same as one of the player's round buttons. */
export function KeepIconButton({ keeping, onToggle, className }: KeepProps) {
  const { state } = keeping
  return (
    <IconButton
      label={keepLabel(keeping)}
      aria-pressed={state === 'kept'}
      disabled={state === 'keeping'}
      className={cx('size-12!', state === 'kept' ? 'text-lamp!' : 'text-ink!', className)}
      onClick={onToggle}
    >
      {state === 'keeping' ? <Spinner /> : <OfflineIcon className="size-6" />}
    </IconButton>
  )
}

export function keepLabel(keeping: Keeping): string {
  if (keeping.state === 'keeping') return `Keeping… ${keeping.percent}%`
  return keeping.state === 'kept' ? `Kept offline · ${byteSizeText(keeping.bytes)}` : 'Keep offline'
}
