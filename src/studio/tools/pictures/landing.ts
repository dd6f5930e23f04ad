import type { Scenery } from './brief.ts'

/** The landing page's pictures: the hero, and pages as in a story. */
export const LANDING_SCENES = {
  hero: {
    setting: 'Enchanted Forest',
    time: 'dusk',
    people: [
      ['mia', 'walking', 'happy', 'lantern'],
      ['pip', 'walking', 'curious'],
      ['fox', 'walking', 'happy'],
    ],
    tone: 'magical',
    seed: 11,
  },
  'page-dragon': {
    setting: 'Dragon Valley',
    time: 'golden',
    people: [
      ['ama', 'reaching', 'happy'],
      ['dragon', 'sitting', 'happy'],
    ],
    tone: 'brave',
    seed: 23,
  },
  'page-moon': {
    setting: 'Moon',
    time: 'starlight',
    people: [
      ['kenji', 'waving', 'happy'],
      ['robot', 'waving', 'happy'],
    ],
    props: ['rocket'],
    seed: 5,
  },
  'page-reef': {
    setting: 'Coral Reef',
    time: 'afternoon',
    people: [
      ['noor', 'floating', 'happy'],
      ['dolphin', 'floating', 'happy'],
    ],
    seed: 8,
  },
  'page-bed': {
    setting: 'Bedroom',
    time: 'night',
    people: [
      ['mia', 'asleep', 'asleep'],
      ['pip', 'asleep', 'asleep'],
    ],
    tone: 'cozy',
    seed: 11,
  },
} as const satisfies Record<string, Scenery>
