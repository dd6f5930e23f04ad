import { withAside } from './aside.ts'
import type { TaleChild } from './facts.ts'
import type { Way } from './tale.ts'

/** Pets that sleep on a child's bed. */
const ON_THE_BED =
  /\b(?:dog|puppy|cat|kitten|kitty|tabby|terrier|retriever|poodle|dachshund|beagle|pug|spaniel)\b/i

/**
 * A way with what a parent says of the child and the way does not turn on: where the child is first mentioned, the toy
 * that it takes to bed or something else, and where it sleeps that toy in its arm, or at home its wheels beside the bed, or
 * a dog or cat at its feet.
 */
export function personal(way: Way, child: TaleChild): Way {
  const toy = way.name !== 'cuddly' && child.toy !== child.thing?.said && !tellsOf(way, 'toy') && child.toy
  if (toy) return withEnd(withOpening(way, 'told {his} {toy} everything'), 'with {toyname} in {his} arm')
  const told = withOpening(way, saidFirst(way, child))
  const isAtHome = way.pages.at(-1)?.note.setting === 'Bedroom'
  if (isAtHome && hidesWheels(way, child)) return withEnd(told, 'with {his} wheels beside the bed')
  return isAtHome && way.name !== 'pet' && !tellsOf(way, 'pet') && ON_THE_BED.test(child.pet ?? '')
    ? withEnd(told, 'with {petname} at {his} feet')
    : told
}

/**
 * What is said of the child at its first mention: its wheels, where the tale never shows them; something else that its
 * parent says, what led to this way, or how it looks.
 */
function saidFirst(way: Way, child: TaleChild): string | undefined {
  const { aside, hinge, looks } = child
  if (hidesWheels(way, child)) return ON_WHEELS
  if (aside) return aside
  if (hinge && !saysHinge(way, child)) return hinge
  return way.pages.some(({ text }) => LOOKS.test(text)) ? undefined : looks
}

/** Whether a tale has no place for the wheels of a child that has them. */
const hidesWheels = ({ pages }: Way, { wheelchair }: TaleChild): boolean =>
  wheelchair && !pages.some(({ text }) => text.includes('{wheels'))

const ON_WHEELS = 'was quick on {his} wheels'
const LOOKS = /\{(?:hair|glasses|clothes)\b/

/** Whether a way itself says the words that lead to it, by a noun that is in them. */
function saysHinge({ pages }: Way, { hinge, thing, subject, ...child }: TaleChild): boolean {
  const nouns = Object.entries({ ...child, thing: thing?.head, subject: subject?.subject })
  return nouns.some(
    ([noun, said]) =>
      typeof said === 'string' &&
      hinge?.includes(said) &&
      pages.some(({ text }) => text.includes(`{${noun}`)),
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
