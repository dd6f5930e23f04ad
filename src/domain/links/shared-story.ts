import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { type SharedFile, sharedMediaOf, sharedVoiceOf } from '../../../db/queries/shared-media.ts'
import { storyOf } from '../../../db/queries/story.ts'
import { stories } from '../../../db/schema/index.ts'
import { sharedMediaUrl } from '../../shared/links/shared-address.ts'
import type { SharedStory } from '../../shared/links/shared-story-payload.ts'
import type {
  StoryAmbientAudio,
  StoryAnswer,
  StoryAudio,
  StoryContent,
  StoryImage,
} from '../../shared/stories/story-answer.ts'
import { type TextsWithoutNames, withoutNames } from '../../shared/stories/without-names.ts'
import type { OpenedLink } from './story-links.ts'

/**
 * The story of a link, its pictures and sounds at the link's own addresses; in the narrator's voice, unless the link
 * was made for one of the family's voices that still exists. Undefined when the story is gone.
 */
export function sharedStoryOf(
  db: Db,
  { userId, storyId, withName, voice }: OpenedLink,
  token: string,
): SharedStory | undefined {
  const story = storyOf(db, userId, storyId)
  if (!story) return undefined
  const children = namesIn(db, storyId)
  const { title, paragraphs, names, isVoiceless } = shown(story, children, withName)
  const { environment, colophon = null } = story
  const readBy = isVoiceless ? undefined : story.voices?.find(({ name }) => name === voice)
  return {
    title,
    environment,
    colophon,
    content: JSON.stringify({ paragraphs, content: paragraphs.join('\n\n') } satisfies StoryContent),
    images: changed<StoryImage[]>(story.images, (images) => images.map((image) => imageAt(token, image))),
    audio: isVoiceless
      ? null
      : changed<StoryAudio>(readBy?.audio ?? story.audio, (audio) => soundAt(token, audio)),
    readBy: readBy && (withName || !tellsName(children, readBy.name)) ? readBy.name : null,
    ambientAudio: changed<StoryAmbientAudio>(story.ambientAudio, (sound) => soundAt(token, sound)),
    storyRequest: JSON.stringify({ characters: names.map((name) => ({ name })) }),
  }
}

/** The story without its children's names; undefined when the family has no such story. */
export function namelessStory(
  db: Db,
  userId: number,
  storyId: number,
): Pick<TextsWithoutNames, 'standIns' | 'isChanged'> | undefined {
  const story = storyOf(db, userId, storyId)
  return story && nameless(story, namesIn(db, storyId))
}

/** A file of a link's story, by the hash of its bytes: of the family's own voices only the link's. */
export function sharedFileOf(db: Db, link: OpenedLink, hash: string): SharedFile | undefined {
  const file =
    sharedMediaOf(db, link, hash) ??
    (link.voice === null ? undefined : sharedVoiceOf(db, link, link.voice, hash))
  return file?.kind === 'narration' && !hasVoice(db, link) ? undefined : file
}

/** Never a voice that says a name which the link hides. */
const hasVoice = (db: Db, { userId, storyId, withName }: OpenedLink): boolean =>
  withName || namelessStory(db, userId, storyId)?.isChanged === false

/** Whether a voice's title reveals a name: Mia’s grandma, also in small letters, or as Mias. */
const tellsName = (names: string[], voice: string): boolean => {
  const possessives = names.map((name) => name.replaceAll(/\p{L}(?!\p{L})/gu, '$&s'))
  return withoutNames([...names, ...possessives], [voice, voice.toUpperCase()]).isChanged
}

function shown(story: StoryAnswer, names: string[], withName: boolean) {
  const paragraphs = paragraphsOf(story)
  if (withName) return { title: story.title, paragraphs, names, isVoiceless: false }
  const { texts, standIns, isChanged } = nameless(story, names)
  const [title = '', ...others] = texts
  return { title, paragraphs: others, names: standIns.map(({ standIn }) => standIn), isVoiceless: isChanged }
}

function nameless(story: StoryAnswer, names: string[]): TextsWithoutNames {
  const paragraphs = paragraphsOf(story)
  const words = withoutNames(names, [story.title, ...paragraphs])
  // The voice reads only the paragraphs.
  const isChanged = paragraphs.some((paragraph, at) => paragraph.normalize('NFC') !== words.texts[at + 1])
  return { ...words, isChanged }
}

const paragraphsOf = ({ content }: StoryAnswer): string[] => parsed<StoryContent>(content)?.paragraphs ?? []

/** The children's names as the story stored them; an older request may be unreadable. */
function namesIn(db: Db, storyId: number): string[] {
  const row = db
    .select({ childName: stories.childName, characters: stories.characters })
    .from(stories)
    .where(eq(stories.id, storyId))
    .get()
  const cast = parsed<{ name?: string }[]>(row?.characters ?? null) ?? []
  const names = [...cast.map(({ name = '' }) => name), row?.childName ?? '']
  return [...new Set(names.map((name) => name.trim()).filter(Boolean))]
}

const imageAt = (token: string, { redraw: _, ...image }: StoryImage): StoryImage => ({
  ...image,
  imageUrl: sharedMediaUrl(token, image.imageUrl),
  sources: image.sources.map((source) => ({ ...source, url: sharedMediaUrl(token, source.url) })),
})

const soundAt = <Sound extends { audioUrl?: string }>(token: string, sound: Sound): Sound =>
  sound.audioUrl ? { ...sound, audioUrl: sharedMediaUrl(token, sound.audioUrl) } : sound

const changed = <T>(text: string | null, change: (value: T) => T): string | null => {
  const value = parsed<T>(text)
  return value === undefined ? null : JSON.stringify(change(value))
}

const parsed = <T>(text: string | null): T | undefined => (text ? (JSON.parse(text) as T) : undefined)
