import { storyPriceText } from '../../shared/stories/lengths.ts'
import { cx } from '../ui/cx.ts'
import { canAfford, type Flow } from './flow/flow.ts'
import type { CreationOptions } from './flow/options.ts'

/** The price of the chosen story, and the credits left; empty where it is not affordable. */
export function PriceLine({
  flow,
  options,
  className,
}: {
  flow: Flow
  options: CreationOptions
  className?: string
}) {
  const length = options.definitions.find(({ lengthKey }) => lengthKey === flow.lengthKey)
  if (!length || !canAfford(flow, options)) return null
  return (
    <p className={cx('text-center text-sm text-soft tabular-nums', className)}>
      {`${length.displayName}: ${storyPriceText(length, options.account)}`}
    </p>
  )
}
