import { forOneAlone } from './alone.ts'
import { lengthOf, sentencesOf } from './counts.ts'
import { factsOf, type Moment } from './facts.ts'
import { combine, DESCRIBES } from './joins.ts'
import type { Hero, StoryOutline } from './plan.ts'
import type { Dice } from './random.ts'
import { isDeed, PLAIN } from './sentence-kinds.ts'
import type { SentenceTemplate } from './sentence-template.ts'
import { type Band, write } from './template.ts'
import { lowerFirst, tidy } from './tidy.ts'
import { isFull } from './turn.ts'
import { linesForWheels, onWheels } from './wheels.ts'
import { enrich, vary } from './wording/swap.ts'

/** The grades between which the sentences of an age group are written. */
export const GRADES: Record<Band, readonly [low: number, high: number]> = {
  y: [-1, 1.75],
  m: [1.8, 3.7],
  t: [4.8, 6.2],
}
const LEANS = 0.8
/** In words: where words are few, lines so much longer than the shortest are as good; where they are fewest, none. */
const AS_SHORT = 2

/** Where in its story a line stands, and what it may use. */
export interface Spot {
  plan: StoryOutline
  names: ReadonlySet<string>
  random: Dice
  /** The line before, and the last text before it. */
  before: SentenceTemplate | undefined
  textBefore: string
  /** The paragraph, from 0. */
  index: number
  joined: number
  brief: boolean
  /** Where words are few: written so often, and one of the shortest kept. */
  tries: number
  /** The lines and words that this story has used; grows. */
  taken: Set<string>
}

/** A rhyme keeps its words. */
const VERSE = /” (?:sang|said the rhyme|went the (?:last of the )?rhyme)\b/

/** One of the line's templates as text, at the level of the age group; empty where a wanted line has none left. */
export function lineText(line: SentenceTemplate, spot: Spot): string {
  const { plan, random, taken } = spot
  const lines = linesForWheels(line.lines, line.part?.hero ?? plan.main, plan.heroes)
  const fresh = lines.filter((template) => !taken.has(template))
  if (fresh.length === 0 && line.want !== undefined) return ''
  const free = fresh.length > 0 ? fresh : lines
  const tries = Array.from({ length: spot.tries }, () => written(random.pick(free), line, spot))
  const shortest = Math.min(...tries.map(({ text }) => lengthOf(text)))
  const { text, took } = random.pick(
    tries.filter(
      (each) => lengthOf(each.text) <= shortest + (isFull(plan) || plan.band === 'y' ? 0 : AS_SHORT),
    ),
  )
  for (const one of took) taken.add(one)
  if (VERSE.test(text)) return tidy(text)
  const plain = tidy(vary(tidy(text), random, lastingNames(plan)))
  return inBand(leaned(plain, line.openers, spot), spot, line.fails === true)
}

/** What is called the same all through a story. */
const lastingNames = ({ place, token, gift, guide, owner }: StoryOutline): string[] => [
  place.name,
  token.name,
  gift,
  ...[guide.who, owner, place.host].map(({ name }) => name),
]

/** A template with the facts of the story, and what of the story's store it took. */
function written(template: string, line: SentenceTemplate, spot: Spot) {
  const { plan, random, taken } = spot
  const actor = line.part?.hero ?? plan.main
  const took = [template]
  const draw = (key: string, list: readonly string[]) => {
    const free = list.filter((item) => !taken.has(`${key}:${item}`) && !took.includes(`${key}:${item}`))
    const item = random.pick(free.length > 0 ? free : list)
    took.push(`${key}:${item}`)
    return item
  }
  const moment: Moment = {
    part: line.part,
    time: line.time ?? (spot.index === 0 ? 'afternoon' : 'evening'),
    joined: spot.joined,
    brief: spot.brief,
  }
  const sameActor = line.part !== undefined && spot.before?.part?.hero === actor
  const alone = plan.heroes.length === 1 && !plan.guided
  const clear = plan.heroes.length > 1 ? named(template) : alone ? forOneAlone(template) : template
  const source = pronounFor(actor, sayThey(clear, spot), spot.textBefore, sameActor, plan)
  return { text: write(source, factsOf(plan, moment, random, draw)), took }
}

/** Children who were all named just before are not named again. */
function sayThey(template: string, { plan, textBefore }: Spot): string {
  const last = sentencesOf(textBefore).at(-1) ?? ''
  const justNamed = plan.heroes.length > 1 && plan.heroes.every(({ sign }) => last.includes(sign))
  return justNamed ? template.replace(/^\{K\} (?=\p{Ll})/u, '{K.they} ') : template
}

/** Among several children, a line that would say only "her" says whose. */
function named(template: string): string {
  if (/\{[hasrAHSR](?:\.s)?\}/.test(template)) return template
  return template.replace(/\{([hH])\.(he|him|his)\}/, (_, letter: string, form: string) =>
    form === 'his' ? `{${letter}.s}` : `{${letter}}`,
  )
}

/** The second line in a row about one child says he or she, where that can mean nobody else. */
function pronounFor(
  actor: Hero,
  template: string,
  before: string,
  sameActor: boolean,
  plan: StoryOutline,
): string {
  const sex = actor.gender === 'male' ? 'm' : 'f'
  const rivals = [
    ...[plan.owner, plan.guide.who, plan.place.host]
      .filter((somebody) => somebody.sex === sex)
      .map((somebody) => somebody.name),
    ...plan.heroes.filter((hero) => hero !== actor).map((hero) => hero.sign),
  ]
  const clear = speaksOf(before, actor) || sameActor
  if (!clear || rivals.some((name) => before.includes(name)) || /\{(?:o|g|host)\b/.test(template))
    return template
  return template.replace(/^\{[ah]\} /, '{A.he} ').replace(/^\{[AH]\.s\} /, '{A.his} ')
}

/** Names the child, and not a thing called after it: “The Kai Detective Office”. */
const speaksOf = (text: string, hero: Hero) => new RegExp(`${hero.sign}(?! \\p{Lu})`, 'u').test(text)

/** The text before leads up to what comes. */
/** Two sentences in a row do not both begin with "So". */
const LAST_IS_SO = /(?:^|[.!?]”? )So [^.!?]*\.$/
const LEADS_TO_IT = /:$|\bthen\.$|\?$/

/** Leans on one of the openers, the same for every draft, so that not only the longest are heard. */
function leaned(
  text: string,
  openers: readonly string[] | undefined,
  { plan, names, random, textBefore }: Spot,
): string {
  const canLean = openers && isDeed(sentencesOf(text)[0] ?? '') && !LEADS_TO_IT.test(textBefore)
  const opener = openers?.[plan.chance % openers.length] ?? ''
  if (LAST_IS_SO.test(textBefore)) return text.replace(/^So they\b/, 'They')
  return canLean && random.next() < LEANS ? opener + lowerFirst(text.replace(/^So /, ''), names) : text
}

function inBand(text: string, { plan, names, random }: Spot, fails: boolean): string {
  const wheeled = plan.heroes.some((hero) => hero.wheelchair)
    ? sentencesOf(text)
        .map((sentence) => onWheels(sentence, plan.heroes))
        .join(' ')
    : text
  if (plan.band === 'y') return wheeled
  const [low, high] = GRADES[plan.band]
  return plan.band === 't'
    ? combine(tidy(enrich(wheeled, random, lastingNames(plan))), high, names, random, { fails })
    : combine(wheeled, low, names, random, { fails })
}

/** The next line behind what is told; for 9-12 it may run on from the line before, as `tie` says. */
export function tied(
  all: string,
  next: string,
  tie: string | undefined,
  plan: StoryOutline,
  names: ReadonlySet<string>,
) {
  if (!all) return next
  const [last, first] = [sentencesOf(all).at(-1) ?? '', sentencesOf(next)[0] ?? '']
  const fits =
    tie &&
    plan.band === 't' &&
    PLAIN.test(last) &&
    PLAIN.test(first) &&
    lengthOf(last) + lengthOf(first) <= LONGEST_TIED
  const again =
    tie &&
    ((/ and |, while /.test(last) && lengthOf(last) > 12) || /^(?:And|But|So|Then|Or|Yet)\b/.test(first))
  const noPlace = tie === ', where ' && !last.includes(plan.place.name)
  if (!fits || again || noPlace) return `${all} ${next}`
  return `${all.slice(0, -1)}${DESCRIBES.test(first) ? '; ' : tie}${lowerFirst(next, names)}`
}
const LONGEST_TIED = 30
