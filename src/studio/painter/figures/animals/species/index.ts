import type { Figure } from '../../../../../shared/stories/scene.ts'
import { FAR_AWAY } from './far-away.ts'
import { HOMELY } from './homely.ts'
import { LEGENDARY } from './legendary.ts'
import type { Species } from './species.ts'
import { WOODLAND } from './woodland.ts'

export type { Species } from './species.ts'
export { FAR_AWAY, HOMELY, LEGENDARY, WOODLAND }

/** The animals that are figures of the scene language. */
export const SPECIES = { ...WOODLAND, ...HOMELY, ...FAR_AWAY, ...LEGENDARY } satisfies Partial<
  Record<Figure, Species>
>
