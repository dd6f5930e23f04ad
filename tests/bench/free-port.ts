/** A port that nobody has just now: what a server is told of itself before it listens. */
export function freePort(): number {
  const probe = Bun.serve({ port: 0, fetch: () => new Response() })
  const { port = 0 } = probe
  void probe.stop(true)
  return port
}
