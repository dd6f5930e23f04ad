import type { Helper } from './scene.ts'

/** A story before a sequel in the same world. */
export interface EarlierStory {
  title: string
  /** What is remembered of it, one short sentence each; absent where nothing was noted. */
  trouble?: string
  turn?: string
  lastImage?: string
  /** Its first and last words, where nothing was noted. */
  opening?: string
  ending?: string
}

/** What a sequel knows of its world: stored with its wish, so that it survives when an earlier story is deleted. */
export interface StoryBefore {
  /** Oldest first. */
  stories: EarlierStory[]
  /** The helpers in them, those of the last story first; each with its look. */
  helpers: Helper[]
  /** Their places, in the stories' words. */
  places: string[]
  /** The hand-written tale of the last one, and which of its ways was told. */
  tale?: string
}
