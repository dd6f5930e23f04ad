/** Listens at a port that this test had before: a connection of another program may have it for a moment. */
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
