import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { media, stories, storyMedia, storyVoices } from '../schema/index.ts'

/** What a link may show of a story: never a photo, nor a child's portrait. */
const SHOWN = ['picture', 'narration', 'ambience'] as const

export interface SharedFile {
  contentType: string
  size: number
  kind: (typeof SHOWN)[number]
}

/** A file of this story of the family, by the hash of its bytes; undefined for any other. */
export const sharedMediaOf = (
  db: Db,
  { userId, storyId }: { userId: number; storyId: number },
  hash: string,
): SharedFile | undefined => {
  const file = db
    .select({ contentType: media.contentType, size: media.size, kind: media.kind })
    .from(storyMedia)
    .innerJoin(media, eq(media.id, storyMedia.mediaId))
    .innerJoin(stories, eq(stories.id, storyMedia.storyId))
    .where(
      and(
        eq(storyMedia.storyId, storyId),
        eq(stories.userId, userId),
        eq(media.userId, userId),
        eq(media.hash, hash),
        inArray(media.kind, [...SHOWN]),
      ),
    )
    .get()
  const kind = SHOWN.find((each) => each === file?.kind)
  return file && kind && { ...file, kind }
}

/** The story as told by one of the family's voices, by the hash of its bytes; undefined for any other file. */
export const sharedVoiceOf = (
  db: Db,
  { userId, storyId }: { userId: number; storyId: number },
  voice: string,
  hash: string,
): SharedFile | undefined => {
  const file = db
    .select({ contentType: media.contentType, size: media.size })
    .from(storyVoices)
    .innerJoin(media, eq(media.id, storyVoices.mediaId))
    .where(
      and(
        eq(storyVoices.storyId, storyId),
        eq(storyVoices.userId, userId),
        eq(storyVoices.name, voice),
        isNotNull(storyVoices.audio),
        eq(media.userId, userId),
        eq(media.hash, hash),
      ),
    )
    .get()
  return file && { ...file, kind: 'narration' }
}
