import type { StoryAnswer, StoryImage, StoryImageSource } from '../../src/shared/stories/story-answer.ts'
import { readStory, type SoundSource } from '../player/playable-story.ts'
import type { KeptFile, StoryManifest } from './story-record.ts'

/** What has to be stored of a finished story on a device with this screen: of each picture the files that it would show. */
export function manifestOf(story: StoryAnswer, family: string, screen: Screen = thisScreen()): StoryManifest {
  const { story: readable } = readStory(story)
  const pictures = readable.images.flatMap((image) => (image ? filesFor(image, screen) : []))
  const voices = (story.voices ?? []).map(
    ({ audio }) => readStory(story, undefined, audio).story.narration?.source,
  )
  const sounds = [readable.narration?.source, readable.ambience?.source, ...voices].flatMap(fileOf)
  const files = [...pictures, ...sounds]
  return { family, version: hashOf(JSON.stringify([story, files])), story, files }
}

/** A screen's sides in device pixels, and whether it can be turned. */
export interface Screen {
  width: number
  height: number
  density: number
  turns: boolean
}

const thisScreen = (): Screen => ({
  width: innerWidth,
  height: innerHeight,
  density: devicePixelRatio,
  turns: matchMedia('(pointer: coarse)').matches,
})

/** One file for each orientation of the screen; the others of that cut are not needed. */
function filesFor(image: StoryImage, screen: Screen): KeptFile[] {
  const wide = image.sources.filter(({ cut }) => cut === 'wide')
  const tall = image.sources.filter(({ cut }) => cut === 'tall')
  const isUpright = screen.height > screen.width
  const shown = [
    ...(isUpright || screen.turns ? [bestOf(tall, screen)] : []),
    ...(isUpright ? [smallestOf(wide)] : [bestOf(wide, screen)]),
  ].filter((source) => source !== undefined)
  if (shown.length === 0) return [{ url: image.imageUrl, insteadOf: [] }]
  const all = [image.imageUrl, ...image.sources.map(({ url }) => url)]
  const kept = shown.map(({ url }) => url)
  const rest = all.filter((url) => !kept.includes(url))
  const cutOf = (url: string) => (tall.some((source) => source.url === url) ? 'tall' : 'wide')
  const standIn = (url: string) => kept.find((one) => cutOf(one) === cutOf(url)) ?? kept[0]
  return kept.map((url) => ({ url, insteadOf: rest.filter((other) => standIn(other) === url) }))
}

/** The smallest file that is wide enough for the screen, else the largest. */
function bestOf(sources: readonly StoryImageSource[], screen: Screen): StoryImageSource | undefined {
  const sorted = [...sources].sort((a, b) => a.width - b.width)
  const [smallest] = sorted
  if (!smallest) return undefined
  const covering = (smallest.width / smallest.height) * screen.height
  const wanted = Math.max(screen.width, covering) * screen.density * GOOD_ENOUGH
  return sorted.find(({ width }) => width >= wanted) ?? sorted.at(-1)
}

/** A picture slightly smaller than its screen looks the same at half the size: browsers choose alike. */
const GOOD_ENOUGH = 0.7

const smallestOf = (sources: readonly StoryImageSource[]) => [...sources].sort((a, b) => a.width - b.width)[0]

/** An older record contains its sound. */
const fileOf = (source: SoundSource | undefined): KeptFile[] =>
  source && 'url' in source ? [{ url: source.url, insteadOf: [] }] : []

/** FNV-1a, only to tell whether two texts are the same. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
