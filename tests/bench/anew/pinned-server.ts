import { readdirSync, readFileSync } from 'node:fs'

export interface Rate {
  /** Answers a second of the server's processor time: what one core would give if nobody else were on it. */
  perSecond: number
}

const CONNECTIONS = 8
/** What /proc counts processor time in, where it knows nothing finer. */
const TICKS_PER_SECOND = 100

/** Holds a process with all its threads to one core, so that no thread of its own helps it; elsewhere than on Linux it runs free. */
export function pin(pid: number, core: number): boolean {
  if (process.platform !== 'linux') return false
  return (
    Bun.spawnSync(['taskset', '--all-tasks', '--cpu-list', '--pid', String(core), String(pid)]).exitCode === 0
  )
}

interface Asking {
  times: number
  connections?: number
  /** Of each answer: a page, or that there is none. */
  status?: 200 | 304
}

/** Asks for what `next` names so many times. */
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

/** Of all its threads, in user and in kernel mode; as finely as the kernel counts it. */
export function processorSeconds(pid: number): number {
  if (process.platform !== 'linux') return performance.now() / 1000
  return nanosecondsOfThreads(pid) / 1e9 || ticksOf(pid) / TICKS_PER_SECOND
}

/** Of its first thread alone, which serves. */
export function processorSecondsOfLoop(pid: number): number {
  return nanosecondsOf(`/proc/${pid}/task/${pid}/schedstat`) / 1e9
}

/** 0 where the kernel does not say. */
function nanosecondsOfThreads(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  return threads.reduce((sum, thread) => sum + nanosecondsOf(`/proc/${pid}/task/${thread}/schedstat`), 0)
}

function nanosecondsOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8').split(' ')[0])
  } catch {
    // The thread has ended, or there is no such file here.
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
