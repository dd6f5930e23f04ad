import type { TimeOfDay, Weather } from '../../shared/stories/scene.ts'

const PLAIN_WINDOW = /^(?:(?:the|a|an|big|small|little|round|open|dark|high|child’s) )*window$/

/** Gives a window the view of the hour and weather; other props are unchanged. */
export function windowProp(hour: TimeOfDay, weather: Weather, words: string): string {
  if (!PLAIN_WINDOW.test(words)) return words
  if (/\bopen\b/.test(words)) return 'open window'
  const isNight = hour === 'night' || hour === 'starlight'
  if (weather === 'snow') return isNight ? 'snowy window' : 'bright snowy window'
  if (weather === 'rain') return 'rainy window'
  return isNight ? 'night window' : words
}
