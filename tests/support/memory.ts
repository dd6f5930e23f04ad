import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A group of processes whose memory the kernel limits: a process that needs more is killed. */
export interface MemoryLimit {
  /** A process that writes its id here joins the group. */
  procs: string
  remove(): void
}

const V1 = '/sys/fs/cgroup/memory'
const V2 = '/sys/fs/cgroup'

/** Undefined where this machine does not allow such a group. */
export function limitMemory(bytes: number): MemoryLimit | undefined {
  for (const [root, file, line] of [
    [V1, 'memory.limit_in_bytes', /^\d+:(?:[^:]*,)?memory(?:,[^:]*)?:(.*)$/m],
    [V2, 'memory.max', /^0::(.*)$/m],
  ] as const) {
    const own = line.exec(readFileSync('/proc/self/cgroup', 'utf8'))?.[1]
    if (own === undefined || !existsSync(root)) continue
    for (const parent of [own, dirname(own), '/']) {
      const group = groupIn(join(root, parent), file, bytes)
      if (group) return { procs: join(group, 'cgroup.procs'), remove: () => rmdirSync(group) }
    }
  }
  return undefined
}

/** In version 2 a group gets what its parent delegates, and a parent with its own processes delegates nothing. */
function groupIn(parent: string, file: string, bytes: number): string | undefined {
  const group = join(parent, `storylamp-${crypto.randomUUID()}`)
  try {
    mkdirSync(group)
  } catch {
    return undefined
  }
  try {
    if (!existsSync(join(group, file))) writeFileSync(join(parent, 'cgroup.subtree_control'), '+memory')
    writeFileSync(join(group, file), String(bytes))
    return group
  } catch {
    rmdirSync(group)
    return undefined
  }
}

const MEGABYTE = 1024 * 1024

/** The peak memory of a process and its children, each at its own peak, in MB; 0 where it is unknown. */
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
