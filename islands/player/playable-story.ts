import { type ReadAlong, readAlong } from '../../src/shared/stories/alignment.ts'
import type {
  AlignmentEntry,
  StoryAmbientAudio,
  StoryAnswer,
  StoryAudio,
  StoryContent,
  StoryImage,
} from '../../src/shared/stories/story-answer.ts'

/** A story as the player uses it: its JSON texts parsed, with defaults for what an older or broken record lacks. */
export interface PlayableStory {
  paragraphs: readonly string[]
  /** By paragraph; undefined while there is none. */
  images: readonly (StoryImage | undefined)[]
  narration: { source: SoundSource; durationSeconds: number | undefined; along: ReadAlong } | undefined
  ambience: { source: SoundSource; loop: { start: number; end: number } | undefined } | undefined
  /** The children's names. */
  children: readonly string[]
}

export type SoundSource = { url: string } | { base64: string }

/** The JSON texts of an answer with a story. */
type StoryTexts = Pick<StoryAnswer, 'content' | 'images' | 'audio' | 'ambientAudio' | 'storyRequest'>

/** A story and the answer it was read from. */
export interface ReadStory<Answer extends StoryTexts = StoryAnswer> {
  answer: Answer
  /** JSON of the narration: the narrator's, or that of a family voice. */
  audio: string | null
  story: PlayableStory
}

/** The narration of a family voice by its name; the narrator's for any other. */
export const audioIn = ({ audio, voices = [] }: StoryAnswer, voice: string): string | null =>
  voices.find(({ name }) => name === voice)?.audio ?? audio

/**
 * Reads an answer with the narration in `audio`. What has not changed since `before` stays the same object, so that
 * playback continues.
 */
export function readStory<Answer extends StoryTexts>(
  answer: Answer,
  before?: ReadStory<Answer>,
  audio: string | null = answer.audio,
): ReadStory<Answer> {
  const isAsBefore = (piece: 'content' | 'ambientAudio') => before?.answer[piece] === answer[piece]
  const sameWords = isAsBefore('content')
  const paragraphs = before && sameWords ? before.story.paragraphs : paragraphsOf(answer.content)
  const story = {
    paragraphs,
    images: imagesOf(answer.images, paragraphs.length),
    narration:
      before && sameWords && before.audio === audio ? before.story.narration : narrationOf(audio, paragraphs),
    ambience: before && isAsBefore('ambientAudio') ? before.story.ambience : ambienceOf(answer.ambientAudio),
    children: childrenOf(answer.storyRequest),
  }
  return { answer, audio, story }
}

function paragraphsOf(text: string | null): string[] {
  const content = parsed<Partial<StoryContent>>(text)
  if (Array.isArray(content?.paragraphs)) return content.paragraphs.map(String)
  return (content?.content ?? '').split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
}

const MIDDLE = { x: 0.5, y: 0.5 }

/** The pictures as the API sends them, with the one of a paragraph being redrawn. */
export function withDrawing(text: string | null, paragraphIndex: number): string | null {
  const images = parsed<(StoryImage | null)[]>(text)
  return images
    ? JSON.stringify(
        images.map((image) =>
          image?.paragraphIndex === paragraphIndex ? { ...image, redraw: 'drawing' as const } : image,
        ),
      )
    : text
}

function imagesOf(text: string | null, count: number): (StoryImage | undefined)[] {
  const images = parsed<(Partial<StoryImage> | null)[]>(text)
  const byParagraph: (StoryImage | undefined)[] = Array(count).fill(undefined)
  if (!Array.isArray(images)) return byParagraph
  for (const image of images) {
    const { imageUrl, paragraphIndex, focus = MIDDLE, sources = [], ...rest } = image ?? {}
    if (!imageUrl || paragraphIndex === undefined) continue
    byParagraph[paragraphIndex] = { ...rest, imageUrl, paragraphIndex, focus, sources }
  }
  return byParagraph
}

function narrationOf(text: string | null, paragraphs: readonly string[]): PlayableStory['narration'] {
  const audio = parsed<Partial<StoryAudio>>(text)
  const source = sourceOf(audio?.audioUrl, audio?.audioBase64)
  if (!source) return undefined
  const entries: AlignmentEntry[] = audio?.alignment?.words ?? []
  const along = readAlong(paragraphs, entries, audio?.alignment?.together)
  return { source, durationSeconds: audio?.durationSeconds, along }
}

function ambienceOf(text: string | null): PlayableStory['ambience'] {
  const sound = parsed<Partial<StoryAmbientAudio>>(text)
  const source = sourceOf(sound?.audioUrl, sound?.ambient_audio_base64)
  return source && { source, loop: sound?.loop }
}

function sourceOf(url: string | undefined, base64: string | undefined): SoundSource | undefined {
  if (url) return { url }
  return base64 ? { base64 } : undefined
}

/** The children of a story request; none if it cannot be parsed (specification, section 2). */
function childrenOf(storyRequest: string): string[] {
  const characters = parsed<{ characters?: ({ name?: unknown } | null)[] }>(storyRequest)?.characters
  if (!Array.isArray(characters)) return []
  return characters.flatMap((character) => {
    const name = character?.name
    return typeof name === 'string' && name ? [name] : []
  })
}

function parsed<T>(text: string | null): T | undefined {
  if (!text) return undefined
  try {
    return (JSON.parse(text) as T | null) ?? undefined
  } catch {
    return undefined
  }
}

const BASE64_HEAD = /^data:[^,]*,/

/** The address for an audio element; an older record's inline sound is a `data:` address. */
export function soundAddress(source: SoundSource): string {
  if ('url' in source) return source.url
  return BASE64_HEAD.test(source.base64) ? source.base64 : `data:audio/mpeg;base64,${source.base64}`
}

/** The encoded bytes; an inline sound is decoded here, because the content security policy forbids fetching it. */
export async function soundBytes(source: SoundSource): Promise<ArrayBuffer> {
  if ('base64' in source) {
    const text = atob(source.base64.replace(BASE64_HEAD, ''))
    return Uint8Array.from(text, (character) => character.charCodeAt(0)).buffer
  }
  const response = await fetch(source.url)
  if (!response.ok) throw new Error(`A sound was answered with ${response.status}`)
  return response.arrayBuffer()
}
