import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { LeaseHolder } from './consul.ts'

const VERSION = 'v1.11.11'
const FOLDER = join(homedir(), '.cache/storylamp/consul', VERSION)
const BUILT = join(FOLDER, 'consul')

/** Consul itself, from a package or built by `bun tests/litefs/index.ts --with-consul`. */
export const CONSUL = Bun.which('consul') ?? (existsSync(BUILT) ? BUILT : undefined)

/** How `tests/litefs/consul` is built. */
export const CONSUL_BUILD = {
  source: 'tests/litefs/consul',
  folder: FOLDER,
  args: ['-mod=mod', '-ldflags', '-s -w -checklinkname=0', '-o', BUILT, 'github.com/hashicorp/consul'],
}

const KEY = 'storylamp/1'

/** A separate in-memory agent at this address that is its own server. */
export async function realConsul(
  program: string,
  host: string,
  ports: readonly number[],
): Promise<LeaseHolder> {
  const [http = 0, server = 0, serf = 0] = ports
  const flags = { http, server, 'serf-lan': serf, 'serf-wan': -1, dns: -1, grpc: -1 }
  const agent = Bun.spawn(
    [
      ...[program, 'agent', '-dev', '-bind', host, '-client', host, '-log-level', 'err'],
      ...Object.entries(flags).flatMap(([name, port]) => [`-${name}-port`, String(port)]),
    ],
    { stdin: 'ignore', stdout: 'ignore', stderr: 'ignore' },
  )
  const url = `http://${host}:${http}`
  const asked = (path: string) => fetch(`${url}/v1/${path}`).catch(() => undefined)
  while (!(await (await asked('status/leader'))?.text())?.includes(':')) {
    if (agent.exitCode !== null) throw new Error('Consul did not start')
    await Bun.sleep(50)
  }
  return {
    url,
    async holder() {
      const answer = await asked(`kv/${KEY}`)
      if (!answer?.ok) return undefined
      const [entry] = (await answer.json()) as { Session?: string; Value: string | null }[]
      if (!entry?.Session || !entry.Value) return undefined
      return (JSON.parse(atob(entry.Value)) as { hostname: string }).hostname
    },
    async forget() {
      await fetch(`${url}/v1/kv/${KEY}?recurse`, { method: 'DELETE' })
    },
    async stop() {
      agent.kill('SIGKILL')
      await agent.exited
    },
  }
}
