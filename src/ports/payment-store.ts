/** What the embedded card provider stores; persistent, so that a restart loses nothing. */
export interface EmbeddedPaymentStore {
  /** JSON of one object; undefined when there is none. */
  read(id: string): string | undefined
  /** JSON of every object of a kind, oldest first. */
  list(object: string): string[]
  write(id: string, object: string, json: string): void
  remove(id: string): void
  /** All of it or nothing. */
  atomically<T>(work: () => T): T
}
