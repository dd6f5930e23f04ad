import type { ThemeId } from '../../../shared/stories/themes.ts'
import type { ToneId } from '../../../shared/stories/tones.ts'

export interface Combo {
  id: string
  title: string
  description: string
  themeId: ThemeId
  toneId: ToneId
}

/** The six quick starts (specification, section 3). */
export const COMBOS: readonly Combo[] = [
  {
    id: 'magical-princess',
    title: 'Magical Princess',
    description: 'A castle, a wish and a teapot that talks back',
    themeId: 'fairy-tale',
    toneId: 'whimsical',
  },
  {
    id: 'space-hero',
    title: 'Space Hero',
    description: 'Countdown, lift-off and home before breakfast',
    themeId: 'space-exploration',
    toneId: 'exciting',
  },
  {
    id: 'animal-friends',
    title: 'Animal Friends',
    description: 'Soft paws on a path between the trees',
    themeId: 'forest-friends',
    toneId: 'gentle',
  },
  {
    id: 'pirate-adventure',
    title: 'Pirate Adventure',
    description: 'A map, a ship and a cheerful crew',
    themeId: 'pirate-treasure',
    toneId: 'exciting',
  },
  {
    id: 'dragon-friend',
    title: 'Dragon Friend',
    description: 'Big wings, warm breath, a brave small heart',
    themeId: 'dragon-quest',
    toneId: 'brave',
  },
  {
    id: 'mystery-detective',
    title: 'Mystery Detective',
    description: 'A magnifying glass and a very good question',
    themeId: 'detective-case',
    toneId: 'curious',
  },
]
