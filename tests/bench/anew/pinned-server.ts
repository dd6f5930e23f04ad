import { readdirSync, readFileSync } from 'node:fs'

export interface Rate {
  /** Responses per second of the server's processor time: what one otherwise idle core would achieve. */
  perSecond: number
}

const CONNECTIONS = 8
/** The unit in which /proc counts processor time when nothing finer is available. */
const TICKS_PER_SECOND = 100

/** Pins a process with all its threads to one core, so that no other thread helps it; does nothing except on Linux. */
export function pin(pid: number, core: number): boolean {
  if (process.platform !== 'linux') return false
  return (
    Bun.spawnSync(['taskset', '--all-tasks', '--cpu-list', '--pid', String(core), String(pid)]).exitCode === 0
  )
}

interface Asking {
  times: number
  connections?: number
  /** Of each response: a page, or not modified. */
  status?: 200 | 304
}

/** Requests what `next` names this many times. */
export async function ask(
  pid: number,
  next: () => string,
  headers: Record<string, string>,
  { times, connections = CONNECTIONS, status = 200 }: Asking,
): Promise<Rate> {
  const before = processorSeconds(pid)
  let asked = 0
  const connection = async () => {
    while (asked < times) {
      asked += 1
      const address = next()
      const answer = await fetch(address, { headers, redirect: 'manual' })
      await answer.arrayBuffer()
      if (answer.status !== status) throw new Error(`${address}: ${answer.status}`)
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  return { perSecond: times / (processorSeconds(pid) - before) }
}

/** Of all threads, user and kernel mode, as precisely as the kernel counts. */
export function processorSeconds(pid: number): number {
  if (process.platform !== 'linux') return performance.now() / 1000
  return nanosecondsOfThreads(pid) / 1e9 || ticksOf(pid) / TICKS_PER_SECOND
}

/** Of its first thread only, which serves requests. */
export function processorSecondsOfLoop(pid: number): number {
  return nanosecondsOf(`/proc/${pid}/task/${pid}/schedstat`) / 1e9
}

/** 0 if the kernel does not report it. */
function nanosecondsOfThreads(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  return threads.reduce((sum, thread) => sum + nanosecondsOf(`/proc/${pid}/task/${thread}/schedstat`), 0)
}

function nanosecondsOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8').split(' ')[0])
  } catch {
    // The thread has ended, or there is no such file.
    return 0
  }
}

function ticksOf(pid: number): number {
  const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return user + system
}
