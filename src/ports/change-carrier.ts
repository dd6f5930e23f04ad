/** Carries every change of the database to where backups go, moments after it was made. */
export interface ChangeCarrier {
  /** Begins with a copy of the whole database, under a name that was never used. */
  start(name: string): Carrying
  /**
   * Puts what was carried under the name at the path, as it was at `until`, or at last. False where no whole copy had been
   * stored by then; throws with a sentence where it cannot bring back what was.
   */
  fetch(name: string, path: string, until?: Date): Promise<boolean>
}

export interface Carrying {
  /** Resolves with the exit code when it ends, asked to or not. */
  ended: Promise<number>
  /** Stores the last change, ends, and leaves nothing behind on this machine. */
  end(): Promise<void>
  /** When it had last stored everything; undefined where it has not yet, or does not answer. */
  storedAt(): Promise<Date | undefined>
}
