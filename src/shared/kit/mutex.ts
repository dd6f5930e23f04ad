/** Mutual exclusion: one piece of work at a time, in the order of the calls. */
export interface Mutex {
  /** Runs `work` once everything before it has settled; resolves or rejects as `work` does. */
  run<T>(work: () => T | Promise<T>): Promise<T>
}

/** An unlocked mutex. */
export function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve()
  return {
    // Async, so that an unhandled rejection is reported.
    async run(work) {
      const turn = last.then(work)
      last = turn.catch(() => undefined)
      return turn
    },
  }
}

/** A mutex for each key: work with different keys runs in parallel. */
export interface KeyedMutex<Key> {
  /** As `Mutex.run`, for work with the same key. */
  run<T>(key: Key, work: () => T | Promise<T>): Promise<T>
}

/** Mutexes by key; unused ones are dropped. */
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
