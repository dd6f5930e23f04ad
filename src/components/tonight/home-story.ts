/** A finished story as Home shows it. */
export interface HomeStory {
  id: number
  title: string
  coverUrl: string | null
  /** Where the cover's faces are, from the left, as a fraction; null where there is none. */
  focusX: number | null
  /** Percent at which the family stopped; null where it did not. */
  stoppedAt: number | null
}
