import type { ToneFilter } from './tone-filters.ts'

export const TONE_CATEGORIES = [
  'Bedtime',
  'Happy',
  'Adventure',
  'Wonder',
  'Gentle',
  'Seasonal',
  'Creative',
  'Nature',
] as const
export type ToneCategory = (typeof TONE_CATEGORIES)[number]

export interface Tone {
  id: string
  title: string
  description: string
  category: ToneCategory
  /** The filter values of My Stories that find this tone (design, section 1). */
  filters: readonly ToneFilter[]
}

/** The 32 tones (shown as moods) of the specification's section 3, in its order. */
export const TONES = [
  tone('calm', 'Calm', 'Slow breaths and still water', 'Bedtime', ['heartwarming']),
  tone('dreamy', 'Dreamy', 'Half awake, half cloud', 'Bedtime', ['magical', 'heartwarming']),
  tone('sleepy', 'Sleepy', 'Yawns on every page', 'Bedtime', ['heartwarming']),
  tone('serene', 'Serene', 'Quiet as a lake at night', 'Bedtime', ['heartwarming']),
  tone('cheerful', 'Cheerful', 'A whistle and a skip', 'Happy', ['funny', 'heartwarming']),
  tone('joyful', 'Joyful', 'Big smiles all around', 'Happy', ['heartwarming', 'funny']),
  tone('playful', 'Playful', 'Games and giggles', 'Happy', ['funny']),
  tone('funny', 'Funny', 'Silly things in serious places', 'Happy', ['funny']),
  tone('bubbly', 'Bubbly', 'Fizzing with fun', 'Happy', ['funny']),
  tone('brave', 'Brave', 'A small heart that dares', 'Adventure', ['adventurous']),
  tone('exciting', 'Exciting', 'What happens next?', 'Adventure', ['adventurous']),
  tone('daring', 'Daring', 'One leap further', 'Adventure', ['adventurous']),
  tone('epic', 'Epic', 'Grand and far away', 'Adventure', ['adventurous']),
  tone('curious', 'Curious', 'Why, how and what if', 'Wonder', ['mysterious', 'educational']),
  tone('mysterious', 'Mysterious', 'Whispers and soft shadows', 'Wonder', ['mysterious']),
  tone('whimsical', 'Whimsical', 'Teapots that talk back', 'Wonder', ['magical', 'funny']),
  tone('magical', 'Magical', 'Sparks in the air', 'Wonder', ['magical']),
  tone('fantastical', 'Fantastical', 'Nothing is impossible', 'Wonder', ['magical', 'adventurous']),
  tone('gentle', 'Gentle', 'Kind words, soft paws', 'Gentle', ['heartwarming']),
  tone('loving', 'Loving', 'Held close', 'Gentle', ['heartwarming']),
  tone('cozy', 'Cozy', 'Blankets and cocoa', 'Gentle', ['heartwarming']),
  tone('sweet', 'Sweet', 'Honey and hugs', 'Gentle', ['heartwarming']),
  tone('springlike', 'Springlike', 'Buds and fresh rain', 'Seasonal', ['heartwarming', 'educational']),
  tone('summery', 'Summery', 'Warm stones and long light', 'Seasonal', ['heartwarming', 'adventurous']),
  tone('autumnal', 'Autumnal', 'Rustling gold', 'Seasonal', ['heartwarming', 'mysterious']),
  tone('wintry', 'Wintry', 'Snow that hushes the world', 'Seasonal', ['heartwarming', 'magical']),
  tone('creative', 'Creative', 'Paint on every finger', 'Creative', ['educational']),
  tone('musical', 'Musical', 'A tune running through it', 'Creative', ['educational', 'heartwarming']),
  tone('colorful', 'Colorful', 'Every shade there is', 'Creative', ['educational', 'magical']),
  tone('wild', 'Wild', 'Wind, fur and feathers', 'Nature', ['adventurous', 'educational']),
  tone('oceanic', 'Oceanic', 'The breath of the sea', 'Nature', ['educational', 'mysterious']),
  tone('earthy', 'Earthy', 'Roots, moss and warm soil', 'Nature', ['educational', 'heartwarming']),
] as const satisfies readonly Tone[]

export type ToneId = (typeof TONES)[number]['id']
export const TONE_IDS = TONES.map((t) => t.id) as unknown as readonly [ToneId, ...ToneId[]]

/** The tone with this id; undefined when there is none. */
export const toneById = (id: string): (Tone & { id: ToneId }) | undefined => TONES.find((t) => t.id === id)

function tone<const Id extends string>(
  id: Id,
  title: string,
  description: string,
  category: ToneCategory,
  filters: readonly ToneFilter[],
) {
  return { id, title, description, category, filters } as const
}

/** The tones that a filter value finds (design, section 1). */
export const tonesOf = (filter: ToneFilter): string[] =>
  TONES.filter((tone) => (tone.filters as readonly string[]).includes(filter)).map((tone) => tone.id)
