import type { StoryChild } from '../../ports/writer.ts'
import { alsoNamedIn } from './also-named.ts'
import { asidesAmong, hingeAmong } from './aside.ts'
import { leadsTo } from './clause-kinds.ts'
import type { TaleChild } from './facts.ts'
import { type Nouns, nounsFor } from './kind-nouns.ts'
import { kindsOf } from './kinds.ts'
import { looksIn, saidLooksIn } from './looks.ts'
import { objectsIn } from './objects.ts'
import { type SaidClause, saidOf } from './said-of.ts'
import type { WayName } from './tale.ts'
import { mayBeSaid } from './untold.ts'

/**
 * What a tale can use of a child in one of its ways: what its parent wrote, and what its cast sheet shows. Found once for
 * each child of a brief.
 */
export function knownOf(child: StoryChild, way?: WayName): Readonly<TaleChild> {
  const ofChild = allKnown.get(child) ?? new Map<WayName | undefined, TaleChild>()
  allKnown.set(child, ofChild)
  const known = ofChild.get(way) ?? findKnown(child, way)
  ofChild.set(way, known)
  return known
}
const allKnown = new WeakMap<StoryChild, Map<WayName | undefined, TaleChild>>()

function findKnown(child: StoryChild, way: WayName | undefined): TaleChild {
  const { name, gender, wheelchair, castSheet } = child
  const { loved, named, said, glasses, ...shown } = readingOf(child)
  const nouns = nounsFor(way, named, wheelchair)
  const own = said[gender]
  const facts = {
    ...shown,
    ...traitsAmong(own, way),
    asides: asidesAmong(own, way),
    hinge: hingeAmong(own, way),
    ...nouns,
    loved: loved.find((each) => !isHinge(each, nouns, way)),
  }
  return {
    name,
    gender,
    wheelchair,
    glasses: castSheet?.glasses ?? glasses,
    ...Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)),
  }
}

/** What a description says, for any way; read once for each child of a brief. */
const readingOf = remembered((description: string) => ({
  ...alsoNamedIn(description),
  ...objectsIn(description),
  ...looksIn(description),
  looks: saidLooksIn(description),
  named: namedIn(description),
  said: ownIn(saidOf(description)),
}))

/** What is said, with a boy's and with a girl's own things. */
function ownIn(all: readonly SaidClause[]): Record<StoryChild['gender'], SaidClause[]> {
  const own = (his: string) => all.map((said) => ({ ...said, did: said.did.replaceAll('{his}', his) }))
  return { male: own('his'), female: own('her') }
}

/** Caches a reading for as long as the child object lives. */
function remembered<Reading>(read: (description: string) => Reading): (child: StoryChild) => Reading {
  const readings = new WeakMap<StoryChild, Reading>()
  return (child) => {
    const known = readings.get(child) ?? read(child.description)
    readings.set(child, known)
    return known
  }
}

/** Whether a way turns on what is loved: then it is told there, not beside it. */
function isHinge(
  loved: string,
  { pet = '', vehicle = '', subject }: Nouns,
  way: WayName | undefined,
): boolean {
  const one = loved.replace(/(?:(?<=[sx]|ch|sh)e)?s$/, '').replace(/ie$/, 'y')
  const hinges = { pet, vehicles: vehicle, subject: subject?.subject ?? '' } as Partial<
    Record<string, string>
  >
  return way !== undefined && (hinges[way] ?? '').includes(one)
}

/** Everything that the kinds of a description name. */
const namedIn = (description: string): Nouns =>
  Object.assign(
    {},
    ...kindsOf(description)
      .map(({ nouns }) => nouns)
      .reverse(),
  )

/** What the way turns on, and one more thing; where nothing leads to the way, the first thing in the description. */
function traitsAmong(said: readonly SaidClause[], way: WayName | undefined) {
  const all = said.filter(({ did }) => mayBeSaid(did))
  const trait =
    all.find((each) => leadsTo(each, way)) ?? (way === 'any' || way === 'twist' ? all[0] : undefined)
  return { trait: trait?.did, also: all.find((each) => each !== trait)?.did }
}
