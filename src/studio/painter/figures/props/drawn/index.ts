import { BELONGINGS } from './belongings.ts'
import { EVERYDAY } from './everyday.ts'
import { FINDS } from './finds.ts'
import { FURNITURE } from './furniture.ts'
import { GROUND_FEATURES } from './ground.ts'
import { GROWING } from './growing.ts'
import { HANDY } from './handy.ts'
import { HOUSEHOLD } from './household.ts'
import { INDOORS } from './indoors.ts'
import { LIGHTS } from './lights.ts'
import { MACHINES } from './machines.ts'
import { MAKINGS } from './makings.ts'
import { MUSIC } from './music.ts'
import { ORDINARY } from './ordinary.ts'
import { OUTDOORS } from './outdoors.ts'
import { PAPERS } from './papers.ts'
import { PLACES } from './places.ts'
import type { PropDesign } from './prop-design.ts'
import { ROADSIDE } from './roadside.ts'
import { ROOMS } from './rooms.ts'
import { SINGLE } from './single.ts'
import { SINGLE_TALES } from './single-tales.ts'
import { STUDY } from './study.ts'
import { SURFACES } from './surfaces.ts'
import { ON_TABLES } from './table.ts'
import { TOOLS } from './tools.ts'
import { TOYS } from './toys.ts'
import { TURNED_UP } from './turned-up.ts'
import { VEHICLES } from './vehicles.ts'
import { MOONS, WINDOWS } from './windows.ts'
import { YARD } from './yard.ts'

export type { PropDesign } from './prop-design.ts'

/** Everything drawn by hand, by name. */
export const DRAWN: ReadonlyMap<string, PropDesign> = new Map(
  Object.entries({
    ...LIGHTS,
    ...PAPERS,
    ...TOOLS,
    ...TOYS,
    ...MUSIC,
    ...FINDS,
    ...BELONGINGS,
    ...HOUSEHOLD,
    ...MACHINES,
    ...PLACES,
    ...GROUND_FEATURES,
    ...VEHICLES,
    ...GROWING,
    ...FURNITURE,
    ...ORDINARY,
    ...OUTDOORS,
    ...MAKINGS,
    ...ROADSIDE,
    ...YARD,
    ...STUDY,
    ...ROOMS,
    ...HANDY,
    ...INDOORS,
    ...MOONS,
    ...WINDOWS,
    ...TURNED_UP,
    ...SURFACES,
    ...EVERYDAY,
    ...ON_TABLES,
    ...SINGLE,
    ...SINGLE_TALES,
  }),
)
