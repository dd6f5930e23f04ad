let last: Promise<unknown> = Promise.resolve()

/**
 * Runs `work` after the one before has ended. Storing a file and removing an unused one must not cross:
 * the same bytes may be wanted by one family in the moment in which another lets go of them.
 */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work)
  last = turn.catch(() => undefined)
  return turn
}
