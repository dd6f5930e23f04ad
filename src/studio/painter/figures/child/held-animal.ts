import { drawAnimal } from '../animals/animal.ts'
import type { Ids } from '../drawing.ts'
import { animalModel } from '../models.ts'
import type { HeldProp } from '../props/held-prop.ts'
import { stateIn } from '../props/state.ts'

/** Maximum and minimum height of an animal held in both arms, in the rig's units, and its scale relative to life. */
const [TALLEST, LEAST, LIKE_LIFE] = [92, 40, 0.66] as const
/** Its feet are below the hands. */
const FEET = 34
/** The hour's light is applied together with the holder. */
const UNLIT = { ambient: '#ffffff', depth: 0, rim: '#ffffff' } as const

/** A live or stuffed animal in somebody's arms; undefined if the words name none. */
export function heldAnimal(words: string, ids: Ids): HeldProp | undefined {
  const kind = animalModel(words)
  if (!kind || !('species' in kind)) return undefined
  const { species } = kind
  const { asleep } = stateIn(words)
  const tall = Math.max(LEAST, Math.min(TALLEST, species.height * LIKE_LIFE))
  const spot = { x: 0, y: FEET, scale: tall / species.height, aloft: true }
  const presence = { action: 'sitting', feeling: asleep ? 'asleep' : 'happy', words } as const
  const { defs, svg } = drawAnimal(species, presence, spot, UNLIT, ids)
  return { svg: `<defs>${defs}</defs>${svg}`, halo: '', hands: 'both', half: 34 }
}
