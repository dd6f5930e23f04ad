/** A story as a child finds it on the shelf. */
export interface KidStory {
  id: number
  title: string
  coverUrl: string | null
  favorite: boolean
  /** Percent at which it was left; null where it was not. */
  stoppedAt: number | null
}
