import type { StoryBrief, StoryChild, WrittenStory } from '../../ports/writer.ts'
import { gradeOf } from '../../shared/stories/reading-level.ts'
import type { TaleChoice } from './choose.ts'
import { seeded } from './dice.ts'
import { factsOf, type TaleTwist } from './facts.ts'
import { knownOf } from './known-of.ts'
import { withoutNamesakes } from './namesakes.ts'
import { notesOf } from './notes-of.ts'
import { personal } from './personal.ts'
import { type TalePage, tellingKey, type Way } from './tale.ts'
import { fill, parseTemplate, type Template } from './template.ts'
import { inventedSeed } from './twist/invented.ts'
import { withWordsOf } from './twist/quoted.ts'
import { taleTwist } from './twist/tale-twist.ts'

/** A tale told for these children: its words, its notes, and its key for the family's history. Throws where a fact is missing. */
export function tellTale(choice: TaleChoice, brief: StoryBrief): WrittenStory {
  const told = tellUngraded(choice, brief)
  return { ...told, grade: Math.round(gradeOf(told.paragraphs.join(' ')) * 100) / 100 }
}

/** The same without the grade, which takes a fifth of the time: for tests that tell every tale. */
export function tellUngraded(choice: TaleChoice, brief: StoryBrief): Omit<WrittenStory, 'grade'> {
  const { tale, way } = wayFor(choice, brief.children)
  const twist = way.name === 'twist' ? twistIn(brief) : undefined
  const { title, paragraphs } = wordsOf(way, brief.children, twist)
  const { idea } = tale
  return {
    title,
    paragraphs,
    ...notesOf(idea, way, brief.children, twist),
    memory: {
      trouble: idea.idea,
      turn: idea.because[way.name] ?? idea.turn,
      lastImage: way.pages.at(-1)?.note.place ?? '',
      tale: tellingKey(idea, way.name),
    },
    ...(idea.manner && idea.manner !== (brief.author.displayName ?? brief.author.name)
      ? { manner: idea.manner }
      : {}),
  }
}

/** A tale and its way with everything that these children change in it before it is filled in. */
export function wayFor(choice: TaleChoice, children: readonly StoryChild[]): TaleChoice {
  const { tale, way } = withoutNamesakes(choice, children)
  const [main] = children
  return { tale, way: main ? personal(way, knownOf(main, way.name), tale.by === 'kind') : way }
}

/** The words of a way for these children, the first the main one. */
export function wordsOf(
  way: Way,
  children: readonly StoryChild[],
  twist?: TaleTwist,
): { title: string; paragraphs: string[] } {
  const [main, ...others] = children.map((child) => knownOf(child, way.name))
  if (!main) throw new Error('a tale needs a child')
  const facts = factsOf([main, ...others], twist)
  const say = (template: Template) => tidy(fill(template, facts))
  const paragraphs = way.pages.map((page) => say(templateOf(page)))
  return {
    title: say(parseTemplate(way.title)),
    paragraphs: twist?.says ? withWordsOf(twist.says, paragraphs) : paragraphs,
  }
}

/** The text of a page, read once however many children it is told for. */
function templateOf(page: TalePage): Template {
  const template = templates.get(page) ?? parseTemplate(page.text)
  templates.set(page, template)
  return template
}
const templates = new WeakMap<TalePage, Template>()

/** The parent's twist, or an invented one where there is none or it is unusable. */
function twistIn({ customSeed, seed }: StoryBrief): TaleTwist {
  const twist = (customSeed && taleTwist(customSeed)) || taleTwist(inventedSeed(seeded(seed)))
  if (!twist) throw new Error('no twist could be made up')
  return twist
}

/** An empty choice leaves its spaces behind. */
const tidy = (text: string) =>
  text
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .replace(/ (?=[,.!?…;:”’](?:[\s,.!?…;:”’]|$))/g, '')
    .replace(/([“‘]) /g, '$1')
    .trim()
