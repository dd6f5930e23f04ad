/**
 * Begins to listen at a port that this test has had before: a connection of another program may have been given it
 * meanwhile, and ends.
 */
export async function onceFree<T>(listen: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await listen()
    } catch (error) {
      if (!/EADDRINUSE|Is port \d+ in use/.test(String(error))) throw error
      await Bun.sleep(20)
    }
  }
}
