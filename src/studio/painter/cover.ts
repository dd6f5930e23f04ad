import { literally } from '../../shared/kit/literally.ts'
import type { SceneNote, Setting } from '../../shared/stories/scene.ts'
import { findProp } from './figures/props/find-prop.ts'
import { isRoom } from './setting-kinds.ts'

const SAID = /\b(?:behind|under|beneath) (?:an?|the|his|her|its|their) ((?:\p{L}+ )?\p{L}+)/gu

/** Minimum half width of something to hide behind. */
const BROAD = 44

/** Default cover per setting. */
const COVERS: Partial<Record<Setting, string>> = {
  Bedroom: 'chest',
  Kitchen: 'table',
  'Elementary School': 'desk',
  Laboratory: 'table',
  'Detective Office': 'desk',
  'Art Studio': 'easel',
  Workshop: 'crate',
  'Pirate Ship': 'barrel',
  Castle: 'curtain',
  Palace: 'curtain',
  Stage: 'curtain',
  'Old Manor': 'curtain',
  Farm: 'haystack',
  Beach: 'boulder',
  Mountain: 'boulder',
  Moon: 'boulder',
  'Alien World': 'boulder',
  'Outer Space': 'boulder',
  'Treasure Cave': 'boulder',
  'Mermaid Grotto': 'boulder',
  'Coral Reef': 'boulder',
  'Underwater World': 'boulder',
  Lighthouse: 'boulder',
  Campground: 'tree',
  'Snowy Wood': 'snow',
  'City Center': 'bench',
  'Sports Field': 'bench',
  'Safari Park': 'boulder',
  'Dinosaur Valley': 'boulder',
}

/** Free-standing props large enough to hide behind. */
const HIDES =
  /\b(?:curtain|door|sofa|couch|armchair|bed|barrel|tree|wardrobe|cupboard|crate|chest|bush|hedge|haystack|boulder|rock|wall|fence|bench|table|desk|boat|sail|piano)s?$/

type Scene = Pick<SceneNote, 'setting' | 'place' | 'view' | 'props'>

/** What the text names after “behind”, if it is wide enough; otherwise a suitable prop. */
export function namedCover({ setting, place, props }: Scene, narration: string): string | undefined {
  for (const [, named = ''] of `${narration} ${place}`.matchAll(SAID)) {
    if ((findProp(named)?.half ?? 0) >= BROAD) return named
  }
  // The room has a bed of its own, life-size.
  const others = setting === 'Bedroom' ? props.filter((prop) => !/\bbed$/.test(prop)) : props
  return others.find((prop) => HIDES.test(prop) && (findProp(prop)?.half ?? 0) >= BROAD)
}

/**
 * What somebody hides behind: the named cover, or the setting's default. Undefined when the text names one of `names`.
 */
export function coverFor(scene: Scene, narration: string, names: readonly string[] = []): string | undefined {
  if (
    names.some((name) => new RegExp(`\\b(?:behind|under) ${literally(name)}(?!\\p{L})`, 'u').test(narration))
  )
    return undefined
  const named = namedCover(scene, narration)
  if (named) return named
  const { setting, view } = scene
  if (view === 'inside' && !isRoom(setting)) return setting === 'Campground' ? 'sleeping bag' : 'crate'
  return COVERS[setting] ?? 'bush'
}
