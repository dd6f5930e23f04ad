import { mix } from '../figures/color.ts'
import type { Hour } from '../hours.ts'
import type { BedtimeLook } from './bedtime-look.ts'

/** How much of the night each light removes, and its color. */
const LIT: Record<BedtimeLook['lit'], { depth: number; color: string; share: number }> = {
  dark: { depth: 1, color: '#8f9ae0', share: 0 },
  hall: { depth: 0.8, color: '#ffcf9a', share: 0.35 },
  lamp: { depth: 0.52, color: '#ffcf9a', share: 0.6 },
}

/** The hour's light inside a room; the sky in its window is unchanged. */
export function roomHour(hour: Hour, lit: BedtimeLook['lit']): Hour {
  const { depth, color, share } = LIT[lit]
  const { light } = hour
  return {
    ...hour,
    light: { ...light, ambient: mix(light.ambient, color, share), depth: light.depth * depth },
  }
}
