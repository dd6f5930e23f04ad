/**
 * An author's manner: lines hung on what has just happened in the plot, never free-floating.
 * `open` begins the story, `turn` stands before the help that works, `after` behind it.
 */
export interface Manner {
  open: string[]
  meet: string[]
  fail: string[]
  turn?: string[]
  after?: string[]
  end: string[]
}
