import type { Random } from '../../shared/kit/random.ts'
import type { Setting } from '../../shared/stories/scene.ts'
import type { ToneCategory } from '../../shared/stories/tones.ts'
import { brook, campfire, leaves, rain, room, simmer, underwater, waves, wind } from './elements.ts'

import { pad } from './pad.ts'
import { birds, clock, crickets, murmur, owl, spaceHum, sparkle, timbers } from './voices.ts'

/** Makes one layer of ambience: a periodic loop, at any level. */
export type Generator = (random: Random, category: ToneCategory) => Float32Array

/** The layers of each setting, with their relative levels. */
export const RECIPES: Record<Setting, readonly (readonly [Generator, number])[]> = {
  'Art Studio': [
    [room, 1],
    [pad, 0.5],
    [birds, 0.07],
  ],
  'Autumn Forest': [
    [wind, 0.8],
    [leaves, 0.5],
    [owl, 0.2],
  ],
  Beach: [
    [waves, 1],
    [wind, 0.25],
  ],
  Bedroom: [
    [room, 1],
    [clock, 0.04],
    [pad, 0.5],
  ],
  Campground: [
    [campfire, 1],
    [crickets, 0.35],
    [owl, 0.15],
  ],
  Castle: [
    [room, 1],
    [campfire, 0.5],
    [pad, 0.4],
  ],
  'City Center': [
    [murmur, 0.9],
    [wind, 0.5],
  ],
  'Coral Reef': [
    [underwater, 1],
    [pad, 0.3],
  ],
  'Detective Office': [
    [rain, 0.6],
    [room, 0.8],
    [clock, 0.05],
  ],
  'Dinosaur Valley': [
    [wind, 0.7],
    [brook, 0.5],
    [crickets, 0.15],
  ],
  'Dragon Valley': [
    [wind, 1],
    [campfire, 0.4],
    [pad, 0.35],
  ],
  'Elementary School': [
    [room, 0.8],
    [murmur, 0.5],
    [birds, 0.07],
  ],
  'Enchanted Forest': [
    [leaves, 0.35],
    [brook, 0.6],
    [sparkle, 0.25],
    [pad, 0.35],
  ],
  Farm: [
    [wind, 0.6],
    [crickets, 0.3],
    [birds, 0.14],
  ],
  Garden: [
    [leaves, 0.4],
    [brook, 0.5],
    [birds, 0.14],
  ],
  Hills: [
    [wind, 0.9],
    [birds, 0.09],
    [crickets, 0.15],
  ],
  Kitchen: [
    [simmer, 0.8],
    [room, 0.7],
    [clock, 0.03],
  ],
  Lighthouse: [
    [waves, 0.9],
    [wind, 0.6],
  ],
  'Magical Forest': [
    [leaves, 0.35],
    [wind, 0.5],
    [sparkle, 0.3],
    [pad, 0.4],
  ],
  Moon: [
    [spaceHum, 0.7],
    [sparkle, 0.15],
    [pad, 0.55],
  ],
  Mountain: [
    [wind, 1],
    [brook, 0.25],
  ],
  'Outer Space': [
    [spaceHum, 0.8],
    [sparkle, 0.12],
    [pad, 0.6],
  ],
  'Pirate Ship': [
    [waves, 1],
    [timbers, 0.25],
    [wind, 0.3],
  ],
  'Safari Park': [
    [crickets, 0.5],
    [wind, 0.7],
    [birds, 0.07],
  ],
  'Snowy Wood': [
    [wind, 0.9],
    [sparkle, 0.08],
    [pad, 0.3],
  ],
  'Sports Field': [
    [wind, 0.6],
    [murmur, 0.5],
    [birds, 0.09],
  ],
  Stage: [
    [murmur, 0.4],
    [room, 0.7],
    [pad, 0.6],
  ],
  'Underwater World': [
    [underwater, 1],
    [pad, 0.4],
  ],
  Workshop: [
    [room, 0.9],
    [clock, 0.07],
    [pad, 0.3],
  ],
  Palace: [
    [room, 1],
    [campfire, 0.3],
    [pad, 0.5],
  ],
  'Mermaid Grotto': [
    [underwater, 0.9],
    [sparkle, 0.2],
    [pad, 0.4],
  ],
  'Treasure Cave': [
    [waves, 0.7],
    [brook, 0.3],
    [room, 0.5],
  ],
  'Alien World': [
    [spaceHum, 0.5],
    [sparkle, 0.25],
    [pad, 0.5],
  ],
  'Old Manor': [
    [room, 0.9],
    [clock, 0.08],
    [timbers, 0.12],
  ],
  Laboratory: [
    [room, 0.8],
    [simmer, 0.5],
    [clock, 0.05],
  ],
  'Spring Meadow': [
    [brook, 0.5],
    [birds, 0.1],
    [wind, 0.4],
  ],
  'Wonder Glade': [
    [leaves, 0.35],
    [sparkle, 0.35],
    [pad, 0.5],
  ],
}
