import type { Setting, TimeOfDay, View, Weather } from '../../shared/stories/scene.ts'
import type { Step } from './outline.ts'
import type { StoryOutline } from './plan.ts'

/** Who is so small that a wide view would lose sight of them. */
const TINY = /^(?:mouse|frog|snail|crab|bee|butterfly|fish|parrot|hedgehog)$/
/** Rests and talks that take place in something, by its name; the painter knows what it is like in there. */
const INTERIORS: [RegExp, Setting[]][] = [
  [/\btents?\b/, ['Campground', 'Beach', 'Hills', 'Mountain', 'Safari Park', 'Sports Field']],
  [
    /\bhollow tree\b|\bfallen oak\b|\blibrary of leaves\b/,
    ['Enchanted Forest', 'Magical Forest', 'Wonder Glade'],
  ],
  [/\bcaves?\b/, ['Dragon Valley', 'Dinosaur Valley', 'Underwater World', 'Coral Reef']],
  [
    /\b(?:shed|greenhouse|hayloft|wreck|depot|repair shop|cabin)\b/,
    ['Spring Meadow', 'Garden', 'Pirate Ship', 'Farm', 'City Center'],
  ],
  [/\b(?:ship|station|camp)\b/i, ['Outer Space', 'Moon', 'Alien World']],
]

const SPOKEN_INSIDE: Step[] = ['host', 'rest', 'reveal']

/** A story that begins with its trouble shows the place first, and what plays in a tent or a cave is seen from in there. */
export function viewOf(
  shown: Step,
  steps: Step[],
  { view, place }: { view: View; place: string },
  setting: Setting,
  plan: StoryOutline,
): View {
  if (shown === 'trouble' && steps.includes('home') && !TINY.test(plan.owner.figure ?? '')) return 'wide'
  const isInside = INTERIORS.some(([name, settings]) => name.test(place) && settings.includes(setting))
  return isInside && SPOKEN_INSIDE.includes(shown) ? 'inside' : view
}

const BEDS_OUT: Partial<Record<Setting, RegExp>> = {
  Campground: /\b(?:tent|sleeping bag)\b/,
  'Safari Park': /\btent\b/,
  'Pirate Ship': /\b(?:hammock|bunk|below deck)\b/,
  Moon: /\b(?:tent|bag|camp)\b/,
  'Outer Space': /\b(?:sleeping bag|bunk|round window)\b/,
}

/** Whether the words put the children to bed in a tent or a cabin of this place. */
export const bedIsOut = (text: string, setting: Setting): boolean => BEDS_OUT[setting]?.test(text) ?? false

/** Afternoon to night, in step with what the words say of the light. */
export function timeAt(index: number, outline: Step[][]): TimeOfDay {
  const has = (steps: Step[]) => outline[index]?.some((step) => steps.includes(step))
  if (has(['rest', 'reveal', 'turn', 'won', 'thanks'])) return 'night'
  if (has(['back', 'try2', 'host'])) return 'dusk'
  if (has(['gate', 'walk', 'sight', 'hello'])) return outline.length < 5 ? 'dusk' : 'golden'
  return outline.length === 3 && index === 1 ? 'dusk' : 'afternoon'
}

const TONE_WEATHER: [RegExp, Weather][] = [
  [/mist/, 'mist'],
  [/frost|so cold/, 'snow'],
  [/wind/, 'wind'],
]
/** Rooms, places under water and places without air: no weather comes there. */
const SHELTERED: Setting[] = [
  'Bedroom',
  'Kitchen',
  'Stage',
  'Workshop',
  'Castle',
  'Art Studio',
  'Detective Office',
  'Elementary School',
  'Palace',
  'Old Manor',
  'Laboratory',
  'Treasure Cave',
  'Outer Space',
  'Moon',
  'Underwater World',
  'Coral Reef',
  'Mermaid Grotto',
]

/** The weather of the world, else that of the tone, where any can come. */
export function weatherIn(setting: Setting, { world, tone }: StoryOutline): Weather {
  if (SHELTERED.includes(setting)) return 'clear'
  if (world.weather) return world.weather
  const air = tone.air.join(' ')
  return TONE_WEATHER.find(([pattern]) => pattern.test(air))?.[1] ?? 'clear'
}
