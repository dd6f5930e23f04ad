import { COMBOS } from '../../../components/creation/flow/combos.ts'
import { THEME_IDS } from '../../../shared/stories/themes.ts'
import { TONE_IDS } from '../../../shared/stories/tones.ts'
import type { Scenery } from './brief.ts'
import { LANDING_SCENES } from './landing.ts'
import { THEME_SCENES } from './themes.ts'
import { TONE_SCENES } from './tones.ts'

/** A part of the painted canvas, as a file in each width. */
export interface Crop {
  /** The start of its files' names. */
  name: string
  /** Canvas units; the center of the faces is at its center, or slightly above. */
  width: number
  height: number
  /** Pixels, largest first. */
  sizes: readonly number[]
}

export interface SmallPicture {
  name: string
  scenery: Scenery
  crops: readonly Crop[]
}

/** Every committed picture that the painter makes: themes, tones and the landing page. */
export const GALLERY: readonly SmallPicture[] = [
  ...THEME_IDS.map((id) => picture(`theme-${id}`, THEME_SCENES[id], themeCrop(id))),
  ...TONE_IDS.map((id) => picture(`tone-${id}`, TONE_SCENES[id], { width: 520, height: 520, sizes: [160] })),
  {
    name: 'landing-hero',
    scenery: LANDING_SCENES.hero,
    crops: [
      { name: 'landing-hero-wide', width: 1344, height: 768, sizes: [1344, 800] },
      { name: 'landing-hero-tall', width: 600, height: 1080, sizes: [600, 400] },
    ],
  },
  ...(['page-dragon', 'page-moon', 'page-reef', 'page-bed'] as const).map((name) =>
    picture(`landing-${name}`, LANDING_SCENES[name], { width: 1152, height: 720, sizes: [800, 400] }),
  ),
]

/** Tiles are 320 pixels wide; quick starts are shown larger. */
function themeCrop(id: string): Omit<Crop, 'name'> {
  const inCombo = COMBOS.some(({ themeId }) => themeId === id)
  return { width: 976, height: 610, sizes: inCombo ? [640, 320] : [320] }
}

function picture(name: string, scenery: Scenery, crop: Omit<Crop, 'name'>): SmallPicture {
  return { name, scenery, crops: [{ name, ...crop }] }
}
