import { holdingMedia } from '../src/domain/media/holding-media.ts'
import type { SavedPicture } from '../src/domain/stories/save-pieces.ts'
import type { UnfinishedStory } from '../src/domain/stories/unfinished-story.ts'
import type { Picture, PictureBrief } from '../src/ports/painter.ts'
import { type GenerationContext, makingFor } from './generation-context.ts'
import { withRetries } from './with-retries.ts'

export interface PageToPaint {
  paragraphIndex: number
  /** The portraits by which the story's children are painted. */
  likenesses: (Uint8Array | undefined)[]
  /** 1 for a picture that is redrawn, more for one that is drawn after a wish. */
  take?: number
  /** What a parent wishes to be different. */
  wish?: string
  /** The page's picture if it was started early; resolves to undefined when that failed. */
  begun?: Promise<Picture | undefined> | undefined
}

/** Paints one paragraph's picture, stores its files and passes them to `save`, which shows them in a row. */
export async function paintPage(
  studio: GenerationContext,
  story: UnfinishedStory,
  page: PageToPaint,
  signal: AbortSignal,
  save: (picture: SavedPicture) => void,
): Promise<void> {
  const begun = page.begun && (await page.begun)
  const picture = begun ?? (await pictureFor(studio, story, page, signal))
  const { userId } = story
  await holdingMedia(studio.db, studio.media, async ({ keepAll }) => {
    const kept = await keepAll(picture.files.map((file) => ({ ...file, userId, kind: 'picture' as const })))
    const files = kept.map(({ cut, width, height, contentType, hash, id }) => ({
      cut,
      width,
      height,
      contentType,
      hash,
      mediaId: id,
    }))
    save({ paragraphIndex: page.paragraphIndex, focus: picture.focus, files })
  })
}

/** Paints one paragraph's picture, without storing anything. */
export async function pictureFor(
  studio: GenerationContext,
  story: UnfinishedStory,
  page: PageToPaint,
  signal: AbortSignal,
): Promise<Picture> {
  const back = comingBack(studio, story, page.paragraphIndex)
  // Does not wait unless somebody returns: the first picture has to start before anything else.
  const brief = briefOf(story, page, back.length > 0 ? await picturesOf(studio, back) : new Map())
  const { painter, pause } = studio
  return withRetries(() => painter.paint(brief, makingFor(studio, story, signal)), {
    signal,
    ...(pause ? { pause } : {}),
  })
}

/** The brief of one page's picture: its scene note, and the portraits of exactly the children in it. */
function briefOf(
  { seed, request, scenes, content }: UnfinishedStory,
  { paragraphIndex, likenesses, take = 0, wish }: PageToPaint,
  helpersBefore: ReadonlyMap<string, Uint8Array>,
): PictureBrief {
  const scene = scenes?.scenes[paragraphIndex]
  if (!scene) throw new Error('A paragraph has no scene note')
  const isIn = (child: number) => scene.present.some(({ who }) => who === `child-${child}`)
  return {
    seed,
    scene,
    tone: request.selections.tone,
    cast: request.characters.map(({ castSheet }) => castSheet),
    helpers: scenes?.helpers ?? [],
    isFirst: paragraphIndex === 0,
    take,
    ...(wish ? { wish } : {}),
    page: {
      paragraph: content?.paragraphs[paragraphIndex] ?? '',
      ...(helpersBefore.size > 0 ? { helpers: helpersBefore } : {}),
      children: request.characters.map(({ name, gender }, child) => {
        const likeness = isIn(child) ? likenesses[child] : undefined
        return { name, gender, ...(likeness ? { likeness } : {}) }
      }),
    },
  }
}

interface ComingBack {
  id: string
  seenIn: string
}

/** Helpers on this page who were painted in an earlier story, for a painter that uses pictures. */
function comingBack(
  { painter }: GenerationContext,
  { scenes }: UnfinishedStory,
  paragraphIndex: number,
): ComingBack[] {
  if (!painter.likeness) return []
  const present = scenes?.scenes[paragraphIndex]?.present ?? []
  return (scenes?.helpers ?? []).flatMap(({ id, seenIn }) =>
    seenIn && present.some(({ who }) => who === id) ? [{ id, seenIn }] : [],
  )
}

/** Pictures of earlier stories that show them; those of deleted stories are left out. */
async function picturesOf({ media }: GenerationContext, back: readonly ComingBack[]) {
  const pictures = new Map<string, Uint8Array>()
  for (const { id, seenIn } of back) {
    const file = await media.get(seenIn)
    if (file) pictures.set(id, new Uint8Array(await file.arrayBuffer()))
  }
  return pictures
}
