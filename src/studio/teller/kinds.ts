import type { Activity } from './activities.ts'
import { affirmed, type Clause, clausesIn, plainly } from './clauses.ts'
import { type Companion, petsIn, toysIn } from './companions.ts'
import { fearIn } from './fears.ts'
import type { Nouns } from './kind-nouns.ts'
import { ACTIVITIES } from './kind-words.ts'
import { SAID_BY_DENIAL } from './mood-words.ts'
import { roleIn } from './roles.ts'
import { subjectsIn } from './subjects.ts'
import type { Kind } from './tale.ts'
import { thingIn } from './things.ts'
import { vehiclesIn } from './vehicles.ts'

/** A kind in a description, with what the description names. */
export interface KindFound {
  kind: Kind
  nouns: Nouns
}

/** The ranks of evidence: a named companion, a thing that is loved or done, a mood or what every child likes. Lower is better. */
const NAMED = 0
const LOVED = 1
const MOOD = 2

interface Evidence extends KindFound {
  rank: number
  at: number
}

/**
 * The kinds in a description, best evidence first, equal evidence in the order of the description. What is hated,
 * wished for, gone or somebody else's does not count.
 */
export function kindsOf(description: string): KindFound[] {
  const plain = plainly(description)
  const clauses = clausesIn(plain)
  const evidence = [
    ...companionsIn(plain, clauses),
    ...clauses.flatMap((clause) => [
      ...lovedIn(affirmed(clause)),
      ...wordsIn(clause, SAID_BY_DENIAL),
      ...playedIn(clause),
      ...fearedIn(clause),
    ]),
  ]
  const ordered = evidence.sort((a, b) => a.rank - b.rank || a.at - b.at)
  return ordered
    .filter(({ kind }, index) => ordered.findIndex((each) => each.kind === kind) === index)
    .map(({ kind }) => ({ kind, nouns: nounsOf(kind, ordered) }))
}

/** The first nouns for a kind: “dressing up, pretends to be a cat” names the cat. */
const nounsOf = (kind: Kind, all: readonly Evidence[]): Nouns =>
  all.find((each) => each.kind === kind && Object.keys(each.nouns).length > 0)?.nouns ?? {}

/** Who died is not with the child, wherever the description says so. */
const GONE =
  /\b(?:died|dead|passed away|put down|ran away|good-?bye to|rehomed|in heaven|rainbow bridge|recently lost)\b/i
/** Not the child's own pet. */
const ELSEWHERE = /\b(?:imaginary|pretend|wish|at (?:his|her|the|grand\w+|nan\w*|dad|mum|mom)\b[^,.;]*)/i

/** The pets and toys in a description that are not negated. */
function companionsIn(plain: string, clauses: readonly Clause[]): Evidence[] {
  const toys = toysIn(plain).filter(({ at }) => isAffirmed(at, clauses))
  const pets = GONE.test(plain)
    ? []
    : petsIn(plain).filter(
        ({ at, end }) =>
          isAffirmed(at, clauses) &&
          !ELSEWHERE.test(clauseAt(at, clauses)?.text ?? '') &&
          !toys.some((toy) => toy.at < end && at < toy.end),
      )
  return [
    ...pets.map((pet) => found('pet', pet, { pet: pet.said, petName: pet.name })),
    ...toys.map((toy) => found('cuddly', toy, { toy: toy.said, toyName: toy.name })),
  ]
}

const found = (kind: Kind, { isNamed, at }: Companion, nouns: Nouns): Evidence => ({
  kind,
  nouns,
  at,
  rank: isNamed ? NAMED : LOVED,
})

const clauseAt = (at: number, clauses: readonly Clause[]) =>
  clauses.findLast((clause) => clause.at <= at && at <= clause.at + clause.text.length)

function isAffirmed(at: number, clauses: readonly Clause[]): boolean {
  const clause = clauseAt(at, clauses)
  return clause !== undefined && at <= clause.at + affirmed(clause).text.length
}

/** The kinds that words in a clause lead to. */
const wordsIn = ({ text, at }: Clause, words: readonly Activity[]): Evidence[] =>
  words.flatMap(({ kind, isMood, pattern, nouns }) =>
    [...text.matchAll(pattern)]
      .filter((match) => !isName(match[0], text.slice(0, match.index)))
      .slice(0, 1)
      .map((match) => ({
        kind,
        nouns: nouns(match[0].toLowerCase(), text),
        rank: isMood ? MOOD : LOVED,
        at: at + match.index,
      })),
  )

/** “her brother Archer”, “a dog called Boxer”: a word with a capital behind somebody is a name. */
const isName = (word: string, before: string): boolean => /^\p{Lu}/u.test(word) && SOMEBODY.test(before)
const SOMEBODY =
  /\b(?:called|named|brother|sister|twin|cousin|friend|bestie|mate|buddy|dog|puppy|cat|kitten|rabbit|bunny|hamster|guinea pig|pony|horse|teddy|bear|doll|uncle|aunt|auntie|nanny|mr|mrs|miss|ms)\.? $/i

/** What a child does, loves or is, unless negated. */
function lovedIn({ text, at }: Clause): Evidence[] {
  const done = wordsIn({ text, at }, ACTIVITIES)
  // A child with snails in a box looks after them; one that loves sharks knows about them.
  const caring = done.find(({ kind }) => kind === 'creatures')
  const isCared =
    caring &&
    /\b(?:keeps?|looks? (?:for|after)|cares?|rescu\p{L}+|feeds?|catch\p{L}*|picks? up|whispers?)\b/iu.test(
      text,
    )
  const known = subjectsIn(text).map(({ at: index, found: subject, isCommon }) => ({
    kind: isCared ? ('creatures' as const) : ('subject' as const),
    nouns: isCared ? {} : { subject },
    rank: isCommon ? MOOD : LOVED,
    at: at + index,
  }))
  const rolling = vehiclesIn(text).map(({ at: index, found: vehicle }) => ({
    kind: 'vehicles' as const,
    nouns: { vehicle },
    rank: LOVED,
    at: at + index,
  }))
  return [...done, ...known, ...rolling, ...carriedIn(text, at)]
}

function carriedIn(text: string, at: number): Evidence[] {
  const carried = thingIn(text)
  if (!carried) return []
  return [{ kind: 'thing', nouns: { thing: carried.thing }, rank: LOVED, at: at + carried.at }]
}

/** Who a child pretends to be; who it only wishes to be ranks below what it does. */
function playedIn({ text, at }: Clause): Evidence[] {
  const played = roleIn(text)
  if (!played) return []
  return [
    { kind: 'acts', nouns: { role: played.role }, rank: played.isWish ? MOOD : LOVED, at: at + played.at },
  ]
}

/** What a child is afraid of: a thing ranks like what is loved, a worry without one like a mood. */
function fearedIn({ text, at }: Clause): Evidence[] {
  const feared = fearIn(text)
  if (!feared) return []
  const { fear, at: index } = feared
  return [{ kind: 'afraid', nouns: fear ? { fear } : {}, rank: fear ? LOVED : MOOD, at: at + index }]
}
