import { gradeOf } from '../../../shared/reading-level.ts'
import type { StoryBrief, WrittenStory } from '../index.ts'
import { lengthOf } from './counts.ts'
import { offLength, wordsFor } from './length.ts'
import { outlineOf } from './outline.ts'
import { needsToken, type Plan, planOf, SIGN } from './plan.ts'
import { helpersOf, scenesOf } from './scene-notes.ts'
import { linesOf } from './steps.ts'
import { titled } from './tidy.ts'
import { offGrade, phrase, tell } from './writer.ts'

const MOST_TELLINGS = 12
/** As a share of the wanted length; the shown duration is met within a quarter, pauses included. */
const NEAR_ENOUGH = 0.18

/**
 * Writes a whole story with its scene notes, without a model: plans it, then writes it. Pure and deterministic: the
 * same brief gives the same story. Heavy (about 0.1 s), so meant for a Worker. A telling outside its reading level
 * (design, section 8) or with a sentence twice is told again, and the best is kept.
 */
export function composeStory(brief: StoryBrief): WrittenStory {
  let best: { story: WrittenStory; faults: number } | undefined
  for (let telling = 0; telling < MOST_TELLINGS && (!best || best.faults > 0); telling++) {
    const { story, repeats } = told(brief, telling)
    const length = lengthOf(story.paragraphs.join(' '))
    const faults =
      offGrade(story.grade, brief.ageGroup) * 4 +
      Math.max(0, offLength(length, wordsFor(brief.ageGroup, brief.paragraphCount)) - NEAR_ENOUGH) * 4 +
      (repeats ? 1 : 0)
    if (!best || faults < best.faults) best = { story, faults }
  }
  if (!best) throw new Error('no story was told')
  return best.story
}

function told(brief: StoryBrief, telling: number) {
  const plan = planOf(brief, telling)
  const outline = outlineOf({
    band: plan.band,
    paragraphCount: brief.paragraphCount,
    twist: plan.twist !== undefined,
    journey: plan.journey,
    find: needsToken(plan),
  })
  const steps = new Set(outline.flat())
  const { paragraphs, repeats } = tell(
    plan,
    outline.map((paragraph) => paragraph.flatMap((step) => linesOf(step, plan, steps))),
    wordsFor(brief.ageGroup, brief.paragraphCount),
  )
  const named = (text: string) => withNames(text, plan)
  const story: WrittenStory = {
    title: named(titleOf(plan)),
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

function titleOf(plan: Plan): string {
  const withTwist = plan.twist && plan.twist.want !== 'note'
  return titled(phrase(plan, plan.random.pick(withTwist ? TWIST_TITLES : plan.trouble.title)))
}
const TWIST_TITLES = [
  '{K} and {thing}',
  '{O} and {thing}',
  '{Thing} at the bottom of it',
  'What {thing} wanted to say',
]

const withNames = (text: string, plan: Plan) =>
  text.replace(SIGN, (sign) => plan.heroes.find((hero) => hero.sign === sign)?.name ?? sign)
