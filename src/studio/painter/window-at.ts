import type { TimeOfDay, Weather } from '../../shared/stories/scene.ts'

const PLAIN_WINDOW = /^(?:(?:the|a|an|big|small|little|round|open|dark|high|child’s) )*window$/

/** A window shows what is before it, the night, snow or rain; any other thing is itself. */
export function windowAt(hour: TimeOfDay, weather: Weather, words: string): string {
  if (!PLAIN_WINDOW.test(words)) return words
  if (/\bopen\b/.test(words)) return 'open window'
  const isNight = hour === 'night' || hour === 'starlight'
  if (weather === 'snow') return isNight ? 'snowy window' : 'bright snowy window'
  if (weather === 'rain') return 'rainy window'
  return isNight ? 'night window' : words
}
