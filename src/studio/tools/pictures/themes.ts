import type { ThemeId } from '../../../shared/stories/themes.ts'
import type { Scenery } from './brief.ts'
import { THEMES_OF_DAYS } from './themes-of-days.ts'
import { THEMES_OF_WONDER } from './themes-of-wonder.ts'

/** What each theme's picture shows. */
export const THEME_SCENES: Record<ThemeId, Scenery> = { ...THEMES_OF_WONDER, ...THEMES_OF_DAYS }
