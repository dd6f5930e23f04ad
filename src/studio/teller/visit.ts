import type { StoryBrief, WrittenStory } from '../../ports/writer.ts'
import { AGE_GROUP_INFO } from '../../shared/stories/age-groups.ts'
import { isSameHelper } from '../../shared/stories/known-helpers.ts'
import { gradeOf } from '../../shared/stories/reading-level.ts'
import type { Helper, SceneNote } from '../../shared/stories/scene.ts'
import { ideaOf } from './library.ts'

/** Up to this many paragraphs a visitor only arrives; in longer stories it is recognized, and goes home. */
const SHORTEST = 3
const MOST_PRESENT = 5

/**
 * A sequel with a visitor: somebody from the story before arrives, says good night in a longer story where there is a
 * moment for it, and is in the pictures in between. The story is unchanged where nobody can come, or the visitor is in
 * it already.
 */
export function withVisitor(story: WrittenStory, brief: StoryBrief): WrittenStory {
  const visitor = visitorOf(brief)
  const [child] = brief.children
  if (!visitor || !child || story.helpers.some((helper) => isSameHelper(helper, visitor.helper))) return story
  const id = `helper-${story.helpers.length + 1}`
  const last = story.paragraphs.length - 1
  const isShort = story.paragraphs.length <= SHORTEST
  const told = (arrival: string) =>
    story.paragraphs.map((paragraph, index) => {
      if (index === 0) return `${arrival} ${paragraph}`
      const goesHome = index === last && !isShort && NEW_SCENE.test(paragraph)
      return goesHome ? `${farewell(visitor.helper)} ${paragraph}` : paragraph
    })
  const [paragraphs = story.paragraphs] = arrivals(visitor, child.name, brief, isShort)
    .map(told)
    .sort((a, b) => Number(isTooHard(a, brief)) - Number(isTooHard(b, brief)))
  return {
    ...story,
    paragraphs,
    grade: Math.round(gradeOf(paragraphs.join(' ')) * 100) / 100,
    helpers: [...story.helpers, { ...visitor.helper, id }],
    scenes: story.scenes.map((scene, index) => (index < last ? visited(scene, id) : scene)),
  }
}

interface Visitor {
  helper: Helper
  /** Its description: “a badger who …”, or “rolls up whenever …”. */
  like: string
}

/** The visitor: the one that the tale before names for it, else the first in its world who is not family. */
function visitorOf({ before }: StoryBrief): Visitor | undefined {
  if (!before) return undefined
  const [key = '', like = ''] = (before.tale && ideaOf(before.tale)?.visitor?.split(/\s*\|\s*/)) || []
  const named = before.tale ? ideaOf(before.tale)?.helpers.find(({ id }) => id === key) : undefined
  const known =
    named && before.helpers.find((helper) => isSameHelper(helper, named) || isRenamed(helper, named))
  if (known && like) return { helper: known, like }
  const friend = before.helpers.find(
    ({ figure, name }) => figure !== 'grown-up' && figure !== 'child' && name,
  )
  if (!friend) return undefined
  const kind = friend.kind?.toLowerCase()
  return { helper: friend, like: kind ? `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}` : '' }
}

/** Whether it is the tale’s helper under another name, given because a child of the family has its own. */
const isRenamed = (helper: Helper, { figure, kind }: Helper): boolean =>
  kind !== undefined && helper.figure === figure && helper.kind === kind

/** Versions of an arrival, fullest first: plainer ones where that is too hard for the child. */
function arrivals(
  { helper, like }: Visitor,
  child: string,
  { before }: StoryBrief,
  isShort: boolean,
): string[] {
  const who = like === '' ? '' : /^(?:an?|the) /.test(like) ? `, ${like}` : `, who ${like}`
  const known = before?.stories.at(-1)?.title
  const since =
    known && !isShort ? ` They knew each other from “${known}${/[.!?…]$/.test(known) ? '' : '.'}”` : ''
  const name = capital(helper.name)
  return [
    ...(who ? [`An old friend of ${child}’s had come to visit. It was ${helper.name}${who}.${since}`] : []),
    `${name} had come to visit. ${name} was an old friend of ${child}’s.${since}`,
  ]
}

/** A last paragraph that begins a new scene: elsewhere a farewell would interrupt what somebody says or does. */
const NEW_SCENE = /^(?:That (?:night|evening)|In bed|At (?:home|bedtime)|When|Later|Back home|Home)\b/

const farewell = ({ name }: Helper) => `${capital(name)} said good night, and went home in the old way.`

const isTooHard = (paragraphs: readonly string[], { ageGroup }: StoryBrief) =>
  gradeOf(paragraphs.join(' ')) > AGE_GROUP_INFO[ageGroup].hardestGrade

/** In the picture too, where there is room and nobody sleeps yet. */
function visited(scene: SceneNote, id: string): SceneNote {
  const isFull = scene.present.length >= MOST_PRESENT
  const isNight = scene.present.some(({ action }) => action === 'asleep')
  if (isFull || isNight) return scene
  return { ...scene, present: [...scene.present, { who: id, action: 'standing', feeling: 'happy' }] }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
