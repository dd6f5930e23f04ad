/** Copies every change of the database to the backup store, moments after it was made. */
export interface ChangeCarrier {
  /** Starts with a copy of the whole database, under a new name. */
  start(name: string): Carrying
  /**
   * Writes what was carried under the name to the path, as it was at `until`, or at the end. False where no whole copy
   * had been stored by then; throws with a sentence where it cannot restore what was.
   */
  fetch(name: string, path: string, until?: Date): Promise<boolean>
}

export interface Carrying {
  /** Resolves with the exit code when it ends, by itself or not. */
  ended: Promise<number>
  /** Stores the last change, ends, and deletes its files on this machine. */
  end(): Promise<void>
  /** When it had last stored everything; undefined where it has not yet, or does not answer. */
  storedAt(): Promise<Date | undefined>
}
