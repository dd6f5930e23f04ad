/** A story as listed on a child's shelf. */
export interface KidStory {
  id: number
  title: string
  coverUrl: string | null
  favorite: boolean
  /** Where it was left, in percent; null where it was not. */
  stoppedAt: number | null
}
