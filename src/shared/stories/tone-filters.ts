/** My Stories filters by its own values; each stands for the tones that list it. */
export const TONE_FILTERS = [
  'magical',
  'adventurous',
  'mysterious',
  'heartwarming',
  'educational',
  'funny',
] as const
export type ToneFilter = (typeof TONE_FILTERS)[number]
