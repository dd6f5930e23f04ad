import type { AgeGroup } from '../../../shared/age-groups.ts'
import type { StoryBrief, StoryChild } from '../index.ts'
import { type MannerId, mannersOf } from './manners/index.ts'
import { hashOf, type Random, seeded } from './random.ts'
import type { Band } from './template.ts'
import { TONE_LINES, type ToneLines } from './tones/index.ts'
import { type Trait, traitsOf } from './traits/index.ts'
import { inventedSeed } from './twist/invented.ts'
import { type Twist, twistOf } from './twist/seed.ts'
import type { Gate, Guide, Kind, Place, Somebody, Token, Trouble, World } from './world.ts'
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
export interface Plan {
  random: Random
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
  place: Place
  token: Token
  gate: Gate
  gift: string
  twist: Twist | undefined
  /** The first child turns the story, the second passes the gate; a third wins over the host, others comfort and lead home. */
  turn: Part
  gatePart: Part
  others: Part[]
}

export const BANDS: Record<AgeGroup, Band> = { '3-5': 'y', '6-8': 'm', '9-12': 't' }

/** Chooses the facts of a story so that each child has a thing that only that child can do. `telling` varies them. */
export function planOf(brief: StoryBrief, telling: number): Plan {
  const random = seeded(seedOf(brief, telling))
  const world = worldOf(brief.theme)
  const heroes = brief.children.map(heroOf)
  const [main = heroOf(NOBODY, 0), second] = heroes
  const token = random.pick(world.tokens)

  const place = random.pick(world.places)
  const neighbors = world.places.filter((other) => other !== place).map((other) => other.host)
  const troubles = troublesIn(world)
  const doable = main.traits.filter((trait) => troubles.some((trouble) => answers(trouble, trait.kind, main)))
  const trait = random.pick(doable.length > 0 ? doable : [fromToken(token)])
  const able = troubles.filter((trouble) => answers(trouble, trait.kind, main))
  const trouble = random.pick(able.length > 0 ? able : world.troubles)
  const turn = { hero: main, trait }

  const gateHero = second ?? main
  const spare = gateHero.traits.filter(
    (other) => other !== trait && world.gates.some((gate) => answers(gate, other.kind, gateHero)),
  )
  const gatePart = { hero: gateHero, trait: spare.length > 0 ? random.pick(spare) : fromToken(token) }
  const gates = world.gates.filter((gate) => answers(gate, gatePart.trait.kind, gateHero))

  return {
    random,
    band: BANDS[brief.ageGroup],
    paragraphCount: brief.paragraphCount,
    heroes: heroes.length > 0 ? heroes : [main],
    main,
    world,
    tone: TONE_LINES[brief.tone],
    manners: mannersOf(brief.author),
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
    twist: twistFor(brief, random),
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

/** A world's own troubles, twice as likely as those that can befall anybody. */
const troublesIn = (world: World): Trouble[] => [...world.troubles, ...world.troubles, ...TROUBLES_ANYWHERE]

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
  traits: traitsOf(child.description, child.wheelchair),
})

/** Whether this trouble or gate has an answer to that kind of help; wheels need one of their own. */
const answers = (asked: { on: Trouble['on'] }, kind: Kind, hero: Hero): boolean => {
  const line = asked.on[kind]
  return line !== undefined && (kind !== 'move' || !hero.wheelchair || line.includes('<w '))
}

const fromToken = (token: Token): Trait => ({
  id: 'token',
  kind: token.kind,
  name: token.name,
  plant: [],
  lead: token.use,
})

function twistFor(brief: StoryBrief, random: Random): Twist | undefined {
  const given = brief.customSeed ? twistOf(brief.customSeed) : undefined
  return given ?? (brief.writingStyle === 'plot-twist' ? twistOf(inventedSeed(random)) : undefined)
}
