import { bothSaid, withAside } from './aside.ts'
import type { TaleChild } from './facts.ts'
import type { Way } from './tale.ts'

/** Pets that sleep on a child's bed. */
const ON_THE_BED =
  /\b(?:dog|puppy|cat|kitten|kitty|tabby|terrier|retriever|poodle|dachshund|beagle|pug|spaniel)\b/i

/**
 * A way with what a parent says of the child and the way does not tell: where the child is first mentioned, the toy that it
 * takes to bed or one or two other things, and where it sleeps that toy in its arm, or at home its wheels beside the bed, or
 * a dog or cat at its feet; else one thing more. A tale written for one kind is full of what led to it: that is said
 * only where it names what the child draws, builds and so on.
 */
export function personal(way: Way, known: TaleChild, isForKind = false): Way {
  const child = isForKind && !namesObject(known) ? withoutHinge(known) : known
  const toy = way.name !== 'cuddly' && child.toy !== child.thing?.said && !tellsOf(way, 'toy') && child.toy
  const said = saidBeside(way, child).filter((did) => !toy || !did.includes(toy))
  if (toy) {
    const first = [`told {his} {toy} everything`, ...said.filter((did) => /^was \S+(?: \S+)?$/.test(did))]
    return withEnd(withOpening(way, together(first).first), 'with {toyname} in {his} arm')
  }
  const { first, rest } = together(said)
  const told = withOpening(way, first)
  const isAtHome = way.pages.at(-1)?.note.setting === 'Bedroom'
  if (isAtHome && hidesWheels(way, child)) return withEnd(told, 'with {his} wheels beside the bed')
  if (isAtHome && way.name !== 'pet' && !tellsOf(way, 'pet') && ON_THE_BED.test(child.pet ?? ''))
    return withEnd(told, 'with {petname} at {his} feet')
  const last = rest.find((did) => did !== child.looks)
  return last && told !== way ? withEnd(told, `who ${last}`) : told
}

/** Whether what leads to a way names more than the doing: “drew cats”. */
const namesObject = ({ hinge = '', drawn, built, baked, creature, curious }: TaleChild): boolean =>
  [drawn, built, baked, creature, curious].some((object) => object !== undefined && hinge.includes(object))

const withoutHinge = ({ hinge: _, ...child }: TaleChild): TaleChild => child

/** As much as the first mention of a child bears, and what is left. */
function together([one, ...more]: readonly string[]): { first: string | undefined; rest: string[] } {
  const other = one && more.find((did) => bothSaid(one, did))
  return { first: (one && other && bothSaid(one, other)) || one, rest: more.filter((did) => did !== other) }
}

/**
 * What may be said of the child beside its tale, best first: its wheels, where the tale never shows them; what its parent
 * says, what led to this way, and how it looks.
 */
function saidBeside(way: Way, child: TaleChild): string[] {
  const { asides = [], hinge, looks } = child
  const showsLooks = way.pages.some(({ text }) => LOOKS.test(text))
  const said = [...asides, hinge].filter((did) => did !== undefined && !isToldOf(did, way, child))
  return [
    ...new Set(
      [hidesWheels(way, child) ? ON_WHEELS : undefined, ...said, showsLooks ? undefined : looks].filter(
        (did) => did !== undefined,
      ),
    ),
  ]
}

/** Whether a tale has no place for the wheels of a child that has them. */
const hidesWheels = ({ pages }: Way, { wheelchair }: TaleChild): boolean =>
  wheelchair && !pages.some(({ text }) => text.includes('{wheels'))

const ON_WHEELS = 'was quick on {his} wheels'
const LOOKS = /\{(?:hair|glasses|clothes)\b/

/** Whether a way itself says a parent's words, by a noun that is in them. */
function isToldOf(did: string, { pages }: Way, { thing, subject, ...child }: TaleChild): boolean {
  const nouns = Object.entries({ ...child, thing: thing?.head, subject: subject?.subject })
  return nouns.some(
    ([noun, said]) =>
      typeof said === 'string' && did.includes(said) && pages.some(({ text }) => text.includes(`{${noun}`)),
  )
}

const tellsOf = ({ pages }: Way, noun: 'toy' | 'pet') => pages.some(({ text }) => text.includes(`{${noun}`))

function withOpening(way: Way, aside: string | undefined): Way {
  const [first, ...more] = way.pages
  const text = first && withAside(first.text, aside)
  return first && text !== undefined && text !== first.text
    ? { ...way, pages: [{ ...first, text }, ...more] }
    : way
}

/** “Mia slept”, “Mia was asleep already”, outside of speech. */
const SLEEPS =
  /^((?:[^“”]|“[^“”]*”)*?(?<!\b[Oo]n )\{[Cc]hild\})(?= (?:(?:was|had)(?: already| nearly| almost| fast| still| soon)? (?:asleep|fallen asleep)|slept|fell asleep|lay)\b)/u

/** With words beside the child where its last paragraph says that it sleeps or lies in bed. */
function withEnd(way: Way, said: string): Way {
  const last = way.pages.at(-1)
  if (!last?.note.present.some(({ who, action }) => who === 'child' && IN_BED.has(action))) return way
  const text = last.text.replace(SLEEPS, (child) => `${child}, ${said},`)
  return text === last.text ? way : { ...way, pages: [...way.pages.slice(0, -1), { ...last, text }] }
}

const IN_BED = new Set(['asleep', 'lying'])
