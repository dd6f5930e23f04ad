import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { mediaUrl } from '../../src/shared/media/media-url.ts'
import { gradeSentence, type MadeBy, madeBySentence } from '../../src/shared/stories/made-by.ts'
import type { StoryAnswer, StoryImage, StoryPlace } from '../../src/shared/stories/story-answer.ts'
import type { Db } from '../client.ts'
import { jobs, stories, storyBodies, storyImages, storyPlaces, storyVoices } from '../schema/index.ts'
import { prepared } from '../statements.ts'

/** The version of a user's story, undefined when there is none: enough to answer 304. */
export const storyVersion = (db: Db, userId: number, id: number): number | undefined =>
  versionOf(db).get({ userId, id })?.version

const isTheirs = and(eq(stories.id, sql.placeholder('id')), eq(stories.userId, sql.placeholder('userId')))
const versionOf = prepared((db) => db.select({ version: stories.version }).from(stories).where(isTheirs))

/** A user's story with all its finished parts; undefined when there is none. */
export function storyOf(db: Db, userId: number, id: number): StoryAnswer | undefined {
  const row = withBody(db).get({ userId, id })
  if (!row) return undefined
  const { stories: story, story_bodies: body } = row
  const images = imagesOf(db, id, story.generationStatus === 'complete')
  return {
    id: story.id,
    title: story.title,
    environment: story.environment,
    tone: story.tone,
    length: story.length,
    ageGroup: story.ageGroup,
    avatarId: story.avatarId,
    createdAt: story.createdAt,
    generationStatus: story.generationStatus,
    retryable: story.retryable,
    storyRequest: body.storyRequest,
    content: body.content,
    images: images.length > 0 ? JSON.stringify(images) : null,
    audio: body.audio,
    ambientAudio: body.ambientAudio,
    favorite: story.favorite,
    place: placeIn(db, id),
    colophon: colophonOf(body.madeBy, body.readingGrade),
    ...voicesOf(db, id),
  }
}

const withBody = prepared((db) =>
  db.select().from(stories).innerJoin(storyBodies, eq(storyBodies.storyId, stories.id)).where(isTheirs),
)

function voicesOf(db: Db, storyId: number): Pick<StoryAnswer, 'voices'> {
  const voices = voicesIn(db)
    .all({ storyId })
    .flatMap(({ audio, ...voice }) => (audio === null ? [] : [{ ...voice, audio }]))
  return voices.length > 0 ? { voices } : {}
}

const voicesIn = prepared((db) =>
  db
    .select({ id: storyVoices.id, name: storyVoices.name, audio: storyVoices.audio })
    .from(storyVoices)
    .where(eq(storyVoices.storyId, sql.placeholder('storyId')))
    .orderBy(asc(storyVoices.id)),
)

const placeIn = (db: Db, storyId: number): StoryPlace | null => placesIn(db).get({ storyId }) ?? null

const placesIn = prepared((db) =>
  db
    .select({ seconds: storyPlaces.seconds, percent: storyPlaces.percent, at: storyPlaces.updatedAt })
    .from(storyPlaces)
    .where(eq(storyPlaces.storyId, sql.placeholder('storyId'))),
)

function colophonOf(madeBy: string | null, grade: number | null): string | null {
  const sentences = [
    madeBy === null ? '' : madeBySentence(JSON.parse(madeBy) as MadeBy),
    grade === null ? '' : gradeSentence(grade),
  ]
  return sentences.filter(Boolean).join(' ') || null
}

interface KeptFile {
  cut: 'wide' | 'tall'
  width: number
  height: number
  contentType: string
  hash: string
}

function imagesOf(db: Db, storyId: number, isComplete: boolean): StoryImage[] {
  const redraws = isComplete ? redrawsOf(db, storyId) : undefined
  return imagesIn(db)
    .all({ storyId })
    .map((row) => {
      const sources = (JSON.parse(row.files) as KeptFile[])
        .map(({ cut, width, height, hash, contentType }) => ({
          url: mediaUrl(hash, contentType),
          cut,
          width,
          height,
        }))
        .sort((a, b) => b.width - a.width)
      const main = sources.find((source) => source.cut === 'wide') ?? sources[0]
      return {
        imageUrl: main?.url ?? '',
        paragraphIndex: row.paragraphIndex,
        focus: { x: row.focusX, y: row.focusY },
        sources,
        ...(redraws ? { redraw: redraws.get(row.paragraphIndex) ?? 'free' } : {}),
      }
    })
}

const imagesIn = prepared((db) =>
  db
    .select()
    .from(storyImages)
    .where(eq(storyImages.storyId, sql.placeholder('storyId')))
    .orderBy(asc(storyImages.paragraphIndex)),
)

/** The pictures that are being redrawn, or were; a failed one may be requested again. */
function redrawsOf(db: Db, storyId: number): Map<number | null, 'drawing' | 'drawn'> {
  const rows = redrawsIn(db).all({ storyId })
  return new Map(rows.map(({ index, state }) => [index, state === 'done' ? 'drawn' : 'drawing']))
}

const redrawsIn = prepared((db) =>
  db
    .select({ index: jobs.paragraphIndex, state: jobs.state })
    .from(jobs)
    .where(
      and(
        eq(jobs.storyId, sql.placeholder('storyId')),
        eq(jobs.kind, 'redraw_picture'),
        ne(jobs.state, 'failed'),
      ),
    ),
)
