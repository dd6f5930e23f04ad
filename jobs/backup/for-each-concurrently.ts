import PQueue from 'p-queue'

/** A file waits for a far store longer than it is carried; more at once would take the room of what families ask. */
const AT_ONCE = 8

/** Runs `work` for each item, eight at a time. Throws what the first one throws; what had not begun by then never begins. */
export async function forEachConcurrently<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = new PQueue({ concurrency: AT_ONCE })
  try {
    await queue.addAll(items.map((item) => () => work(item)))
  } finally {
    queue.clear()
  }
}
