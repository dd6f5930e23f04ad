/** A story as its series lists it. */
export interface SeriesStory {
  id: number
  title: string
  number: number
  createdAt: string
  generationStatus: string
  retryable: boolean
  coverUrl: string | null
}

/** The stories of one world. */
export interface Series {
  id: number
  title: string
  /** In the order of their numbers. */
  stories: SeriesStory[]
}
