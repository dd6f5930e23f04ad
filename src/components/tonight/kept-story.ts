/** A finished story as Home shows it. */
export interface KeptStory {
  id: number
  title: string
  coverUrl: string | null
  /** Percent at which the family stopped; null where it did not. */
  stoppedAt: number | null
}
