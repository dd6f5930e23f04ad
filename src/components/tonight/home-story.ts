/** A finished story as Home shows it. */
export interface HomeStory {
  id: number
  title: string
  coverUrl: string | null
  /** Where the cover's faces are, from the left, as a fraction; null without any. */
  focusX: number | null
  /** Where the family stopped, in percent; null where it did not. */
  stoppedAt: number | null
}
