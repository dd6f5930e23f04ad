import type { ThemeId } from '../../../shared/stories/themes.ts'
import type { World } from '../world.ts'
import { alienFriends } from './alien-friends/index.ts'
import { artAdventure } from './art-adventure/index.ts'
import { autumnHarvest } from './autumn-harvest/index.ts'
import { bikeAdventure } from './bike-adventure/index.ts'
import { birthdayParty } from './birthday-party/index.ts'
import { butterflyGarden } from './butterfly-garden/index.ts'
import { campingTrip } from './camping-trip/index.ts'
import { cityExplorer } from './city-explorer/index.ts'
import { cookingAdventure } from './cooking-adventure/index.ts'
import { dancePerformance } from './dance-performance/index.ts'
import { detectiveCase } from './detective-case/index.ts'
import { dinosaurLand } from './dinosaur-land/index.ts'
import { dragonQuest } from './dragon-quest/index.ts'
import { fairyTale } from './fairy-tale/index.ts'
import { farmAdventure } from './farm-adventure/index.ts'
import { forestFriends } from './forest-friends/index.ts'
import { inventionLab } from './invention-lab/index.ts'
import { lighthouseKeeper } from './lighthouse-keeper/index.ts'
import { magicalAdventure } from './magical-adventure/index.ts'
import { mermaidTale } from './mermaid-tale/index.ts'
import { moonExpedition } from './moon-expedition/index.ts'
import { mountainClimb } from './mountain-climb/index.ts'
import { musicJourney } from './music-journey/index.ts'
import { mysteryQuest } from './mystery-quest/index.ts'
import { oceanAdventure } from './ocean-adventure/index.ts'
import { pirateTreasure } from './pirate-treasure/index.ts'
import { robotAdventure } from './robot-adventure/index.ts'
import { royalTale } from './royal-tale/index.ts'
import { safariAdventure } from './safari-adventure/index.ts'
import { schoolAdventure } from './school-adventure/index.ts'
import { spaceExploration } from './space-exploration/index.ts'
import { sportsTeam } from './sports-team/index.ts'
import { springGarden } from './spring-garden/index.ts'
import { summerBeach } from './summer-beach/index.ts'
import { treasureHunt } from './treasure-hunt/index.ts'
import { winterWonderland } from './winter-wonderland/index.ts'
import { wizardSchool } from './wizard-school/index.ts'

/** The world in which each theme's stories play. To add one, copy a world and name it here. */
export const WORLDS: Record<ThemeId, World> = {
  'magical-adventure': magicalAdventure,
  'fairy-tale': fairyTale,
  'dragon-quest': dragonQuest,
  'royal-tale': royalTale,
  'wizard-school': wizardSchool,
  'space-exploration': spaceExploration,
  'alien-friends': alienFriends,
  'robot-adventure': robotAdventure,
  'moon-expedition': moonExpedition,
  'ocean-adventure': oceanAdventure,
  'mermaid-tale': mermaidTale,
  'pirate-treasure': pirateTreasure,
  'lighthouse-keeper': lighthouseKeeper,
  'forest-friends': forestFriends,
  'safari-adventure': safariAdventure,
  'butterfly-garden': butterflyGarden,
  'mountain-climb': mountainClimb,
  'dinosaur-land': dinosaurLand,
  'school-adventure': schoolAdventure,
  'birthday-party': birthdayParty,
  'camping-trip': campingTrip,
  'city-explorer': cityExplorer,
  'farm-adventure': farmAdventure,
  'sports-team': sportsTeam,
  'bike-adventure': bikeAdventure,
  'dance-performance': dancePerformance,
  'art-adventure': artAdventure,
  'music-journey': musicJourney,
  'cooking-adventure': cookingAdventure,
  'invention-lab': inventionLab,
  'mystery-quest': mysteryQuest,
  'treasure-hunt': treasureHunt,
  'detective-case': detectiveCase,
  'winter-wonderland': winterWonderland,
  'spring-garden': springGarden,
  'summer-beach': summerBeach,
  'autumn-harvest': autumnHarvest,
}

export const worldOf = (theme: ThemeId): World => WORLDS[theme]
