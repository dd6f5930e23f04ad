import type { Setting } from '../../shared/stories/scene.ts'

const ROOMS: ReadonlySet<Setting> = new Set<Setting>([
  'Bedroom',
  'Kitchen',
  'Stage',
  'Workshop',
  'Art Studio',
  'Detective Office',
  'Palace',
  'Old Manor',
  'Laboratory',
])
const SEAS: ReadonlySet<Setting> = new Set<Setting>(['Underwater World', 'Coral Reef', 'Mermaid Grotto'])
const SKIES: ReadonlySet<Setting> = new Set<Setting>(['Outer Space', 'Moon'])

/** A setting with a floor and a ceiling, without weather. */
export const isRoom = (setting: Setting): boolean => ROOMS.has(setting)

/** A setting under water: everyone floats and wears a diving mask. */
export const isSea = (setting: Setting): boolean => SEAS.has(setting)

/** A setting without air: everyone wears a helmet. */
export const isAirless = (setting: Setting): boolean => SKIES.has(setting)
