import type { Figure, Helper, SceneNote } from '../../shared/stories/scene.ts'
import { isPerson, isSameAs } from './figures/index.ts'
import { animalModel } from './figures/models.ts'
import { NUMBER, numberIn } from './figures/props/numbers.ts'

/** A crowd that a paragraph mentions; it stands behind the people in its note. */
export interface Crowd {
  figure: Figure
  /** Words that narrow down each member's look. */
  kind: string
  /** Number of members drawn. */
  count: number
  /** A crowd of people, alternating men and women. */
  isPeople: boolean
}

/** Words for many people, and the figure and kind that each is drawn as. */
const ROLES: readonly [words: string, Figure, kind: string][] = [
  ['girls', 'child', 'girl'],
  ['boys', 'child', 'boy'],
  ['children|kids|campers|pupils|class|team|players|bumblebees|lemons|cousins', 'child', ''],
  ['pirates|sailors|crew', 'grown-up', 'sailor in a striped shirt with a cap'],
  ['captains', 'captain', ''],
  ['kings', 'king', ''],
  ['queens', 'queen', ''],
  ['wizards|witches', 'wizard', ''],
  ['mermaids', 'mermaid', ''],
  ['robots', 'robot', ''],
  ['aliens', 'alien', ''],
  ['fairies', 'fairy', ''],
  ['ghosts', 'ghost', ''],
  ['snowmen', 'snowman', ''],
  [
    'people|guests|visitors|neighbors|ladies|gentlemen|men|women|passengers|parents|tourists|strangers|teachers|musicians|orchestra|choir|audience|crowd|villagers|band|pickerings',
    'grown-up',
    '',
  ],
]
const PEOPLE = ROLES.map(([words]) => words).join('|')
const EVERYBODY: ReadonlySet<string> = new Set(['everybody', 'everyone'])
const BEASTS =
  'hens|chickens|ducks|ducklings|penguins|sheep|lambs|cows|goats|pigs|piglets|rabbits|mice|ants|bees|butterflies|fish|crabs|elephants|giraffes|lions|zebras|monkeys|snails|cats|dogs|frogs|squirrels|hedgehogs|owls|birds|geese|swans|gulls|seagulls|crows|horses|ponies|deer|bears|wolves|turtles|whales|dolphins|seals|moles|badgers|bats|camels|flamingos|kittens|puppies|cubs|warthogs'
const DO =
  'were|was|had|sat|stood|lay|came|ran|walked|looked|laughed|clapped|sang|danced|played|followed|flew|swam|waited|watched|listened|shouted|called|cried|leaned|jumped|turned|nodded|got|held|gathered|marched|ate|cheered|stopped|all|put|took|saw'
/** Patterns: a number or “all the” followed by a kind; a kind that does something; everybody doing something. */
const TOLD = [
  new RegExp(
    `\\b(${NUMBER}|all his|all her) (?:(?!years|hours)\\p{Ll}+ ){0,2}?(${PEOPLE}|${BEASTS})\\b`,
    'giu',
  ),
  new RegExp(`\\b([Tt]he|[Hh]er|[Hh]is|[Tt]heir)(?: \\p{Ll}+)? (${PEOPLE}|${BEASTS}) (?:${DO})\\b`, 'giu'),
  /\b(Everybody|Everyone) (?:clapped|laughed|cheered|sang|danced|shouted|leaned|listened|came|stood|sat)\b/gu,
] as const

/** People who are only remembered, counted or talked about are not shown. */
const NOT_THERE =
  /\bIt had [^.;]*$|(?:about|like|as|of|than|told|tells?|known?|knew|drew|painted|picture of|for|thought of|dreamed of|no|without|if|never|once|(?:had|have) (?:seen|met)) (?:\p{L}+ ){0,2}$/u

/** The crowd the text mentions, in addition to those already present. */
export function narratedCrowd(
  { props, present }: Pick<SceneNote, 'props' | 'present'>,
  narration: string,
  helpers: readonly Helper[] = [],
): Crowd | undefined {
  for (const pattern of TOLD)
    for (const found of narration.matchAll(pattern)) {
      const [, amount = '', noun = amount] = found
      const before = narration.slice(0, found.index)
      if (NOT_THERE.test(before)) continue
      const parent = helpers.find((one) => isThere(one, present) && isParent(one, before, noun))
      const crowd = parent
        ? {
            figure: parent.figure,
            kind: parent.kind ?? '',
            count: numberIn(found[0]) ?? A_CROWD,
            isPeople: false,
          }
        : crowdOf(TEAM.test(noun) ? 'team' : grownOrNot(noun, narration), numberIn(found[0]) ?? A_CROWD)
      const alike = crowd ? helpers.filter((one) => isThere(one, present) && isAlike(one, crowd)).length : 0
      if (crowd?.isPeople && areAnimals(noun, helpers, present)) continue
      if (
        crowd &&
        crowd.count > Math.max(alike, crowd.isPeople ? A_FEW : 0) &&
        !props.some((prop) => isOf(prop, noun))
      )
        return crowd.isPeople ? crowd : { ...crowd, count: crowd.count - alike }
    }
  return undefined
}

/** The people from her class, and the guests of a child's birthday, are children. */
const grownOrNot = (noun: string, narration: string): string =>
  /^(?:people|guests|visitors)$/i.test(noun) &&
  /\b(?:(?:his|her|the) class|[Cc]hildren|kids|pupils|classmates)\b/.test(narration)
    ? 'children'
    : noun.toLowerCase()

/** Where the guests of a note are a hen and an elephant, the guests of the words are these. */
const areAnimals = (noun: string, helpers: readonly Helper[], present: SceneNote['present']): boolean => {
  const animals = helpers.filter((one) => isThere(one, present) && !isPerson(one.figure)).length
  return (
    animals >=
    (/^(?:guests|visitors|passengers)$/i.test(noun)
      ? 1
      : EVERYBODY.has(noun.toLowerCase())
        ? 2
        : Number.POSITIVE_INFINITY)
  )
}

/** “Two people” usually means those who are present. */
const A_FEW = 2
const isThere = ({ id }: Helper, present: SceneNote['present']) => present.some(({ who }) => who === id)
const isAlike = ({ figure, kind = '' }: Helper, crowd: Crowd) =>
  crowd.figure === 'thing' ? isSameAs(crowd.kind, { figure, kind }) : figure === crowd.figure

/** Team names such as the Ducks and the Badgers. */
const TEAM = /^\p{Lu}\p{Ll}+s$/u

/** “Mrs. Boggs, with her seven children”: the children look like her. */
const isParent = ({ name, figure }: Helper, before: string, noun: string): boolean =>
  /^(?:children|kids)$/i.test(noun) &&
  !isPerson(figure) &&
  /\b(?:her|his) $/.test(before) &&
  before.slice(-60).includes(name)

/** Maximum size of a crowd. */
const MOST = 9
/** Size of a crowd when the text gives no number. */
const A_CROWD = 6

const isOf = (prop: string, noun: string) =>
  noun.toLowerCase().startsWith((prop.toLowerCase().split(' ').at(-1) ?? prop).slice(0, 4))

function crowdOf(noun: string, many: number): Crowd | undefined {
  const count = Math.min(MOST, many)
  const asked = EVERYBODY.has(noun) ? 'people' : noun
  const role = ROLES.find(([words]) => words.split('|').includes(asked))
  if (role) {
    const [, figure, kind] = role
    return { figure, kind, count, isPeople: figure === 'grown-up' || (figure === 'child' && kind === '') }
  }
  return animalModel(noun) ? { figure: 'thing', kind: noun, count, isPeople: false } : undefined
}

const MANY = new RegExp(`^(?:the|all the) (?:(?:${NUMBER}) )?\\p{Ll}+(?<![us])s$`, 'u')

/** A helper that is a group: “the hens”, of which one is in the row and the rest behind it. */
export function crowdOfHelper({ name, figure, kind = '' }: Helper): Crowd | undefined {
  if (!MANY.test(name)) return undefined
  return {
    figure,
    kind,
    count: Math.min(MOST, (numberIn(name) ?? numberIn(kind) ?? A_CROWD) - 1),
    isPeople: false,
  }
}
