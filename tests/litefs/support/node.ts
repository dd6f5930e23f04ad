import { chmodSync, chownSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DATABASE } from '../../../db/client.ts'
import { LITEFS } from './binary.ts'
import type { Waiting } from './waiting.ts'

const ROOT = join(import.meta.dir, '../../..')

export interface NodeOptions {
  folder: string
  port: number
  litefsPort: number
  peerLitefsPort: number
  env: Record<string, string>
  owner?: number | undefined
  until: Waiting
}

/** One machine of the pair: deploy/start-pair, LiteFS, the server, and a disk that stays. */
export interface Node {
  /** As LiteFS and the log name it, and as the other machine reaches it. */
  name: string
  url: string
  dataDir: string
  /** The database in the mount. */
  file: string
  /** LiteFS's own address. */
  litefs: string
  log: string[]
  isRunning(): boolean
  start(): void
  /** Resolves when the server answers. */
  started(): Promise<unknown>
  /** SIGTERM, as a deployment ends a machine; answers the exit code. */
  stop(): Promise<number>
  /** The whole machine is gone at once. */
  kill(): Promise<void>
  /** The server alone is gone at once; LiteFS notices and ends. */
  killServer(): Promise<void>
  /** Its disk is empty from now on; only while it is ended. */
  loseDisk(): void
  /** `bun run admin` on this machine: the exit code, and what it said. */
  admin(...args: string[]): Promise<[exitCode: number, said: string]>
  /** The lines of this event. */
  events(name: string): Record<string, unknown>[]
}

export function createNode(options: NodeOptions): Node {
  const { folder, port, litefsPort, peerLitefsPort, env, owner, until } = options
  const name = `127.0.0.1:${port}`
  const mount = join(folder, 'mount')
  const dataDir = join(folder, 'data')
  const litefsDataDir = join(folder, 'litefs')
  const log: string[] = []
  /** A machine that ends by itself is started again, as Fly's policy has it. */
  let isWanted = false
  // The running Bun under its name, whatever a package manager calls it.
  const programs = join(folder, 'programs')
  mkdirSync(programs, { recursive: true })
  symlinkSync(process.execPath, join(programs, 'bun'))
  let process_: Bun.Subprocess<'ignore', 'pipe', 'pipe'> | undefined

  const environment = {
    PATH: `${programs}:${dirname(LITEFS)}:${process.env.PATH}`,
    HOME: process.env.HOME ?? '/root',
    NODE_ENV: 'test',
    MALLOC_ARENA_MAX: '1',
    HOST: '127.0.0.1',
    PORT: String(port),
    HOSTNAME: name,
    DATA_DIR: dataDir,
    LITEFS_DIR: mount,
    LITEFS_DATA_DIR: litefsDataDir,
    LITEFS_ADDRESS: `127.0.0.1:${litefsPort}`,
    LITEFS_API: `http://127.0.0.1:${litefsPort}`,
    LITEFS_ADVERTISED: `http://127.0.0.1:${litefsPort}`,
    LITEFS_PEERS: `http://127.0.0.1:${peerLitefsPort}`,
    WRITER_URL: 'http://{writer}',
    SERVER_COMMAND: 'bun src/server.ts',
    SESSION_SECRET: 'what both of the machines know of each other',
    ...env,
  }

  const unmount = () => Bun.spawnSync(['fusermount3', '-uzq', mount])

  return {
    name,
    url: `http://${name}`,
    dataDir,
    file: join(mount, DATABASE),
    litefs: `http://127.0.0.1:${litefsPort}`,
    log,
    isRunning: () => process_ !== undefined && process_.exitCode === null && process_.signalCode === null,
    start() {
      isWanted = true
      unmount()
      for (const path of [mount, dataDir, litefsDataDir]) mkdirSync(path, { recursive: true })
      if (owner !== undefined) {
        chmodSync(dirname(folder), 0o755)
        chownSync(dataDir, owner, owner)
      }
      process_ = Bun.spawn(['setsid', 'sh', 'deploy/start-pair', '-config', 'litefs.yml'], {
        cwd: ROOT,
        env: environment,
        stdin: 'ignore',
        stdout: 'pipe',
        stderr: 'pipe',
      })
      void collect(process_.stdout, log)
      void collect(process_.stderr, log)
      const { exited } = process_
      void exited.then(() => isWanted && this.start())
    },
    started: () => until(`${name} is ready`, () => isUp(`http://${name}/readyz`)),
    async stop() {
      isWanted = false
      process_?.kill('SIGTERM')
      return (await process_?.exited) ?? 0
    },
    async kill() {
      isWanted = false
      if (this.isRunning() && process_) process.kill(-process_.pid, 'SIGKILL')
      await process_?.exited
      unmount()
    },
    async killServer() {
      const pid = Bun.spawnSync(['pgrep', '-g', String(process_?.pid), '-f', 'src/server.ts'])
        .stdout.toString()
        .trim()
      process.kill(Number(pid.split('\n').at(-1)), 'SIGKILL')
      await process_?.exited
    },
    loseDisk() {
      unmount()
      for (const path of [dataDir, litefsDataDir]) rmSync(path, { recursive: true, force: true })
    },
    async admin(...args) {
      const run = Bun.spawn(['bun', 'src/admin.ts', ...args], {
        cwd: ROOT,
        env: environment,
        stdout: 'pipe',
        stderr: 'pipe',
      })
      const said = await Promise.all([new Response(run.stdout).text(), new Response(run.stderr).text()])
      return [await run.exited, said.join('')]
    },
    events: (event) =>
      log
        .filter((line) => line.includes(`"event":"${event}"`))
        .map((line) => JSON.parse(line.slice(line.indexOf('{'))) as Record<string, unknown>),
  }
}

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

async function collect(stream: ReadableStream<Uint8Array>, log: string[]): Promise<void> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    log.push(...lines)
  }
}
