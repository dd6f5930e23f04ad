import type { ThemeId } from '../../shared/stories/themes.ts'
import type { ToneId } from '../../shared/stories/tones.ts'
import type { SmallPictureFile } from './small-picture.tsx'

/** A theme's picture as a tile. */
export const themeTile = (id: ThemeId): SmallPictureFile => ({
  name: `theme-${id}`,
  widths: [320],
  ratio: THEME_RATIO,
})

/** The picture of a quick start's theme, shown larger. */
export const comboPicture = (id: ThemeId): SmallPictureFile => ({ ...themeTile(id), widths: [640, 320] })

/** The largest picture of a theme. */
export const comboOrTile = (id: ThemeId): SmallPictureFile =>
  LARGE.has(id) ? comboPicture(id) : themeTile(id)

const LARGE = new Set<ThemeId>([
  'detective-case',
  'dragon-quest',
  'fairy-tale',
  'forest-friends',
  'pirate-treasure',
  'space-exploration',
])

/** A tone's picture: a square. */
export const toneTile = (id: ToneId): SmallPictureFile => ({ name: `tone-${id}`, widths: [160], ratio: 1 })

const THEME_RATIO = 5 / 8

/** The landing page's: a wide and a tall hero, and four pages of stories. */
export const LANDING_PICTURES = {
  heroWide: { name: 'landing-hero-wide', widths: [1344, 800], ratio: 4 / 7 },
  heroTall: { name: 'landing-hero-tall', widths: [600, 400], ratio: 9 / 5 },
  pageDragon: { name: 'landing-page-dragon', widths: [800, 400], ratio: THEME_RATIO },
  pageMoon: { name: 'landing-page-moon', widths: [800, 400], ratio: THEME_RATIO },
  pageReef: { name: 'landing-page-reef', widths: [800, 400], ratio: THEME_RATIO },
  pageBed: { name: 'landing-page-bed', widths: [800, 400], ratio: THEME_RATIO },
} as const satisfies Record<string, SmallPictureFile>
