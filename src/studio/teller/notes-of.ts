import type { StoryChild, StoryNotes } from '../../ports/writer.ts'
import type { Action, Helper, Presence, SceneNote } from '../../shared/stories/scene.ts'
import type { TaleTwist } from './facts.ts'
import { figureOfTwist } from './figures.ts'
import type { Nouns } from './kind-nouns.ts'
import { knownOf } from './known-of.ts'
import type { Idea, Way } from './tale.ts'
import { THING, withThingTold } from './thing-shown.ts'

const MOST_PRESENT = 6

/** The notes of a way's pictures, with its people numbered as every writer does. */
export function notesOf(
  { helpers }: Idea,
  { name, pages }: Way,
  children: readonly StoryChild[],
  twist?: TaleTwist,
): Pick<StoryNotes, 'scenes' | 'helpers'> {
  const cast = [...helpers.filter((helper) => isIn(pages, helper)), ...(twist ? [thingOf(twist)] : [])]
  const ids = new Map(cast.map(({ id }, index) => [id, `helper-${index + 1}`]))
  const [child] = children
  const known = child ? knownOf(child, name) : {}
  return {
    helpers: cast.map((helper, index) => ({ ...helper, id: `helper-${index + 1}` })),
    scenes: pages.map(({ note: each, text }) => {
      const note = withNouns(withOwn(twist ? withThingTold(each, text) : each, text), known)
      return { ...note, present: presentIn(note, children, ids) }
    }),
  }
}

/** An idea lists everybody who comes in any of its ways; a story's memory has only those in this one. */
const isIn = (pages: Way['pages'], { id, name }: Helper): boolean =>
  pages.some(({ note, text }) => note.present.some(({ who }) => who === id) || text.includes(name))

/** The child's possessions, where the paragraph mentions them and the note does not: the place in the note, by the kind's word. */
const OWN: [RegExp, string][] = [
  [/\{(?:pet|petname|Petname|petname[’']s)\}/, '{pet}'],
  [/\{(?:toy|toyname|Toyname|toyname[’']s)\}/, '{toy}'],
  [/\{vehicle\}/, 'toy {vehicle}'],
  [/\{thing\}/, '{thing}'],
]
const MOST_PROPS = 3

function withOwn(note: SceneNote, text: string): SceneNote {
  const shown = [...note.props, ...note.present.flatMap(({ holding }) => holding ?? [])].join(' ')
  const asleep = note.present.some(({ who, action }) => who === 'child' && action === 'asleep')
  const narrated = text.replace(/“[^”]*”/g, '')
  const own = OWN.flatMap(([pattern, prop]) =>
    pattern.test(narrated) && !shown.includes(prop.replace('toy ', ''))
      ? [asleep && prop === '{pet}' ? 'sleeping {pet}' : prop]
      : [],
  )
  const noted = asleep ? note.props.map((prop) => (prop === '{pet}' ? 'sleeping {pet}' : prop)) : note.props
  return { ...note, props: [...own, ...noted].slice(0, Math.max(MOST_PROPS, note.props.length)) }
}

/** A note with the child's possessions by kind: “guinea pig” for Waffles; without what the child does not have. */
function withNouns(
  note: SceneNote,
  { pet, petName = '', toy, toyName = '', vehicle, thing }: Nouns,
): SceneNote {
  if (!namesPossession(note)) return note
  const nouns: Record<string, string | undefined> = {
    pet: pet?.replace(` ${petName}`, ''),
    toy: toy?.replace(` ${toyName}`, ''),
    vehicle,
    thing: thing?.said,
  }
  const shown = (prop: string) =>
    prop.replace(/\{(pet|toy|vehicle|thing)\}/g, (_, noun) => nouns[noun] ?? '').trim()
  return {
    ...note,
    present: note.present.map(({ holding, bond, ...presence }) => ({
      ...presence,
      ...(holding && shown(holding) ? { holding: shown(holding) } : {}),
      ...(bond && shown(bond.to) ? { bond: { ...bond, to: shown(bond.to) } } : {}),
    })),
    props: note.props.map(shown).filter(Boolean),
  }
}

const namesPossession = ({ props, present }: SceneNote): boolean =>
  [...props, ...present.flatMap(({ holding = '', bond }) => [holding, bond?.to ?? ''])].some((said) =>
    said.includes('{'),
  )

const thingOf = ({ definite, indefinite, head }: TaleTwist): Helper => ({
  id: THING,
  name: definite,
  figure: figureOfTwist(indefinite),
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
  const whom = (to: string) => (to === 'child' ? 'child-0' : (ids.get(to) ?? to))
  return [...family, ...others]
    .slice(0, MOST_PRESENT)
    .map((one) => (one.bond ? { ...one, bond: { ...one.bond, to: whom(one.bond.to) } } : one))
}

/** What siblings do together with the main child; otherwise they stand by and watch. */
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
