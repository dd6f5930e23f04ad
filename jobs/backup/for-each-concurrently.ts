import PQueue from 'p-queue'

/** A file waits longer for a far store than its transfer takes; more at once would need memory that requests need. */
const AT_ONCE = 8

/** Runs `work` for each item, eight at a time. Throws the first error; items that had not begun by then are skipped. */
export async function forEachConcurrently<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = new PQueue({ concurrency: AT_ONCE })
  try {
    await queue.addAll(items.map((item) => () => work(item)))
  } finally {
    queue.clear()
  }
}
