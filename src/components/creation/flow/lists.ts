import { AGE_GROUP_INFO, AGE_GROUPS } from '../../../shared/stories/age-groups.ts'
import { THEMES } from '../../../shared/stories/themes.ts'
import { TONES } from '../../../shared/stories/tones.ts'
import { COMBOS } from './combos.ts'
import type { Lists } from './options.ts'

export const LISTS: Lists = {
  themes: THEMES,
  tones: TONES,
  ages: AGE_GROUPS.map((id) => AGE_GROUP_INFO[id]),
  combos: COMBOS,
}
