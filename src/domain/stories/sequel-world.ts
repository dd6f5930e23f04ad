import { and, asc, eq } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { seriesStories, stories, storyBodies, storyImages } from '../../../db/schema/index.ts'
import type { StoryMemory } from '../../ports/writer.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'
import { isSameHelper } from '../../shared/stories/known-helpers.ts'
import type { Helper, SceneNote } from '../../shared/stories/scene.ts'
import type { StoryContent } from '../../shared/stories/story-answer.ts'
import type { EarlierStory, StoryBefore } from '../../shared/stories/story-before.ts'
import { type StoryScenes, smallest } from './save-pieces.ts'

/** How many stories of its world a sequel is told of. */
const MOST_STORIES = 5
const MOST_HELPERS = 5
const MOST_PLACES = 5
const LONGEST_WORDS = 200

export type BeforeRefusal = 'before-not-found' | 'before-not-complete'

/** The world that a sequel of this user's story continues: that of its whole series, or of the story alone. */
export function sequelWorld(tx: DbOrTx, userId: number, storyId: number): Result<StoryBefore, BeforeRefusal> {
  const mine = and(eq(stories.id, storyId), eq(stories.userId, userId))
  const story = tx.select({ status: stories.generationStatus }).from(stories).where(mine).get()
  if (!story) return failed('before-not-found')
  if (story.status !== 'complete') return failed('before-not-complete')
  const told = toldBefore(tx, storyId)
  const newestFirst = told.toReversed()
  const tale = newestFirst[0]?.memory?.tale
  return ok({
    stories: told.map(summaryOf),
    helpers: newestFirst.flatMap(helpersOf(tx)).reduce<Helper[]>(unlessKnown, []).slice(0, MOST_HELPERS),
    places: [...new Set(newestFirst.flatMap(({ scenes }) => scenes.scenes.map(({ place }) => place)))]
      .filter(Boolean)
      .slice(0, MOST_PLACES),
    ...(tale ? { tale } : {}),
  })
}

interface Told {
  id: number
  seed: number
  title: string
  paragraphs: string[]
  scenes: StoryScenes
  memory: StoryMemory | undefined
}

/** The finished stories of a story's series, oldest first. */
function toldBefore(tx: DbOrTx, storyId: number): Told[] {
  const series = tx.select().from(seriesStories).where(eq(seriesStories.storyId, storyId)).get()
  const ids = series
    ? tx
        .select({ id: seriesStories.storyId })
        .from(seriesStories)
        .where(eq(seriesStories.seriesId, series.seriesId))
        .orderBy(asc(seriesStories.number))
        .all()
        .map(({ id }) => id)
    : [storyId]
  return ids.flatMap((id) => toldStory(tx, id) ?? []).slice(-MOST_STORIES)
}

function toldStory(tx: DbOrTx, id: number): Told | undefined {
  const row = tx
    .select({ story: stories, body: storyBodies })
    .from(stories)
    .innerJoin(storyBodies, eq(storyBodies.storyId, stories.id))
    .where(and(eq(stories.id, id), eq(stories.generationStatus, 'complete')))
    .get()
  if (!row?.body.content) return undefined
  const { content, scenes, memory } = row.body
  return {
    id,
    seed: row.story.seed,
    title: row.story.title,
    paragraphs: (JSON.parse(content) as StoryContent).paragraphs,
    scenes: scenes ? (JSON.parse(scenes) as StoryScenes) : { scenes: [], helpers: [] },
    memory: memory ? (JSON.parse(memory) as StoryMemory) : undefined,
  }
}

function summaryOf({ title, memory, paragraphs }: Told): EarlierStory {
  if (memory) return { title, trouble: memory.trouble, turn: memory.turn, lastImage: memory.lastImage }
  const brief = (text = '') => (text.length > LONGEST_WORDS ? `${text.slice(0, LONGEST_WORDS)}…` : text)
  return { title, opening: brief(paragraphs[0]), ending: brief(paragraphs.at(-1)) }
}

/** The helpers of a story, each with its look there and a picture of it. */
const helpersOf =
  (tx: DbOrTx) =>
  ({ id, seed, scenes: { scenes, helpers } }: Told): Helper[] =>
    helpers.map((helper) => {
      const number = Number(/\d+$/.exec(helper.id)?.[0] ?? 0)
      const seenIn = pictureWith(tx, id, scenes, helper) ?? helper.seenIn
      return { ...helper, look: helper.look ?? seed + number, ...(seenIn ? { seenIn } : {}) }
    })

/** The small picture that shows a helper best: with the fewest others, and near rather than far. */
function pictureWith(
  tx: DbOrTx,
  storyId: number,
  scenes: readonly SceneNote[],
  helper: Helper,
): string | undefined {
  const [best] = scenes
    .map((scene, paragraphIndex) => ({ scene, paragraphIndex }))
    .filter(({ scene }) => scene.present.some(({ who }) => who === helper.id))
    .sort(
      (a, b) =>
        a.scene.present.length - b.scene.present.length ||
        Number(a.scene.view !== 'near') - Number(b.scene.view !== 'near'),
    )
  if (!best) return undefined
  const image = tx
    .select({ files: storyImages.files })
    .from(storyImages)
    .where(and(eq(storyImages.storyId, storyId), eq(storyImages.paragraphIndex, best.paragraphIndex)))
    .get()
  const files = JSON.parse(image?.files ?? '[]') as { cut: 'wide' | 'tall'; width: number; hash: string }[]
  return smallest(files)?.hash
}

const unlessKnown = (known: Helper[], helper: Helper): Helper[] =>
  known.some((other) => isSameHelper(other, helper)) ? known : [...known, helper]
