import type { TimeOfDay, Weather } from '../../shared/stories/scene.ts'
import type { ToneId } from '../../shared/stories/tones.ts'
import { mix } from './figures/color.ts'
import type { FigureLight } from './figures/drawing.ts'

/** The light of a time of day, applied to daylight colors. */
export interface Hour {
  light: FigureLight
  /** From the top of the sky to the horizon. */
  sky: readonly string[]
  /** What distant objects fade into. */
  haze: string
  /** The color of lamps, fireflies and the glow at the horizon. */
  warm: string
  /** Number of stars, and whether the moon or the sun is up. */
  stars: number
  orb: 'sun' | 'moon' | 'none'
}

const HOURS: Record<TimeOfDay, Hour> = {
  afternoon: {
    light: { ambient: '#fff1dc', depth: 0.08, rim: '#ffffff' },
    sky: ['#5aa9e6', '#93cff2', '#cfeaf7', '#fff1d6'],
    haze: '#d5e8f2',
    warm: '#fff0b8',
    stars: 0,
    orb: 'sun',
  },
  golden: {
    light: { ambient: '#f2b58c', depth: 0.34, rim: '#ffe6b0' },
    sky: ['#4a5fb5', '#8f86c9', '#eaa3a6', '#ffca8f', '#ffe7b0'],
    haze: '#f5bfa0',
    warm: '#ffd890',
    stars: 6,
    orb: 'sun',
  },
  dusk: {
    light: { ambient: '#9a83cf', depth: 0.56, rim: '#ffd7b0' },
    sky: ['#22245f', '#4b418f', '#8d66ab', '#dc8fa5', '#ffbf95'],
    haze: '#b58bc0',
    warm: '#ffcf85',
    stars: 60,
    orb: 'none',
  },
  night: {
    light: { ambient: '#6f6fc6', depth: 0.74, rim: '#ffeec2' },
    sky: ['#12153f', '#262a70', '#4d52a6', '#8f86cc'],
    haze: '#7d7fc9',
    warm: '#ffd98a',
    stars: 170,
    orb: 'moon',
  },
  starlight: {
    light: { ambient: '#5e62bd', depth: 0.84, rim: '#dfe6ff' },
    sky: ['#080a2b', '#171b55', '#2f3384', '#5a58a8'],
    haze: '#555aa8',
    warm: '#ffe3a0',
    stars: 320,
    orb: 'none',
  },
}

/** Tint of each tone: a color, and how much of it the sky and haze take on. */
const TINTS: Record<ToneId, readonly [color: string, share: number]> = {
  calm: ['#a9d3d8', 0.1],
  dreamy: ['#e6b8ff', 0.16],
  sleepy: ['#9a8fd8', 0.12],
  serene: ['#9fd0e6', 0.12],
  cheerful: ['#ffd98a', 0.12],
  joyful: ['#ffcf70', 0.14],
  playful: ['#ffb3a0', 0.12],
  funny: ['#ffd070', 0.12],
  bubbly: ['#8fe3e0', 0.14],
  brave: ['#f2a070', 0.12],
  exciting: ['#ff9a6b', 0.16],
  daring: ['#ff8a78', 0.15],
  epic: ['#e8707a', 0.18],
  curious: ['#8fd8c8', 0.12],
  mysterious: ['#4f7fc0', 0.2],
  whimsical: ['#f2a8e0', 0.15],
  magical: ['#c98fff', 0.18],
  fantastical: ['#a8b0ff', 0.17],
  gentle: ['#ffd8c0', 0.06],
  cozy: ['#ffb86a', 0.16],
  loving: ['#ffa8b4', 0.14],
  sweet: ['#ffb0d0', 0.15],
  wintry: ['#bfe3ff', 0.18],
  autumnal: ['#f2a050', 0.18],
  summery: ['#ffd35c', 0.16],
  springlike: ['#b0eeb0', 0.14],
  creative: ['#ffc890', 0.13],
  musical: ['#d8a0e0', 0.14],
  colorful: ['#ff9fc0', 0.15],
  wild: ['#9ac070', 0.13],
  oceanic: ['#6fd0e2', 0.16],
  earthy: ['#c2ae7a', 0.16],
}

/** Effect of the weather on the sky: cloud color, cloud cover, share of visible stars, and loss of light. */
const CLOUDED: Partial<
  Record<Weather, { cloud: string; share: number; stars: number; orb: boolean; dims: number }>
> = {
  rain: { cloud: '#97a3bd', share: 0.46, stars: 0.06, orb: false, dims: 0.08 },
  snow: { cloud: '#d4dcef', share: 0.36, stars: 0.2, orb: false, dims: 0 },
  mist: { cloud: '#d5dbe6', share: 0.22, stars: 0.4, orb: true, dims: 0 },
}

/** The hour tinted by tone and weather, never enough to change the time of day. */
export function hourOf(time: TimeOfDay, tone: ToneId, weather: Weather = 'clear'): Hour {
  const [tint, share] = TINTS[tone]
  const hour = HOURS[time]
  return clouded(
    {
      ...hour,
      light: { ...hour.light, ambient: mix(hour.light.ambient, tint, share * 0.5) },
      sky: hour.sky.map((color, i) => mix(color, tint, i === 0 ? share * 0.4 : share)),
      haze: mix(hour.haze, tint, share * 1.2),
      warm: mix(hour.warm, tint, share * 0.5),
    },
    weather,
  )
}

function clouded(hour: Hour, weather: Weather): Hour {
  const above = CLOUDED[weather]
  if (!above) return hour
  const cloud = mix(above.cloud, hour.light.ambient, hour.light.depth * 0.8)
  const veil = (color: string) => mix(color, cloud, above.share)
  return {
    ...hour,
    light: { ...hour.light, depth: Math.min(0.9, hour.light.depth + above.dims) },
    sky: hour.sky.map(veil),
    haze: veil(hour.haze),
    stars: Math.round(hour.stars * above.stars),
    orb: above.orb ? hour.orb : 'none',
  }
}
