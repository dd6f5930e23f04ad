import type { Activity } from './activities.ts'
import { CARING } from './caring-words.ts'
import { MAKING } from './making-words.ts'
import { MOODS } from './mood-words.ts'
import { PERFORMING } from './performing-words.ts'
import { PLAYING } from './playing-words.ts'
import { THINKING } from './thinking-words.ts'

/** The words for what a child does, loves and is. */
export const ACTIVITIES: readonly Activity[] = [
  ...MAKING,
  ...PLAYING,
  ...PERFORMING,
  ...THINKING,
  ...CARING,
  ...MOODS,
]
