import { AGE_GROUP_INFO, type AgeGroup } from '../../../shared/age-groups.ts'
import { gradeOf, sentences, words } from '../../../shared/reading-level.ts'
import { gradeOfSentences, lengthOf, wordsOf } from './counts.ts'
import { factsOf, type Moment } from './facts.ts'
import { combine, PLAIN } from './joins.ts'
import { type Size, shareOf } from './length.ts'
import { lengthen } from './lengthen.ts'
import { type Hero, type Plan, SHORTEST_STORY } from './plan.ts'
import { hashOf, type Random, seeded } from './random.ts'
import type { Line } from './steps.ts'
import { type Band, write } from './template.ts'
import { lowerFirst, tidy } from './tidy.ts'
import { spared } from './trim.ts'
import { linesForWheels, onWheels } from './wheels.ts'
import { enrich, vary } from './wording/swap.ts'

interface Measure {
  grade: readonly [number, number]
  /** Each paragraph is written this often, and the best one kept. */
  drafts: number
}

const MEASURES: Record<Band, Measure> = {
  y: { grade: [-1, 1.75], drafts: 20 },
  m: { grade: [1.8, 3.7], drafts: 20 },
  t: { grade: [4.6, 6.2], drafts: 20 },
}
const GOOD_ENOUGH = 1
/** The grade from which on a story for 9-12 needs no lifting. */
const SAFELY_IN_BAND = 4.1
/** Words that a paragraph may be off its length, as a share of it, at no cost. */
const LOOSE = 0.06
const LEAST_DRAFTS = 8
/** Where words are few, a line is written so often and the shortest kept. */
const TRIES_AT_SHORT = 4
const DRAFTS_AT_SHORT = 8
/** How often a line may be asked to spare a sentence. */
const ROUNDS = 3

export interface Told {
  paragraphs: string[]
  /** A sentence stands twice. */
  repeats: boolean
}

/** Writes the story, paragraph by paragraph, each from its lines, about `length` words in all. */
export function tell(plan: Plan, outline: Line[][], length: number): Told {
  const writer = newWriter(plan)
  const sizes = outline.map((lines) => ({
    least: lengthOfMusts(plan, lines, true),
    full: lengthOfMusts(plan, lines, false),
  }))
  let left = length
  const paragraphs = outline.map((lines, index) => {
    const [size = { least: left, full: left }] = sizes.slice(index)
    const text = writer.paragraph(lines, index, shareOf(left, sizes.slice(index)), size)
    left -= lengthOf(text)
    return text
  })
  return { paragraphs: writer.lifted(paragraphs), repeats: writer.repeats() }
}

/** About how many words a story has when it says only what it must, briefly. */
export const leastLength = (plan: Plan, outline: Line[][]): number =>
  outline.reduce((sum, lines) => sum + lengthOfMusts(plan, lines, true), 0)

function lengthOfMusts(plan: Plan, lines: Line[], brief: boolean): number {
  return lines.reduce((sum, line) => {
    if (line.want !== undefined) return sum
    const moment: Moment = { part: line.part, time: 'evening', joined: 1, brief }
    const facts = factsOf(plan, moment, plan.random, (_, list) => plan.random.pick(list))
    return sum + lengthOf(write(plan.random.pick(line.lines), facts))
  }, 0)
}

/** Writes one template out with the facts of the plan, for titles, places and props. */
export const phrase = (plan: Plan, template: string): string => {
  const moment: Moment = { part: undefined, time: 'evening', joined: 1, brief: false }
  return tidy(
    write(
      template,
      factsOf(plan, moment, plan.random, (_, list) => plan.random.pick(list)),
    ),
  )
}

/** How far a grade lies outside its age group's band; 0 inside. */
export const offGrade = (grade: number, ageGroup: AgeGroup): number => {
  const { min, max } = AGE_GROUP_INFO[ageGroup].grade
  return Math.max(0, min - grade, grade - max)
}

interface Draft {
  text: string
  cost: number
  taken: Set<string>
}

function newWriter(plan: Plan) {
  const measure = MEASURES[plan.band]
  const names = namesOf(plan)
  const said = new Set<string>()
  const grams = new Set<string>()
  let used = new Set<string>()
  let joined = 1
  let repeated = false

  function paragraph(lines: Line[], index: number, goal: number, size: Size): string {
    let best: Draft | undefined
    const drafts = goal < size.least ? DRAFTS_AT_SHORT : measure.drafts
    for (let attempt = 0; attempt < drafts; attempt++) {
      const random = seeded(hashOf(`${index}.${attempt}`, plan.random.int(2 ** 31)))
      const draft = drafted(lines, index, random, goal, size)
      if (!best || draft.cost < best.cost) best = draft
      if (best.cost < GOOD_ENOUGH && attempt >= LEAST_DRAFTS) break
    }
    if (!best) return ''
    used = best.taken
    for (const sentence of sentences(best.text).map(plainForm)) {
      if (said.has(sentence)) repeated = true
      said.add(sentence)
    }
    for (const gram of runsOf(best.text, 4)) grams.add(gram)
    joined++
    return best.text
  }

  function drafted(lines: Line[], index: number, random: Random, goal: number, size: Size): Draft {
    const room = Math.min(1, Math.max(0, (goal - size.least) / Math.max(1, size.full - size.least)))
    const taken = new Set(used)
    const texts = lines.map(() => '')
    const put = (at: number) => {
      const line = lines[at]
      if (!line) return
      const write = () =>
        lineText(
          line,
          lines[at - 1],
          lastOf(texts.slice(0, at)),
          index,
          random,
          taken,
          !line.full && random.next() >= room,
        )
      texts[at] = goal < size.least ? shortest(Array.from({ length: TRIES_AT_SHORT }, write)) : write()
    }
    for (const [at, line] of lines.entries()) if (line.want === undefined) put(at)
    if (plan.paragraphCount <= SHORTEST_STORY) spareWords(lines, texts, goal)
    fill(lines, texts, put, goal)
    const built = tidy(
      lines.reduce(
        (all, line, at) => (texts[at] ? tied(plan, all, texts[at] ?? '', line.tie, names, plan.band) : all),
        '',
      ),
    )
    const text =
      plan.band === 't'
        ? lengthen(combine(built, 4.9, names, random, { turns: 8, careful: true }), 5, names, taken, random)
        : built
    return { text, cost: costOf(text, goal), taken }
  }

  /** In the shortest story the lines do without what they can spare, until the paragraph fits. */
  function spareWords(lines: Line[], texts: string[], goal: number) {
    for (let round = 0; round < ROUNDS; round++)
      for (const [at, line] of lines.entries()) {
        if (texts.reduce((sum, text) => sum + lengthOf(text), 0) <= goal) return
        if (line.spare && (round === 0 || line.spare !== 'remark'))
          texts[at] = spared(texts[at] ?? '', line.spare)
      }
  }

  /** Adds wanted lines, the most wanted first, until the paragraph is long enough. */
  function fill(lines: Line[], texts: string[], put: (at: number) => void, goal: number) {
    const most = goal * (1 + LOOSE) + 2
    const order = lines
      .flatMap((line, at) => (line.want === undefined ? [] : [{ at, want: line.want }]))
      .sort((a, b) => a.want - b.want)
    let length = texts.reduce((sum, text) => sum + lengthOf(text), 0)
    for (const { at } of order) {
      if (length >= goal - 4) break
      put(at)
      const added = lengthOf(texts[at] ?? '')
      if (length + added > most) texts[at] = ''
      else length += added
    }
  }

  function lineText(
    line: Line,
    before: Line | undefined,
    textBefore: string,
    index: number,
    random: Random,
    taken: Set<string>,
    brief: boolean,
  ): string {
    const actor = line.part?.hero ?? plan.main
    const lines = linesForWheels(line.lines, actor, plan.heroes)
    const fresh = lines.filter((template) => !taken.has(template))
    if (fresh.length === 0 && line.want !== undefined) return ''
    const template = random.pick(fresh.length > 0 ? fresh : lines)
    taken.add(template)

    const draw = (key: string, list: readonly string[]) => {
      const free = list.filter((item) => !taken.has(`${key}:${item}`))
      const item = random.pick(free.length > 0 ? free : list)
      taken.add(`${key}:${item}`)
      return item
    }
    const moment: Moment = {
      part: line.part,
      time: line.time ?? (index === 0 ? 'afternoon' : 'evening'),
      joined,
      brief,
    }
    const sameActor = line.part !== undefined && before?.part?.hero === actor
    const clear = plan.heroes.length > 1 ? named(template) : template
    const source = pronounFor(actor, clear, textBefore, sameActor, plan)
    const plain = tidy(vary(tidy(write(source, factsOf(plan, moment, random, draw))), random))
    return inBand(leaned(plain, line.openers, random), random)
  }

  function leaned(text: string, openers: readonly string[] | undefined, random: Random): string {
    const first = sentences(text)[0] ?? ''
    const canLean =
      plan.band === 't' &&
      openers &&
      PLAIN.test(first) &&
      /^(?:They|So they|He|She|It|Ꙁ)/.test(first) &&
      !IS_A_STATE.test(first)
    return canLean && random.next() < 0.8
      ? random.pick(openers) + lowerFirst(text.replace(/^So /, ''), names)
      : text
  }

  function inBand(text: string, random: Random): string {
    const wheeled = plan.heroes.some((hero) => hero.wheelchair)
      ? sentences(text)
          .map((sentence) => onWheels(sentence, plan.heroes))
          .join(' ')
      : text
    if (plan.band === 'y') return wheeled
    const [low, high] = measure.grade
    return plan.band === 't'
      ? combine(tidy(enrich(wheeled, random)), high, names, random)
      : combine(wheeled, low, names, random)
  }

  function costOf(text: string, goal: number): number {
    const [low, high] = measure.grade
    const list = sentences(text)
    const length = list.reduce((sum, sentence) => sum + lengthOf(sentence), 0)
    const grade = gradeOfSentences(list)
    let cost =
      Math.max(0, Math.abs(length - goal) - goal * LOOSE) + Math.max(0, low - grade, grade - high) * 9
    const plain = list.map(plainForm)
    for (const [at, sentence] of plain.entries()) {
      if (said.has(sentence) || plain.indexOf(sentence) !== at) cost += 100
      const first = wordsOf(sentence)[0]
      if (at > 1 && first === wordsOf(plain[at - 1] ?? '')[0] && first === wordsOf(plain[at - 2] ?? '')[0])
        cost += 3
    }
    for (const gram of runsOf(text, 4)) if (grams.has(gram)) cost += 0.7
    return cost
  }

  /** For 9-12: a story below its level takes longer breaths, the plainest paragraphs first. */
  function lifted(paragraphs: string[]): string[] {
    if (plan.band !== 't') return paragraphs
    const list = [...paragraphs]
    const plainest = list.map((text, at) => ({ at, grade: gradeOf(text) })).sort((a, b) => a.grade - b.grade)
    for (const wanted of [measure.grade[0] + 0.6, measure.grade[1]])
      for (const { at } of plainest) {
        if (gradeOf(list.join(' ')) >= SAFELY_IN_BAND) return list
        list[at] = lengthen(
          combine(list[at] ?? '', wanted, names, plan.random, { bold: true }),
          wanted,
          names,
          used,
          plan.random,
        )
      }
    return list
  }

  return { paragraph, lifted, repeats: () => repeated }
}

const shortest = (texts: string[]) => texts.reduce((a, b) => (lengthOf(b) < lengthOf(a) ? b : a))

/** What somebody is or knows does not happen all of a sudden. */
const IS_A_STATE = /^\S+ (?:knew|was|were|had|thought|liked|loved)\b/

const lastOf = (texts: string[]) => texts.filter(Boolean).at(-1) ?? ''

const plainForm = (sentence: string) => sentence.toLowerCase().replace(/[“”"]/g, '')

/** The runs of `length` words in a text, in lower case. */
export function runsOf(text: string, length: number): string[] {
  const all = words(text.toLowerCase())
  return all
    .slice(0, Math.max(0, all.length - length + 1))
    .map((_, at) => all.slice(at, at + length).join(' '))
}

/** Among several children, a line that would say only "her" says whose. */
function named(template: string): string {
  if (/\{[hasrAHSR](?:\.s)?\}/.test(template)) return template
  return template.replace(/\{([hH])\.(he|him|his)\}/, (_, letter: string, form: string) =>
    form === 'his' ? `{${letter}.s}` : `{${letter}}`,
  )
}

/** The second line in a row about one child says he or she, where that can mean nobody else. */
function pronounFor(actor: Hero, template: string, before: string, sameActor: boolean, plan: Plan): string {
  const sex = actor.gender === 'male' ? 'm' : 'f'
  const rivals = [
    ...[plan.owner, plan.guide.who, plan.place.host]
      .filter((somebody) => somebody.sex === sex)
      .map((somebody) => somebody.name),
    ...plan.heroes.filter((hero) => hero !== actor).map((hero) => hero.sign),
  ]
  const clear = before.includes(actor.sign) || sameActor
  if (!clear || rivals.some((name) => before.includes(name)) || /\{(?:o|g|host)\b/.test(template))
    return template
  return template.replace(/^\{[ah]\} /, '{A.he} ').replace(/^\{[AH]\.s\} /, '{A.his} ')
}

/** For 9-12, some lines run on from the one before. */
function tied(
  plan: Plan,
  all: string,
  next: string,
  tie: string | undefined,
  names: ReadonlySet<string>,
  band: Band,
): string {
  if (!all) return next
  const [last, first] = [sentences(all).at(-1) ?? '', sentences(next)[0] ?? '']
  const fits =
    tie && band === 't' && PLAIN.test(last) && PLAIN.test(first) && lengthOf(last) + lengthOf(first) <= 30
  const again =
    tie &&
    ((/ and |, while /.test(last) && lengthOf(last) > 12) || /^(?:And|But|So|Then|Or|Yet)\b/.test(first))
  const noPlace = tie === ', where ' && !last.includes(plan.place.name)
  return fits && !again && !noPlace ? `${all.slice(0, -1)}${tie}${lowerFirst(next, names)}` : `${all} ${next}`
}

/** What a fact may begin with that is no name: “Two apples”. */
const NO_NAME = /^(?:The|A|An|One|Two|Three|Four|Five|Some|His|Her|Its|My)$/

const namesOf = (plan: Plan): Set<string> =>
  new Set(
    [
      ...plan.heroes.map((hero) => hero.sign),
      plan.owner.name,
      plan.guide.who.name,
      plan.place.host.name,
      plan.place.name,
      ...Object.values(plan.vars),
      plan.twist?.name ?? '',
      plan.twist?.object ?? '',
    ]
      .flatMap((text) => text.match(/\p{Lu}[\p{L}’'-]*/gu) ?? [])
      .filter((name) => !NO_NAME.test(name)),
  )
