/** A tone is heard in how people walk, in what happens on the way, in the pauses and in the last line. */
export interface ToneLines {
  go: string[]
  air: string[]
  event: string[]
  low: string[]
  end: string[]
}
