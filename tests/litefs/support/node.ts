import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DATABASE } from '../../../db/client.ts'
import { roomIn } from '../../../jobs/watch-disk.ts'
import { LITEFS } from './binary.ts'
import type { Waiting } from './waiting.ts'

const PAGE_BYTES = 4096
const ROOT = join(import.meta.dir, '../../..')

export interface NodeOptions {
  folder: string
  /** Its address on this computer. */
  host: string
  port: number
  litefsPort: number
  peerLitefsPort: number
  env: Record<string, string>
  owner?: number | undefined
  /** A separate disk of this many megabytes. */
  diskMegabytes?: number | undefined
  until: Waiting
}

/** One machine of the pair: deploy/start-pair, LiteFS, the server, and a persistent disk. */
export interface Node {
  /** Its name for LiteFS and the log, and its host name for the other machine. */
  name: string
  url: string
  dataDir: string
  /** The database in the mount. */
  file: string
  /** LiteFS's own address. */
  litefs: string
  log: string[]
  /** Its environment variables. */
  environment: Record<string, string>
  isRunning(): boolean
  start(): void
  /** Resolves when the server responds. */
  started(): Promise<unknown>
  /** Resolves when it has everything and may take over; a lagging machine is ready earlier. */
  isWhole(): Promise<unknown>
  /** The position of its database, from LiteFS's file in the mount; undefined if nothing is mounted. */
  position(): string | undefined
  /** Sends SIGTERM, as a deployment does; returns the exit code. */
  stop(): Promise<number>
  /** Kills the whole machine. */
  kill(): Promise<void>
  /** Kills only the server; LiteFS notices and exits. */
  killServer(): Promise<void>
  /** Empties the disk of the stopped machine. */
  loseDisk(): void
  /** Corrupts a page of the stopped machine's copy of the database, so that LiteFS rejects it. */
  damageCopy(): void
  /** Whether a rejected copy was set aside. */
  hasSetAside(): boolean
  /** Fills its disk (of `diskMegabytes`) except for this much. */
  fillDisk(leftBytes?: number): Promise<unknown>
  /** Frees the disk again. */
  emptyDisk(): void
  /** Releases its resources on this computer, after it was killed. */
  remove(): void
  /** `bun run admin` on this machine: exit code and output. */
  admin(...args: string[]): Promise<[exitCode: number, said: string]>
  /** The log lines of this event. */
  events(name: string): Record<string, unknown>[]
}

export function createNode(options: NodeOptions): Node {
  const { folder, host, port, litefsPort, peerLitefsPort, env, owner, diskMegabytes, until } = options
  const name = `${host}:${port}`
  const litefs = `http://${host}:${litefsPort}`
  const mount = join(folder, 'mount')
  const dataDir = join(folder, 'data')
  const litefsDataDir = join(folder, 'litefs')
  const filler = join(folder, 'filler')
  if (diskMegabytes) mountDisk(folder, diskMegabytes)
  const log: string[] = []
  /** A machine that exits by itself is restarted, as Fly's policy says. */
  let isWanted = false
  // Makes the running Bun available under its name, whatever a package manager calls it.
  const programs = join(folder, 'programs')
  mkdirSync(programs, { recursive: true })
  symlinkSync(process.execPath, join(programs, 'bun'))
  let process_: Bun.Subprocess<'ignore', 'pipe', 'pipe'> | undefined

  const environment = {
    PATH: `${programs}:${dirname(LITEFS)}:${process.env.PATH}`,
    HOME: process.env.HOME ?? '/root',
    NODE_ENV: 'test',
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '2097152',
    HOST: host,
    PORT: String(port),
    HOSTNAME: name,
    DATA_DIR: dataDir,
    LITEFS_DIR: mount,
    LITEFS_DATA_DIR: litefsDataDir,
    LITEFS_ADDRESS: `${host}:${litefsPort}`,
    LITEFS_API: litefs,
    LITEFS_ADVERTISED: litefs,
    LITEFS_PEERS: `http://${host}:${peerLitefsPort}`,
    WRITER_URL: 'http://{writer}',
    SERVER_COMMAND: 'bun dist/server.js',
    SESSION_SECRET: 'what both of the machines know of each other',
    ...env,
  }

  const unmount = () => Bun.spawnSync(['fusermount3', '-uzq', mount])

  return {
    name,
    url: `http://${name}`,
    dataDir,
    file: join(mount, DATABASE),
    litefs,
    log,
    environment,
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
    isWhole: () => until(`${name} may take over`, () => mayTakeOver(litefs)),
    position() {
      try {
        return readFileSync(join(mount, `${DATABASE}-pos`), 'utf8')
      } catch {
        return undefined
      }
    },
    async stop() {
      isWanted = false
      process_?.kill('SIGTERM')
      return (await process_?.exited) ?? 0
    },
    async kill() {
      isWanted = false
      if (this.isRunning() && process_) process.kill(-process_.pid, 'SIGKILL')
      // A LiteFS thread waiting for its own mount survives the signal until a forced unmount.
      Bun.spawnSync(['umount', '-f', mount])
      await process_?.exited
      unmount()
    },
    async killServer() {
      const pid = Bun.spawnSync(['pgrep', '-g', String(process_?.pid), '-f', 'dist/server.js'])
        .stdout.toString()
        .trim()
      process.kill(Number(pid.split('\n').at(-1)), 'SIGKILL')
      await process_?.exited
    },
    loseDisk() {
      unmount()
      for (const path of [dataDir, litefsDataDir]) rmSync(path, { recursive: true, force: true })
    },
    damageCopy() {
      const copy = openSync(join(litefsDataDir, 'dbs', DATABASE, 'database'), 'r+')
      // Within the second page, which few changes touch.
      writeSync(copy, 'no page', PAGE_BYTES + 100)
      closeSync(copy)
    },
    hasSetAside: () => existsSync(join(litefsDataDir, 'set-aside')),
    fillDisk(leftBytes = 0) {
      mkdirSync(filler, { recursive: true })
      const part = join(filler, String(readdirSync(filler).length))
      const count = leftBytes > 0 ? [`count=${Math.floor((roomIn(folder) - leftBytes) / PAGE_BYTES)}`] : []
      const command = ['dd', 'if=/dev/zero', `of=${part}`, `bs=${PAGE_BYTES}`, ...count]
      return Bun.spawn(command, { stderr: 'ignore' }).exited
    },
    emptyDisk() {
      rmSync(filler, { recursive: true })
    },
    remove() {
      if (diskMegabytes) Bun.spawnSync(['umount', '-l', folder])
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

function mountDisk(folder: string, megabytes: number): void {
  mkdirSync(folder, { recursive: true })
  const mounted = Bun.spawnSync(['mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  if (mounted.exitCode !== 0) throw new Error(mounted.stderr.toString())
}

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

async function mayTakeOver(litefs: string): Promise<boolean> {
  try {
    return ((await (await fetch(`${litefs}/info`)).json()) as { candidate: boolean }).candidate
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
