import type { TimeOfDay } from '../../../shared/scene.ts'
import type { ToneId } from '../../../shared/tones.ts'
import { mix } from './figures/color.ts'
import type { FigureLight } from './figures/drawing.ts'

/** The light of a time of day, over everything that is painted in daylight colors. */
export interface Hour {
  light: FigureLight
  /** From the top of the sky to the horizon. */
  sky: readonly string[]
  /** What far things fade into. */
  haze: string
  /** The color of lamps, fireflies and the horizon's glow. */
  warm: string
  /** How many stars, and whether the moon or the sun stands in the sky. */
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

const TINTS: Partial<Record<ToneId, string>> = {
  dreamy: '#e6b8ff',
  magical: '#d29bff',
  mysterious: '#6f8bd8',
  exciting: '#ff9a6b',
  epic: '#ff8f70',
  cozy: '#ffc27a',
  wintry: '#bfe3ff',
  autumnal: '#f2a45a',
  summery: '#ffd36b',
  springlike: '#bdf0b0',
  oceanic: '#7fd8e6',
  earthy: '#c9b98a',
  sweet: '#ffb8cf',
  loving: '#ffb0b8',
}

/** The hour as a tone colors it: a breath of it in sky and haze, never enough to change the time. */
export function hourOf(time: TimeOfDay, tone: ToneId): Hour {
  const hour = HOURS[time]
  const tint = TINTS[tone]
  if (!tint) return hour
  return {
    ...hour,
    sky: hour.sky.map((color, i) => mix(color, tint, i === 0 ? 0.04 : 0.1)),
    haze: mix(hour.haze, tint, 0.14),
  }
}
