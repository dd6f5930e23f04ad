import type { Setting } from '../../../shared/stories/scene.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { alienWorld } from './alien-world.ts'
import { artStudio } from './art-studio.ts'
import { beach } from './beach.ts'
import { bedroom } from './bedroom.ts'
import { campground } from './campground.ts'
import { castle } from './castle.ts'
import { cityCenter } from './city-center.ts'
import { deepSea } from './deep-sea.ts'
import { detectiveOffice } from './detective-office.ts'
import { dinosaurValley } from './dinosaur-valley.ts'
import { dragonValley } from './dragon-valley.ts'
import { farm } from './farm.ts'
import { forest } from './forest.ts'
import { garden } from './garden.ts'
import { grotto } from './grotto.ts'
import { hills } from './hills.ts'
import { kitchen } from './kitchen.ts'
import { laboratory } from './laboratory.ts'
import { lighthouse } from './lighthouse.ts'
import { manor } from './manor.ts'
import { moonscape } from './moon.ts'
import { mountain } from './mountain.ts'
import { palace } from './palace.ts'
import { pirateShip } from './pirate-ship.ts'
import { safari } from './safari.ts'
import { school } from './school.ts'
import { sea } from './sea.ts'
import { space } from './space.ts'
import { sportsField } from './sports-field.ts'
import { springMeadow } from './spring-meadow.ts'
import { theater } from './theater.ts'
import { treasureCave } from './treasure-cave.ts'
import { wonderGlade } from './wonder-glade.ts'
import { workshop } from './workshop.ts'

/** The painter of each setting; several settings share one and differ in its palette. */
export const SETTING_PAINTERS: Record<Setting, (brush: Brush) => Backdrop> = {
  'Enchanted Forest': forest,
  'Magical Forest': forest,
  'Autumn Forest': forest,
  'Snowy Wood': forest,
  'Outer Space': space,
  Moon: moonscape,
  'Underwater World': deepSea,
  'Coral Reef': sea,
  Bedroom: bedroom,
  'Art Studio': artStudio,
  'Detective Office': detectiveOffice,
  Kitchen: kitchen,
  Stage: theater,
  Workshop: workshop,
  Campground: campground,
  'City Center': cityCenter,
  'Dragon Valley': dragonValley,
  'Elementary School': school,
  'Pirate Ship': pirateShip,
  'Safari Park': safari,
  Hills: hills,
  Farm: farm,
  Beach: beach,
  Garden: garden,
  Mountain: mountain,
  'Dinosaur Valley': dinosaurValley,
  Lighthouse: lighthouse,
  'Sports Field': sportsField,
  Castle: castle,
  Palace: palace,
  'Mermaid Grotto': grotto,
  'Treasure Cave': treasureCave,
  'Alien World': alienWorld,
  'Old Manor': manor,
  Laboratory: laboratory,
  'Spring Meadow': springMeadow,
  'Wonder Glade': wonderGlade,
}
