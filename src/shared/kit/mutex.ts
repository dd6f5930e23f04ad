/** Mutual exclusion: one piece of work at a time, in the order in which it was asked for. */
export interface Mutex {
  /** Runs `work` once everything before it has settled; resolves or rejects as `work` does. */
  run<T>(work: () => T | Promise<T>): Promise<T>
}

/** A mutex that nobody holds yet. */
export function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve()
  return {
    // Async, so that a rejection that nobody handles is reported.
    async run(work) {
      const turn = last.then(work)
      last = turn.catch(() => undefined)
      return turn
    },
  }
}

/** A mutex for each key: work of different keys runs side by side. */
export interface KeyedMutex<Key> {
  /** As `Mutex.run`, among the work of the same key. */
  run<T>(key: Key, work: () => T | Promise<T>): Promise<T>
}

/** Mutexes by key; one that is not in use is forgotten. */
export function createKeyedMutex<Key>(): KeyedMutex<Key> {
  const inUse = new Map<Key, { mutex: Mutex; users: number }>()
  return {
    async run(key, work) {
      const entry = inUse.get(key) ?? { mutex: createMutex(), users: 0 }
      inUse.set(key, entry)
      entry.users += 1
      try {
        return await entry.mutex.run(work)
      } finally {
        entry.users -= 1
        if (entry.users === 0) inUse.delete(key)
      }
    },
  }
}
