import { gradeOf } from '../../shared/stories/reading-level.ts'
import { fill, LOOSE, sizeOf, spareWords } from './budget.ts'
import { gradeOfSentences, lengthOf, sentencesOf } from './counts.ts'
import { factsOf, type Moment } from './facts.ts'
import { combine } from './joins.ts'
import { type Size, shareOf } from './length.ts'
import { lengthen } from './lengthen.ts'
import { GRADES, lineText, tied } from './line-text.ts'
import { namesOf } from './names.ts'
import { SHORTEST_STORY, type StoryOutline } from './plan.ts'
import { type Dice, hashOf, seeded } from './random.ts'
import type { SentenceTemplate } from './sentence-template.ts'
import { nothingSaid } from './spoken-line.ts'
import { write } from './template.ts'
import { tidy } from './tidy.ts'

/** Each paragraph is written this often, and the best one kept. */
const DRAFTS = 20
const LEAST_DRAFTS = 8
const GOOD_ENOUGH = 1
/** The grade from which on a story for 9-12 needs no lifting. */
const SAFELY_IN_BAND = 4.1
/** Where words are few, a line is written so often and the shortest kept. */
const TRIES_AT_SHORT = 8
const DRAFTS_AT_SHORT = 8
/** A paragraph of fewer could stand in another story, too, unless it names three children. */
const FEWEST_LINES = 2
/** In words: what another line must be shorter by to be taken instead of one that makes a paragraph its story's own. */
const NOT_OWN = 50
/** What a grade off the band costs, in words off the length; the oldest children's is the hardest to reach. */
const OFF_GRADE = { y: 9, m: 9, t: 16 }

export interface Told {
  paragraphs: string[]
  /** A sentence stands twice. */
  repeats: boolean
}

/** Writes the story, paragraph by paragraph, each from its lines, about `length` words in all. */
export function tell(plan: StoryOutline, outline: SentenceTemplate[][], length: number): Told {
  const writer = newWriter(plan)
  const sizes = outline.map((lines) => sizeOf(plan, lines))
  let left = length
  const paragraphs = outline.map((lines, index) => {
    const [size = { least: left, full: left }] = sizes.slice(index)
    const text = writer.paragraph(lines, index, shareOf(left, sizes.slice(index)), size)
    left -= lengthOf(text)
    return text
  })
  return { paragraphs: writer.lifted(paragraphs), repeats: writer.repeats() }
}

/** Writes one template out with the facts of the plan, for titles, places and props. */
export const phrase = (plan: StoryOutline, template: string): string => {
  const moment: Moment = { part: undefined, time: 'evening', joined: 1, brief: false }
  return tidy(
    write(
      template,
      factsOf(plan, moment, plan.random, (_, list) => plan.random.pick(list)),
    ),
  )
}

interface Draft {
  text: string
  cost: number
  taken: Set<string>
}

function newWriter(plan: StoryOutline) {
  const [low, high] = GRADES[plan.band]
  const names = namesOf(plan)
  const said = nothingSaid()
  let used = new Set<string>()
  let joined = 1

  function paragraph(lines: SentenceTemplate[], index: number, goal: number, size: Size): string {
    let best: Draft | undefined
    const drafts = goal < size.least ? DRAFTS_AT_SHORT : DRAFTS
    for (let attempt = 0; attempt < drafts; attempt++) {
      const random = seeded(hashOf(`${index}.${attempt}`, plan.random.int(2 ** 31)))
      const draft = drafted(lines, index, random, goal, size)
      if (!best || draft.cost < best.cost) best = draft
      if (best.cost < GOOD_ENOUGH && attempt >= LEAST_DRAFTS) break
    }
    if (!best) return ''
    used = best.taken
    said.add(best.text)
    joined++
    return best.text
  }

  function drafted(lines: SentenceTemplate[], index: number, random: Dice, goal: number, size: Size): Draft {
    const room = Math.min(1, Math.max(0, (goal - size.least) / Math.max(1, size.full - size.least)))
    const taken = new Set(used)
    const texts = lines.map(() => '')
    const put = (at: number) => {
      const line = lines[at]
      if (!line) return
      const before = lines[at - 1]
      const textBefore = texts.slice(0, at).filter(Boolean).at(-1) ?? ''
      const tries = goal < size.least ? TRIES_AT_SHORT : 1
      const brief = !line.full && random.next() >= room
      texts[at] = lineText(line, {
        plan,
        names,
        random,
        before,
        textBefore,
        index,
        joined,
        brief,
        tries,
        taken,
      })
    }
    for (const [at, line] of lines.entries()) if (line.want === undefined) put(at)
    if (plan.paragraphCount <= SHORTEST_STORY) spareWords(lines, texts, goal)
    fill(lines, texts, put, goal)
    makeOwn(lines, texts, index, put)
    const built = tidy(
      lines.reduce(
        (all, line, at) => (texts[at] ? tied(all, texts[at] ?? '', line.tie, plan, names) : all),
        '',
      ),
    )
    const text =
      plan.band === 't'
        ? lengthen(combine(built, 4.9, names, random, { turns: 8, careful: true }), 5, names, taken, random)
        : built
    return { text, cost: costOf(text, goal), taken }
  }

  /** A paragraph that another story could hold as well is given a short line about this story's child. */
  function makeOwn(lines: SentenceTemplate[], texts: string[], index: number, put: (at: number) => void) {
    const own = (list: string[]) =>
      namesChild(list) &&
      list.filter(Boolean).length >= fewest &&
      (index < plan.paragraphCount - 1 || tells(list))
    if (own(texts)) return
    const more = lines.flatMap((line, at) => {
      if (line.want === undefined || texts[at]) return []
      put(at)
      const text = texts[at] ?? ''
      texts[at] = ''
      const cost = lengthOf(text) + (own([...texts, text]) ? 0 : NOT_OWN)
      return text && namesChild([...texts, text]) ? [{ at, text, cost }] : []
    })
    const [best] = more.sort((a, b) => a.cost - b.cost)
    if (best) texts[best.at] = best.text
  }

  const fewest = plan.heroes.length > 2 ? 1 : FEWEST_LINES
  const namesChild = (list: string[]) =>
    plan.heroes.some(({ sign }) => list.some((text) => text.includes(sign)))
  /** Of more than the child: the closing of one child's story says whom or what it was about. */
  const tells = (list: string[]) =>
    plan.heroes.length > 1 || facts.some((fact) => list.join(' ').toLowerCase().includes(fact.toLowerCase()))
  const facts = [plan.owner.name, plan.guide.who.name, plan.token.name, plan.gift]

  function costOf(text: string, goal: number): number {
    const list = sentencesOf(text)
    const length = list.reduce((sum, sentence) => sum + lengthOf(sentence), 0)
    const grade = gradeOfSentences(list)
    return (
      Math.max(0, Math.abs(length - goal) - goal * LOOSE) +
      Math.max(0, low - grade, grade - high) * OFF_GRADE[plan.band] +
      said.costOf(text)
    )
  }

  /** For 9-12: a story below its level takes longer breaths, the plainest paragraphs first. */
  function lifted(paragraphs: string[]): string[] {
    if (plan.band !== 't') return paragraphs
    const list = [...paragraphs]
    const plainest = list.map((text, at) => ({ at, grade: gradeOf(text) })).sort((a, b) => a.grade - b.grade)
    for (const wanted of [low + 0.6, high])
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

  return { paragraph, lifted, repeats: said.repeats }
}
