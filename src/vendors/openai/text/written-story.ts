import type { StoryBrief, WrittenStory } from '../../../ports/writer.ts'
import { gradeOf } from '../../../shared/stories/reading-level.ts'
import type { Helper, Presence, SceneNote } from '../../../shared/stories/scene.ts'
import { MOST_HELPERS, type StoryAnswer } from './schema.ts'

const MOST_PRESENT = 5
const MOST_PROPS = 3

/** The model's answer as every writer gives a story; who is present but was never introduced is left out. */
export function writtenStory(answer: StoryAnswer, brief: StoryBrief): WrittenStory {
  const helpers = answer.helpers.slice(0, MOST_HELPERS).map(({ name, figure, kind }, index): Helper => {
    const looks = plain(kind)
    return { id: `helper-${index + 1}`, name: plain(name), figure, ...(looks ? { kind: looks } : {}) }
  })
  const known = new Set([
    ...brief.children.map((_, index) => `child-${index}`),
    ...helpers.map(({ id }) => id),
  ])
  const paragraphs = answer.paragraphs.map(({ text }) => plain(text))
  return {
    title: plain(answer.title).replace(/^["“](.*)["”]$/, '$1'),
    paragraphs,
    scenes: answer.paragraphs.map(({ picture }) => sceneOf(picture, known)),
    helpers,
    grade: Math.round(gradeOf(paragraphs.join(' ')) * 100) / 100,
  }
}

function sceneOf(
  picture: StoryAnswer['paragraphs'][number]['picture'],
  known: ReadonlySet<string>,
): SceneNote {
  const { present, props, place, ...where } = picture
  const seen = new Set<string>()
  const there = present.filter(({ who }) => known.has(who) && !seen.has(who) && seen.add(who))
  return {
    ...where,
    place: plain(place),
    present: there.slice(0, MOST_PRESENT).map(presenceOf),
    props: props.map(plain).filter(Boolean).slice(0, MOST_PROPS),
  }
}

function presenceOf({
  holding,
  ...presence
}: StoryAnswer['paragraphs'][number]['picture']['present'][number]): Presence {
  const held = plain(holding ?? '')
  return held ? { ...presence, holding: held } : presence
}

/** One line of plain text: no markup, no control characters, no line breaks. */
const plain = (text: string) =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\*\*?|^#+\s*|`/g, '')
    .replace(/\s+/g, ' ')
    .trim()
