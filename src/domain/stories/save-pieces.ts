import { and, count, eq, ne, sql } from 'drizzle-orm'
import type { Db, DbOrTx } from '../../../db/client.ts'
import { commitProgress } from '../../../db/progress.ts'
import { jobs, stories, storyBodies, storyImages, storyMedia } from '../../../db/schema/index.ts'
import type { StoryNotes, ToldStory } from '../../ports/writer.ts'
import type { GenerationStatus } from '../../shared/stories/generation-status.ts'
import type { MadeBy } from '../../shared/stories/made-by.ts'
import type { Helper, SceneNote } from '../../shared/stories/scene.ts'
import type { StoryAmbientAudio, StoryAudio, StoryContent } from '../../shared/stories/story-answer.ts'

/** The story was deleted while it was being made: its job ends silently. */
export class StoryGone extends Error {}

export interface StoryScenes {
  scenes: SceneNote[]
  helpers: Helper[]
}

export interface SavedPicture {
  paragraphIndex: number
  focus: { x: number; y: number }
  files: {
    cut: 'wide' | 'tall'
    width: number
    height: number
    contentType: string
    hash: string
    mediaId: number
  }[]
}

/** Stores the words, and the notes if they are there; the pictures are next. */
export function saveText(
  db: Db,
  storyId: number,
  { title, paragraphs, grade, notes }: ToldStory & { notes?: StoryNotes },
  engine: string,
): void {
  const content: StoryContent = { paragraphs, content: paragraphs.join('\n\n') }
  savePiece(db, storyId, (tx) => {
    tx.update(storyBodies)
      .set({ content: JSON.stringify(content), readingGrade: grade, ...(notes ? notesText(notes) : {}) })
      .where(eq(storyBodies.storyId, storyId))
      .run()
    recordEngine(tx, storyId, 'text', engine)
    if (notes?.manner) recordEngine(tx, storyId, 'manner', notes.manner)
    setStory(tx, storyId, { title, generationStatus: 'images_generating' })
  })
}

/** Stores what the pictures are to show, and the story's memory. */
export function saveNotes(db: Db, storyId: number, notes: StoryNotes): void {
  savePiece(db, storyId, (tx) => {
    tx.update(storyBodies).set(notesText(notes)).where(eq(storyBodies.storyId, storyId)).run()
  })
}

function notesText({ scenes, helpers, memory }: StoryNotes) {
  const shown: StoryScenes = { scenes, helpers }
  return { scenes: JSON.stringify(shown), ...(memory ? { memory: JSON.stringify(memory) } : {}) }
}

/** Stores one picture; with the last one the story is `images_complete`. A picture that exists already stays. */
export function savePicture(
  db: Db,
  storyId: number,
  picture: SavedPicture,
  pictureCount: number,
  engine: string,
): void {
  savePiece(db, storyId, (tx) => {
    const { paragraphIndex, focus } = picture
    const files = filesText(picture)
    const added = tx
      .insert(storyImages)
      .values({ storyId, paragraphIndex, focusX: focus.x, focusY: focus.y, files })
      .onConflictDoNothing()
      .run().changes
    if (added === 0) return
    recordEngine(tx, storyId, 'pictures', engine)
    for (const file of picture.files) linkMedia(tx, storyId, file.mediaId)
    const cover = smallest(picture.files)
    if (paragraphIndex === 0 && cover) setStory(tx, storyId, { coverHash: cover.hash })
    if (countPictures(tx, storyId) >= pictureCount)
      setStory(tx, storyId, { generationStatus: 'images_complete' })
  })
}

/** Marks that only sound is left to make. */
export function startAudioPhase(db: Db, storyId: number): void {
  whileThere(db, storyId, (tx) => setStory(tx, storyId, { generationStatus: 'audio_generating' }))
}

export function saveNarration(
  db: Db,
  storyId: number,
  audio: StoryAudio,
  mediaId: number,
  engine: string,
): void {
  savePiece(db, storyId, (tx) => {
    tx.update(storyBodies)
      .set({ audio: JSON.stringify(audio) })
      .where(eq(storyBodies.storyId, storyId))
      .run()
    recordEngine(tx, storyId, 'voice', engine)
    linkMedia(tx, storyId, mediaId)
  })
}

export function saveAmbience(
  db: Db,
  storyId: number,
  ambientAudio: StoryAmbientAudio,
  mediaId: number,
  engine: string,
): void {
  savePiece(db, storyId, (tx) => {
    tx.update(storyBodies)
      .set({ ambientAudio: JSON.stringify(ambientAudio) })
      .where(eq(storyBodies.storyId, storyId))
      .run()
    recordEngine(tx, storyId, 'ambience', engine)
    linkMedia(tx, storyId, mediaId)
  })
}

/** Marks the story as ready to play, and its job as done. */
export function completeStory(db: Db, storyId: number, now: Date): void {
  savePiece(db, storyId, (tx) => {
    setStory(tx, storyId, {
      generationStatus: 'complete',
      retryable: false,
      failure: null,
      completedAt: now.toISOString(),
    })
    tx.update(jobs).set({ state: 'done' }).where(jobOf(storyId)).run()
  })
}

/** Ends the tries: finished pieces stay, the parent can retry the rest. `failure` names the stage, for the admin. */
export function failStory(db: Db, storyId: number, failure: string): void {
  db.update(stories)
    .set({ retryable: true, failure })
    .where(and(eq(stories.id, storyId), ne(stories.generationStatus, 'complete')))
    .run()
}

/** Stores a finished piece; the job's count of starts and waits without progress is reset. */
function savePiece(db: Db, storyId: number, save: (tx: DbOrTx) => void): void {
  whileThere(db, storyId, (tx) => {
    save(tx)
    tx.update(jobs)
      .set({ starts: 1, waits: 0 })
      .where(and(jobOf(storyId), sql`(starts > 1 OR waits > 0)`))
      .run()
  })
}

function whileThere(db: Db, storyId: number, change: (tx: DbOrTx) => void): void {
  commitProgress(db, () =>
    db.transaction(
      (tx) => {
        const there = tx.select({ id: stories.id }).from(stories).where(eq(stories.id, storyId)).get()
        if (!there) throw new StoryGone()
        change(tx)
      },
      { behavior: 'immediate' },
    ),
  )
}

export const jobOf = (storyId: number) => and(eq(jobs.storyId, storyId), eq(jobs.kind, 'generate_story'))

interface StoryChange {
  title?: string
  generationStatus?: GenerationStatus
  retryable?: boolean
  failure?: null
  coverHash?: string
  completedAt?: string
}

export const setStory = (tx: DbOrTx, storyId: number, change: StoryChange) =>
  tx.update(stories).set(change).where(eq(stories.id, storyId)).run()

/** For the small print of the finished story; the last engine of a part counts. */
function recordEngine(tx: DbOrTx, storyId: number, part: keyof MadeBy, engine: string): void {
  const body = tx
    .select({ madeBy: storyBodies.madeBy })
    .from(storyBodies)
    .where(eq(storyBodies.storyId, storyId))
    .get()
  const madeBy: MadeBy = { ...JSON.parse(body?.madeBy ?? '{}'), [part]: engine }
  tx.update(storyBodies)
    .set({ madeBy: JSON.stringify(madeBy) })
    .where(eq(storyBodies.storyId, storyId))
    .run()
}

/** The stored description of a picture's files. */
export const filesText = (picture: SavedPicture): string =>
  JSON.stringify(picture.files.map(({ mediaId: _, ...file }) => file))

export const linkMedia = (tx: DbOrTx, storyId: number, mediaId: number) =>
  tx.insert(storyMedia).values({ storyId, mediaId }).onConflictDoNothing().run()

const countPictures = (tx: DbOrTx, storyId: number) =>
  tx.select({ n: count() }).from(storyImages).where(eq(storyImages.storyId, storyId)).get()?.n ?? 0

/** The small wide file: the cover. */
export const smallest = <File extends { cut: 'wide' | 'tall'; width: number }>(files: readonly File[]) =>
  files.filter((file) => file.cut === 'wide').sort((a, b) => a.width - b.width)[0]
