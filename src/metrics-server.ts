import { METRICS_TYPE, type Metrics } from './shared/kit/metrics.ts'

/** Serves GET /metrics on its own port, which must not be reachable from outside. */
export function serveMetrics(metrics: Metrics, port: number, hostname: string): { port: number } {
  const server = Bun.serve({
    port,
    hostname,
    fetch: (request) =>
      new URL(request.url).pathname === '/metrics'
        ? new Response(metrics.text(), { headers: { 'Content-Type': METRICS_TYPE } })
        : new Response('GET /metrics', { status: 404 }),
  })
  return { port: server.port ?? port }
}
