import type { SceneNote } from '../../shared/stories/scene.ts'
import { isRoom } from './setting-kinds.ts'

/**
 * What a tale makes of its setting: it has a flag or a treasure of its own, so that the setting shows none, or a bed of its own in which somebody is; the Moon or
 * the Earth is in a spaceship's window; an inside is of wood, not of cloth.
 */
export type Aspect =
  | 'own-flag'
  | 'own-treasure'
  | 'own-bed'
  | 'moon-outside'
  | 'earth-outside'
  | 'wooden-inside'

const FLAG = /\bflags?\b/
const TREASURE = /\b(?:treasure|chests?|gold|coins?)\b/i
const BED = /\b(?:bed|bunk)$/
const MOON = /\bmoon\b/i
const EARTH = /\bearth\b/i
const OF_WOOD =
  /\b(?:huts?|cabin|lodge|house|barn|stable|room|chalet|station|office|kitchen|shop|shed|cafe|restaurant|hall)\b/

/** The aspects of a scene, by its note and what its paragraph tells. */
export function aspectsOf(scene: SceneNote, narration: string): ReadonlySet<Aspect> {
  const { setting, view, place, props, present } = scene
  const things = [...props, ...present.flatMap(({ holding, bond }) => [holding ?? '', bond?.to ?? ''])].join(
    ', ',
  )
  const all = `${place}, ${things}, ${narration}`
  const noted = `${place}, ${things}`
  const found: (Aspect | false)[] = [
    setting === 'Moon' && FLAG.test(all) && 'own-flag',
    setting === 'Pirate Ship' && TREASURE.test(all) && 'own-treasure',
    setting === 'Bedroom' && present.some(({ bond }) => BED.test(bond?.to ?? '')) && 'own-bed',
    setting === 'Outer Space' && view === 'inside' && MOON.test(noted) && 'moon-outside',
    setting === 'Outer Space' && view === 'inside' && EARTH.test(noted) && 'earth-outside',
    view === 'inside' && !isRoom(setting) && OF_WOOD.test(place) && 'wooden-inside',
  ]
  return new Set(found.filter((aspect) => aspect !== false))
}
