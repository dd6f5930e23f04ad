import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { storyBodies, storyImages } from '../../db/schema/index.ts'
import { narrationBrief } from '../../src/domain/stories/narration-brief.ts'
import { storyBrief } from '../../src/domain/stories/story-brief.ts'
import { type UnfinishedStory, unfinishedStory } from '../../src/domain/stories/unfinished-story.ts'
import { writeWhole } from '../../src/ports/writer.ts'
import { mediaHashOf } from '../../src/shared/media/media-url.ts'
import type { Setting } from '../../src/shared/stories/scene.ts'
import type { StoryAmbientAudio, StoryAudio } from '../../src/shared/stories/story-answer.ts'
import type { Studio } from '../../src/studio/index.ts'

interface File {
  cut: string
  width: number
  height: number
  hash: string
}

const hashOf = (bytes: Uint8Array): string => Bun.SHA256.hash(bytes, 'hex')

/**
 * How a finished story of the embedded studio differs from one that nothing interrupted, one sentence each: it is made
 * again from its wish, and text, scene notes, pictures, narration, word times and ambience are compared byte by byte.
 * Adds the hashes of its files to `shown`.
 */
export async function faultsOfStory(
  db: Db,
  studio: Studio,
  storyId: number,
  shown: Set<string>,
): Promise<string[]> {
  const story = unfinishedStory(db, storyId)
  const body = db.select().from(storyBodies).where(eq(storyBodies.storyId, storyId)).get()
  if (!story?.content || !story.scenes || !body?.audio || !body.ambientAudio)
    return [`story ${storyId} lacks a piece`]
  const { title: _, paragraphs, scenes, helpers } = await writeWhole(studio.writer, storyBrief(db, story))
  const audio = JSON.parse(body.audio) as StoryAudio
  const bed = JSON.parse(body.ambientAudio) as StoryAmbientAudio
  const narration = await studio.narrator.narrate(narrationBrief(story))
  const ambience = await studio.ambience.bed({
    setting: bed.environment as Setting,
    tone: story.request.selections.tone,
    seed: story.seed,
  })
  const pictures = await picturesOf(db, storyId)
  const asked: [what: string, is: unknown, asked: unknown][] = [
    ['words', story.content, { paragraphs, content: paragraphs.join('\n\n') }],
    ['scene notes', story.scenes, { scenes, helpers }],
    ['narration', mediaHashOf(audio.audioUrl ?? ''), hashOf(narration.bytes)],
    ['word times', audio.alignment.words, narration.words],
    ['ambience', mediaHashOf(bed.audioUrl ?? ''), hashOf(ambience.bytes)],
    ['pages with a picture', pictures.map(({ page }) => page), paragraphs.map((_words, page) => page)],
  ]
  for (const { page, files, focus } of pictures) {
    const painted = await studio.painter.paint(pictureBrief(story, page))
    asked.push([
      `picture of page ${page}`,
      { files, focus },
      {
        focus: painted.focus,
        files: painted.files.map(({ cut, width, height, bytes }) => ({
          cut,
          width,
          height,
          hash: hashOf(bytes),
        })),
      },
    ])
  }
  const hashes = [
    ...pictures.flatMap(({ files }) => files.map(({ hash }) => hash)),
    mediaHashOf(audio.audioUrl ?? '') ?? '',
    mediaHashOf(bed.audioUrl ?? '') ?? '',
  ]
  for (const hash of hashes) shown.add(hash)
  asked.push(['linked files', linkedHashes(db, storyId), [...new Set(hashes)].toSorted()])
  return asked
    .filter(([, is, wanted]) => !Bun.deepEquals(is, wanted))
    .map(([what]) => `story ${storyId} has other ${what} than it asks for`)
}

async function picturesOf(db: Db, storyId: number) {
  const rows = db
    .select()
    .from(storyImages)
    .where(eq(storyImages.storyId, storyId))
    .orderBy(storyImages.paragraphIndex)
    .all()
  return rows.map((row) => ({
    page: row.paragraphIndex,
    focus: { x: row.focusX, y: row.focusY },
    files: (JSON.parse(row.files) as File[]).map(({ cut, width, height, hash }) => ({
      cut,
      width,
      height,
      hash,
    })),
  }))
}

/** The page's own scene note and words: the specification's section 9 has one picture for each paragraph. */
function pictureBrief({ seed, request, scenes, content }: UnfinishedStory, page: number) {
  const scene = scenes?.scenes[page]
  if (!scene) throw new Error(`Page ${page} has no scene note`)
  return {
    seed,
    scene,
    tone: request.selections.tone,
    cast: request.characters.map(({ castSheet }) => castSheet),
    helpers: scenes.helpers,
    isFirst: page === 0,
    page: {
      paragraph: content?.paragraphs[page] ?? '',
      children: request.characters.map(({ name, gender }) => ({ name, gender })),
    },
  }
}

function linkedHashes(db: Db, storyId: number): string[] {
  const rows = db.$client
    .prepare(
      'SELECT DISTINCT hash FROM media JOIN story_media ON media_id = media.id WHERE story_id = ? ORDER BY hash',
    )
    .pluck()
    .all(storyId)
  return rows.map(String)
}
