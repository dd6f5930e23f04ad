/** A currently free port, for a server that must know its own address before it listens. */
export function freePort(): number {
  const probe = Bun.serve({ port: 0, fetch: () => new Response() })
  const { port = 0 } = probe
  void probe.stop(true)
  return port
}
