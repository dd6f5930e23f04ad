import type { StoryChild, StoryNotes } from '../../ports/writer.ts'
import type { Action, Helper, Presence, SceneNote } from '../../shared/stories/scene.ts'
import { figureOf } from '../writer/figures.ts'
import type { TaleTwist } from './facts.ts'
import type { Idea, Way } from './tale.ts'

const MOST_PRESENT = 6
const THING = 'thing'

/** What the pictures of a way show, its people numbered as every writer numbers them. */
export function notesOf(
  { helpers }: Idea,
  { pages }: Way,
  children: readonly StoryChild[],
  twist?: TaleTwist,
): Pick<StoryNotes, 'scenes' | 'helpers'> {
  const cast = [...helpers, ...(twist ? [thingOf(twist)] : [])]
  const ids = new Map(cast.map(({ id }, index) => [id, `helper-${index + 1}`]))
  return {
    helpers: cast.map((helper, index) => ({ ...helper, id: `helper-${index + 1}` })),
    scenes: pages.map(({ note }) => ({ ...note, present: presentIn(note, children, ids) })),
  }
}

const thingOf = ({ definite, indefinite, head }: TaleTwist): Helper => ({
  id: THING,
  name: definite,
  figure: figureOf(indefinite) ?? 'thing',
  kind: indefinite.replace(/^(?:an?|some|the) /, '') || head,
})

/** Everybody in a picture: the children first, then helpers while there is room. */
function presentIn(
  { present }: SceneNote,
  children: readonly StoryChild[],
  ids: ReadonlyMap<string, string>,
): Presence[] {
  const main = present.find(({ who }) => who === 'child')
  const family = main
    ? children.map((_, index) => (index === 0 ? { ...main, who: 'child-0' } : beside(main, index)))
    : []
  const others = present.flatMap((presence) => {
    const id = ids.get(presence.who)
    return id ? [{ ...presence, who: id }] : []
  })
  return [...family, ...others].slice(0, MOST_PRESENT)
}

/** What a brother or sister does as the main child does it; the rest stand by and watch. */
const TOGETHER: readonly Action[] = [
  'asleep',
  'sitting',
  'running',
  'walking',
  'floating',
  'seen-from-behind',
  'cheering',
]

function beside({ action, feeling }: Presence, index: number): Presence {
  return { who: `child-${index}`, action: TOGETHER.includes(action) ? action : 'standing', feeling }
}
