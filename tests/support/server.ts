import { join } from 'node:path'
import { buildProgramOnce, PROGRAM } from '../../src/build/program.ts'
import { aFolder } from './folders.ts'
import { limitMemory, peakMegabytes } from './memory.ts'
import { onceFree } from './once-free.ts'

const ROOT = join(import.meta.dir, '../..')
let built: Promise<void> | undefined

export interface RunningServer {
  url: string
  pid: number
  dataDir: string
  /** Milliseconds from the start of the process to its first answer. */
  startMs: number
  /** Every line that it has logged. */
  log: string[]
  /** Whether the kernel limits it to `memoryMegabytes`. */
  isHeld: boolean
  /** Its peak memory, with its children, in MB. */
  peakMegabytes(): number
  /** Whether it still runs. */
  isAlive(): boolean
  /** Ends it as a power cut would. */
  kill(): Promise<void>
  /** Ends it gracefully and returns its exit code. */
  stop(): Promise<number>
}

export interface ServerOptions {
  dataDir?: string
  /** A free one by default. */
  port?: number
  /** Modules that the process loads first. */
  preload?: string[]
  env?: Record<string, string>
  /** Another checkout of the app. */
  root?: string
  /** The kernel's limit, where one can be set; exceeding it ends the process. */
  memoryMegabytes?: number
}

/** The real server in its own process, on a free port, with its own folder. */
export const startServer = (options: ServerOptions = {}): Promise<RunningServer> =>
  options.port ? onceFree(() => start(options)) : start(options)

async function start({
  dataDir = aFolder('server'),
  port = 0,
  preload = [],
  env = {},
  root = ROOT,
  memoryMegabytes,
}: ServerOptions): Promise<RunningServer> {
  if (root === ROOT) {
    built ??= buildProgramOnce()
    await built
  }
  const startedAt = performance.now()
  const limit = memoryMegabytes === undefined ? undefined : limitMemory(memoryMegabytes * 1024 * 1024)
  const command = [process.execPath, ...preload.flatMap((path) => ['--preload', path]), programOf(root)]
  const process_ = Bun.spawn(
    limit ? ['sh', '-c', 'echo $$ > "$0" && exec "$@"', limit.procs, ...command] : command,
    {
      cwd: root,
      env: { ...cleanEnvironment(), PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, ...env },
      stdout: 'pipe',
      stderr: 'pipe',
    },
  )
  void process_.exited.then(() => limit?.remove())
  const log: string[] = []
  const started = Promise.withResolvers<number>()
  void collect(process_.stderr, (line) => log.push(line))
  void collect(process_.stdout, (line) => {
    log.push(line)
    const announced = /"event":"server.started".*"port":(\d+)/.exec(line)
    if (announced) started.resolve(Number(announced[1]))
  }).then(() => started.reject(new Error(`The server did not start:\n${log.join('\n')}`)))
  const url = `http://127.0.0.1:${await started.promise}`
  await (await fetch(`${url}/healthz`)).text()
  return {
    url,
    pid: process_.pid,
    dataDir,
    startMs: performance.now() - startedAt,
    log,
    isHeld: limit !== undefined,
    peakMegabytes: () => peakMegabytes(process_.pid),
    isAlive: () => process_.exitCode === null && process_.signalCode === null,
    async kill() {
      process_.kill('SIGKILL')
      await process_.exited
    },
    stop() {
      process_.kill('SIGTERM')
      return process_.exited
    },
  }
}

/** Another checkout may be older than the built program, or not be built. */
const programOf = (root: string) => (root === ROOT ? PROGRAM : 'src/server.ts')

/** None of this machine's settings reach the server under test; malloc is configured as in `bun run start`. */
function cleanEnvironment(): Record<string, string> {
  const { PATH = '', HOME = '', TMPDIR } = process.env
  return {
    PATH,
    HOME,
    ...(TMPDIR ? { TMPDIR } : {}),
    NODE_ENV: 'test',
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '2097152',
  }
}

async function collect(stream: ReadableStream<Uint8Array>, take: (line: string) => void): Promise<void> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) take(line)
  }
  if (rest) take(rest)
}
