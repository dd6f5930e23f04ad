import type { ToneId } from '../../../shared/stories/tones.ts'
import type { Scenery } from './brief.ts'

/** What each tone's picture shows: one feeling, in close-up. */
export const TONE_SCENES: Record<ToneId, Scenery> = {
  calm: { setting: 'Hills', time: 'dusk', people: [['noor', 'sitting', 'happy']] },
  dreamy: { setting: 'Magical Forest', time: 'starlight', people: [['ama', 'floating', 'sleepy']] },
  sleepy: { setting: 'Bedroom', time: 'night', people: [['pip', 'asleep', 'asleep']] },
  serene: { setting: 'Campground', time: 'starlight', people: [['lena', 'looking-up', 'happy']] },
  cheerful: { setting: 'Hills', time: 'afternoon', people: [['leo', 'walking', 'happy']] },
  joyful: { setting: 'Sports Field', time: 'afternoon', people: [['ama', 'cheering', 'laughing']] },
  playful: {
    setting: 'Garden',
    time: 'afternoon',
    people: [
      ['kenji', 'running', 'laughing'],
      ['dog', 'running', 'happy'],
    ],
  },
  funny: {
    setting: 'Farm',
    time: 'afternoon',
    people: [
      ['sam', 'standing', 'laughing'],
      ['goat', 'standing', 'happy'],
    ],
  },
  bubbly: { setting: 'Coral Reef', time: 'afternoon', people: [['mia', 'floating', 'laughing']] },
  brave: {
    setting: 'Castle',
    time: 'golden',
    people: [['arjun', 'standing', 'proud', 'shield']],
  },
  exciting: {
    setting: 'Outer Space',
    time: 'night',
    people: [['kenji', 'pointing', 'happy']],
    props: ['rocket'],
  },
  daring: { setting: 'Mountain', time: 'golden', people: [['mia', 'reaching', 'proud']] },
  epic: {
    setting: 'Dragon Valley',
    time: 'dusk',
    people: [
      ['leo', 'standing', 'proud'],
      ['dragon', 'standing', 'happy'],
    ],
  },
  curious: {
    setting: 'Garden',
    time: 'golden',
    people: [['sam', 'kneeling', 'curious', 'magnifying glass']],
    seed: 12,
  },
  mysterious: {
    setting: 'Autumn Forest',
    time: 'night',
    weather: 'mist',
    people: [['mia', 'walking', 'curious', 'lantern']],
  },
  whimsical: { setting: 'Kitchen', time: 'golden', people: [['ama', 'standing', 'surprised', 'teapot']] },
  magical: {
    setting: 'Magical Forest',
    time: 'night',
    people: [['leo', 'pointing', 'surprised', 'wand']],
    seed: 12,
  },
  fantastical: {
    setting: 'Enchanted Forest',
    time: 'dusk',
    people: [
      ['noor', 'reaching', 'happy'],
      ['unicorn', 'standing', 'happy'],
    ],
  },
  gentle: {
    setting: 'Hills',
    time: 'golden',
    people: [
      ['lena', 'reaching', 'happy'],
      ['rabbit', 'sitting', 'happy'],
    ],
  },
  loving: {
    setting: 'Bedroom',
    time: 'dusk',
    people: [
      ['pip', 'hugging', 'happy'],
      ['grown-up', 'kneeling', 'happy'],
    ],
  },
  cozy: { setting: 'Bedroom', time: 'night', people: [['mia', 'sitting', 'happy', 'mug']], seed: 3 },
  sweet: {
    setting: 'Farm',
    time: 'golden',
    people: [
      ['ama', 'hugging', 'happy'],
      ['sheep', 'standing', 'happy'],
    ],
    seed: 3,
  },
  springlike: { setting: 'Garden', time: 'afternoon', people: [['noor', 'standing', 'happy', 'flower']] },
  summery: { setting: 'Beach', time: 'afternoon', people: [['arjun', 'cheering', 'happy']] },
  autumnal: { setting: 'Autumn Forest', time: 'golden', people: [['kenji', 'walking', 'happy']] },
  wintry: { setting: 'Snowy Wood', time: 'dusk', weather: 'snow', people: [['lena', 'looking-up', 'happy']] },
  creative: {
    setting: 'Art Studio',
    time: 'afternoon',
    people: [['leo', 'reaching', 'happy', 'paintbrush']],
  },
  musical: {
    setting: 'Stage',
    time: 'golden',
    people: [['sam', 'standing', 'singing', 'microphone']],
    props: ['musical notes'],
  },
  colorful: {
    setting: 'Art Studio',
    time: 'golden',
    people: [['noor', 'cheering', 'happy', 'paintbrush']],
    seed: 8,
  },
  wild: {
    setting: 'Safari Park',
    time: 'golden',
    weather: 'wind',
    people: [
      ['mia', 'running', 'laughing'],
      ['lion', 'running', 'happy'],
    ],
  },
  oceanic: {
    setting: 'Underwater World',
    time: 'afternoon',
    people: [
      ['kenji', 'floating', 'happy'],
      ['dolphin', 'floating', 'happy'],
    ],
  },
  earthy: {
    setting: 'Enchanted Forest',
    time: 'golden',
    people: [
      ['arjun', 'kneeling', 'happy'],
      ['snail', 'standing', 'happy'],
    ],
    seed: 19,
  },
}
