import type { ToneFilter } from '../../shared/stories/tone-filters.ts'
import { toneById } from '../../shared/stories/tones.ts'

/** The tones with their own badge color (specification, section 3), `tone-…` of src/build/uno.ts. */
const COLORS = ['calm', 'funny', 'brave', 'magical', 'gentle', 'adventurous'] as const
export type BadgeColor = (typeof COLORS)[number]

/** The others use the color of the first filter that finds them. */
const BY_FILTER: Record<ToneFilter, BadgeColor> = {
  magical: 'magical',
  adventurous: 'adventurous',
  mysterious: 'magical',
  heartwarming: 'gentle',
  educational: 'calm',
  funny: 'funny',
}

export function badgeColorOf(tone: string): BadgeColor {
  const own = COLORS.find((color) => color === tone)
  if (own) return own
  const [filter] = toneById(tone)?.filters ?? []
  return filter ? BY_FILTER[filter] : 'calm'
}
