import type { SceneNote, Setting } from '../../shared/stories/scene.ts'
import { findThing } from './figures/props/find-thing.ts'

const SAID = /\b(?:behind|under|beneath) (?:an?|the|his|her|its|their) ((?:\p{L}+ )?\p{L}+)/gu

/** What hides somebody is at least so broad to either side. */
const BROAD = 44

/** What one may hide behind where the words name nothing. */
const COVERS: Partial<Record<Setting, string>> = {
  Bedroom: 'blanket',
  Kitchen: 'table',
  'Elementary School': 'desk',
  Laboratory: 'table',
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
  'Snowy Wood': 'snow',
  'City Center': 'bench',
  'Sports Field': 'bench',
  'Safari Park': 'boulder',
  'Dinosaur Valley': 'boulder',
}

/** What the words name after “behind”, if it is broad enough. */
export function namedCover({ place }: Pick<SceneNote, 'place'>, told: string): string | undefined {
  for (const [, named = ''] of `${told} ${place}`.matchAll(SAID)) {
    if ((findThing(named)?.half ?? 0) >= BROAD) return named
  }
  return undefined
}

/** What somebody hides behind: what the words name after “behind”, else what is found in such a place. */
export function coverFor(scene: SceneNote, told: string): string {
  const named = namedCover(scene, told)
  if (named) return named
  if (scene.setting === 'Campground' && scene.view === 'inside') return 'sleeping bag'
  return COVERS[scene.setting] ?? (scene.view === 'inside' ? 'curtain' : 'bush')
}
