import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A group of processes that the kernel holds to a number of bytes: whoever needs more is ended. */
export interface MemoryLimit {
  /** A process that writes its id here belongs to the group. */
  procs: string
  remove(): void
}

const V1 = '/sys/fs/cgroup/memory'
const V2 = '/sys/fs/cgroup'

/** Undefined where this machine lets nobody make such a group. */
export function limitMemory(bytes: number): MemoryLimit | undefined {
  for (const [root, file, line] of [
    [V1, 'memory.limit_in_bytes', /^\d+:(?:[^:]*,)?memory(?:,[^:]*)?:(.*)$/m],
    [V2, 'memory.max', /^0::(.*)$/m],
  ] as const) {
    const own = line.exec(readFileSync('/proc/self/cgroup', 'utf8'))?.[1]
    if (own === undefined || !existsSync(root)) continue
    const group = join(root, own, `storylamp-${crypto.randomUUID()}`)
    try {
      mkdirSync(group)
    } catch {
      continue
    }
    try {
      writeFileSync(join(group, file), String(bytes))
      return { procs: join(group, 'cgroup.procs'), remove: () => rmdirSync(group) }
    } catch {
      rmdirSync(group)
    }
  }
  return undefined
}

const MEGABYTE = 1024 * 1024

/** The most memory that a process and its children have had at once, each at its own peak, in MB; 0 where nothing tells it. */
export function peakMegabytes(pid: number): number {
  return Math.round(processesOf(pid).reduce((sum, each) => sum + peakOf(each), 0) / MEGABYTE)
}

function processesOf(pid: number): number[] {
  const tasks = `/proc/${pid}/task`
  if (!existsSync(tasks)) return []
  const children = readdirSync(tasks).flatMap((task) => {
    try {
      return readFileSync(join(tasks, task, 'children'), 'utf8')
        .split(' ')
        .filter(Boolean)
        .map(Number)
    } catch {
      return []
    }
  })
  return [pid, ...children.flatMap(processesOf)]
}

function peakOf(pid: number): number {
  try {
    return 1024 * Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}
