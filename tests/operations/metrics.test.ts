import { expect, test } from 'bun:test'
import { createMetrics } from '../../src/shared/kit/metrics.ts'
import { makeTestApp } from '../support/app.ts'
import { startServer } from '../support/server.ts'

test('figures are told in the text format of Prometheus', () => {
  const metrics = createMetrics()
  const calls = metrics.counter('calls_total', 'Calls')
  calls({ vendor: 'open"ai' })
  calls({ vendor: 'open"ai' }, 2)
  const seconds = metrics.histogram('seconds', 'How long', [0.1, 1])
  seconds(0.1, { way: 'up' })
  seconds(0.5, { way: 'up' })
  seconds(9, { way: 'up' })
  metrics.gauge('depth', 'How many', () => 3)
  metrics.gauge('broken', 'Fails', () => {
    throw new Error('No database')
  })
  metrics.gauge('nothing', 'Not known', () => undefined)
  expect(metrics.text()).toBe(
    [
      '# HELP calls_total Calls',
      '# TYPE calls_total counter',
      'calls_total{vendor="open\\"ai"} 3',
      '# HELP seconds How long',
      '# TYPE seconds histogram',
      'seconds_bucket{way="up",le="0.1"} 1',
      'seconds_bucket{way="up",le="1"} 2',
      'seconds_bucket{way="up",le="+Inf"} 3',
      'seconds_sum{way="up"} 9.6',
      'seconds_count{way="up"} 3',
      '# HELP depth How many',
      '# TYPE depth gauge',
      'depth 3',
      '',
    ].join('\n'),
  )
})

test('an operator reads requests, queue and event loop on the internal port, and nothing of them on the public one', async () => {
  const server = await startServer({ env: { METRICS_PORT: '0' } })
  const port = /"event":"metrics.started","port":(\d+)/.exec(server.log.join('\n'))?.[1]
  await fetch(`${server.url}/landing`)
  const collect = () => fetch(`http://127.0.0.1:${port}/metrics`)
  while (!(await (await collect()).text()).includes('storylamp_event_loop_lag_seconds_count'))
    await Bun.sleep(50)
  const answer = await collect()
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toStartWith('text/plain; version=0.0.4')
  expect(text).toMatch(/storylamp_request_seconds_count\{method="GET",status="200"\} [1-9]/)
  expect(text).toContain('storylamp_queue_depth 0')
  expect(text).toContain('storylamp_is_writer 1')
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
  expect(await server.stop()).toBe(0)
})

test('a machine that is ending, or whose database cannot be read, is sent nobody any more', async () => {
  let isDraining = false
  const home = makeTestApp({ isDraining: () => isDraining })
  const ready = async () => {
    const answer = await home.app.request('/readyz')
    return [answer.status, await answer.json()]
  }
  expect(await ready()).toEqual([200, { ready: true }])
  isDraining = true
  expect(await ready()).toEqual([503, { ready: false, reason: 'draining' }])
  isDraining = false
  home.services.db.$client.close()
  expect(await ready()).toEqual([503, { ready: false, reason: 'database' }])
})
