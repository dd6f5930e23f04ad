import type { Setting } from '../../../../shared/scene.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { bedroom } from './bedroom.ts'
import { cityCenter } from './city-center.ts'
import { forest } from './forest.ts'
import { hills } from './hills.ts'
import { pirateShip } from './pirate-ship.ts'
import { sea } from './sea.ts'
import { space } from './space.ts'

/** Who paints each setting; several settings share one painter and differ in its palette. */
export const SETTINGS: Record<Setting, (brush: Brush) => Backdrop> = {
  'Enchanted Forest': forest,
  'Magical Forest': forest,
  'Autumn Forest': forest,
  'Snowy Wood': forest,
  'Outer Space': space,
  Moon: space,
  'Underwater World': sea,
  'Coral Reef': sea,
  Bedroom: bedroom,
  'Art Studio': bedroom,
  'Detective Office': bedroom,
  Kitchen: bedroom,
  Stage: bedroom,
  Workshop: bedroom,
  Campground: hills,
  'City Center': cityCenter,
  'Dragon Valley': hills,
  'Elementary School': hills,
  'Pirate Ship': pirateShip,
  'Safari Park': hills,
  Hills: hills,
  Farm: hills,
  Beach: hills,
  Garden: hills,
  Mountain: hills,
  'Dinosaur Valley': hills,
  Lighthouse: hills,
  'Sports Field': hills,
  Castle: hills,
}
