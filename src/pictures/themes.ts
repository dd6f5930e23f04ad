import type { ThemeId } from '../shared/themes.ts'
import type { Scenery } from './brief.ts'

/** What each theme's picture shows. */
export const THEME_SCENES: Record<ThemeId, Scenery> = {
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
  'forest-friends': {
    setting: 'Enchanted Forest',
    time: 'golden',
    people: [
      ['noor', 'kneeling', 'happy'],
      ['fox', 'sitting', 'happy'],
      ['owl', 'standing', 'curious'],
    ],
  },
  'safari-adventure': {
    setting: 'Safari Park',
    time: 'golden',
    people: [
      ['kenji', 'standing', 'curious', 'camera'],
      ['elephant', 'standing', 'happy'],
      ['giraffe', 'standing', 'happy'],
    ],
  },
  'butterfly-garden': {
    setting: 'Garden',
    time: 'afternoon',
    people: [
      ['lena', 'reaching', 'happy'],
      ['butterfly', 'floating', 'happy'],
    ],
    props: ['flower'],
  },
  'mountain-climb': {
    setting: 'Mountain',
    time: 'afternoon',
    people: [
      ['leo', 'walking', 'proud', 'rope'],
      ['goat', 'standing', 'happy'],
    ],
  },
  'dinosaur-land': {
    setting: 'Dinosaur Valley',
    time: 'afternoon',
    people: [
      ['sam', 'kneeling', 'surprised'],
      ['dinosaur', 'standing', 'happy'],
    ],
    props: ['egg'],
  },
  'school-adventure': {
    setting: 'Elementary School',
    time: 'afternoon',
    people: [
      ['noor', 'standing', 'happy', 'book'],
      ['leo', 'waving', 'happy'],
    ],
  },
  'birthday-party': {
    setting: 'Kitchen',
    time: 'golden',
    people: [
      ['pip', 'cheering', 'laughing'],
      ['ama', 'standing', 'happy', 'birthday cake'],
    ],
    props: ['balloon', 'present'],
  },
  'camping-trip': {
    setting: 'Campground',
    time: 'night',
    people: [
      ['kenji', 'sitting', 'happy', 'mug'],
      ['pip', 'sitting', 'happy'],
    ],
  },
  'city-explorer': {
    setting: 'City Center',
    time: 'dusk',
    people: [['ama', 'looking-up', 'curious', 'map']],
  },
  'farm-adventure': {
    setting: 'Farm',
    time: 'golden',
    people: [
      ['arjun', 'kneeling', 'happy'],
      ['hen', 'standing', 'happy'],
      ['sheep', 'standing', 'happy'],
    ],
  },
  'sports-team': {
    setting: 'Sports Field',
    time: 'afternoon',
    people: [
      ['lena', 'cheering', 'happy'],
      ['sam', 'running', 'happy'],
    ],
    props: ['ball'],
  },
  'bike-adventure': {
    setting: 'Hills',
    time: 'afternoon',
    people: [['kenji', 'waving', 'happy']],
    props: ['bicycle'],
  },
  'dance-performance': {
    setting: 'Stage',
    time: 'dusk',
    people: [['ama', 'cheering', 'proud']],
    seed: 4,
  },
  'art-adventure': {
    setting: 'Art Studio',
    time: 'afternoon',
    people: [['mia', 'reaching', 'happy', 'paintbrush']],
    props: ['palette'],
  },
  'music-journey': {
    setting: 'Stage',
    time: 'golden',
    people: [['leo', 'standing', 'singing', 'violin']],
    props: ['musical notes', 'drum'],
    seed: 9,
  },
  'cooking-adventure': {
    setting: 'Kitchen',
    time: 'golden',
    people: [['noor', 'standing', 'happy', 'ladle']],
    props: ['pot'],
    seed: 5,
  },
  'invention-lab': {
    setting: 'Workshop',
    time: 'dusk',
    people: [['arjun', 'standing', 'surprised', 'light bulb']],
    props: ['gear'],
    seed: 3,
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
  'winter-wonderland': {
    setting: 'Snowy Wood',
    time: 'dusk',
    weather: 'snow',
    people: [
      ['noor', 'cheering', 'happy'],
      ['snowman', 'standing', 'happy'],
    ],
    tone: 'wintry',
  },
  'spring-garden': {
    setting: 'Garden',
    time: 'afternoon',
    people: [
      ['pip', 'kneeling', 'happy', 'watering can'],
      ['rabbit', 'sitting', 'happy'],
    ],
    tone: 'springlike',
    seed: 31,
  },
  'summer-beach': {
    setting: 'Beach',
    time: 'golden',
    people: [
      ['lena', 'waving', 'happy'],
      ['crab', 'standing', 'happy'],
    ],
    props: ['bucket'],
    tone: 'summery',
    seed: 14,
  },
  'autumn-harvest': {
    setting: 'Autumn Forest',
    time: 'golden',
    people: [
      ['mia', 'standing', 'happy', 'lantern'],
      ['hedgehog', 'standing', 'happy'],
    ],
    props: ['pumpkin'],
    tone: 'autumnal',
  },
}
