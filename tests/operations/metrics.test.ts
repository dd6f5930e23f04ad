import { expect, test } from 'bun:test'
import { ALONE, type Replication } from '../../db/replication/replication.ts'
import { watch } from '../../src/metrics.ts'
import { createMetrics } from '../../src/shared/kit/metrics.ts'
import { makeTestApp } from '../support/app.ts'
import { signUp } from '../support/person.ts'
import { startServer } from '../support/server.ts'
import { geminiServer } from '../support/vendors/gemini.ts'

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

test('an operator reads what each stage took, how a vendor answered and what it cost', async () => {
  const google = geminiServer()
  google.faults.push('error')
  const server = await startServer({
    env: { METRICS_PORT: '0', GEMINI_API_KEY: 'gemini-key', GEMINI_BASE_URL: google.url },
  })
  const port = /"event":"metrics.started","port":(\d+)/.exec(server.log.join('\n'))?.[1]
  const mia = await signUp(server.url, 'mia@example.com')
  const { id } = (await (await mia.requestStory([await mia.makeCharacter('Mia')])).json()) as { id: number }
  while ((await mia.story(id)).generationStatus !== 'complete') await Bun.sleep(100)
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  for (const stage of ['text', 'images', 'narration', 'ambience'])
    expect(text).toMatch(new RegExp(`stage_seconds_count\\{stage="${stage}",outcome="done"\\} [1-9]`))
  expect(text).toMatch(/vendor_call_seconds_count\{vendor="gemini",outcome="failed"\} 1\n/)
  expect(text).toMatch(/vendor_call_seconds_count\{vendor="gemini",outcome="answered"\} [1-9]/)
  expect(text).toMatch(/spent_dollars_today\{vendor="gemini"\} 0\.\d/)
  await server.stop()
  await google.stop()
})

test('of a pair, the machine that reads tells how long it has heard nothing and how far it is behind, the other one how old the backup is', () => {
  const { services, clock, close } = makeTestApp()
  const newest = new Date(clock.now().getTime() - 90_000)
  const toldBy = (isWriter: boolean) => {
    const metrics = createMetrics()
    const replication: Replication = {
      ...ALONE,
      isReplicated: true,
      isPrimary: () => isWriter,
      isOpen: () => isWriter,
      position: () => ({ transaction: 41n, checksum: '' }),
      silentMs: () => 2500,
      lagMs: () => 12,
    }
    watch(metrics, {
      db: services.db,
      replication,
      queueDepth: () => 0,
      newestBackup: () => newest,
      now: clock.now,
    })
    return metrics
      .text()
      .split('\n')
      .filter((line) => /^storylamp_(?:is|position|writer|replication|backup)/.test(line))
  }
  expect(toldBy(false)).toEqual([
    'storylamp_is_writer 0',
    'storylamp_position 41',
    'storylamp_writer_silent_seconds 2.5',
    'storylamp_replication_lag_seconds 0.012',
  ])
  expect(toldBy(true)).toEqual([
    'storylamp_is_writer 1',
    'storylamp_backup_age_seconds 90',
    'storylamp_position 41',
  ])
  close()
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
