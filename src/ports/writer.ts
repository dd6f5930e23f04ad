import type { CastSheet } from '../shared/characters/cast-sheet.ts'
import type { AgeGroup } from '../shared/stories/age-groups.ts'
import type { Environment } from '../shared/stories/environments.ts'
import type { Helper, SceneNote } from '../shared/stories/scene.ts'
import type { StoryBefore } from '../shared/stories/story-before.ts'
import type { ThemeId } from '../shared/stories/themes.ts'
import type { ToneId } from '../shared/stories/tones.ts'
import type { Making } from './purchase-store.ts'

export interface StoryChild {
  name: string
  gender: 'male' | 'female'
  /** What the parent wrote; data, never instructions. */
  description: string
  /** Set by the cast sheet: the story then says rolls, not climbs. */
  wheelchair: boolean
  /** How the child looks in every picture, for writers that use it. */
  castSheet?: CastSheet
}

/** Everything a writer needs. The same brief gives the same story with the embedded writer. */
export interface StoryBrief {
  seed: number
  /** In the order of choosing; the first is the main child. At least one. */
  children: StoryChild[]
  theme: ThemeId
  environment: Environment
  tone: ToneId
  ageGroup: AgeGroup
  paragraphCount: number
  author: { name: string; displayName?: string; era: string; style: string; techniques: string[] }
  writingStyle: 'normal' | 'plot-twist'
  /** The parent's plot-twist seed; absent in plot-twist style means that the writer invents one. */
  customSeed?: string
  /** What this family's last stories were about, newest first: this one is about something else. */
  earlier?: (StoryMemory & { title: string })[]
  /** The hand-written tales of this theme that this family was told, for any age, newest first. */
  told?: readonly string[]
  /** For a sequel: the world that this story continues. */
  before?: StoryBefore
}

/** The words of a story. */
export interface ToldStory {
  title: string
  /** Exactly `paragraphCount` of them, each one line of plain text. */
  paragraphs: string[]
  /** Flesch-Kincaid grade by the counter in `src/shared`. */
  grade: number
}

/** What accompanies the words: what the pictures show, and what is remembered of the story. */
export interface StoryNotes {
  /** One for each paragraph, in order. */
  scenes: SceneNote[]
  helpers: Helper[]
  /** What the family's next stories are told of this one; absent where nothing is worth telling. */
  memory?: StoryMemory
  /** The author in whose manner it is written, if another one than was chosen. */
  manner?: string
}

/** What a story was about, one short sentence each, without a child's name: so that the next one is about something else. */
export interface StoryMemory {
  trouble: string
  turn: string
  lastImage: string
  /** Which hand-written tale it is, and which of its ways was told. */
  tale?: string
}

export type WrittenStory = ToldStory & StoryNotes

/** A story in words and pictures: words first, so that the voice can begin while the notes are written. */
export interface Writer {
  /** What makes it, in a few words for a parent, e.g. `OpenAI (gpt-5-mini)`; OWN_ENGINE for the embedded one. */
  readonly engine: string
  /** Tells the words. A writer that has the notes with the words returns both. Throws Unusable, ProviderDown. */
  tell(brief: StoryBrief, making?: Making): Promise<ToldStory & { notes?: StoryNotes }>
  /** Reads told words and returns what their pictures show; calls `onFirst` with the first one. Throws ProviderDown. */
  annotate(brief: StoryBrief, told: ToldStory, making?: Making, onFirst?: OnFirst): Promise<StoryNotes>
}

/**
 * Receives the notes when only the first page's is there: at most once, before the complete notes, and fit for
 * children. They are valid only where the complete notes say the same.
 */
export type OnFirst = (notes: StoryNotes) => void

/** The whole story: the words, and the notes where they did not come with them. */
export async function writeWhole(writer: Writer, brief: StoryBrief, making?: Making): Promise<WrittenStory> {
  const { notes, ...told } = await writer.tell(brief, making)
  return { ...told, ...(notes ?? (await writer.annotate(brief, told, making))) }
}
