import type { ToneFilter } from '../../shared/stories/tone-filters.ts'
import { toneById } from '../../shared/stories/tones.ts'
import { cx } from '../ui/cx.ts'

/** The tones that have a badge color of their own (specification, section 3). */
const COLORS = {
  calm: 'bg-sky-300/15 text-sky-200',
  funny: 'bg-yellow-300/15 text-yellow-200',
  brave: 'bg-orange-300/15 text-orange-200',
  magical: 'bg-violet-300/15 text-violet-200',
  gentle: 'bg-pink-300/15 text-pink-200',
  adventurous: 'bg-emerald-300/15 text-emerald-200',
}
type Colored = keyof typeof COLORS

/** The others wear the color of the first filter that finds them. */
const BY_FILTER: Record<ToneFilter, Colored> = {
  magical: 'magical',
  adventurous: 'adventurous',
  mysterious: 'magical',
  heartwarming: 'gentle',
  educational: 'calm',
  funny: 'funny',
}

/** An item of a card's list of badges. */
export function ToneBadge({ tone }: { tone: string }) {
  const known = toneById(tone)
  return <li className={cx('card-badge', COLORS[colorOf(tone)])}>{known?.title ?? tone}</li>
}

function colorOf(tone: string): Colored {
  if (isColored(tone)) return tone
  const [filter] = toneById(tone)?.filters ?? []
  return filter ? BY_FILTER[filter] : 'calm'
}

const isColored = (tone: string): tone is Colored => Object.hasOwn(COLORS, tone)
