import type { Db } from '../../../db/client.ts'
import { type SharedFile, sharedMediaOf } from '../../../db/queries/shared-media.ts'
import { recordMediaUrl } from '../../shared/links/shared-address.ts'
import type { LinkedRecording } from '../../shared/recordings/recorded-story-payload.ts'
import type { OpenedLink } from '../links/story-links.ts'
import { recordedStory } from './recorded-story.ts'

/** The story of a recording link, its pictures at the link's own addresses; undefined when it is gone. */
export function linkedRecording(
  db: Db,
  { userId, storyId, voice }: OpenedLink,
  token: string,
): LinkedRecording | undefined {
  const story = recordedStory(db, userId, storyId)
  if (!story.ok || voice === null) return undefined
  const { title, pages, voices } = story.value
  return {
    title,
    voice,
    pages: pages.map(({ words, pictureUrl }) => ({
      words,
      pictureUrl: pictureUrl && recordMediaUrl(token, pictureUrl),
    })),
    recorded: (voices.find(({ name }) => name === voice)?.recorded ?? []).map(({ page }) => page),
  }
}

/** A picture of a recording link's story, by the hash of its bytes; no sound. */
export function linkedPictureOf(db: Db, link: OpenedLink, hash: string): SharedFile | undefined {
  const file = sharedMediaOf(db, link, hash)
  return file?.kind === 'picture' ? file : undefined
}
