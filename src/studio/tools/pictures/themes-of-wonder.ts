import type { Scenery } from './brief.ts'

/** The pictures of the themes of fantasy, space, the sea and mystery. */
export const THEMES_OF_WONDER = {
  'magical-adventure': {
    setting: 'Magical Forest',
    time: 'night',
    people: [
      ['mia', 'walking', 'curious', 'lantern'],
      ['fairy', 'floating', 'happy'],
    ],
    tone: 'magical',
  },
  'fairy-tale': {
    setting: 'Castle',
    time: 'golden',
    people: [
      ['ama', 'waving', 'happy'],
      ['unicorn', 'standing', 'happy'],
    ],
    tone: 'whimsical',
  },
  'dragon-quest': {
    setting: 'Dragon Valley',
    time: 'golden',
    people: [
      ['kenji', 'cheering', 'happy'],
      ['dragon', 'standing', 'happy'],
    ],
    tone: 'brave',
  },
  'royal-tale': {
    setting: 'Castle',
    time: 'dusk',
    people: [
      ['arjun', 'standing', 'proud', 'crown'],
      ['queen', 'waving', 'happy'],
    ],
    seed: 21,
  },
  'wizard-school': {
    setting: 'Magical Forest',
    time: 'starlight',
    people: [
      ['leo', 'pointing', 'proud', 'wand'],
      ['wizard', 'standing', 'happy'],
    ],
    props: ['pot'],
    seed: 12,
  },
  'space-exploration': {
    setting: 'Outer Space',
    time: 'starlight',
    people: [['kenji', 'floating', 'happy']],
    props: ['rocket', 'planet'],
    tone: 'exciting',
  },
  'alien-friends': {
    setting: 'Outer Space',
    time: 'night',
    people: [
      ['mia', 'waving', 'happy'],
      ['alien', 'waving', 'happy'],
    ],
    seed: 17,
  },
  'robot-adventure': {
    setting: 'Workshop',
    time: 'golden',
    people: [
      ['sam', 'standing', 'happy', 'gear'],
      ['robot', 'waving', 'happy'],
    ],
  },
  'moon-expedition': {
    setting: 'Moon',
    time: 'starlight',
    people: [['ama', 'walking', 'curious', 'flag']],
    props: ['rocket'],
  },
  'ocean-adventure': {
    setting: 'Underwater World',
    time: 'afternoon',
    people: [
      ['leo', 'floating', 'happy'],
      ['whale', 'floating', 'happy'],
    ],
  },
  'mermaid-tale': {
    setting: 'Coral Reef',
    time: 'afternoon',
    people: [
      ['ama', 'floating', 'happy'],
      ['mermaid', 'floating', 'singing'],
    ],
  },
  'pirate-treasure': {
    setting: 'Pirate Ship',
    time: 'golden',
    people: [
      ['arjun', 'pointing', 'happy', 'treasure map'],
      ['captain', 'standing', 'laughing'],
    ],
    props: ['treasure chest'],
    tone: 'exciting',
  },
  'lighthouse-keeper': {
    setting: 'Lighthouse',
    time: 'dusk',
    people: [['mia', 'standing', 'happy', 'lantern']],
  },
  'mystery-quest': {
    setting: 'Detective Office',
    time: 'night',
    people: [
      ['mia', 'kneeling', 'curious', 'lantern'],
      ['cat', 'sitting', 'curious'],
    ],
    props: ['footprints'],
    tone: 'mysterious',
  },
  'treasure-hunt': {
    setting: 'Beach',
    time: 'golden',
    people: [
      ['leo', 'pointing', 'happy', 'treasure map'],
      ['parrot', 'standing', 'happy'],
    ],
    props: ['treasure chest', 'shovel'],
  },
  'detective-case': {
    setting: 'Detective Office',
    time: 'dusk',
    people: [
      ['sam', 'standing', 'curious', 'magnifying glass'],
      ['dog', 'sitting', 'happy'],
    ],
    tone: 'curious',
    seed: 2,
  },
} as const satisfies Record<string, Scenery>
