import type { Helper } from './scene.ts'

/** One of the stories that came before a sequel in its world. */
export interface EarlierStory {
  title: string
  /** What is remembered of it, a short sentence each; absent where nothing was noted. */
  trouble?: string
  turn?: string
  lastImage?: string
  /** How it began and ended, in its own words, where nothing was noted. */
  opening?: string
  ending?: string
}

/** What a sequel knows of its world: kept with its wish, so that nothing is lost when an earlier story is deleted. */
export interface StoryBefore {
  /** Oldest first. */
  stories: EarlierStory[]
  /** Who was in them, those of the last story first; each with its own look. */
  helpers: Helper[]
  /** Where they played, in the stories' words. */
  places: string[]
  /** Which hand-written tale the last one was, and in which of its ways. */
  tale?: string
}
