import type { Scenery } from './brief.ts'

/** The pictures of the themes of nature, every day, sport, art and the seasons. */
export const THEMES_OF_DAYS = {
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
} as const satisfies Record<string, Scenery>
