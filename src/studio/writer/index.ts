import type { StoryBrief, WrittenStory } from '../../ports/writer.ts'
import type { AgeGroup } from '../../shared/stories/age-groups.ts'
import { wordsFor } from '../../shared/stories/length.ts'
import { gradeOf } from '../../shared/stories/reading-level.ts'
import { leastLength } from './budget.ts'
import { lengthOf, wordsOf } from './counts.ts'
import { offLength } from './length.ts'
import { outlineOf, type Step } from './outline.ts'
import { needsToken, planOf, SHORTEST_STORY, SIGN, type StoryOutline } from './plan.ts'
import { helpersOf, scenesOf } from './scene-notes.ts'
import type { SentenceTemplate } from './sentence-template.ts'
import { linesOf } from './steps.ts'
import { loud, titled } from './tidy.ts'
import { TROUBLES_ANYWHERE } from './worlds/anywhere.ts'
import { phrase, tell } from './writer.ts'

/** How many plans are weighed for the shortest story, and how often a story is told. */
const PLANS = 60
const MOST_TELLINGS = 36
/** As a share of the wanted length; the shown duration is met within a quarter, pauses included. */
const NEAR_ENOUGH = 0.22
/** How far what must be told may exceed the wanted length: lines are told more briefly than on average. */
const TOO_MUCH_TO_TELL = 1.1
/** As a share of the wanted length: plans that differ by less are told in the order of chance. */
const AS_LONG = 0.02
/** How much longer a trouble of the world's own may be than one that befalls anybody. */
const RATHER_OWN = 0.15

/**
 * Writes a whole story with its scene notes, without a model: plans it, then writes it. Pure and deterministic: the
 * same brief gives the same story. Heavy (about 0.1 s), so meant for a Worker. A telling outside its reading level
 * (design, section 8) or its length, or with a sentence twice, is told again, and the best is kept.
 */
export function composeStory(brief: StoryBrief): WrittenStory {
  const wanted = wordsFor(brief.ageGroup, brief.paragraphCount)
  let best: { story: WrittenStory; faults: number } | undefined
  for (const prepared of preparedFor(brief, wanted)) {
    const { story, repeats } = told(prepared, wanted)
    const length = lengthOf(story.paragraphs.join(' '))
    const faults =
      offGrade(story.grade, brief.ageGroup) * 4 +
      Math.max(0, offLength(length, wanted) - NEAR_ENOUGH) * 4 +
      (repeats ? 1 : 0)
    if (!best || faults < best.faults) best = { story, faults }
    if (best.faults === 0) break
  }
  if (!best) throw new Error('no story was told')
  return best.story
}

/** The grades that the rules aim at; the ceilings of design, section 8, lie above them. */
const BANDS: Record<AgeGroup, { min: number; max: number }> = {
  '3-5': { min: -3, max: 2 },
  '6-8': { min: 1.5, max: 4 },
  '9-12': { min: 4, max: 6.5 },
}

/** How far a grade lies outside its age group's band; 0 inside. */
function offGrade(grade: number, ageGroup: AgeGroup): number {
  const { min, max } = BANDS[ageGroup]
  return Math.max(0, min - grade, grade - max)
}

interface Prepared {
  plan: StoryOutline
  outline: Step[][]
  steps: Set<Step>
  lines: SentenceTemplate[][]
}

/** The plans to tell, one after the other; for the shortest story those come first that can be told in its time. */
function* preparedFor(brief: StoryBrief, wanted: number): Generator<Prepared> {
  if (brief.paragraphCount > SHORTEST_STORY) {
    for (let telling = 0; telling < MOST_TELLINGS; telling++) yield prepare(brief, telling)
    return
  }
  const weighed = Array.from({ length: PLANS }, (_, telling) => {
    const prepared = prepare(brief, telling)
    const least = leastLength(prepared.plan, prepared.lines)
    const ofAnywhere = TROUBLES_ANYWHERE.includes(prepared.plan.trouble) ? RATHER_OWN : 0
    const excess = Math.max(0, least / wanted - TOO_MUCH_TO_TELL) + ofAnywhere
    return { prepared, excess: Math.round(excess / AS_LONG) }
  })
  for (const { prepared } of weighed.sort((a, b) => a.excess - b.excess).slice(0, MOST_TELLINGS))
    yield prepared
}

function prepare(brief: StoryBrief, telling: number): Prepared {
  const plan = planOf(brief, telling)
  const outline = outlineOf({
    band: plan.band,
    paragraphCount: brief.paragraphCount,
    twist: plan.twist !== undefined,
    journey: plan.journey,
    find: needsToken(plan),
  })
  const steps = new Set(outline.flat())
  const lines = outline.map((paragraph) => paragraph.flatMap((step) => linesOf(step, plan, steps)))
  return { plan, outline, steps, lines }
}

function told({ plan, outline, steps, lines }: Prepared, wanted: number) {
  const { paragraphs, repeats } = tell(plan, lines, wanted)
  const named = (text: string) => withNames(text, plan)
  const story: WrittenStory = {
    title: named(titleOf(plan, paragraphs)),
    paragraphs: paragraphs.map(named),
    scenes: scenesOf(plan, outline, paragraphs).map((scene) => ({
      ...scene,
      place: named(scene.place),
      props: scene.props.map(named),
    })),
    helpers: helpersOf(plan, steps),
    grade: 0,
  }
  story.grade = Math.round(gradeOf(story.paragraphs.join(' ')) * 100) / 100
  return { story, repeats }
}

/** One of the titles, of those that promise nothing which the story does not tell. */
function titleOf(plan: StoryOutline, paragraphs: readonly string[]): string {
  const withTwist = plan.twist && plan.twist.want !== 'note'
  const text = paragraphs.join(' ').toLowerCase()
  const titles = (withTwist ? TWIST_TITLES : plan.trouble.title).map((title) => titled(phrase(plan, title)))
  const promised = titles.map((title) =>
    wordsOf(title).filter((word) => word.length > 2 && !NO_PROMISE.test(word)),
  )
  const untold = promised.map((words) => words.filter((word) => !text.includes(stemOf(word))).length)
  const least = Math.min(...untold)
  const kept = titles.filter(
    (_, at) => untold[at] === least && (least === 0 || least < (promised[at]?.length ?? 0)),
  )
  return kept.length > 0 ? plan.random.pick(kept) : titled(phrase(plan, '{K} and {o}'))
}
/** The children's names, and words that any story holds. */
const NO_PROMISE = /Ꙁ|^(?:the|and|who|that|was|not|for|with|his|her|its|one|two|had|has|did)$/iu
/** “hiccup” tells of “The Hiccups”. */
const stemOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/(?:’s|s|ed|ing)$/, '')
    .slice(0, 6)
const TWIST_TITLES = [
  '{K} and {thing}',
  '{O} and {thing}',
  '{Thing} at the bottom of it',
  'What {thing} wanted to say',
  '{Thing}, of all things',
  'Enter {thing}',
  '{K} and {thing} in the middle',
]

const withNames = (text: string, plan: StoryOutline) =>
  loud(text.replace(SIGN, (sign) => plan.heroes.find((hero) => hero.sign === sign)?.name ?? sign))
