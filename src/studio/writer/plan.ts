import type { StoryBrief, StoryChild } from '../../ports/writer.ts'
import type { AgeGroup } from '../../shared/stories/age-groups.ts'
import { lengthOfTrouble } from './length.ts'
import { type MannerId, mannersOf } from './manners/index.ts'
import type { Manner } from './manners/manner.ts'
import { type Layout, outlineOf } from './outline.ts'
import { type Dice, hashOf, seeded } from './random.ts'
import type { Band } from './template.ts'
import { TONE_LINES, type ToneLines } from './tones/index.ts'
import { type Trait, traitsOf } from './traits/index.ts'
import { inventedSeed } from './twist/invented.ts'
import { type Twist, twistOf } from './twist/seed.ts'
import type { Gate, Guide, Kind, Somebody, StoryToken, Trouble, World, WorldPlace } from './world.ts'
import { TROUBLES_ANYWHERE } from './worlds/anywhere.ts'
import { worldOf } from './worlds/index.ts'

export interface Hero extends StoryChild {
  /** Stands for the name while the story is written, so that no rule of writing touches the name itself. */
  sign: string
  traits: Trait[]
}

/** What a child does with a trait at one point of the story. */
export interface Part {
  hero: Hero
  trait: Trait
}

/** Everything that stays the same through one story. */
export interface StoryOutline {
  random: Dice
  /** A whole number of this story, for choices that every draft makes alike. */
  chance: number
  band: Band
  paragraphCount: number
  heroes: Hero[]
  main: Hero
  world: World
  tone: ToneLines
  manners: MannerId[]
  trouble: Trouble
  owner: Somebody
  vars: Record<string, string>
  guide: Guide
  place: WorldPlace
  token: StoryToken
  gate: Gate
  gift: string
  twist: Twist | undefined
  /** In a story of middle length: they go and ask somebody, rather than stay and try again. */
  journey: boolean
  /** Somebody of this world goes along. */
  guided: boolean
  /** Where the author's manner is sure to be heard; elsewhere it is where there is room. */
  voiceAt: (keyof Manner)[]
  /** The first child turns the story, the second passes the gate; a third wins over the host, others comfort and lead home. */
  turn: Part
  gatePart: Part
  others: Part[]
}

export const BANDS: Record<AgeGroup, Band> = { '3-5': 'y', '6-8': 'm', '9-12': 't' }

/** Chooses the facts of a story so that each child has a thing that only that child can do. `telling` varies them. */
export function planOf(brief: StoryBrief, telling: number): StoryOutline {
  const random = seeded(seedOf(brief, telling))
  const world = worldOf(brief.theme)
  const heroes = brief.children.map(heroOf)
  const journey = heroes.length > 1 || random.next() < 0.5
  const twist = twistFor(brief, random)
  const guided = hasGuide({
    band: BANDS[brief.ageGroup],
    paragraphCount: brief.paragraphCount,
    twist: twist !== undefined,
    journey,
    find: false,
  })
  const answers = (asked: { on: Trouble['on']; at?: string[] }, kind: Kind, hero: Hero) =>
    hasAnswer(asked, kind, hero) &&
    (guided || !(NAMES_GUIDE.test(asked.on[kind] ?? '') || asked.at?.every((line) => NAMES_GUIDE.test(line))))
  const [main = heroOf(NOBODY, 0), second] = heroes
  const token = random.pick(world.tokens)

  const place = random.pick(world.places)
  const neighbors = world.places.filter((other) => other !== place).map((other) => other.host)
  const troubles = troublesIn(world)
  const doable = main.traits.filter((trait) => troubles.some((trouble) => answers(trouble, trait.kind, main)))
  const trait = random.pick(doable.length > 0 ? doable : [fromToken(token)])
  const able = troubles.filter((trouble) => answers(trouble, trait.kind, main))
  const free = twist && twist.want !== 'note'
  const trouble = random.pick(
    told(
      free ? troubles : able.length > 0 ? able : world.troubles,
      free ? undefined : trait.kind,
      brief.paragraphCount,
    ),
  )
  const turn = { hero: main, trait }

  const gateHero = second ?? main
  const spare = gateHero.traits.filter(
    (other) => other !== trait && world.gates.some((gate) => answers(gate, other.kind, gateHero)),
  )
  const gatePart = { hero: gateHero, trait: spare.length > 0 ? random.pick(spare) : fromToken(token) }
  const gates = world.gates.filter((gate) => answers(gate, gatePart.trait.kind, gateHero))

  return {
    random,
    chance: hashOf(main.name, seedOf(brief, telling)),
    band: BANDS[brief.ageGroup],
    paragraphCount: brief.paragraphCount,
    heroes: heroes.length > 0 ? heroes : [main],
    main,
    world,
    tone: TONE_LINES[brief.tone],
    manners: mannersOf(brief.author, brief.seed),
    trouble,
    owner: random.pick(trouble.owners.length > 0 ? trouble.owners : neighbors),
    vars: Object.fromEntries(
      Object.entries(trouble.vars ?? {}).map(([name, list]) => [name, random.pick(list)]),
    ),
    guide: random.pick(world.guides),
    place,
    token,
    gate: random.pick(gates.length > 0 ? gates : world.gates),
    gift: random.pick(trouble.gift),
    twist,
    journey,
    guided,
    voiceAt: voiceAt(brief.paragraphCount, busyWith(heroes, twist), random),
    turn,
    gatePart,
    others: heroes.slice(2).map((hero) => ({
      hero,
      trait: random.pick(
        hero.traits.filter((t) => t.kind !== 'move' || !hero.wheelchair || t.id === 'wheels'),
      ),
    })),
  }
}

/** A world's own troubles, each many times as likely as one that can befall anybody: children meet those in every world. */
const troublesIn = (world: World): Trouble[] => {
  const own = Array.from({ length: OWN_TO_ANYWHERE }, () => world.troubles).flat()
  return [...own, ...TROUBLES_ANYWHERE]
}
const OWN_TO_ANYWHERE = 5

/** What a line says that speaks of the guide. */
export const NAMES_GUIDE = /\{[gG][.}]/

const hasGuide = (layout: Layout) => outlineOf(layout).flat().includes('hello')

/** How much there is to tell besides the plot itself: every child's part, and a twist's two speeches. */
export const busyWith = (heroes: readonly Hero[], twist: Twist | undefined): number =>
  heroes.length + (twist ? 2 : 0)
/** From how much on the shortest story leaves out what the plot can do without. */
export const TOO_BUSY = 3

/** The shortest story of several children, or with a twist, has few words left for the teller. */
function voiceAt(paragraphCount: number, busy: number, random: Dice): (keyof Manner)[] {
  if (paragraphCount <= SHORTEST_STORY)
    return busy >= TOO_BUSY ? [] : [random.pick(['fail', 'turn', 'end'] as const)]
  return paragraphCount < 8
    ? ['open', random.pick(['fail', 'turn'] as const), 'end']
    : ['open', 'fail', 'turn', 'end']
}

/** Whether the small thing found on the first page helps later in this story. */
export const needsToken = (plan: StoryOutline): boolean =>
  [plan.turn, ...(plan.journey ? [plan.gatePart] : [])].some((part) => part.trait.id === 'token')

/** Up to so many paragraphs there is room for the plot alone. */
export const SHORTEST_STORY = 3
/** In the shortest story, one of the troubles that are soon told, of the world's own and of the others; with a plot twist, of those told soonest. */
function told(troubles: Trouble[], kind: Kind | undefined, paragraphCount: number): Trouble[] {
  if (paragraphCount > SHORTEST_STORY) return troubles
  const soonTold = [true, false].flatMap((anywhere) => {
    const group = [...new Set(troubles)].filter((one) => TROUBLES_ANYWHERE.includes(one) === anywhere)
    const byLength = group.sort((a, b) => lengthOfTrouble(a, kind) - lengthOfTrouble(b, kind))
    return byLength.slice(0, Math.max(1, Math.ceil(byLength.length / (kind ? 2 : 4))))
  })
  return troubles.filter((trouble) => soonTold.includes(trouble))
}

const NOBODY: StoryChild = { name: 'Someone', gender: 'female', description: '', wheelchair: false }

const seedOf = (brief: StoryBrief, telling: number): number =>
  hashOf(
    JSON.stringify([
      brief.theme,
      brief.tone,
      brief.ageGroup,
      brief.paragraphCount,
      brief.author.name,
      brief.writingStyle,
      brief.customSeed ?? '',
      brief.children.map((child) => [child.name, child.description]),
    ]),
    brief.seed + telling * 7919,
  )

/** An Old Cyrillic capital and a consonant: read as a name, met in no text. */
export const SIGN = /Ꙁ[b-z]/gu
const LETTERS = 'bcdfghjklmnpqrtvwxz'
const signOf = (index: number) => `Ꙁ${LETTERS.charAt(index % LETTERS.length)}`

const heroOf = (child: StoryChild, index: number): Hero => ({
  ...child,
  name: child.name.replace(/\s+/g, ' ').trim() || 'Someone',
  sign: signOf(index),
  traits: traitsOf(child.description, child.wheelchair, hashOf(child.name)),
})

/** Whether this trouble or gate has an answer to that kind of help; wheels need one of their own. */
const hasAnswer = (asked: { on: Trouble['on'] }, kind: Kind, hero: Hero): boolean => {
  const line = asked.on[kind]
  return line !== undefined && (kind !== 'move' || !hero.wheelchair || line.includes('<w '))
}

const fromToken = (token: StoryToken): Trait => ({
  id: 'token',
  kind: token.kind,
  name: token.name,
  plant: [],
  lead: token.use,
})

function twistFor(brief: StoryBrief, random: Dice): Twist | undefined {
  const given = brief.customSeed ? twistOf(brief.customSeed) : undefined
  return given ?? (brief.writingStyle === 'plot-twist' ? twistOf(inventedSeed(random)) : undefined)
}
