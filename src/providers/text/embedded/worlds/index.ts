import type { ThemeId } from '../../../../shared/themes.ts'
import type { World } from '../world.ts'
import { cookingAdventure } from './cooking-adventure.ts'
import { detectiveCase } from './detective-case.ts'
import { dragonQuest } from './dragon-quest.ts'
import { fairyTale } from './fairy-tale.ts'
import { farmAdventure } from './farm-adventure.ts'
import { forestFriends } from './forest-friends.ts'
import { musicJourney } from './music-journey.ts'
import { oceanAdventure } from './ocean-adventure.ts'
import { pirateTreasure } from './pirate-treasure.ts'
import { robotAdventure } from './robot-adventure.ts'
import { spaceExploration } from './space-exploration.ts'
import { winterWonderland } from './winter-wonderland.ts'

export const WORLDS: Record<ThemeId, World> = {
  'magical-adventure': fairyTale,
  'fairy-tale': fairyTale,
  'dragon-quest': dragonQuest,
  'royal-tale': fairyTale,
  'wizard-school': fairyTale,
  'space-exploration': spaceExploration,
  'alien-friends': spaceExploration,
  'robot-adventure': robotAdventure,
  'moon-expedition': spaceExploration,
  'ocean-adventure': oceanAdventure,
  'mermaid-tale': oceanAdventure,
  'pirate-treasure': pirateTreasure,
  'lighthouse-keeper': oceanAdventure,
  'forest-friends': forestFriends,
  'safari-adventure': dragonQuest,
  'butterfly-garden': forestFriends,
  'mountain-climb': forestFriends,
  'dinosaur-land': dragonQuest,
  'school-adventure': detectiveCase,
  'birthday-party': cookingAdventure,
  'camping-trip': forestFriends,
  'city-explorer': robotAdventure,
  'farm-adventure': farmAdventure,
  'sports-team': farmAdventure,
  'bike-adventure': detectiveCase,
  'dance-performance': musicJourney,
  'art-adventure': musicJourney,
  'music-journey': musicJourney,
  'cooking-adventure': cookingAdventure,
  'invention-lab': robotAdventure,
  'mystery-quest': detectiveCase,
  'treasure-hunt': pirateTreasure,
  'detective-case': detectiveCase,
  'winter-wonderland': winterWonderland,
  'spring-garden': forestFriends,
  'summer-beach': oceanAdventure,
  'autumn-harvest': farmAdventure,
}

export const worldOf = (theme: ThemeId): World => WORLDS[theme]
