import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { stories, storyBodies, storyImages } from '../../../db/schema/index.ts'
import type { GenerationStatus } from '../../shared/stories/generation-status.ts'
import type { StoryContent } from '../../shared/stories/story-answer.ts'
import type { StoryRequest } from '../../shared/stories/story-request.ts'
import type { StoryScenes } from './save-pieces.ts'

/** A story for its job: what is wanted and what is finished. */
export interface UnfinishedStory {
  id: number
  userId: number
  title: string
  seed: number
  status: GenerationStatus
  request: StoryRequest
  content: StoryContent | undefined
  /** Flesch-Kincaid grade of the words; 0 until there are words. */
  grade: number
  scenes: StoryScenes | undefined
  /** Indexes of the paragraphs that have their picture. */
  pictures: Set<number>
  hasNarration: boolean
  hasAmbience: boolean
}

/** Reads a story for its job; undefined when it was deleted. */
export function unfinishedStory(db: Db, storyId: number): UnfinishedStory | undefined {
  const row = db
    .select()
    .from(stories)
    .innerJoin(storyBodies, eq(storyBodies.storyId, stories.id))
    .where(eq(stories.id, storyId))
    .get()
  if (!row) return undefined
  const pictures = db
    .select({ index: storyImages.paragraphIndex })
    .from(storyImages)
    .where(eq(storyImages.storyId, storyId))
    .all()
  const { stories: story, story_bodies: body } = row
  return {
    id: story.id,
    userId: story.userId,
    title: story.title,
    seed: story.seed,
    status: story.generationStatus,
    request: JSON.parse(body.storyRequest) as StoryRequest,
    content: body.content === null ? undefined : (JSON.parse(body.content) as StoryContent),
    grade: body.readingGrade ?? 0,
    scenes: body.scenes === null ? undefined : (JSON.parse(body.scenes) as StoryScenes),
    pictures: new Set(pictures.map((picture) => picture.index)),
    hasNarration: body.audio !== null,
    hasAmbience: body.ambientAudio !== null,
  }
}
