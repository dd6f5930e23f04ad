import type { TimeOfDay, Weather } from '../../shared/stories/scene.ts'

const PLAIN_WINDOW = /^(?:(?:the|a|an|big|small|little|round|open|dark|high|child’s) )*window$/

const VIEWS: Partial<Record<TimeOfDay, string>> = {
  afternoon: 'bright window',
  golden: 'golden window',
  dusk: 'dusk window',
  night: 'night window',
  starlight: 'night window',
}

/** Gives a window the view of the hour and weather; other props are unchanged. */
export function windowProp(hour: TimeOfDay, weather: Weather, words: string): string {
  if (!PLAIN_WINDOW.test(words)) return words
  const isNight = hour === 'night' || hour === 'starlight'
  if (/\bopen\b/.test(words)) return isNight ? 'open window' : 'bright open window'
  if (weather === 'snow') return isNight ? 'snowy window' : 'bright snowy window'
  if (weather === 'rain') return isNight ? 'rainy window' : 'bright rainy window'
  return VIEWS[hour] ?? words
}
